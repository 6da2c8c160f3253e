import { expect, test } from 'vitest'
import { distance } from './spelling.ts'

/** The whole table, without a shorter way. */
function slowly(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number) => table[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const step = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 99
      const row = table[i]
      if (row) row[j] = Math.min(at(i - 1, j - 1) + step, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped)
    }
  return at(a.length, b.length)
}

test('the shorter ways find the distance of the whole table, or that it is too far', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const word = () => Array.from({ length: 2 + random(8) }, () => 'abcdeé1'[random(7)]).join('')
  for (let n = 0; n < 20_000; n += 1) {
    const [a, b] = [word(), word()]
    const known = slowly(a, b)
    for (const max of [0, 1, 2])
      expect([a, b, max, distance(a, b, max)]).toEqual([a, b, max, known <= max ? known : null])
  }
})
