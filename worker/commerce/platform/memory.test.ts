import { expect, test } from 'vitest'
import { cached, invalidate } from './memory.ts'
import type { Db } from './scope.ts'

test('a turn keeps what it has read, but neither a long answer nor more questions than a page asks', () => {
  const storage = {} as DurableObjectStorage
  let reads = 0
  const ask = (question: string, rows: number) =>
    cached(storage, { statement: question }, () => ((reads += 1), Array(rows).fill(0)))
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
  invalidate(storage, 'turn')
  expect(readsOf(() => ask('short', 10))).toBe(1)
})

test('a write ends what is known of its table and of what its triggers write, and an unknown one ends everything', () => {
  const storage = {} as DurableObjectStorage
  const questions = ['"orders"', '"tally"', '"order_line" join "variant"', '"bill"'].map(
    (of) => `select "id" from ${of}`,
  )
  const forgottenBy = (text: string): string[] => {
    invalidate(storage, 'turn')
    for (const question of questions) cached(storage, { statement: question }, () => 'before')
    invalidate(storage, { write: text })
    return questions.filter((question) => cached(storage, { statement: question }, () => 'after') === 'after')
  }
  expect(forgottenBy('update "orders" set "note" = ?')).toEqual(questions.slice(0, 2))
  expect(forgottenBy('\n  UPDATE "order_line" SET unit_price = ?')).toEqual(questions.slice(2, 3))
  expect(forgottenBy('insert into "bill" ("code") values (?)')).toEqual(questions.slice(3))
  expect(forgottenBy('insert into "charge" ("reference") values (?)')).toEqual([])
  for (const unknown of ['delete from "orders"', 'update "variant" set "stock" = ?', 'replace into "bill" values (?)'])
    expect(forgottenBy(unknown)).toEqual(questions)
})

test('what was worked out stands as long as everything that it was made of', () => {
  const storage = {} as DurableObjectStorage
  const db = { $client: storage } as unknown as Db
  let [works, row] = [0, 0]
  const read = (table: string) => cached(storage, { statement: `select "id" from "${table}"` }, () => [(row += 1)])
  const inner = () => cached(db, { turn: ['inner'] }, () => [...read('orders')])
  const price = () => cached(db, { turn: ['price'] }, () => ((works += 1), [...inner(), ...read('bill')]))
  const worksOf = (change: () => void) => {
    price()
    change()
    const before = works
    price()
    return works - before
  }
  expect(worksOf(() => {})).toBe(0)
  expect(worksOf(() => invalidate(storage, { write: 'update "charge" set "number" = ?' }))).toBe(0)
  expect(worksOf(() => invalidate(storage, { write: 'update "bill" set "status" = ?' }))).toBe(1)
  // What it took from another result counts too, and rows that were read again meanwhile are others.
  const again = () => (invalidate(storage, { write: 'update "orders" set "note" = ?' }), read('orders'))
  expect(worksOf(again)).toBe(1)
  expect(worksOf(() => invalidate(db, { object: 'shop state' }))).toBe(1)
  expect(worksOf(() => invalidate(storage, 'turn'))).toBe(1)
})

test('what writes, fails or reads much is worked out again', () => {
  const storage = {} as DurableObjectStorage
  const db = { $client: storage } as unknown as Db
  let works = 0
  const twice = (question: string, work: () => unknown) => {
    const before = works
    const once = () => cached(db, { turn: [question] }, () => ((works += 1), work()))
    for (const attempt of [once, once])
      try {
        attempt()
      } catch {
        // What is counted is the attempt.
      }
    return works - before
  }
  expect(twice('reads', () => cached(storage, { statement: 'select 1' }, () => []))).toBe(1)
  expect(twice('writes', () => invalidate(storage, { write: 'update "bill" set "status" = ?' }))).toBe(2)
  expect(twice('is long', () => cached(storage, { statement: 'select 2' }, () => Array(5_000).fill(0)))).toBe(2)
  const fail = () => {
    throw new Error('no')
  }
  expect(twice('fails', fail)).toBe(2)
  expect(twice('reads after a failure', () => cached(storage, { statement: 'select 3' }, () => []))).toBe(1)
})
