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

test('what was read or worked out in a turn stands until a write or the next turn', () => {
  const storage = {} as DurableObjectStorage
  const db = { $client: storage } as unknown as Db
  let works = 0
  const work = () => (works += 1)
  const price = () => [
    cached(storage, { statement: 'select 1' }, work),
    cached(db, { turn: ['price', 1] }, work),
    cached(db, { turn: ['price', 2] }, work),
  ]
  const first = price()
  expect(price()).toEqual(first)
  invalidate(db, 'turn')
  expect(price()).toEqual(first.map((value) => value + 3))
})

test('what an object keeps outlives its turns; what was worked out from it does not outlive it', () => {
  const storage = {} as DurableObjectStorage
  const db = { $client: storage } as unknown as Db
  let state = 'before'
  const read = () => cached(db, { object: 'state' }, () => state)
  const shown = () => cached(db, { turn: ['shown'] }, read)
  expect(shown()).toBe('before')
  state = 'after'
  invalidate(db, 'turn')
  expect(shown()).toBe('before')
  invalidate(db, { object: 'state' })
  expect(shown()).toBe('after')
  state = 'undone'
  invalidate(storage, 'everything')
  expect(shown()).toBe('undone')
})

test('what writes or fails is worked out again', () => {
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
  expect(twice('writes', () => invalidate(storage, 'turn'))).toBe(2)
  const fail = () => {
    throw new Error('no')
  }
  expect(twice('fails', fail)).toBe(2)
})
