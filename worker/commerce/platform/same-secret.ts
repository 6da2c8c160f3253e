import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether what was given is the secret. Digests have one length, so the comparison takes one time; an empty secret
 * opens nothing.
 */
export function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(given), digest(secret))
}
