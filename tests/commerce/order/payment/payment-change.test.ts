import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import {
  bill,
  expectSound,
  order,
  outcome,
  place,
  press,
  proveContact,
  checkout,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const by = (method: string) => ({ vendor: 'simulator', method })
const cod = { vendor: 'cod', method: 'cod' }
const change = async (shop: SellingShop, orderId: string, payment: { vendor: string; method: string }, as = me) => {
  if (payment.vendor === 'cod') await proveContact(shop, orderId, as)
  return shop.call('payment.change', { orderId, ...payment }, as)
}
const statusAtBank = async (shop: SellingShop, reference: string) =>
  (await shop.sql(`SELECT status FROM simulated_payment WHERE reference = '${reference}'`))[0]?.['status']
const firstReference = async (shop: SellingShop, orderId: string) => `${(await order(shop, orderId, me)).number}-1`
const events = async (shop: SellingShop, orderId: string) =>
  (await order(shop, orderId, me)).events.map(({ status }) => status)
/** Marks a transaction as paid at the bank without a notification. */
const payAtBank = (shop: SellingShop, reference: string) =>
  shop.sql(`UPDATE simulated_payment SET status = 'settlement' WHERE reference = '${reference}'`)

test('changing the payment method gives a new number and closes the old one at the bank', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const [first, reference] = [await bill(shop, orderId, me), await firstReference(shop, orderId)]
  valueOf(await change(shop, orderId, by('mandiri_bill')))
  const second = await bill(shop, orderId, me)
  expect(second).toMatchObject({
    code: first.code,
    status: 'UNPAID',
    method: 'mandiri_bill',
    amount: first.amount,
    billerCode: '70012',
    problem: '',
  })
  expect(second.number).not.toBe(first.number)
  expect(await checkout(shop, orderId, me)).toMatchObject({
    paymentMethod: 'mandiri_bill',
    paymentName: 'Mandiri Bill',
  })
  await expectSound(shop)
  await shop.runDue()
  expect(await statusAtBank(shop, reference)).toBe('cancel')
  expect((await order(shop, orderId, me)).status).toBe('PENDING')
  valueOf(await press(shop, orderId, me, 'settlement'))
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_changed', 'PAYMENT_CONFIRMED'])
})

test('a transfer gets a unique code when it is chosen and releases it when another method is chosen', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  valueOf(await change(shop, orderId, transfer))
  const open = await bill(shop, orderId, me)
  expect(open.uniqueCode).toBeGreaterThan(0)
  expect(open).toMatchObject({
    amount: 59_000 + (open.uniqueCode ?? 0),
    number: '1234567890',
    holder: 'PT Toko Contoh',
    bank: 'BCA',
  })
  expect(await order(shop, orderId, me)).toMatchObject({ total: open.amount })
  await expectSound(shop)
  valueOf(await change(shop, orderId, by('bni_va')))
  expect(await bill(shop, orderId, me)).toMatchObject({ amount: 59_000, uniqueCode: null, holder: '' })
})

test('choosing the current method changes nothing', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const first = await bill(shop, orderId, me)
  valueOf(await change(shop, orderId, by('bca_va')))
  expect(await bill(shop, orderId, me)).toEqual(first)
  expect(await events(shop, orderId)).toEqual(['PENDING'])
})

// Proves §4.13
test('a payment to the old number pays the order and cancels the new charge', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 3 })
  const orderId = await place(shop, me, [coffee])
  const reference = await firstReference(shop, orderId)
  valueOf(await change(shop, orderId, transfer))
  await payAtBank(shop, reference)
  // The shop asks the bank to cancel, is refused, and reads the status.
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    total: 59_000,
    bill: { status: 'PAID', method: 'bca_va', amount: 59_000 },
  })
  expect(await stockOf(shop, coffee)).toBe(2)
})

test('payments to both numbers make one order and one refund', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const reference = await firstReference(shop, orderId)
  valueOf(await change(shop, orderId, by('qris')))
  await payAtBank(shop, reference)
  valueOf(await press(shop, orderId, me, 'settlement'))
  await shop.runDue()
  await shop.runDue()
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_changed', 'PAYMENT_CONFIRMED', 'refund_due_double'])
})

test('a refund of a second payment is its own amount, without the unique code or the courier’s fee of the new method', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const refunds = () =>
    shop.sql(
      "SELECT e.amount FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id WHERE t.kind = 'refund_double' AND e.amount > 0",
    )
  const left = async (orderId: string) => `${(await order(shop, orderId, shopper)).number}-1`

  const byTransfer = await place(shop, shopper, [await shop.item()])
  valueOf(await change(shop, byTransfer, transfer, shopper))
  expect((await bill(shop, byTransfer, shopper)).amount).toBeGreaterThan(59_000)
  expect((await shop.admin('POST', `/orders/${byTransfer}`, { step: 'confirm-payment' })).status).toBe(200)
  await payAtBank(shop, await left(byTransfer))
  await shop.runDue()
  expect(await refunds()).toEqual([{ amount: 59_000 }])
  await expectSound(shop)

  const atTheDoor = await place(shop, shopper, [await shop.item()])
  valueOf(await change(shop, atTheDoor, cod, shopper))
  expect((await bill(shop, atTheDoor, shopper)).amount).toBeGreaterThan(59_000)
  expect((await shop.admin('POST', `/orders/${atTheDoor}`, { step: 'ship', receiptNumber: 'JNE0001' })).status).toBe(
    200,
  )
  await payAtBank(shop, await left(atTheDoor))
  await shop.runDue()
  expect(await refunds()).toEqual([{ amount: 59_000 }, { amount: 59_000 }])
})

test('a simultaneous payment and change end in one order that is paid once', async () => {
  for (const [payFirst, wayTo] of [
    [true, by('qris')],
    [false, by('qris')],
    [true, cod],
    [false, cod],
  ] as const) {
    const shop = await openSellingShop()
    const coffee = await shop.item({ stock: 5 })
    const orderId = await place(shop, me, [coffee])
    const { simulatorId: id } = await bill(shop, orderId, me)
    await proveContact(shop, orderId, me)
    const pay = () => shop.call('simulator.press', { id, result: 'settlement' }, me)
    const leave = () => change(shop, orderId, wayTo)
    await Promise.all(payFirst ? [pay(), leave()] : [leave(), pay()])
    await shop.runDue()
    const { status, bill: paid } = await order(shop, orderId, me)
    expect(['PAYMENT_CONFIRMED', 'PROCESSING']).toContain(status)
    expect(paid).toMatchObject({ status: 'PAID', method: 'bca_va', amount: 59_000 })
    expect(await events(shop, orderId)).not.toContain('refund_due_double')
    expect(await stockOf(shop, coffee)).toBe(4)
    await expectSound(shop)
  }
})

test('twenty simultaneous changes leave one open number', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const ways = ['qris', 'gopay', 'alfamart', 'bni_va']
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => change(shop, orderId, by(ways[i % 4] ?? 'qris'))),
  )
  expect(answers.map(outcome).filter((one) => one !== 'accepted' && one !== 'payment_attempts')).toEqual([])
  expect(await shop.sql("SELECT * FROM charge WHERE state = 'pending'")).toHaveLength(1)
  await expectSound(shop)
  await shop.runDue()
  await shop.runDue()
  expect(await shop.sql("SELECT * FROM simulated_payment WHERE status = 'pending'")).toHaveLength(1)
  valueOf(await press(shop, orderId, me, 'settlement'))
})

test('the number of payment changes is limited', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  for (let i = 1; i < 20; i += 1) valueOf(await change(shop, orderId, by(i % 2 ? 'qris' : 'bca_va')))
  expect(outcome(await change(shop, orderId, by('bca_va')))).toBe('payment_attempts')
  expect((await bill(shop, orderId, me)).status).toBe('UNPAID')
})

test('a change is refused after the deadline, after the payment and for another visitor', async () => {
  const shop = await openSellingShop()
  const [orderId, paid] = [await place(shop, me, [await shop.item()]), await place(shop, me, [await shop.item()])]
  await press(shop, paid, me, 'settlement')
  expect(outcome(await change(shop, paid, by('qris')))).toBe('payment_closed')
  expect(outcome(await change(shop, orderId, by('qris'), guest('visitor-two')))).toBe('order_unknown')
  expect(outcome(await change(shop, orderId, by('bitcoin')))).toBe('payment_unknown')
  await shop.wait(24)
  expect(outcome(await change(shop, orderId, by('qris')))).toBe('payment_closed')
  await shop.runDue()
  expect(outcome(await change(shop, orderId, by('qris')))).toBe('payment_closed')
})

test('a change never shortens the time to pay and never extends it beyond a day', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('qris') })
  const placedAt = Date.parse((await order(shop, orderId, me)).placedAt ?? '')
  const hours = async () => (Date.parse((await bill(shop, orderId, me)).expiresAt ?? '') - placedAt) / hourMs
  expect(await hours()).toBe(1)
  await shop.wait(0.5)
  valueOf(await change(shop, orderId, by('bca_va')))
  expect(await hours()).toBe(24)
  valueOf(await change(shop, orderId, by('gopay')))
  expect(await hours()).toBe(24)
  await shop.wait(1)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('PENDING')
  await shop.wait(23)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('EXPIRED')
})

test('after a denied payment another method can be chosen', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('card') })
  valueOf(await press(shop, orderId, me, 'deny'))
  valueOf(await change(shop, orderId, by('qris')))
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PENDING',
    bill: { status: 'UNPAID', method: 'qris' },
  })
  valueOf(await press(shop, orderId, me, 'settlement'))
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_denied', 'payment_changed', 'PAYMENT_CONFIRMED'])
})

test('a change to cash on delivery processes the order, and a late payment before shipping replaces the cash', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 5 })
  const orderId = await place(shop, me, [coffee])
  const reference = await firstReference(shop, orderId)
  valueOf(await change(shop, orderId, cod))
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PROCESSING',
    bill: { status: 'COD', expiresAt: null },
  })
  await expectSound(shop)
  await payAtBank(shop, reference)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PROCESSING',
    bill: { status: 'PAID', method: 'bca_va' },
  })
  expect((await events(shop, orderId)).at(-1)).toBe('payment_received')
  // Nobody has packed it by that.
  expect((await shop.admin('GET', '/packing')).body).toMatchObject({ goods: [{ pieces: 1, orders: 1 }] })
  expect(outcome(await change(shop, orderId, by('qris')))).toBe('payment_closed')
  expect(await stockOf(shop, coffee)).toBe(4)
})

test('a payment that arrives after a cash-on-delivery shipment is sent is refunded', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const reference = await firstReference(shop, orderId)
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  valueOf(await change(shop, orderId, cod))
  await shop.wait(0.25)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('SHIPPING')
  await payAtBank(shop, reference)
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.wait(0.1)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({ bill: { status: 'COD', method: 'cod' } })
  expect((await events(shop, orderId)).at(-1)).toBe('refund_due_double')
})

test('while the bank does not answer, a change has no number; the number comes later', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  expect(outcome(await change(shop, orderId, by('qris')))).toBe('accepted')
  expect(await bill(shop, orderId, me)).toMatchObject({
    status: 'UNPAID',
    method: 'qris',
    qr: null,
    problem: expect.stringContaining('Pesanan Anda aman'),
  })
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  valueOf(await shop.call('payment.retry', { orderId }, me))
  expect((await bill(shop, orderId, me)).qr).not.toBeNull()
})

test('the same request sent twice is one change', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const keyed = { ...me, headers: { 'idempotency-key': 'one-press-0123456789' } }
  await Promise.all([change(shop, orderId, by('qris'), keyed), change(shop, orderId, by('qris'), keyed)])
  expect(await events(shop, orderId)).toEqual(['PENDING', 'payment_changed'])
})

test('a refund is the amount that was paid, not the amount that the order costs now', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer()
  const balance = async () => valueOf<{ balance: number }>(await shop.call('wallet.find', {}, ani)).balance
  const events = async (orderId: string) => (await order(shop, orderId, ani)).events.map(({ status }) => status)
  const reference = async (orderId: string) => `${(await order(shop, orderId, ani)).number}-1`

  // Cash on delivery includes the courier's fee; the payment to the bank did not.
  const carried = await place(shop, ani, [await shop.item()])
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  valueOf(await change(shop, carried, cod, ani))
  expect((await bill(shop, carried, ani)).amount).toBeGreaterThan(59_000)
  await shop.wait(0.25)
  await shop.runDue()
  await payAtBank(shop, await reference(carried))
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.wait(0.1)
  await shop.runDue()
  expect((await events(carried)).at(-1)).toBe('refunded_double')
  expect(await balance()).toBe(59_000)

  // The transfer has a unique code; the payment to the earlier number had none.
  const gone = await shop.item({ stock: 1 })
  const late = await place(shop, ani, [gone])
  valueOf(await change(shop, late, transfer, ani))
  const first = await reference(late)
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  await shop.wait(24)
  await shop.runDue()
  await place(shop, me, [gone], { payment: cod })
  await payAtBank(shop, first)
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.wait(1)
  await shop.runDue()
  expect((await events(late)).at(-1)).toBe('refunded')
  expect(await balance()).toBe(59_000 + 59_000)
})
