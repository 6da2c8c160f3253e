import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinsFor, coinsUsable, returnedUntil, takesOf } from './rules.ts'

const lots = fc.array(fc.integer({ min: 0, max: 500 })).map((left) => left.map((one, id) => ({ id, left: one })))

test('what is taken is what was asked, in order, and never more than a lot holds', () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 0, max: 5_000 }), (all, amount) => {
      const held = all.reduce((sum, { left }) => sum + left, 0)
      const takes = takesOf(all, amount)
      expect(takes === null).toBe(amount > held)
      if (takes === null) return
      expect(takes.reduce((sum, take) => sum + take.amount, 0)).toBe(amount)
      for (const take of takes ?? []) expect(take.amount).toBeLessThanOrEqual(all[take.lotId]?.left ?? 0)
      // A later lot is touched only when those before it are empty.
      const last = Math.max(-1, ...takes.map(({ lotId }) => lotId))
      for (const { id, left } of all.slice(0, Math.max(0, last)))
        expect(takes.find(({ lotId }) => lotId === id)?.amount ?? 0).toBe(left)
    }),
    { numRuns: 300 },
  )
})

test('coins are whole, are given for what was paid, and pay at most their share', () => {
  const rules = { earnPercent: 1, usePercent: 50 }
  expect(coinsFor(199_999, rules)).toBe(1_999)
  expect(coinsFor(99, rules)).toBe(0)
  expect(coinsFor(10_000, { ...rules, earnPercent: 3 })).toBe(300)
  expect(coinsFor(-1, rules)).toBe(0)
  expect(coinsUsable(100_001, 80_000, rules)).toBe(50_000)
  expect(coinsUsable(100_000, 7, rules)).toBe(7)
  expect(coinsUsable(0, 7, rules)).toBe(0)
})

test('coins that come back keep their day, or a week when that is sooner', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  expect(returnedUntil(new Date('2027-01-01T00:00:00Z'), now, 7)).toEqual(new Date('2027-01-01T00:00:00Z'))
  expect(returnedUntil(new Date('2026-11-21T00:00:00Z'), now, 7)).toEqual(new Date('2026-11-27T00:00:00Z'))
})

test('a lot that is empty, or not needed any more, is not touched', () => {
  const all = [0, 5, 0, 9].map((left, id) => ({ id, left }))
  expect(takesOf(all, 5)).toEqual([{ lotId: 1, amount: 5 }])
  expect(takesOf(all, 6)).toEqual([
    { lotId: 1, amount: 5 },
    { lotId: 3, amount: 1 },
  ])
  expect(takesOf(all, 0)).toEqual([])
})
