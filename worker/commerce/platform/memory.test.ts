import { expect, test } from 'vitest'
import { forgetReads, readOnce } from './memory.ts'

test('a turn keeps what it has read, but neither a long answer nor more questions than a page asks', () => {
  const storage = {}
  let reads = 0
  const ask = (question: string, rows: number) => readOnce(storage, question, () => ((reads += 1), Array(rows).fill(0)))
  const readsOf = (work: () => void) => {
    const before = reads
    work()
    return reads - before
  }
  expect(readsOf(() => [ask('short', 10), ask('short', 10)])).toBe(1)
  expect(readsOf(() => [ask('long', 5_000), ask('long', 5_000)])).toBe(2)
  for (let n = 0; n < 500; n += 1) ask(`slice ${n}`, 10)
  expect(readsOf(() => ask('slice 499', 10))).toBe(1)
  expect(readsOf(() => ask('short', 10))).toBe(0)
  forgetReads(storage)
  expect(readsOf(() => ask('short', 10))).toBe(1)
})
