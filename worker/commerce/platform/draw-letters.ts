import { createHash } from 'node:crypto'

/** Without the letters and digits that are easily misread or misheard: I, L, O, U (Crockford). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** So many letters and digits, drawn from `seed`. */
export function drawLetters(seed: string, count: number): string {
  const drawn = createHash('sha256').update(seed).digest()
  return [...drawn.subarray(0, count)].map((byte) => letters[byte % letters.length]).join('')
}
