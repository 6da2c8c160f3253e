import { expect, test } from 'vitest'
import { forgetChanged, forgetReads, readOnce } from './memory.ts'

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

test('a write ends what is known of its table and of what its triggers write, and an unknown one ends everything', () => {
  const storage = {}
  const questions = ['"orders"', '"tally"', '"order_line" join "variant"', '"bill"'].map(
    (of) => `select "id" from ${of}`,
  )
  const forgottenBy = (text: string): string[] => {
    forgetReads(storage)
    for (const question of questions) readOnce(storage, question, () => 'before')
    forgetChanged(storage, text)
    return questions.filter((question) => readOnce(storage, question, () => 'after') === 'after')
  }
  expect(forgottenBy('update "orders" set "note" = ?')).toEqual(questions.slice(0, 2))
  expect(forgottenBy('\n  UPDATE "order_line" SET unit_price = ?')).toEqual(questions.slice(2, 3))
  expect(forgottenBy('insert into "bill" ("code") values (?)')).toEqual(questions.slice(3))
  expect(forgottenBy('insert into "charge" ("reference") values (?)')).toEqual([])
  for (const unknown of ['delete from "orders"', 'update "variant" set "stock" = ?', 'replace into "bill" values (?)'])
    expect(forgottenBy(unknown)).toEqual(questions)
})
