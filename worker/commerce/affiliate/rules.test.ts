import { expect, test } from 'vitest'
import { commissionFor, readyAt } from './rules.ts'

test('a commission is whole, never more than its bound, and nothing for nothing', () => {
  expect(commissionFor(99_999, { percent: 5, maximum: null })).toBe(4_999)
  expect(commissionFor(1_000_000, { percent: 5, maximum: 10_000 })).toBe(10_000)
  expect([commissionFor(19, { percent: 5, maximum: null }), commissionFor(0, { percent: 5, maximum: null })]).toEqual([
    0, 0,
  ])
})

test('it is ready when the order is completed and its days to return are over', () => {
  // A Friday: the days for returns are working days.
  const [delivered, received] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T00:00:00Z')]
  expect(readyAt(delivered, received, 3)).toEqual(new Date('2026-11-25T00:00:00Z'))
  expect(readyAt(delivered, received, 0)).toEqual(new Date('2026-11-24T00:00:00Z'))
  expect(readyAt(delivered, new Date('2026-11-27T00:00:00Z'), 3)).toEqual(new Date('2026-11-27T00:00:00Z'))
  expect(readyAt(null, received, 3)).toEqual(new Date('2026-11-25T00:00:00Z'))
})
