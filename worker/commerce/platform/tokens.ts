import { jwtVerify, SignJWT } from 'jose'
import { limits } from '#shared/limits.ts'
import type { Secrets } from './secrets.ts'

export interface Session {
  customerId: string
  sessionId: string
}

const algorithm = 'HS256'
const tokenChars = 2_048
const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** The bearer token of a session. The Shop checks on every call whether the session is still alive. */
export function signSession(
  { current }: Secrets,
  companyId: number,
  { customerId, sessionId }: Session,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1_000)
  return new SignJWT({ sid: sessionId, shop: companyId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(customerId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + limits.sessionSeconds)
    .sign(keyOf(current))
}

/** Whose token it is; null when it is not ours, belongs to another shop, or has expired. */
export async function readSession({ believed }: Secrets, companyId: number, token: string): Promise<Session | null> {
  if (token.length > tokenChars) return null
  for (const secret of believed) {
    const session = await readSignedBy(secret, companyId, token)
    if (session) return session
  }
  return null
}

async function readSignedBy(secret: string, companyId: number, token: string): Promise<Session | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      requiredClaims: ['sub', 'sid', 'shop', 'exp', 'iat'],
    })
    const { sub, sid, shop, exp = 0, iat = 0 } = payload
    const lasts = Number.isSafeInteger(exp) && Number.isSafeInteger(iat) && exp - iat <= limits.sessionSeconds
    return shop === companyId && lasts && typeof sub === 'string' && typeof sid === 'string'
      ? { customerId: sub, sessionId: sid }
      : null
  } catch {
    // No token, a forged one or an expired one: the caller treats all of them alike.
    return null
  }
}
