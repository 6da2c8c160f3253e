import { hourMs } from '#shared/format/units.ts'
import { afterEach, expect, test } from 'vitest'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { randomHost } from '#tests/support/in-workerd/shop.ts'
import { vendorControl } from '#tests/support/in-workerd/vendors.ts'
import { referenceOf } from './midtrans-steps.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import { bill, order, outcome, paymentChoices, place, prepare, valueOf } from '../checkout/checkout-steps.ts'

const host = randomHost()
const me = guest('visitor-one')
const by = (method: string, vendor = 'xendit') => ({ vendor, method })
const xendit = vendorControl('xendit', host)
afterEach(async () => void (await xendit('calm')))
const open = lazily(() => openSellingShop({ demo: false, host, vendors: 'xendit' }))

async function ordered(shop: SellingShop, method: string) {
  const orderId = await place(shop, me, [await shop.item({ stock: 5 })], { payment: by(method) })
  return { orderId, reference: await referenceOf(shop, orderId) }
}
const noticeOf = async (reference: string, event = 'ewallet.capture') =>
  xendit<{ data: object }>(`notice/${reference}`, { event })
const tell = async (shop: SellingShop, notice: object, token = 'token-only-for-tests') =>
  shop.deliver(JSON.stringify(notice), 'xendit', { 'x-callback-token': token })
const status = async (shop: SellingShop, orderId: string) => (await order(shop, orderId, me)).status
const events = async (shop: SellingShop, orderId: string) =>
  (await order(shop, orderId, me)).events.map((event) => event.status)

test('its wallets stand beside those of another vendor, and are taken only up to their amounts', async () => {
  const shop = await open()
  const orderId = await prepare(shop, me, [await shop.item()], { payment: by('dana') })
  expect(await paymentChoices(shop, orderId, me)).toMatchObject({ dana: true, ovo: true, gopay: true, bca_va: true })
  const [dear] = [await shop.item({ price: 20_000_000 })]
  const over = await prepare(shop, me, [dear], { payment: by('bca_va', 'midtrans') })
  expect(Object.keys(await paymentChoices(shop, over, me))).not.toContain('ovo')
  const applied = await shop.call('checkout.applyPayment', { orderId: over, ...by('dana') }, me)
  expect(outcome(applied)).toBe('payment_above_maximum')
})

test.each(['dana', 'ovo'])('%s is paid once by notices that come twice, late, forged or changed', async (method) => {
  const shop = await open()
  const { orderId, reference } = await ordered(shop, method)
  const { number, link, ...told } = await bill(shop, orderId, me)
  expect(told).toMatchObject({ status: 'UNPAID', group: 'ewallet', problem: '' })
  expect([number, link?.slice(0, 8) ?? null]).toEqual(method === 'ovo' ? ['7890', null] : [null, 'https://'])
  const pending = await noticeOf(reference)
  // A notice is true only if the service says the same when it is asked.
  expect(await tell(shop, { ...pending, data: { ...pending.data, status: 'SUCCEEDED' } })).toBe(200)
  expect(await status(shop, orderId)).toBe('PENDING')
  await xendit(`move/${reference}`, { status: 'SUCCEEDED' })
  const paid = await noticeOf(reference)
  expect([await tell(shop, paid, 'wrong'), await tell(shop, paid, '')]).toEqual([401, 401])
  expect(await tell(shop, { ...paid, data: { ...paid.data, charge_amount: 1 } })).toBe(400)
  expect(await tell(shop, { ...paid, data: { ...paid.data, reference_id: 'nobody' } })).toBe(404)
  await xendit('trouble', { fault: 'down' })
  expect(await tell(shop, paid)).toBe(503)
  await xendit('calm')
  expect(await status(shop, orderId)).toBe('PENDING')
  expect(await Promise.all([tell(shop, paid), tell(shop, paid)])).toEqual([200, 200])
  expect(await tell(shop, pending)).toBe(200)
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED'])

  // The seller cancels on another day: DANA refunds, OVO takes nothing back then.
  await xendit(`move/${reference}`, { created: '2026-01-01T00:00:00Z' })
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok habis' })).toBe(200)
  await shop.runDue()
  const refunds = await shop.sql(`SELECT state, way FROM refund WHERE order_id = '${orderId}'`)
  expect(refunds).toEqual([method === 'ovo' ? { state: 'OWED', way: null } : { state: 'PAID', way: 'source' }])
})

test('a refund that takes the wallet days is made once and asked about until it has ended', async () => {
  const shop = await open()
  const { orderId, reference } = await ordered(shop, 'dana')
  await xendit(`move/${reference}`, { status: 'SUCCEEDED', created: '2026-01-01T00:00:00Z' })
  expect(await tell(shop, await noticeOf(reference))).toBe(200)
  await xendit('trouble', { slow: true })
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok habis' })).toBe(200)
  const states = async () => shop.sql(`SELECT state, problem FROM refund WHERE order_id = '${orderId}'`)
  for (const hours of [0, 13, 24]) {
    await shop.sql(`UPDATE refund SET created_at = created_at - ${hours} * 3600000 WHERE order_id = '${orderId}'`)
    await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'refund-at-source'")
    await shop.runDue()
    expect(await states()).toEqual([{ state: 'ASKED', problem: '' }])
  }
  const { refunds } = await xendit<{ refunds: object[] }>(`look/${reference}`)
  expect(refunds).toHaveLength(1)
  await xendit(`move/${reference}`, { refunds: refunds.map((one) => ({ ...one, status: 'SUCCEEDED' })) })
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'refund-at-source'")
  await shop.runDue()
  expect(await states()).toEqual([{ state: 'PAID', problem: '' }])
})

test('while the service is silent the order stays, and its charge is made once', async () => {
  const shop = await open()
  await xendit('trouble', { fault: 'lost' })
  const { orderId, reference } = await ordered(shop, 'ovo')
  const problem = expect.stringContaining('Pesanan Anda aman')
  expect(await bill(shop, orderId, me)).toMatchObject({ number: null, problem })
  await xendit('calm')
  valueOf(await shop.call('payment.retry', { orderId }, me))
  expect((await bill(shop, orderId, me)).number).toBe('7890')
  expect((await xendit<{ all: object[] }>(`look/${reference}`)).all).toHaveLength(1)
})

test('OVO’s minute passes and DANA pays; money for an attempt that was left comes back', async () => {
  const shop = await open()
  const { orderId, reference } = await ordered(shop, 'ovo')
  await xendit(`move/${reference}`, { status: 'FAILED' })
  expect(await tell(shop, await noticeOf(reference))).toBe(200)
  expect(await bill(shop, orderId, me)).toMatchObject({ status: 'FAILED' })
  valueOf(await shop.call('payment.change', { orderId, ...by('ovo') }, me))
  const second = await referenceOf(shop, orderId)
  valueOf(await shop.call('payment.change', { orderId, ...by('dana') }, me))
  // The service cannot cancel: it is asked until the attempt has ended by itself.
  await shop.runDue()
  const jobs = async () =>
    shop.sql(`SELECT kind FROM scheduled_job WHERE kind = 'cancel-attempt' AND ref = '${second}'`)
  expect(await jobs()).toHaveLength(1)
  const third = await referenceOf(shop, orderId)
  await xendit(`move/${third}`, { status: 'SUCCEEDED' })
  expect(await tell(shop, await noticeOf(third))).toBe(200)
  // The notice of the second payment is lost; the job finds the money, and it goes back on its day. In the day's last ten
  // minutes OVO takes nothing back, and the shop owes it to the shopper.
  const voided = new Date(Date.now() + 7 * hourMs).toISOString().slice(11, 16) < '23:50'
  await xendit(`move/${second}`, { status: 'SUCCEEDED' })
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'cancel-attempt'")
  for (let i = 0; i < 2; i += 1) await shop.runDue()
  expect(await shop.sql(`SELECT reason, amount, way FROM refund WHERE order_id = '${orderId}'`)).toEqual([
    { reason: 'refund_double', amount: 59_000, way: voided ? 'source' : null },
  ])
  expect(await xendit(`look/${second}`)).toMatchObject({ status: voided ? 'VOIDED' : 'SUCCEEDED' })
  if (voided) expect(await tell(shop, await noticeOf(second, 'ewallet.void'))).toBe(200)
  expect(await jobs()).toEqual([])
})

test('what the seller sends back at the service is noted once, though its notice names only the charge’s id', async () => {
  const shop = await open()
  const { orderId, reference } = await ordered(shop, 'dana')
  await xendit(`move/${reference}`, { status: 'SUCCEEDED' })
  await tell(shop, await noticeOf(reference))
  const { id } = await xendit<{ id: string }>(`look/${reference}`)
  const refunds = [{ id: 'ewr_1', charge_id: id, status: 'SUCCEEDED', refund_amount: 9_000 }]
  await xendit(`move/${reference}`, { refunded_amount: 9_000, refunds })
  const notice = await noticeOf(reference, 'ewallet.refund')
  expect([await tell(shop, notice), await tell(shop, notice)]).toEqual([200, 200])
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED', 'payment_returned'])
})

test('what is owed is sent back also where the seller has sent as much at the service before', async () => {
  const shop = await open()
  const orderId = await place(shop, me, [await shop.item({ price: 91_000 })], { payment: by('dana') })
  const reference = await referenceOf(shop, orderId)
  await xendit(`move/${reference}`, { status: 'SUCCEEDED', created: '2026-01-01T00:00:00Z' })
  await tell(shop, await noticeOf(reference))
  const { id, charge_amount } = await xendit<{ id: string; charge_amount: number }>(`look/${reference}`)
  const half = charge_amount / 2
  const made = { id: 'ewr_1', charge_id: id, status: 'SUCCEEDED', refund_amount: half }
  await xendit(`move/${reference}`, { refunded_amount: half, refunds: [made] })
  expect(await tell(shop, await noticeOf(reference, 'ewallet.refund'))).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok habis' })).toBe(200)
  for (let i = 0; i < 2; i += 1) {
    await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'refund-at-source'")
    await shop.runDue()
  }
  expect(await shop.sql(`SELECT amount, state, way FROM refund WHERE order_id = '${orderId}'`)).toEqual([
    { amount: half, state: 'PAID', way: 'source' },
  ])
  const { refunds, refunded_amount: sent } = await xendit<{ refunds: object[]; refunded_amount: number }>(
    `look/${reference}`,
  )
  expect([refunds.length, sent]).toEqual([2, charge_amount])
})

test('what is no JSON is no notice, and without the token it is nobody’s', async () => {
  const shop = await open()
  for (const [token, status] of Object.entries({ 'token-only-for-tests': 400, wrong: 401 }))
    for (const body of ['', '{', 'status=SUCCEEDED'])
      expect([token, await shop.deliver(body, 'xendit', { 'x-callback-token': token })]).toEqual([token, status])
})
