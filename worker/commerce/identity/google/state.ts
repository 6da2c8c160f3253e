import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { googlePurposes } from '#shared/api/account/google.ts'
import { limits } from '#shared/limits.ts'
import type { Secrets } from '#commerce/platform/secrets.ts'

/**
 * Who went to Google, from which shop, and where they return to. It is signed, because Google and the browser carry it.
 */
const GoogleState = z.object({
  jti: z.string(),
  shop: z.number(),
  /** `https://toko.id`, with the port on this machine. */
  origin: z.string(),
  purpose: z.enum(googlePurposes),
  next: z.string().nullable(),
  /** A digest of the visitor's id: only the same browser may come back with it. */
  visitor: z.string(),
  customerId: z.string().nullable(),
})
export type GoogleState = z.output<typeof GoogleState>

const keyOf = (secret: string, use: 'state' | 'flow') => new TextEncoder().encode(`${secret}\ngoogle ${use}`)
const seconds = limits.googleLoginMinutes * 60

export const visitorDigest = (visitorId: string): string => createHash('sha256').update(visitorId).digest('base64url')

export function signState({ current }: Secrets, state: GoogleState): Promise<string> {
  return sign(keyOf(current, 'state'), state)
}
/** null: it is not ours, was changed, or is too old. */
export async function readState(secrets: Secrets, state: string): Promise<GoogleState | null> {
  return GoogleState.safeParse(await open(secrets, 'state', state)).data ?? null
}

/** What the callback host keeps in its own cookie while the shopper is at Google. */
const FlowCookie = z.object({ jti: z.string(), verifier: z.string(), nonce: z.string() })
export type FlowCookie = z.output<typeof FlowCookie>
export const signFlowCookie = ({ current }: Secrets, flow: FlowCookie): Promise<string> =>
  sign(keyOf(current, 'flow'), flow)
export const readFlowCookie = async (secrets: Secrets, cookie: string): Promise<FlowCookie | null> =>
  FlowCookie.safeParse(await open(secrets, 'flow', cookie)).data ?? null

const sign = (key: Uint8Array, claims: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(key)

async function open({ believed }: Secrets, use: 'state' | 'flow', token: string): Promise<unknown> {
  if (token.length > limits.stateChars) return null
  for (const secret of believed)
    try {
      return (await jwtVerify(token, keyOf(secret, use), { algorithms: ['HS256'], requiredClaims: ['exp', 'jti'] }))
        .payload
    } catch {
      // Forged, cut off, expired or signed by the former secret: the caller treats what nothing opens alike.
    }
  return null
}
