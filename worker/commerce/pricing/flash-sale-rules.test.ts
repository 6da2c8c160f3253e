import { expect, test } from 'vitest'
import { dealNews, givenBy, type Offer, offerAt, priceAt, tierNote, wasSeen } from './flash-sale-rules.ts'

const at = (ms: number) => new Date(ms)
const offer: Offer = {
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

test('a sale starts and ends to the millisecond', () => {
  const price = (ms: number) => priceAt(plain, [offer], at(ms)).price
  expect([price(999), price(1_000), price(1_999), price(2_000)]).toEqual([50_000, 40_000, 40_000, 50_000])
  expect(priceAt(plain, [offer], at(1_000)).fullPrice).toBe(50_000)
  expect(priceAt({ price: 50_000, fullPrice: 65_000 }, [offer], at(1_000)).fullPrice).toBe(65_000)
})

test('pieces get the flash price together or not at all', () => {
  const wanted = (quantity: number, bought = 0, more: Partial<Offer> = {}) =>
    priceAt(plain, [{ ...offer, ...more }], at(1_500), { quantity, bought })
  expect(wanted(2)).toMatchObject({ price: 40_000, missed: null })
  expect(wanted(3)).toMatchObject({ price: 50_000, missed: 'limit' })
  expect(wanted(1, 2)).toMatchObject({ price: 50_000, missed: 'limit' })
  expect(wanted(1, 1)).toMatchObject({ price: 40_000, missed: null })
  expect(wanted(7, 0, { perCustomer: 9 })).toMatchObject({ price: 50_000, missed: 'quota' })
  expect(wanted(6, 0, { perCustomer: 9 })).toMatchObject({ price: 40_000, missed: null })
  expect(wanted(1, 0, { sold: 10 })).toMatchObject({ price: 50_000, missed: 'quota' })
})

test('an offer above the ordinary price is none', () => {
  expect(priceAt({ price: 39_000, fullPrice: 50_000 }, [offer], at(1_500))).toEqual({
    price: 39_000,
    fullPrice: 50_000,
    offer: null,
    missed: null,
  })
})

test('of two sales the one with pieces left counts, then the cheaper one', () => {
  const cheaper = { ...offer, flashSaleId: 'g', price: 30_000 }
  expect(offerAt([offer, cheaper], at(1_500))?.flashSaleId).toBe('g')
  expect(offerAt([offer, { ...cheaper, sold: 10 }], at(1_500))?.flashSaleId).toBe('f')
  expect(offerAt([offer, { ...cheaper, startsAt: at(1_800) }], at(1_500))?.flashSaleId).toBe('f')
  expect(offerAt([], at(1_500))).toBeNull()
})

test('a line without its flash price says why', () => {
  expect(dealNews('Kopi', 50_000, undefined)).toBeNull()
  expect(dealNews('Kopi', 40_000, { offer, missed: null, seen: true })).toBeNull()
  expect(dealNews('Kopi', 50_000, { offer, missed: 'quota', seen: true })).toBe(
    'Kuota flash sale Kopi tersisa 6, jumlah ini dihitung harga normal Rp 50.000.',
  )
  expect(dealNews('Kopi', 50_000, { offer: { ...offer, sold: 10 }, missed: 'quota', seen: false })).toBe(
    'Kuota flash sale Kopi habis, jumlah ini dihitung harga normal Rp 50.000.',
  )
  expect(dealNews('Kopi', 50_000, { offer, missed: 'limit', seen: false })).toBe(
    'Harga flash sale Kopi maksimal 2 per pembeli, jumlah ini dihitung harga normal Rp 50.000.',
  )
  expect(dealNews('Kopi', 50_000, { offer: null, missed: null, seen: true })).toBe(
    'Flash sale Kopi sudah berakhir, harganya kini Rp 50.000.',
  )
  expect(dealNews('Kopi', 50_000, { offer: null, missed: null, seen: false })).toBeNull()
  expect(dealNews(null, 50_000, { offer: null, missed: null, seen: true })).toBe('Flash sale sudah berakhir.')
  expect(dealNews(null, 50_000, { offer, missed: 'limit', seen: false })).toBe(
    'Harga flash sale maksimal 2 per pembeli, jumlah ini dihitung harga normal.',
  )
})

test('an offer that sold out does not count, neither does one that costs what the thing costs anyhow', () => {
  const sold = { ...offer, flashSaleId: 'g', price: 30_000, sold: 10 }
  for (const both of [
    [offer, sold],
    [sold, offer],
  ])
    expect(offerAt(both, at(1_500))?.flashSaleId).toBe('f')
  expect(priceAt({ price: 40_000, fullPrice: null }, [offer], at(1_500))).toMatchObject({ price: 40_000, offer: null })
  // One piece, for who has bought none, as far as nothing else is said.
  expect(priceAt(plain, [{ ...offer, sold: 9, perCustomer: 1 }], at(1_500))).toMatchObject({
    price: 40_000,
    missed: null,
  })
  expect(priceAt(plain, [sold], at(1_500))).toMatchObject({ price: 50_000, missed: 'quota' })
})

test('a line has the offer’s price, has had it, or has that of its customer’s type', () => {
  expect(givenBy({ offer, missed: null, seen: false })).toBe(offer)
  expect([
    givenBy({ offer, missed: 'limit', seen: true }),
    givenBy({ offer: null, missed: null, seen: true }),
    givenBy(undefined),
  ]).toEqual([null, null, null])
  expect([
    wasSeen([offer, { ...offer, price: 30_000 }], 40_000),
    wasSeen([offer], 50_000),
    wasSeen([], 40_000),
  ]).toEqual([true, false, false])
  expect(tierNote({ offer: null, missed: null, seen: false, tier: 'Grosir' })).toBe('Harga khusus Grosir')
  expect(tierNote({ offer: null, missed: null, seen: false, tier: 'x'.repeat(200) })).toHaveLength(100)
  expect([tierNote({ offer: null, missed: null, seen: false }), tierNote(undefined)]).toEqual(['', ''])
})
