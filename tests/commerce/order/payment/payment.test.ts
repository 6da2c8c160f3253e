import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bill, order, outcome, place, prepare, press, stockOf, valueOf } from '../checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')

/** The simulated bank's row of the shop's only transaction, and the key that both share. */
async function bankSide(shop: SellingShop, orderId: string) {
  const [row] = await shop.sql(
    `SELECT p.*, a.server_key FROM simulated_payment p, simulator_account a JOIN charge c ON c.reference = p.reference JOIN bill b ON b.code = c.bill_code WHERE b.order_id = '${orderId}' ORDER BY c.attempt DESC LIMIT 1`,
  )
  if (!row) throw new Error('the bank has no transaction of this order')
  return {
    reference: String(row['reference']),
    transactionId: String(row['transaction_id']),
    amount: Number(row['amount']),
    serverKey: String(row['server_key']),
  }
}

/** Changes the bank's transaction without a notification. */
async function settleWithoutNotice(shop: SellingShop, orderId: string, status = 'settlement') {
  await shop.sql(
    `UPDATE simulated_payment SET status = '${status}' WHERE reference = '${(await bankSide(shop, orderId)).reference}'`,
  )
}

/** Posts a signed notification, as the bank would; `change` alters fields before the signing, `forge` after it. */
async function notice(
  shop: SellingShop,
  orderId: string,
  change: Record<string, string> = {},
  forge: Record<string, unknown> = {},
  key?: string,
): Promise<string> {
  const { reference, transactionId, amount, serverKey } = await bankSide(shop, orderId)
  const body = {
    status_code: '200',
    transaction_id: transactionId,
    order_id: reference,
    gross_amount: `${amount}.00`,
    currency: 'IDR',
    transaction_status: 'settlement',
    fraud_status: 'accept',
    payment_type: 'bank_transfer',
    ...change,
  }
  const signature_key = createHash('sha512')
    .update(body.order_id + body.status_code + body.gross_amount + (key ?? serverKey))
    .digest('hex')
  return JSON.stringify({ ...body, signature_key, ...forge })
}

const status = async (shop: SellingShop, orderId: string) => (await order(shop, orderId, me)).status
const events = async (shop: SellingShop, orderId: string) =>
  (await order(shop, orderId, me)).events.map((event) => event.status)

// Proves §4.13
test('a settlement confirms the order once, even with repeated notifications', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await settleWithoutNotice(shop, orderId)
  const body = await notice(shop, orderId)
  expect(await Promise.all(Array.from({ length: 10 }, () => shop.deliver(body)))).toEqual(
    Array.from({ length: 10 }, () => 200),
  )
  expect(await shop.deliver(body)).toBe(200)
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED'])
  expect(await shop.sql('SELECT transaction_status FROM payment_inbox')).toHaveLength(1)
})

test('a notification that the bank does not confirm pays nothing and does not block the true one', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  expect(await shop.deliver(await notice(shop, orderId))).toBe(200)
  expect(await shop.deliver(await notice(shop, orderId, { status_code: '201' }))).toBe(200)
  expect(await shop.deliver(await notice(shop, orderId, {}, { fraud_status: 'challenge' }))).toBe(200)
  expect(await status(shop, orderId)).toBe('PENDING')
  await settleWithoutNotice(shop, orderId)
  expect(await shop.deliver(await notice(shop, orderId))).toBe(200)
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
})

test('notifications after a settlement change nothing', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await settleWithoutNotice(shop, orderId)
  await shop.deliver(await notice(shop, orderId))
  for (const late of ['pending', 'expire']) {
    expect(
      await shop.deliver(
        await notice(shop, orderId, { transaction_status: late, status_code: late === 'expire' ? '202' : '201' }),
      ),
    ).toBe(200)
    await settleWithoutNotice(shop, orderId, late)
    expect(await shop.deliver(await notice(shop, orderId, { transaction_status: late }))).toBe(200)
  }
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED'])
})

test('forged and changed notifications are refused and change nothing', async () => {
  const shop = await openSellingShop()
  const [orderId, dear] = [
    await place(shop, me, [await shop.item()]),
    await place(shop, me, [await shop.item({ price: 900_000 })]),
  ]
  await settleWithoutNotice(shop, orderId)
  await settleWithoutNotice(shop, dear)
  const good: { signature_key: string; gross_amount: string; order_id: string } = JSON.parse(
    await notice(shop, orderId),
  )
  const { reference } = await bankSide(shop, dear)
  const forged = [
    { ...good, signature_key: '' },
    { ...good, signature_key: good.signature_key.slice(0, 127) },
    { ...good, signature_key: good.signature_key.toUpperCase() },
    { ...good, gross_amount: '1.00' },
    { ...good, order_id: reference },
    JSON.parse(await notice(shop, orderId, {}, {}, 'another shop’s key')),
  ]
  for (const body of forged) expect(await shop.deliver(JSON.stringify(body))).toBe(401)
  expect(await shop.deliver(await notice(shop, orderId, { gross_amount: '1.00' }))).toBe(400)
  expect(await shop.deliver(await notice(shop, orderId, { gross_amount: '59000' }))).toBe(400)
  expect(await shop.deliver(await notice(shop, orderId, { currency: 'USD' }))).toBe(400)
  expect(await shop.deliver(await notice(shop, orderId, { order_id: 'INV-20261120-00000-1' }))).toBe(404)
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '"settlement"',
    '{"__proto__":{"status_code":"200"}}',
    'a=b',
    '\u0000',
    JSON.stringify({ ...good, order_id: { $ne: '' } }),
    JSON.stringify({ ...good, signature_key: ['x'] }),
  ])
    expect(await shop.deliver(body)).toBe(401)
  expect(await shop.deliver(JSON.stringify(good), 'midtrans')).toBe(401)
  expect(await shop.deliver(JSON.stringify(good), 'manual')).toBe(400)
  expect([await status(shop, orderId), await status(shop, dear)]).toEqual(['PENDING', 'PENDING'])
  expect(await shop.sql('SELECT id FROM payment_inbox')).toEqual([])
})

// Proves §4.13, §9.25
test('at the deadline the order expires once and its pieces return to the stock once', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 5 })
  const orderId = await place(shop, me, [coffee], { quantity: 2 })
  expect(await stockOf(shop, coffee)).toBe(3)
  await shop.wait(24)
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'EXPIRED',
    bill: { status: 'EXPIRED' },
    events: [{ status: 'PENDING' }, { status: 'EXPIRED' }],
  })
  expect(outcome(await shop.call('payment.retry', { orderId }, me))).toBe('payment_closed')
  await shop.runDue()
  await shop.runDue()
  expect(await stockOf(shop, coffee)).toBe(5)
  expect(await events(shop, orderId)).toEqual(['PENDING', 'EXPIRED'])
})

test('one minute before the deadline nothing expires', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await shop.wait(24 - 1 / 60)
  await shop.runDue()
  expect(await status(shop, orderId)).toBe('PENDING')
})

test('a payment whose notification was lost is found before the order expires', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ stock: 1 })])
  await settleWithoutNotice(shop, orderId)
  await shop.wait(24)
  await shop.runDue()
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED'])
})

test('a late payment reopens an order whose pieces are still in stock', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 1 })
  const orderId = await place(shop, me, [coffee])
  await press(shop, orderId, me, 'expire')
  expect(await status(shop, orderId)).toBe('EXPIRED')
  expect(await stockOf(shop, coffee)).toBe(1)
  await settleWithoutNotice(shop, orderId)
  expect(await shop.deliver(await notice(shop, orderId))).toBe(200)
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
  expect(await stockOf(shop, coffee)).toBe(0)
})

test('a late payment for goods that were sold to someone else is marked for a refund', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 1 })
  const orderId = await place(shop, me, [coffee])
  await press(shop, orderId, me, 'expire')
  const rival = guest('visitor-two')
  await press(shop, await place(shop, rival, [coffee]), rival, 'settlement')
  await settleWithoutNotice(shop, orderId)
  expect(await shop.deliver(await notice(shop, orderId))).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'EXPIRED', bill: { status: 'PAID' } })
  expect((await order(shop, orderId, me)).events.at(-1)).toMatchObject({
    status: 'refund_due',
    label: 'Dana akan dikembalikan kepada Anda',
  })
  expect(await stockOf(shop, coffee)).toBe(0)
})

test('a denied payment leaves the order open for another attempt', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const first = await bill(shop, orderId, me)
  valueOf(await press(shop, orderId, me, 'deny'))
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PENDING', bill: { status: 'FAILED' } })
  valueOf(await shop.call('payment.retry', { orderId }, me))
  const second = await bill(shop, orderId, me)
  expect(second).toMatchObject({ status: 'UNPAID', code: first.code, amount: first.amount })
  expect(second.number).not.toBe(first.number)
  valueOf(await press(shop, orderId, me, 'settlement'))
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_denied', 'PAYMENT_CONFIRMED'])
  expect(outcome(await press(shop, orderId, me, 'deny'))).toBe('payment_closed')
  expect(outcome(await shop.call('payment.retry', { orderId }, me))).toBe('payment_closed')
})

test('when the bank does not answer, the order has no number, and gets one later without a second charge', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item()
  await place(shop, me, [coffee])
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  const orderId = await prepare(shop, me, [coffee])
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('accepted')
  expect(await bill(shop, orderId, me)).toMatchObject({
    status: 'UNPAID',
    number: null,
    problem: expect.stringContaining('Pesanan Anda aman'),
  })
  expect(outcome(await shop.call('payment.retry', { orderId }, me))).toBe('payment_vendor_down')
  expect(await shop.deliver('{}')).toBe(401)
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  expect(
    await Promise.all(
      Array.from({ length: 5 }, async () => outcome(await shop.call('payment.retry', { orderId }, me))),
    ),
  ).toEqual(Array.from({ length: 5 }, () => 'accepted'))
  expect(await bill(shop, orderId, me)).toMatchObject({
    status: 'UNPAID',
    number: expect.stringMatching(/^\d{15}$/),
    problem: '',
  })
  expect(await shop.sql('SELECT * FROM simulated_payment')).toHaveLength(2)
})

test('while the bank does not confirm a notification, it is asked to send it again', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await settleWithoutNotice(shop, orderId)
  const body = await notice(shop, orderId)
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  expect(await shop.deliver(body)).toBe(503)
  expect(await status(shop, orderId)).toBe('PENDING')
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  expect(await shop.deliver(body)).toBe(200)
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
})

test('a payment that is accepted after a review confirms the order', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await settleWithoutNotice(shop, orderId)
  await shop.sql("UPDATE simulator_account SET fault = 'challenge'")
  expect(await shop.deliver(await notice(shop, orderId, { fraud_status: 'challenge' }))).toBe(200)
  expect(await shop.deliver(await notice(shop, orderId, { fraud_status: 'challenge' }))).toBe(200)
  expect(await status(shop, orderId)).toBe('PENDING')
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_review'])
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  expect(await shop.deliver(await notice(shop, orderId))).toBe(200)
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_review', 'PAYMENT_CONFIRMED'])
})

test('two paid attempts make one order and one refund', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const first = await notice(shop, orderId)
  const { reference } = await bankSide(shop, orderId)
  await press(shop, orderId, me, 'deny')
  valueOf(await shop.call('payment.retry', { orderId }, me))
  await press(shop, orderId, me, 'settlement')
  await shop.sql(`UPDATE simulated_payment SET status = 'settlement' WHERE reference = '${reference}'`)
  expect(await shop.deliver(first)).toBe(200)
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_denied', 'PAYMENT_CONFIRMED', 'refund_due_double'])
})

test('a customer’s late and double payments are refunded to the wallet, once each', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const coffee = await shop.item({ stock: 1 })
  const late = await place(shop, shopper, [coffee])
  const lateTotal = (await order(shop, late, shopper)).total
  await shop.wait(25)
  await shop.runDue()
  await place(shop, guest('another'), [coffee])
  await settleWithoutNotice(shop, late)
  const body = await notice(shop, late)
  expect(await Promise.all([shop.deliver(body), shop.deliver(body)])).toEqual([200, 200])
  expect((await order(shop, late, shopper)).events.at(-1)).toMatchObject({
    status: 'refunded',
    label: 'Dana dikembalikan ke Saldo Toko',
  })

  const twice = await place(shop, shopper, [await shop.item()])
  const first = await notice(shop, twice)
  const { reference } = await bankSide(shop, twice)
  await press(shop, twice, shopper, 'deny')
  valueOf(await shop.call('payment.retry', { orderId: twice }, shopper))
  await press(shop, twice, shopper, 'settlement')
  await shop.sql(`UPDATE simulated_payment SET status = 'settlement' WHERE reference = '${reference}'`)
  expect(await Promise.all([shop.deliver(first), shop.deliver(first)])).toEqual([200, 200])
  const { total } = await order(shop, twice, shopper)
  expect(await shop.sql("SELECT balance FROM ledger_account WHERE id LIKE 'wallet:%'")).toEqual([
    { balance: lateTotal + total },
  ])
})

test('only demo shops have the simulator, and its transactions are found only by their own ids', async () => {
  const shop = await openSellingShop({ demo: false })
  const orderId = await prepare(shop, me, [await shop.item()], { payment: { vendor: 'manual', method: 'transfer' } })
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect((await bill(shop, orderId, me)).simulatorId).toBeNull()
  expect(outcome(await shop.call('simulator.find', { id: 'anything' }, me))).toBe('not_found')
  expect(outcome(await shop.call('simulator.press', { id: 'anything', result: 'settlement' }, me))).toBe('not_found')
})
