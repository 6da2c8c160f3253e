import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { runningFlashSale } from '#client/samples/flash-sale.ts'
import { card } from '#client/samples/card.ts'
import { forYou } from './for-you.ts'

/** The places in the shop of what 'Untuk Anda' shows, where so many of its first goods are in a flash sale. */
function places(count: number, onSale: number, { upcoming = false } = {}): number[] {
  const cards = Array.from({ length: count }, (_, place) => card(`kain-${place}`, 'Kain', 1_000))
  const flash = { flashSale: { ...runningFlashSale, products: cards.slice(0, onSale) }, upcoming }
  return forYou({ cards, flash }).map((shown) => cards.indexOf(shown))
}
const between = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)
/** What home reads of a shop with more goods. */
const full = limits.pageSize + limits.spareCards

test('goods of the running flash sale stand behind the others', () => {
  expect(places(full, 4)).toEqual(between(4, 16))
  expect(places(4, 2)).toEqual([2, 3, 0, 1])
  // Of a flash sale with more goods than there are spare ones some are repeated.
  expect(places(full, 12)).toEqual([...between(12, 18), ...between(0, 6)])
  // A shop whose goods all stand in it keeps the section.
  expect(places(6, 6)).toEqual(between(0, 6))
})

test('goods of a flash sale that is yet to begin stand where they would', () => {
  expect(places(4, 2, { upcoming: true })).toEqual([0, 1, 2, 3])
})

test('no card of a phone stands alone, and a shop with few goods shows all of them', () => {
  expect(places(7, 0)).toEqual(between(0, 6))
  expect(places(3, 0)).toEqual([0, 1, 2])
})
