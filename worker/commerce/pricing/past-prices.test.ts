import { expect, test } from 'vitest'
import { lowestPrice, pastPricesAt, withEnded } from './past-prices.ts'

const day = (n: number) => new Date(Date.UTC(2026, 9, n, 3))
const at = (n: number, before: Parameters<typeof pastPricesAt>[1], price: number) => ({
  price,
  pastPrices: pastPricesAt(day(n), before, price),
})

test('the lowest of the period counts what ended in it, a flash sale and today', () => {
  const added = at(1, null, 70_000)
  expect(lowestPrice(added, 60_000, day(1))).toBeNull()
  // Said again it is the same.
  expect(at(2, added, 70_000)).toEqual(added)
  const reduced = at(20, at(2, added, 100_000), 80_000)
  expect([31, 32, 33].map((n) => lowestPrice(reduced, null, day(n)))).toEqual([70_000, 70_000, 80_000])
  expect([49, 50, 51].map((n) => lowestPrice(reduced, null, day(n)))).toEqual([80_000, 80_000, null])
  expect(lowestPrice(reduced, 65_000, day(33))).toBe(65_000)
  const pastPrices = withEnded(reduced.pastPrices, day(21), 65_000)
  expect(lowestPrice({ ...reduced, pastPrices }, null, day(33))).toBe(65_000)
})

test('a day has one row, and no more days stay than count', () => {
  let past = withEnded([], day(1), 5_000)
  for (const price of [7_000, 3_000, 4_000]) past = withEnded(past, day(1), price)
  expect(past).toEqual([['2026-10-01', 3_000]])
  for (let n = 2; n < 100; n++) past = withEnded(past, day(n), n)
  expect(past).toHaveLength(31)
  expect(past.at(0)?.[1]).toBe(69)
  // A late one goes to its own day.
  expect(withEnded([['2026-10-09', 1]], day(8), 2).map(([one]) => one)).toEqual(['2026-10-08', '2026-10-09'])
})
