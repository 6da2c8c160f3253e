import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { card } from '#client/samples/card.ts'
import { flashOf } from '#client/samples/flash-sale.ts'
import { ProductGrid } from '#client/kit/product/product-card.tsx'

type More = Parameters<typeof card>[3]
/** What a card of these says of its price. */
const priceOf = (price: number, more: More) =>
  /class="product-price">(.*?)<\/a>/.exec(
    renderToString(<ProductGrid cards={[card('kain-tulis', 'Kain Tulis', price, more)]} />),
  )?.[1] ?? ''

test('a card names the voucher as the product does, in few words', () => {
  const both = { voucherPrice: rupiah(260_100), firstVoucherPrice: rupiah(259_000) }
  expect(priceOf(289_000, both)).toContain('="Rp 260.100 dgn voucher">Rp 259.000 pembeli baru<')
  // Of a million more it says the same.
  expect(priceOf(289_000, { voucherPrice: rupiah(260_100) })).toContain('>Rp 260.100 dgn voucher<')
  expect(priceOf(3_299_000, { voucherPrice: rupiah(3_149_000) })).toContain('>Rp 3.149.000 dgn voucher<')
})

test('a card promises its price with a voucher, or else free shipping; a voucher for first orders alone comes last', () => {
  const [freeShipping, voucherPrice, firstVoucherPrice] = [rupiah(25_000), rupiah(135_000), rupiah(120_000)]
  const promised = (more: More) => {
    const words = priceOf(150_000, more)
    return ['dgn voucher', 'pembeli baru', 'Gratis ongkir'].filter((one) => words.includes(one))
  }
  // Free shipping is up to a cost, so it is not compared with what a voucher takes off.
  expect(promised({ voucherPrice, freeShipping })).toEqual(['dgn voucher'])
  expect(promised({ voucherPrice, freeShipping: rupiah(limits.shippingCostMost) })).toEqual(['dgn voucher'])
  // One page is everybody's: who is signed in has no voucher of a first order, but is sent it free as well.
  expect(promised({ voucherPrice, firstVoucherPrice, freeShipping })).toEqual(['dgn voucher', 'pembeli baru'])
  expect(promised({ firstVoucherPrice, freeShipping })).toEqual(['Gratis ongkir'])
  expect(promised({ firstVoucherPrice })).toEqual(['pembeli baru'])
  expect(priceOf(150_000, { freeShipping })).toContain('Gratis ongkir s.d. 25 rb')
  expect(promised({ freeShipping, available: false })).toEqual([])
})

test('the price of a flash sale is red until its quota is gone', () => {
  const red = /class="text-danger">Rp 149\.000</
  expect(priceOf(149_000, { flash: flashOf(149_000) })).toMatch(red)
  expect(priceOf(149_000, { flash: flashOf(99_000) })).not.toMatch(red)
  expect(priceOf(149_000, {})).not.toMatch(red)
})

test('a range in a name is not broken across lines', () => {
  const html = renderToString(<ProductGrid cards={[card('setelan', 'Setelan 2–8 Tahun', 1_000)]} />)
  expect(html).toContain('>Setelan <span class="whitespace-nowrap">2–8</span> Tahun<')
})
