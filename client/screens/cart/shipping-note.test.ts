import { expect, test } from 'vitest'
import { someVouchers } from '#client/screens/cart/voucher-samples.ts'
import { shippingLeft, shippingNote } from './shipping-note.ts'

test('a total promises free shipping only where a voucher for it will be used', () => {
  const [offer] = someVouchers.offers
  if (!offer) throw new Error('the sample has no voucher')
  const noteWith = (chosen: boolean, more: object) =>
    shippingNote({
      ...someVouchers,
      offers: [{ ...offer, usable: true, chosen, voucher: { ...offer.voucher, forShipping: true, ...more } }],
    })
  const whole = { percentage: true, amount: 100 }
  expect(noteWith(true, { ...whole, maximum: 25_000 })).toBe('Gratis ongkir s.d. Rp 25.000')
  expect(noteWith(true, { ...whole, maximum: null })).toBe('Gratis ongkir')
  expect(noteWith(true, { percentage: false, amount: 10_000, maximum: null })).toBe('Gratis ongkir s.d. Rp 10.000')
  for (const note of [
    noteWith(false, { ...whole, maximum: 25_000 }),
    noteWith(true, { ...whole, amount: 50 }),
    noteWith(true, { ...whole, forShipping: false }),
    shippingNote(null),
  ])
    expect(note).toBe('Belum termasuk ongkir')
})

test.each([
  [25_000, false, 'Ongkir di atas Rp 25.000 belum termasuk'],
  [25_000, true, 'Ongkir di atas Rp 25.000 dan asuransi wajib belum termasuk'],
  [Infinity, false, ''],
  [Infinity, true, 'Belum termasuk asuransi wajib'],
])('a total with shipping paid up to %d says what is still to come', (most, insured, words) => {
  expect(shippingLeft(most, insured)).toBe(words)
})

test('a total says that an insurance nobody can decline is still to come', () => {
  expect(shippingNote(null, true)).toBe('Belum termasuk ongkir dan asuransi wajib')
})
