import { expect, test } from 'vitest'
import { someVouchers } from '#client/screens/cart/voucher-samples.ts'
import { freeTo, shippingNote, shippingPaidTo } from './shipping-note.ts'

test('a total promises free shipping only where a voucher for it will be used', () => {
  const [offer] = someVouchers.offers
  if (!offer) throw new Error('the sample has no voucher')
  const noteWith = (chosen: boolean, more: object) =>
    shippingNote(
      shippingPaidTo({
        ...someVouchers,
        offers: [{ ...offer, usable: true, chosen, voucher: { ...offer.voucher, forShipping: true, ...more } }],
      }),
    )
  const whole = { percentage: true, amount: 100 }
  expect(noteWith(true, { ...whole, maximum: 25_000 })).toBe('Gratis ongkir s.d. 25\u00a0rb')
  expect(noteWith(true, { ...whole, maximum: null })).toBe('Gratis ongkir')
  expect(noteWith(true, { percentage: false, amount: 10_000, maximum: null })).toBe('Gratis ongkir s.d. 10\u00a0rb')
  for (const note of [
    noteWith(false, { ...whole, maximum: 25_000 }),
    noteWith(true, { ...whole, amount: 50 }),
    noteWith(true, { ...whole, forShipping: false }),
    shippingNote(shippingPaidTo(null)),
  ])
    expect(note).toBe('Belum termasuk ongkir')
})

test.each([
  [25_000, 'Gratis s.d. Rp 25.000'],
  [Infinity, 'Gratis'],
])('a line of shipping paid up to %d says so once', (most, words) => {
  expect(freeTo(most)).toBe(words)
})

test('a total says that an insurance nobody can decline is still to come', () => {
  expect(shippingNote(0, true)).toBe('Belum termasuk ongkir dan asuransi wajib')
})
