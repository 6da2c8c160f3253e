import { visitorPattern } from '#shared/web/id-patterns.ts'
import { secretsOf } from '#commerce/platform/secrets.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findCaller } from '#commerce/platform/directory/access.ts'
import { refererHost } from '#commerce/platform/directory/host.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { Caller } from '#commerce/platform/call.ts'
import { readSession } from '#commerce/platform/tokens.ts'

export interface Identified {
  company: Company
  caller: Caller
}
export interface HttpEnv {
  Bindings: Env
  Variables: Identified
}

/** Which shop is called, and who claims to call. A header that cannot be read is refused, not ignored. */
export async function identify(env: Env, header: (name: string) => string | undefined): Promise<Result<Identified>> {
  const company = await findCaller(env, header('api-access') ?? '', refererHost(header('referer')))
  if (!company) return refused('access_denied')
  const visitorId = header('visitor-id') ?? null
  if (visitorId !== null && !visitorPattern.test(visitorId)) return refused('bad_request')
  const bearer = header('authorization')
  const session =
    bearer === undefined ? null : await readSession(secretsOf(env), company.companyId, bearer.replace(/^Bearer +/i, ''))
  if (bearer !== undefined && !session) return refused('sign_in_needed')
  const address = (header('visitor-address') ?? '').slice(0, limits.idChars)
  const device = readDevice(header('visitor-device'))
  const [deviceKey, nextVisitorId] = [readKey(header('device-key')), readKey(header('next-visitor-id'))]
  return accepted({
    company,
    caller: {
      companyId: company.companyId,
      session,
      visitorId,
      address,
      device,
      deviceKey,
      nextVisitorId,
      arrivedAt: readMoment(header('arrived-at')),
    },
  })
}

/** A random id of the browser; anything else counts as none. */
const readKey = (given: string | undefined): string | null =>
  given !== undefined && visitorPattern.test(given) ? given : null

/** ms since the epoch; anything else counts as none. */
const readMoment = (given: string | undefined): number | null =>
  given !== undefined && /^\d{1,15}$/.test(given) ? Number(given) : null

/** A few plain words; anything else counts as none. */
const readDevice = (given: string | undefined): string =>
  given !== undefined && /^[\w .-]{1,60}$/.test(given) ? given : ''
