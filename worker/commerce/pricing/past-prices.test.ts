import { expect, test } from 'vitest'
import { keptPrices, lowestPrice, sellersFullPrice, withEnded } from './past-prices.ts'

const day = (n: number) => new Date(Date.UTC(2026, 9, n, 3))
const added = (price: number, fullPrice: number | null = null) => keptPrices(day(1), null, { price, fullPrice })

test('a struck price that nobody was asked for is kept for the seller alone', () => {
  const fresh = added(80_000, 100_000)
  expect(fresh).toEqual({ price: 80_000, fullPrice: null, askedFullPrice: 100_000, pastPrices: [] })
  expect(sellersFullPrice(fresh)).toBe(100_000)
  // Said again it is the same.
  expect(keptPrices(day(2), fresh, { price: 80_000, fullPrice: 100_000 })).toEqual(fresh)
})

test('a price that was asked for is struck for as long as the one after it stays', () => {
  const reduced = keptPrices(day(9), added(100_000), { price: 80_000, fullPrice: 100_000 })
  expect(reduced).toMatchObject({ fullPrice: 100_000, askedFullPrice: null })
  expect(keptPrices(day(90), reduced, { price: 80_000, fullPrice: 100_000 })).toMatchObject({ fullPrice: 100_000 })
  expect(keptPrices(day(90), reduced, { price: 80_000, fullPrice: 90_000 })).toMatchObject({ fullPrice: 90_000 })
  expect(keptPrices(day(90), reduced, { price: 80_000, fullPrice: 100_001 })).toMatchObject({ fullPrice: null })
})

test('one that is longer ago than the period is struck no more when the price changes again', () => {
  const reduced = keptPrices(day(9), added(100_000), { price: 80_000, fullPrice: 100_000 })
  const again = (n: number) => keptPrices(day(n), reduced, { price: 75_000, fullPrice: 100_000 }).fullPrice
  expect([again(39), again(40)]).toEqual([100_000, null])
  expect(keptPrices(day(40), reduced, { price: 75_000, fullPrice: 80_000 }).fullPrice).toBe(80_000)
})

test('the lowest of the period counts what ended in it, a flash sale and today', () => {
  const [dear, cheap] = [keptPrices(day(2), added(70_000), { price: 100_000, fullPrice: null }), 65_000]
  const reduced = keptPrices(day(20), dear, { price: 80_000, fullPrice: 100_000 })
  expect([day(31), day(32), day(33)].map((at) => lowestPrice(reduced, null, at))).toEqual([70_000, 70_000, 80_000])
  expect(lowestPrice(reduced, cheap, day(33))).toBe(cheap)
  const pastPrices = withEnded(reduced.pastPrices, day(21), cheap)
  expect(lowestPrice({ ...reduced, pastPrices }, null, day(33))).toBe(cheap)
})

test('a day has one row, and no more days stay than count', () => {
  let past = withEnded([], day(1), 5_000)
  for (const price of [7_000, 3_000, 4_000]) past = withEnded(past, day(1), price)
  expect(past).toEqual([['2026-10-01', 3_000, 7_000]])
  for (let n = 2; n < 100; n++) past = withEnded(past, day(n), n)
  expect(past).toHaveLength(31)
  expect(past.at(0)?.[1]).toBe(69)
  // A late one goes to its own day.
  expect(withEnded([['2026-10-09', 1, 1]], day(8), 2).map(([one]) => one)).toEqual(['2026-10-08', '2026-10-09'])
})
