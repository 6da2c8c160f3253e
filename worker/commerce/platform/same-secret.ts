import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether the given text is the secret. Digests have equal length, so the comparison always takes the same time; an
 * empty secret matches nothing.
 */
export function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return secret !== '' && timingSafeEqual(digest(given), digest(secret))
}
