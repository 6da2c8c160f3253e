import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'

/**
 * Who left for Google, from which shop, and where they are to come back to. It is signed: Google and the browser only
 * carry it.
 */
const Journey = z.object({
  jti: z.string(),
  shop: z.number(),
  /** `https://toko.id`, with the port on this machine. */
  origin: z.string(),
  purpose: z.enum(['login', 'link']),
  next: z.string().nullable(),
  /** A digest of the visitor's id: the way back is open to the same browser only. */
  visitor: z.string(),
  customerId: z.string().nullable(),
})
export type Journey = z.output<typeof Journey>

const keyOf = (secret: string, use: 'state' | 'pocket') => new TextEncoder().encode(`${secret}\ngoogle ${use}`)
const seconds = limits.googleArrivalMinutes * 60

export const visitorDigest = (visitorId: string): string => createHash('sha256').update(visitorId).digest('base64url')

export function signState(secret: string, journey: Journey): Promise<string> {
  return sign(keyOf(secret, 'state'), journey)
}
/** null: not ours, changed, or too old. */
export async function readState(secret: string, state: string): Promise<Journey | null> {
  return Journey.safeParse(await open(keyOf(secret, 'state'), state)).data ?? null
}

/** What the callback host keeps in its own cookie while the shopper is at Google. */
const Pocket = z.object({ jti: z.string(), verifier: z.string(), nonce: z.string() })
export type Pocket = z.output<typeof Pocket>
export const signPocket = (secret: string, pocket: Pocket): Promise<string> => sign(keyOf(secret, 'pocket'), pocket)
export const readPocket = async (secret: string, cookie: string): Promise<Pocket | null> =>
  Pocket.safeParse(await open(keyOf(secret, 'pocket'), cookie)).data ?? null

const sign = (key: Uint8Array, claims: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(key)

async function open(key: Uint8Array, token: string): Promise<unknown> {
  if (token.length > limits.stateChars) return null
  try {
    return (await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp', 'jti'] })).payload
  } catch {
    // Forged, cut or over: it is all the same to who carries it.
    return null
  }
}
