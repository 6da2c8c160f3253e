import { limits } from '#shared/limits.ts'

/**
 * How many letters a word may differ from the one that is meant. 0: it is too short to guess, or a number or size,
 * which is never a typing error.
 */
export function typosIn(word: string): 0 | 1 | 2 {
  if (word.length < limits.typoLettersMin || word.length > limits.searchWordChars || /\p{N}/u.test(word)) return 0
  return word.length > limits.typoTwoLetters ? 2 : 1
}

/**
 * How many letters must be inserted, left out, changed or swapped with their neighbour; null: more than `max`. Three
 * rows of the table are enough, and the search ends at a row that is wholly above `max`.
 */
export function distance(a: string, b: string, max: number): number | null {
  if (Math.abs(a.length - b.length) > max || bitsIn(lettersIn(a) ^ lettersIn(b)) > 2 * max) return null
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const cheapest = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(swapped ? Math.min(cheapest, (before[j - 2] ?? 0) + 1) : cheapest)
    }
    if (Math.min(...row) > max) return null
    before = last
    last = row
  }
  const found = last[b.length] ?? 0
  return found <= max ? found : null
}

/** A bit for each letter of a word. One step puts in or takes out two at most, so most words need no table. */
function lettersIn(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}
function bitsIn(number: number): number {
  let count = 0
  for (let left = number; left !== 0; left &= left - 1) count += 1
  return count
}

/** The nearest of these words, the first of them in a tie; null: none is near enough. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null
  let bound: number = typosIn(word)
  for (const candidate of candidates) {
    const far = bound > 0 ? distance(word, candidate, bound) : null
    if (far === null || far === 0) continue
    best = candidate
    // From here on, only a nearer word counts.
    bound = far - 1
  }
  return best
}
