import { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import { lazy } from '#shared/lazy.ts'
import type { VendorResult } from './vendor-http.ts'

/**
 * The Graph API says by a code, at 400 as at any other status, that it takes the request later: too many calls of the
 * app, of the account or of the number (4, 80007, 130429), too many to one person (131056), too many that people did not
 * want (131048), its own service or the account is at rest (131016, 131057). 190: the token has ended
 * (developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes).
 */
const later: ReadonlySet<number> = new Set([4, 80_007, 130_429, 131_016, 131_048, 131_056, 131_057])
const ErrorBody = lazy(() => z.object({ error: z.object({ code: z.number() }) }))
/** What Meta has answered, with `down` and `locked` where its code says so. */
export function unlessLater<T>(answer: VendorResult<T>): VendorResult<T> {
  const said = answer.ok ? null : ErrorBody().safeParse(jsonOf(answer.body ?? ''))
  const code = said?.data?.error.code
  if (answer.ok || code === undefined) return answer
  return later.has(code) ? { ...answer, reason: 'down' } : code === 190 ? { ...answer, reason: 'locked' } : answer
}
