import { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { readSent } from '#shared/web/bytes.ts'
import { DeskFailure, operate } from './operations.ts'
import { json, redirectTo } from '#edge/request/answer.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { logSecurity } from '#edge/request/security-log.ts'
import { setCookie } from '#edge/shop/cookies.ts'
import { type Desk, entryPage } from './show.tsx'

const Entered = z.object({ session: z.string().regex(/^[\w-]+$/), endsAt: z.iso.datetime() })

/** The link is used up by a press, not by looking at it: a messenger looks at every link that it shows. */
export async function enterByLink(desk: Desk, pass: string): Promise<Response> {
  const { c, context } = desk
  try {
    const entered = await operate(c, '', '/desk/enter', { method: 'POST', body: { pass } })
    keep(context, Entered.parse(await entered.json()))
    return await redirectTo(context, '/kelola', 303)
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    logSecurity(context, 'administration_refused')
    // Without an answer the link may still be good, and pressing it again helps.
    const again = failure.status >= 500 ? pass : null
    return entryPage(desk, { pass: again, message: failure.message, status: failure.status })
  }
}

function keep(context: RequestContext, { session, endsAt }: z.output<typeof Entered>): void {
  setCookie(context, 'desk', session, (Date.parse(endsAt) - Date.now()) / 1_000)
  logSecurity(context, 'signed_in', { to: 'desk' })
}

/** What the script for passkeys calls, and the operation that answers it. */
const calls = {
  '/passkey': { path: '/desk/enter', signed: false },
  '/passkey/masuk': { path: '/desk/enter', signed: true },
  '/passkey/baru': { path: '/desk/passkeys/begin', signed: false },
  '/passkey/simpan': { path: '/desk/passkeys', signed: true },
} as const
export const passkeyPaths: ReadonlySet<string> = new Set(Object.keys(calls))
const Signed = z.object({ credential: z.string().max(limits.passkeyJsonChars) })

export async function passkeyCall({ c, context, path, session }: Desk): Promise<Response> {
  const { path: to, signed } = calls[path as keyof typeof calls]
  const sent = Signed.safeParse(await bodyOf(context.request))
  const body = { origin: context.origin, ...(signed && sent.success ? sent.data : {}) }
  try {
    const entering = to === '/desk/enter'
    const response = await operate(c, entering ? '' : session, to, { method: 'POST', body })
    const answered: unknown = await response.json()
    if (entering && signed) {
      keep(context, Entered.parse(answered))
      return await json(context, {})
    }
    return await json(context, answered)
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    if (signed) logSecurity(context, 'sign_in_failed')
    return json(context, { message: failure.message || messageOf('unavailable') }, failure.status)
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const bytes = await readSent(request, 4 * limits.passkeyJsonChars)
  return typeof bytes === 'string' ? null : jsonOf(new TextDecoder().decode(bytes))
}
