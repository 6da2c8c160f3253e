import { expect, test } from 'vitest'
import { bill, order, outcome, place, press, stockOf, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const wallet = async (shop: SellingShop) => shop.sql("SELECT balance FROM ledger_account WHERE id LIKE 'wallet:%'")

/** A paid order in a shop without the demo seller, which would take the steps by itself. */
async function paidOrder(as: Caller | 'customer' = me) {
  const shop = await openSellingShop()
  const shopper = as === 'customer' ? await shop.customer(me) : as
  const item = await shop.item({ stock: 3 })
  const orderId = await place(shop, shopper, [item], { quantity: 2 })
  await press(shop, orderId, shopper, 'settlement')
  return { shop, shopper, item, orderId }
}

test('a seller moves an order from payment to delivery, only in the right sequence', async () => {
  const { shop, shopper, orderId } = await paidOrder()
  expect(await sellerStep(shop, orderId, { step: 'ship', receiptNumber: 'JP1234567' })).toBe(409)
  expect(await sellerStep(shop, orderId, { step: 'process' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'process' })).toBe(409)
  expect(await sellerStep(shop, orderId, { step: 'change', note: 'Warna diganti sesuai obrolan' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'ship', receiptNumber: 'JP1234567' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'terlambat' })).toBe(409)
  expect(await sellerStep(shop, orderId, { step: 'deliver' })).toBe(200)
  expect(await order(shop, orderId, shopper)).toMatchObject({
    status: 'DELIVERED',
    receiptNumber: 'JP1234567',
    events: [{}, {}, {}, { note: 'Warna diganti sesuai obrolan' }, {}, {}],
  })
  expect(valueOf(await shop.call('order.receive', { orderId }, shopper))).toEqual({})
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
})

test('every operation with an order takes its number as well as its id', async () => {
  const shop = await openSellingShop()
  const number = async (orderId: string) => String((await order(shop, orderId, me)).number)
  const byTransfer = await place(shop, me, [await shop.item()], { payment: transfer })
  expect(await sellerStep(shop, await number(byTransfer), { step: 'confirm-payment' })).toBe(200)
  expect((await bill(shop, byTransfer, me)).status).toBe('PAID')
  const named = (await number(byTransfer)).toLowerCase()
  expect(await sellerStep(shop, named, { step: 'process' })).toBe(200)
  expect((await shop.admin('GET', `/orders/${named}`)).body).toMatchObject({ id: byTransfer, status: 'PROCESSING' })

  const label = await send(
    new Request(`https://commerce/admin/v1/shops/${shop.host}/labels`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orders: `${named},${byTransfer}` }),
    }),
  )
  expect(label.status).toBe(200)
  expect(await shop.sql(`SELECT label_prints AS prints FROM orders WHERE id = '${byTransfer}'`)).toEqual([
    { prints: 1 },
  ])
  await shop.sql(`UPDATE bill SET seen_only_by = 'Rini' WHERE order_id = '${byTransfer}'`)
  expect((await shop.admin('POST', '/money/by-helpers', { orders: [named] })).body).toEqual({ confirmed: 1 })
  expect(await sellerStep(shop, named, { step: 'cancel', note: 'Stok habis' })).toBe(200)
  expect((await order(shop, byTransfer, me)).status).toBe('CANCEL')
  expect(await sellerStep(shop, 'INV-20200101-AAAAA', { step: 'process' })).toBe(404)
})

test('a seller confirms a manual transfer once, or refuses it with a note', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  expect(await sellerStep(shop, orderId, { step: 'refuse-payment', note: 'Nominal berbeda' })).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PENDING',
    events: [{}, { status: 'transfer_receipt_refused', note: 'Nominal berbeda' }],
  })
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment' })).toBe(409)
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
  expect((await bill(shop, orderId, me)).status).toBe('PAID')
})

test('an unpaid order is cancelled at once and its pieces return to the stock', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 3 })
  const orderId = await place(shop, me, [item], { quantity: 2 })
  expect(outcome(await shop.call('order.cancel', { orderId, reason: 'Salah pilih ukuran' }, guest('stranger')))).toBe(
    'order_unknown',
  )
  expect(outcome(await shop.call('order.cancel', { orderId, reason: 'Salah pilih ukuran' }, me))).toBe('accepted')
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'CANCEL',
    events: [{}, { status: 'CANCEL', note: 'Salah pilih ukuran' }],
  })
  expect(await stockOf(shop, item)).toBe(3)
  expect(outcome(await shop.call('order.cancel', { orderId, reason: 'Lagi' }, me))).toBe('cancel_too_late')
})

test('a paid order is cancelled on request: the seller refuses, then agrees, and the wallet gets the money once', async () => {
  const { shop, shopper, item, orderId } = await paidOrder('customer')
  const { total } = await order(shop, orderId, shopper)
  expect(outcome(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, shopper))).toBe('accepted')
  expect(await order(shop, orderId, shopper)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    cancellation: 'Berubah pikiran',
  })
  expect(await sellerStep(shop, orderId, { step: 'process' })).toBe(409)
  expect(await sellerStep(shop, orderId, { step: 'answer-cancellation', approve: false, note: 'Sudah dikemas' })).toBe(
    200,
  )
  expect((await order(shop, orderId, shopper)).cancellation).toBeNull()
  expect(await sellerStep(shop, orderId, { step: 'answer-cancellation', approve: true })).toBe(409)
  await shop.call('order.cancel', { orderId, reason: 'Tolong' }, shopper)
  const answers = await Promise.all(
    [1, 2].map(() => sellerStep(shop, orderId, { step: 'answer-cancellation', approve: true, note: 'Baik' })),
  )
  expect(answers.toSorted()).toEqual([200, 409])
  expect((await order(shop, orderId, shopper)).status).toBe('CANCEL')
  expect(await wallet(shop)).toEqual([{ balance: total }])
  expect(await stockOf(shop, item)).toBe(3)
})

test('a guest’s refund is due to a bank account, and a demo shop answers automatically', async () => {
  const { shop, shopper, orderId } = await paidOrder()
  await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, shopper)
  await shop.wait(1)
  await shop.runDue()
  const seen = await order(shop, orderId, shopper)
  expect(seen).toMatchObject({ status: 'CANCEL', cancellation: null })
  expect(seen.events.map(({ status }) => status)).toContain('refund_due')
  expect(await wallet(shop)).toEqual([])
})

test('the seller’s list shows the recipients, and only with the administrator’s token', async () => {
  const { shop, orderId } = await paidOrder()
  const { status, body } = await shop.admin('GET', '/orders?tab=dikemas')
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { total: 1, orders: [{ id: orderId, status: 'PAYMENT_CONFIRMED', address: { recipient: 'Siti Aminah' } }] },
  })
  expect((await shop.admin('GET', '/orders?tab=selesai')).body).toMatchObject({ total: 0 })
  expect((await shop.admin('GET', '/orders?tab=bukan')).status).toBe(422)
  expect(await sellerStep(shop, 'tidak-ada', { step: 'process' })).toBe(404)
  expect(await sellerStep(shop, orderId, { step: 'ship', receiptNumber: '<b>' })).toBe(422)
})

test('a completed order gives coins once, in every way of completion', async () => {
  const shop = await openSellingShop()
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.coins', json('{"earnPercent":1,"usePercent":50}'))`,
  )
  const shopper = await shop.customer(me)
  const orderId = await place(shop, shopper, [await shop.item({ price: 50_000 })], { quantity: 2 })
  await press(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  await Promise.all([
    shop.call('order.receive', { orderId }, shopper),
    shop.call('order.receive', { orderId }, shopper),
  ])
  await shop.wait(5 * 24)
  await shop.runDue()
  expect(await shop.sql("SELECT balance FROM ledger_account WHERE id LIKE 'coins:%'")).toEqual([{ balance: 1_000 }])
})
