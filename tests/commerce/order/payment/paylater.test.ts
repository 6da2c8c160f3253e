import { afterEach, expect, test } from 'vitest'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { guest, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { midtransAt, referenceOf } from './midtrans-steps.ts'
import {
  begin,
  bill,
  expectSound,
  order,
  outcome,
  paymentChoices,
  place,
  prepare,
  siti,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'

const me = guest('visitor-one')
const email = 'siti@contoh.id'
const by = (method: string) => ({ vendor: 'midtrans', method })
const service = midtransAt()
const { midtrans, move, deliver } = service
afterEach(async () => void (await midtrans('calm')))

const open = lazily(async () => {
  const shop = await service.open()
  // A lender wants a contract of its own, so its owner says so.
  const before = await prepare(shop, me, [await shop.item()], { payment: transfer, email })
  expect(Object.keys(await paymentChoices(shop, before, me))).not.toContain('kredivo')
  const instalments = [
    { method: 'kredivo', months: 3, monthlyPercent: 2.6 },
    { method: 'kredivo', months: 12, monthlyPercent: 2.6 },
  ]
  const methods = ['kredivo', 'akulaku', 'bca_va', 'transfer']
  const set = async (payments: object) => (await shop.admin('PATCH', '/settings', { payments })).status
  expect(await set({ methods, instalments: [{ method: 'qris', months: 3, monthlyPercent: 2 }] })).toBe(422)
  expect(await set({ methods, instalments })).toBe(200)
  return shop
})
const choicesOf = async (shop: SellingShop, orderId: string) =>
  valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me))

async function ordered(shop: SellingShop, method: string) {
  const item = await shop.item({ stock: 5 })
  const orderId = await place(shop, me, [item], { payment: by(method), email })
  return { orderId, item, reference: await referenceOf(shop, orderId) }
}
const status = async (shop: SellingShop, orderId: string) => (await order(shop, orderId, me)).status

test('a lender is shown with what a month costs by the owner’s terms, and taken only with an e-mail and its amounts', async () => {
  const shop = await open()
  const orderId = await begin(shop, me, [await shop.item({ price: 300_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  const refused = (await choicesOf(shop, orderId)).find(({ method }) => method === 'kredivo')
  const reason = expect.stringContaining('email')
  expect(refused).toMatchObject({ group: 'paylater', available: false, reason, wanted: 'email' })
  expect(outcome(await shop.call('checkout.applyPayment', { orderId, ...by('akulaku') }, me))).toBe('payment_email')

  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, email }, me))
  const [kredivo, akulaku] = (await choicesOf(shop, orderId)).filter(({ group }) => group === 'paylater')
  // 309.000 with shipping, × (1 + 12 × 2,6 %) / 12.
  expect(kredivo).toMatchObject({
    available: true,
    description: 'Perkiraan Rp 33.784 × 12 bulan, total Rp 405.408, biaya 2,6%/bulan, bila disetujui Kredivo.',
  })
  expect(akulaku?.description).toBe('Persetujuan, biaya, dan bunga dari Akulaku.')

  // An order keeps its address, so without an e-mail they are no choice any more.
  const plain = await place(shop, me, [await shop.item()], { payment: by('bca_va') })
  expect((await choicesOf(shop, plain)).map(({ method }) => method)).toEqual(['bca_va', 'transfer'])
  expect(outcome(await shop.call('payment.change', { orderId: plain, ...by('kredivo') }, me))).toBe('payment_email')

  // Outside their amounts they are hidden.
  for (const [price, shown] of [
    [24_900_000, ['kredivo', 'akulaku']],
    [29_000_000, ['kredivo']],
    [31_000_000, []],
  ] as const) {
    const other = await prepare(shop, me, [await shop.item({ price })], { payment: transfer, email })
    const names = (await choicesOf(shop, other)).filter(({ group }) => group === 'paylater')
    expect(names.map(({ method }) => method)).toEqual(shown)
  }
})

test.each(['kredivo', 'akulaku'])(
  '%s is paid once by notices that come twice, late, forged or with another amount',
  async (method) => {
    const shop = await open()
    const { orderId, reference } = await ordered(shop, method)
    expect(await bill(shop, orderId, me)).toMatchObject({
      ...{ status: 'UNPAID', group: 'paylater', number: null, problem: '' },
      link: `https://api.sandbox.midtrans.com/v2/${method}/redirect/1`,
    })
    const pending = JSON.stringify(await midtrans(`notice/${reference}`))
    await move(reference, 'settlement')
    expect(await deliver(shop, reference, { signature_key: '' })).toBe(401)
    expect(await deliver(shop, reference, { gross_amount: '1.00' })).toBe(401)
    expect(await status(shop, orderId)).toBe('PENDING')
    expect([await deliver(shop, reference), await deliver(shop, reference)]).toEqual([200, 200])
    expect(await shop.deliver(pending, 'midtrans')).toBe(200)
    expect((await order(shop, orderId, me)).events.map((event) => event.status)).toEqual([
      'PENDING',
      'PAYMENT_CONFIRMED',
    ])

    // The seller cancels: the debt is taken back where it was made; what the vendor refuses is owed.
    expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'cancel', note: 'Stok habis' })).status).toBe(200)
    await shop.runDue()
    expect(await midtrans(`look/${reference}`)).toMatchObject({ transaction_status: 'refund' })
    const late = await ordered(shop, method)
    await move(late.reference, 'settlement')
    await deliver(shop, late.reference)
    await shop.admin('POST', `/orders/${late.orderId}`, { step: 'cancel', note: 'Stok habis' })
    await midtrans('refusing', { on: true })
    await shop.runDue()
    const refunds = (await shop.admin('GET', '/refunds?state=OWED')).body as { refunds: { orderId: string }[] }
    expect(refunds.refunds.map((one) => one.orderId)).toContain(late.orderId)
    await expectSound(shop)
  },
)

test('who a lender refuses pays in another way; an expired offer gives the pieces back', async () => {
  const shop = await open()
  const { orderId, reference } = await ordered(shop, 'kredivo')
  await move(reference, 'deny')
  expect([await deliver(shop, reference), await deliver(shop, reference)]).toEqual([200, 200])
  expect(await bill(shop, orderId, me)).toMatchObject({ status: 'FAILED' })
  valueOf(await shop.call('payment.change', { orderId, ...by('akulaku') }, me))
  const second = await referenceOf(shop, orderId)
  await move(second, 'settlement')
  expect(await deliver(shop, second)).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PAYMENT_CONFIRMED', bill: { method: 'akulaku' } })

  const lapsed = await ordered(shop, 'akulaku')
  await midtrans('fault', { fault: 'down' })
  expect(await deliver(shop, lapsed.reference)).toBe(503)
  await midtrans('fault', { fault: 'none' })
  await move(lapsed.reference, 'expire')
  expect(await deliver(shop, lapsed.reference)).toBe(200)
  expect(await status(shop, lapsed.orderId)).toBe('EXPIRED')
  expect(await stockOf(shop, lapsed.item)).toBe(5)
})
