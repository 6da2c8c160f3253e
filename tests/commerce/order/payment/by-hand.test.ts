import { expect, test } from 'vitest'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { order, place, press, proveContact, stockOf, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { balanceOf } from '../../wallet/wallet-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import { helperOf } from './helper-steps.ts'

const me = guest('visitor-one')
const by = (method: string) => ({ vendor: 'simulator', method })
const book = (shop: SellingShop, orderId: string, more: object = {}) =>
  sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 1, ...more })
const events = async (shop: SellingShop, orderId: string) =>
  (await order(shop, orderId, me)).events.map((event) => event.status)
const stateAtVendor = async (shop: SellingShop) =>
  (await shop.sql('SELECT status FROM simulated_payment ORDER BY rowid LIMIT 1'))[0]?.['status']
/** What the shop owes to the guest, by reason. */
const owed = async (shop: SellingShop) =>
  (await shop.sql('SELECT reason, amount FROM refund ORDER BY rowid')).map(
    ({ reason, amount }) => `${String(reason)} ${String(amount)}`,
  )

test.each(['bca_va', 'qris'])('money booked by hand leaves nothing payable at the vendor: %s', async (method) => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 100_000, stock: 5 })
  const orderId = await place(shop, me, [coffee], { payment: by(method) })
  const { total } = await order(shop, orderId, me)
  expect(await book(shop, orderId)).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    total,
    bill: { status: 'PAID', vendor: 'manual', method: 'transfer', amount: total },
  })
  await shop.runDue()
  expect(await stateAtVendor(shop)).toBe('cancel')
  expect(await owed(shop)).toEqual([])
  expect(await stockOf(shop, coffee)).toBe(4)
})

test('a payment at the vendor after a booking by hand is a second payment, and is owed back', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ price: 100_000 })], { payment: by('bca_va') })
  const { total } = await order(shop, orderId, me)
  expect(await book(shop, orderId)).toBe(200)
  // The shopper pays before the vendor has got the cancellation.
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.runDue()
  expect(await owed(shop)).toEqual([`refund_double ${total}`])
  expect((await events(shop, orderId)).at(-1)).toBe('refund_due_double')
})

test('money of a vendor’s attempt that is booked after a change to cash on delivery pays the order, without its fee', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ price: 100_000 })], { payment: by('bca_va') })
  const { total } = await order(shop, orderId, me)
  await proveContact(shop, orderId, me)
  const choices = valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me))
  const acceptedTotal = choices.find(({ vendor }) => vendor === 'cod')?.total
  expect(acceptedTotal).toBeGreaterThan(total)
  valueOf(await shop.call('payment.change', { orderId, vendor: 'cod', method: 'cod', acceptedTotal }, me))
  expect(await book(shop, orderId)).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({
    total,
    bill: { status: 'PAID', vendor: 'manual', amount: total },
  })
})

test('an order that was booked by hand, cancelled and then paid at the vendor owes both payments', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ price: 100_000 })], { payment: by('qris') })
  const { total } = await order(shop, orderId, me)
  expect(await book(shop, orderId)).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.runDue()
  expect((await owed(shop)).map((one) => Number(one.split(' ')[1]))).toEqual([total, total])
})

test('what the vendor has received already is booked as the vendor’s payment, once', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('bca_va') })
  // It was paid, and the notice is still on its way.
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  expect(await book(shop, orderId)).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    bill: { status: 'PAID', vendor: 'simulator', method: 'bca_va' },
  })
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  expect(await owed(shop)).toEqual([])
  expect(await book(shop, orderId)).toBe(409)
})

test('while the vendor is silent nothing is booked, unless the seller says that it may not be asked', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('bca_va') })
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  expect(await book(shop, orderId)).toBe(503)
  expect((await order(shop, orderId, me)).status).toBe('PENDING')
  expect(await book(shop, orderId, { unasked: true })).toBe(200)
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.wait(1)
  await shop.runDue()
  expect(await stateAtVendor(shop)).toBe('cancel')
  expect(await order(shop, orderId, me)).toMatchObject({ bill: { status: 'PAID', method: 'transfer' } })
})

test('the money of one attempt is booked by hand once, however often the seller presses', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('bca_va') })
  const both = await Promise.all([book(shop, orderId), book(shop, orderId)])
  expect(both.toSorted()).toEqual([200, 409])
  await shop.runDue()
  for (const more of [{}, { unasked: true }]) expect(await book(shop, orderId, more)).toBe(409)
  const { orders } = (await shop.admin('GET', '/orders')).body as { orders: { attempts: object[] }[] }
  expect(orders.map(({ attempts }) => attempts)).toEqual([[]])
  expect(await owed(shop)).toEqual([])
})

test('a customer’s second payment at the vendor is in the wallet, whichever way the first one was seen', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer(me)
  const orderId = await place(shop, ani, [await shop.item()], { payment: by('bca_va') })
  const { total } = await order(shop, orderId, ani)
  expect(await book(shop, orderId)).toBe(200)
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.runDue()
  expect(await balanceOf(shop, ani, 'wallet')).toBe(total)
  expect((await order(shop, orderId, ani)).events.at(-1)?.status).toBe('refunded_double')
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  expect(await balanceOf(shop, ani, 'wallet')).toBe(2 * total)
})

test('a helper books no second payment, nothing large, and no refund without the bank’s receipt', async () => {
  const shop = await openSellingShop()
  const helper = await helperOf(shop)
  const confirm = { step: 'confirm-payment', attempt: 1 }
  const [cheap, dear] = [
    await place(shop, me, [await shop.item({ price: 100_000 })], { payment: transfer }),
    await place(shop, me, [await shop.item({ price: 5_000_001 })], { payment: transfer }),
  ]
  expect(await helper(`/orders/${dear}`, confirm)).toBe(403)
  expect(await helper(`/orders/${cheap}`, confirm)).toBe(200)
  // A second way to pay was begun before: its money, as a helper says, would become a balance.
  const twice = await place(shop, me, [await shop.item({ price: 100_000 })], { payment: by('bca_va') })
  expect((await shop.call('payment.change', { orderId: twice, ...transfer }, me)).ok).toBe(true)
  expect(await helper(`/orders/${twice}`, { step: 'confirm-payment', attempt: 2 })).toBe(200)
  expect(await helper(`/orders/${twice}`, confirm)).toBe(403)
  expect(await owed(shop)).toEqual([])

  // Money that only people have seen becomes no balance by a helper's word, also not of an order that cannot go on.
  expect(await helper(`/orders/${cheap}`, { step: 'cancel', note: 'Stok rusak' })).toBe(403)
  const ended = await place(shop, me, [await shop.item({ price: 100_000 })], { payment: transfer })
  expect(await helper(`/orders/${ended}`, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  expect(await helper(`/orders/${ended}`, confirm)).toBe(403)
  expect(await sellerStep(shop, cheap, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  const [refund] = await shop.sql('SELECT id FROM refund')
  expect(await helper(`/refunds/${String(refund?.['id'])}`, { step: 'pay', proof: 'sudah' })).toBe(403)
})
