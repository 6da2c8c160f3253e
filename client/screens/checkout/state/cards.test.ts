import { expect, test } from 'vitest'
import type { Refusal } from '#client/app/page/page.ts'
import { checkoutRefusals } from '#client/screens/checkout/samples/refusal-samples.ts'
import { checkoutSamples } from '#client/screens/checkout/samples/samples.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'
import { ids } from '#client/screens/checkout/data/names.ts'
import { cardWithDrafts, firstMissing, firstOpen, nextAfter, nextStep, wordsOfTotal } from './cards.ts'

const sample = (name: string) => checkoutSamples[name] as CheckoutData
const { ready, empty, chooseShipping, choosePayment, digital, changingAddress } = Object.fromEntries(
  ['ready', 'empty', 'chooseShipping', 'choosePayment', 'digital', 'changingAddress'].map((name) => [
    name,
    sample(name),
  ]),
) as Record<string, CheckoutData>

test('what is undecided is asked for in the order of the page', () => {
  const asked = [empty, chooseShipping, choosePayment, ready, digital].map((data) => data && firstMissing(data))
  expect(asked).toEqual(['address', 'shipping', 'payment', null, 'address'])
  // What was tapped and is not answered yet counts as decided.
  expect(chooseShipping && firstMissing(chooseShipping, { shipping: 'JNE:REG', payment: 'midtrans|bca' })).toBeNull()
})

test('the button says what is missing until the order can be placed', () => {
  const steps = [empty, chooseShipping, choosePayment, ready, digital].map((data) => data && nextStep(data, {}))
  expect(steps).toEqual(['Isi Alamat', 'Pilih Pengiriman', 'Pilih Pembayaran', null, 'Isi Nama & HP'])
  const nowhere = chooseShipping && nextStep({ ...chooseShipping, shipping: [] }, {})
  expect(nowhere).toBe('Ganti Alamat')
  expect(chooseShipping && nextStep({ ...chooseShipping, shipping: null }, {})).toBe('Lihat Pengiriman')
  expect(choosePayment && nextStep(choosePayment, { payment: 'midtrans|bca' })).toBeNull()
})

test('beside the total stands what it does not include yet', () => {
  const words = [chooseShipping, choosePayment, ready].map((data) => data && wordsOfTotal(data))
  expect(words).toEqual([
    { label: 'Total Sementara', note: 'Gratis ongkir s.d. 25\u00a0rb' },
    { note: '' },
    { note: '' },
  ])
})

test('an order that costs nothing asks for no payment', () => {
  expect(choosePayment && firstMissing({ checkout: { ...choosePayment.checkout, total: 0 as never } })).toBeNull()
})

test('after a decision the next undecided card opens; after the sender, the first that is missing', () => {
  if (!ready || !choosePayment || !chooseShipping || !empty || !digital) throw new Error('the samples are gone')
  expect(nextAfter('address', ready.checkout)).toBe('shipping')
  expect(nextAfter('address', empty.checkout)).toBe('shipping')
  expect(nextAfter('address', empty.checkout, true)).toBe('payment')
  expect(nextAfter('address', digital.checkout)).toBe('payment')
  expect(nextAfter('shipping', choosePayment.checkout)).toBe('payment')
  expect(nextAfter('shipping', ready.checkout)).toBeNull()
  expect(nextAfter('payment', choosePayment.checkout)).toBeNull()
  expect([empty, chooseShipping, choosePayment, ready].map(({ checkout }) => nextAfter('dropship', checkout))).toEqual([
    'address',
    'shipping',
    'payment',
    null,
  ])
})

test('the page opens what was refused, else what is being changed, else what is missing', () => {
  if (!ready || !choosePayment || !changingAddress) throw new Error('the samples are gone')
  const refusal = checkoutRefusals['voucherUnusable']?.refusal as Refusal
  expect(firstOpen(choosePayment, refusal)).toBe('voucher')
  expect(firstOpen(choosePayment, { ...refusal, action: 'place' })).toBe('payment')
  expect(firstOpen(changingAddress, null)).toBe('address')
  expect(firstOpen(ready, null)).toBeNull()
})

test('a form that was left unsent opens its card, the note does not', () => {
  expect(cardWithDrafts([ids.placeForm, ids.dropshipForm])).toBe('dropship')
  expect(cardWithDrafts([ids.placeForm])).toBeNull()
})
