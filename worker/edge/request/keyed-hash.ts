import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EarlyContext } from './request-context.ts'

/** The key before a request's shop is known: then only hashes of the same isolate can be compared. */
let ownKey: string | null = null

/**
 * A hash that only this shop's key makes: HMAC-SHA-256, 43 characters of base64url. At once: Web Crypto answers in a
 * later turn of the thread, and in a crowd each turn waits for all that has come.
 */
export const keyedHash = ({ accessKey }: Pick<EarlyContext['tenant'], 'accessKey'>, text: string): string =>
  createHmac('sha256', accessKey || (ownKey ??= crypto.randomUUID()))
    .update(text)
    .digest('base64url')

/** Whether this is the hash that this shop's key makes of the text; it takes as long when it is not. */
export function isKeyedHash(tenant: Pick<EarlyContext['tenant'], 'accessKey'>, text: string, given: string): boolean {
  const [own, other] = [Buffer.from(keyedHash(tenant, text)), Buffer.from(given)]
  return own.length === other.length && timingSafeEqual(own, other)
}
