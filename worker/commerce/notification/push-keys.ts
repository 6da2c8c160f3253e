import { SignJWT } from 'jose'
import { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import { limits } from '#shared/limits.ts'

/** As `npx web-push generate-vapid-keys --json` writes them, with the address that the makers of browsers may write to. */
const PushKeys = z.strictObject({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
  subject: z.string().regex(/^(?:mailto:|https:\/\/)\S{3,200}$/),
})
export type PushKeys = z.output<typeof PushKeys>

/** null: there is no secret, or none that can be used. */
export function readPushKeys(secret: string): PushKeys | null {
  // The doctor says what cannot be used; a shop goes on without.
  return PushKeys.safeParse(jsonOf(secret)).data ?? null
}

/**
 * Who sends it, for the maker of the browser (RFC 8292). It compares the time with its own clock, so it is never that of
 * a demo shop.
 */
export async function signedFor(endpoint: string, { publicKey, privateKey, subject }: PushKeys): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey }
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
  const token = await new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(Date.now() / 1_000) + limits.pushSignedSeconds)
    .setSubject(subject)
    .sign(key)
  return `vapid t=${token}, k=${publicKey}`
}
