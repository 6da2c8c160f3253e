import { expect, test } from 'vitest'
import {
  flashSaleNotice,
  givenBy,
  type FlashSaleItem,
  flashItemAt,
  priceAt,
  tierNote,
  wasSeen,
} from './flash-sale-rules.ts'

const at = (ms: number) => new Date(ms)
const flashItem: FlashSaleItem = {
  flashSaleId: 'f',
  variantId: 'a',
  productId: 'p',
  price: 40_000,
  quota: 10,
  sold: 4,
  perCustomer: 2,
  startsAt: at(1_000),
  endsAt: at(2_000),
}
const plain = { price: 50_000, fullPrice: null }

test('a flash sale starts and ends to the millisecond', () => {
  const price = (ms: number) => priceAt(plain, [flashItem], at(ms)).price
  expect([price(999), price(1_000), price(1_999), price(2_000)]).toEqual([50_000, 40_000, 40_000, 50_000])
  expect(priceAt(plain, [flashItem], at(1_000)).fullPrice).toBe(50_000)
  expect(priceAt({ price: 50_000, fullPrice: 65_000 }, [flashItem], at(1_000)).fullPrice).toBe(65_000)
})

test('pieces get the flash price together or not at all', () => {
  const wanted = (quantity: number, bought = 0, more: Partial<FlashSaleItem> = {}) =>
    priceAt(plain, [{ ...flashItem, ...more }], at(1_500), { quantity, bought })
  expect(wanted(2)).toMatchObject({ price: 40_000, missed: null })
  expect(wanted(3)).toMatchObject({ price: 50_000, missed: 'limit' })
  expect(wanted(1, 2)).toMatchObject({ price: 50_000, missed: 'limit' })
  expect(wanted(1, 1)).toMatchObject({ price: 40_000, missed: null })
  expect(wanted(7, 0, { perCustomer: 9 })).toMatchObject({ price: 50_000, missed: 'quota' })
  expect(wanted(6, 0, { perCustomer: 9 })).toMatchObject({ price: 40_000, missed: null })
  expect(wanted(1, 0, { sold: 10 })).toMatchObject({ price: 50_000, missed: 'quota' })
})

test('a flash price above the ordinary price does not count', () => {
  expect(priceAt({ price: 39_000, fullPrice: 50_000 }, [flashItem], at(1_500))).toEqual({
    price: 39_000,
    fullPrice: 50_000,
    flashItem: null,
    missed: null,
  })
})

test('of two flash sales the one with pieces left counts, then the cheaper one', () => {
  const cheaper = { ...flashItem, flashSaleId: 'g', price: 30_000 }
  expect(flashItemAt([flashItem, cheaper], at(1_500))?.flashSaleId).toBe('g')
  expect(flashItemAt([flashItem, { ...cheaper, sold: 10 }], at(1_500))?.flashSaleId).toBe('f')
  expect(flashItemAt([flashItem, { ...cheaper, startsAt: at(1_800) }], at(1_500))?.flashSaleId).toBe('f')
  expect(flashItemAt([], at(1_500))).toBeNull()
})

test('a line without its flash price says why', () => {
  expect(flashSaleNotice('Kopi', 50_000, undefined)).toBeNull()
  expect(flashSaleNotice('Kopi', 40_000, { flashItem, missed: null, seen: true })).toBeNull()
  expect(flashSaleNotice('Kopi', 50_000, { flashItem, missed: 'quota', seen: true })).toBe(
    'Kuota flash sale Kopi tersisa 6, jumlah ini dihitung harga normal Rp 50.000.',
  )
  expect(flashSaleNotice('Kopi', 50_000, { flashItem: { ...flashItem, sold: 10 }, missed: 'quota', seen: false })).toBe(
    'Kuota flash sale Kopi habis, jumlah ini dihitung harga normal Rp 50.000.',
  )
  expect(flashSaleNotice('Kopi', 50_000, { flashItem, missed: 'limit', seen: false })).toBe(
    'Harga flash sale Kopi maksimal 2 per pembeli, jumlah ini dihitung harga normal Rp 50.000.',
  )
  expect(flashSaleNotice('Kopi', 50_000, { flashItem: null, missed: null, seen: true })).toBe(
    'Flash sale Kopi sudah berakhir, harganya kini Rp 50.000.',
  )
  expect(flashSaleNotice('Kopi', 50_000, { flashItem: null, missed: null, seen: false })).toBeNull()
  expect(flashSaleNotice(null, 50_000, { flashItem: null, missed: null, seen: true })).toBe(
    'Flash sale sudah berakhir.',
  )
  expect(flashSaleNotice(null, 50_000, { flashItem, missed: 'limit', seen: false })).toBe(
    'Harga flash sale maksimal 2 per pembeli, jumlah ini dihitung harga normal.',
  )
})

test('an offer that is sold out does not count, nor does one at the ordinary price', () => {
  const sold = { ...flashItem, flashSaleId: 'g', price: 30_000, sold: 10 }
  for (const both of [
    [flashItem, sold],
    [sold, flashItem],
  ])
    expect(flashItemAt(both, at(1_500))?.flashSaleId).toBe('f')
  expect(priceAt({ price: 40_000, fullPrice: null }, [flashItem], at(1_500))).toMatchObject({
    price: 40_000,
    flashItem: null,
  })
  // One piece, for a shopper who has bought none, unless a test says otherwise.
  expect(priceAt(plain, [{ ...flashItem, sold: 9, perCustomer: 1 }], at(1_500))).toMatchObject({
    price: 40_000,
    missed: null,
  })
  expect(priceAt(plain, [sold], at(1_500))).toMatchObject({ price: 50_000, missed: 'quota' })
})

test('a line has the offer’s price, has had it, or has that of its customer’s type', () => {
  expect(givenBy({ flashItem, missed: null, seen: false })).toBe(flashItem)
  expect([
    givenBy({ flashItem, missed: 'limit', seen: true }),
    givenBy({ flashItem: null, missed: null, seen: true }),
    givenBy(undefined),
  ]).toEqual([null, null, null])
  expect([
    wasSeen([flashItem, { ...flashItem, price: 30_000 }], 40_000),
    wasSeen([flashItem], 50_000),
    wasSeen([], 40_000),
  ]).toEqual([true, false, false])
  expect(tierNote({ flashItem: null, missed: null, seen: false, tier: 'Grosir' })).toBe('Harga Grosir')
  expect(tierNote({ flashItem: null, missed: null, seen: false, tier: 'x'.repeat(200) })).toHaveLength(100)
  expect([tierNote({ flashItem: null, missed: null, seen: false }), tierNote(undefined)]).toEqual(['', ''])
})
