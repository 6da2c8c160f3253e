import { afterEach, expect, test } from 'vitest'
import { formatRupiah } from '#shared/format/money.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import {
  bill,
  expectSound,
  order,
  outcome,
  paymentChoices,
  place,
  prepare,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { midtransAt, referenceOf } from './midtrans-steps.ts'
import { sellerStep, ship } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const by = (method: string) => ({ vendor: 'midtrans', method })
const { host, midtrans, open, move, deliver } = midtransAt()
/** Every test makes its own orders in it. */
const shopWithKey = lazily(open)

afterEach(async () => void (await midtrans('calm')))

/** A placed order and the service's reference for its payment attempt. */
async function ordered(shop: SellingShop, { method = 'bca_va', stock = 5 } = {}) {
  const item = await shop.item({ stock })
  const orderId = await place(shop, me, [item], { payment: by(method) })
  return { orderId, item, reference: await referenceOf(shop, orderId) }
}
const status = async (shop: SellingShop, orderId: string) => (await order(shop, orderId, me)).status
const events = async (shop: SellingShop, orderId: string) =>
  (await order(shop, orderId, me)).events.map((event) => event.status)

test('a shop with a key offers the service’s methods but no simulator; a shop without a key offers none of them', async () => {
  const shop = await shopWithKey()
  const orderId = await prepare(shop, me, [await shop.item()], { payment: by('bca_va') })
  const real = [
    'qris',
    'gopay',
    'shopeepay',
    'bca_va',
    'mandiri_bill',
    'bni_va',
    'bri_va',
    'permata_va',
    'alfamart',
    'indomaret',
    'card',
  ]
  expect(Object.keys(await paymentChoices(shop, orderId, me)).toSorted()).toEqual([...real, 'transfer'].toSorted())
  expect(
    outcome(await shop.call('checkout.applyPayment', { orderId, vendor: 'simulator', method: 'bca_va' }, me)),
  ).toBe('payment_unknown')

  const keyless = await openSellingShop({ demo: false })
  const other = await prepare(keyless, me, [await keyless.item()], { payment: transfer })
  expect(Object.keys(await paymentChoices(keyless, other, me))).toEqual(['transfer'])
  expect(outcome(await keyless.call('checkout.applyPayment', { orderId: other, ...by('qris') }, me))).toBe(
    'payment_unknown',
  )
  expect(await keyless.deliver('{}', 'midtrans')).toBe(401)
})

// Proves §4.13
test('an order is charged, paid and confirmed once, even with repeated notifications', async () => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop)
  expect(await bill(shop, orderId, me)).toMatchObject({
    vendor: 'midtrans',
    methodName: 'BCA Virtual Account',
    number: '812785002530231',
    simulatorId: null,
  })
  const { notifyAt } = await midtrans(`look/${reference}`)
  expect(notifyAt).toBe(`https://${host}/webhooks/midtrans/${host}`)
  await move(reference, 'settlement')
  expect(await Promise.all(Array.from({ length: 5 }, () => deliver(shop, reference)))).toEqual([
    200, 200, 200, 200, 200,
  ])
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PAYMENT_CONFIRMED', bill: { status: 'PAID' } })
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED'])
})

test.each(['qris', 'gopay', 'alfamart'])('%s is confirmed in the same way', async (method) => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop, { method })
  const { number, qr, link } = await bill(shop, orderId, me)
  expect(number ?? qr ?? link).not.toBeNull()
  await move(reference, 'settlement')
  expect(await deliver(shop, reference)).toBe(200)
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
})

test('a card is paid on the service’s own page; a payment under review waits for the decision', async () => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop, { method: 'card' })
  expect((await bill(shop, orderId, me)).link).toMatch(/^https:\/\/app\.sandbox\.midtrans\.com\/snap\//)
  await move(reference, 'capture', { fraud_status: 'challenge', status_code: '201' })
  expect(await deliver(shop, reference)).toBe(200)
  expect((await bill(shop, orderId, me)).status).toBe('VERIFYING')
  await move(reference, 'capture', { fraud_status: 'accept' })
  expect(await deliver(shop, reference)).toBe(200)
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
})

test('a notification that is forged, for another amount or order, or not confirmed by the service pays nothing', async () => {
  const shop = await shopWithKey()
  const [{ orderId, reference }, dear] = [await ordered(shop), await ordered(shop)]
  const lie = { transaction_status: 'settlement' }
  expect(await deliver(shop, reference, lie)).toBe(200)
  await move(dear.reference, 'settlement')
  const paid = await midtrans(`notice/${dear.reference}`)
  for (const change of [{ signature_key: '' }, { gross_amount: '1.00' }, { order_id: reference }])
    expect(await shop.deliver(JSON.stringify({ ...paid, ...change }), 'midtrans')).toBe(401)
  await move(reference, 'settlement', { gross_amount: '1.00' })
  // Money of another amount pays nothing. It is a row for a person.
  expect(await deliver(shop, reference)).toBe(200)
  expect((await shop.admin('GET', '/money')).body).toMatchObject({
    movements: [{ amount: 1, reason: 'amount_differs' }],
  })
  for (const nonsense of ['', '{', '[]', '{}', '<html>']) expect(await shop.deliver(nonsense, 'midtrans')).toBe(401)
  expect([await status(shop, orderId), await status(shop, dear.orderId)]).toEqual(['PENDING', 'PENDING'])
  // The service's status call states another amount than its notification, so it does not pay this bill.
  const honest = JSON.stringify(await midtrans(`notice/${dear.reference}`))
  await move(dear.reference, 'settlement', { gross_amount: '1.00' })
  expect(await shop.deliver(honest, 'midtrans')).toBe(400)
  expect(await status(shop, dear.orderId)).toBe('PENDING')
})

test('a pending notification after the settlement and a repeated expiry change nothing', async () => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop)
  const pending = JSON.stringify(await midtrans(`notice/${reference}`))
  await move(reference, 'settlement')
  expect(await deliver(shop, reference)).toBe(200)
  expect(await shop.deliver(pending, 'midtrans')).toBe(200)
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED'])

  const late = await ordered(shop)
  await move(late.reference, 'expire')
  expect(await deliver(shop, late.reference)).toBe(200)
  expect(await status(shop, late.orderId)).toBe('EXPIRED')
  expect(await stockOf(shop, late.item)).toBe(5)
  expect(await deliver(shop, late.reference)).toBe(200)
  expect(await events(shop, late.orderId)).toEqual(['PENDING', 'EXPIRED'])
})

// Proves §4.13
test('a payment that the bank reverses cancels an order before shipping, and is only noted on a shipped order', async () => {
  const shop = await shopWithKey()
  const [near, sent] = [await ordered(shop, { method: 'permata_va' }), await ordered(shop, { method: 'mandiri_bill' })]
  for (const { reference } of [near, sent]) {
    await move(reference, 'settlement')
    await deliver(shop, reference)
  }
  await ship(shop, sent.orderId)
  for (const { reference } of [near, sent]) {
    await move(reference, 'deny')
    expect(await Promise.all([deliver(shop, reference), deliver(shop, reference)])).toEqual([200, 200])
  }
  expect(await order(shop, near.orderId, me)).toMatchObject({ status: 'CANCEL', bill: { status: 'EXPIRED' } })
  expect(await events(shop, near.orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED', 'payment_returned', 'CANCEL'])
  expect(await stockOf(shop, near.item)).toBe(5)
  expect(await events(shop, sent.orderId)).toEqual([
    'PENDING',
    'PAYMENT_CONFIRMED',
    'PROCESSING',
    'SHIPPING',
    'payment_returned',
  ])
  // The shop wins the dispute: the money is here again, owed where the order has ended and listed where it was sent.
  for (const { reference } of [near, sent]) {
    await move(reference, 'settlement')
    for (let i = 0; i < 2; i += 1)
      expect(await Promise.all([deliver(shop, reference), deliver(shop, reference)])).toEqual([200, 200])
  }
  const { total } = await order(shop, near.orderId, me)
  expect(await shop.sql(`SELECT amount, state FROM refund WHERE order_id = '${near.orderId}'`)).toEqual([
    { amount: total, state: 'OWED' },
  ])
  expect((await events(shop, near.orderId)).slice(4)).toEqual(['refund_due'])
  expect((await events(shop, sent.orderId)).slice(5)).toEqual(['payment_review'])
  expect(
    await shop.sql(`SELECT amount, state FROM movement WHERE order_id = '${sent.orderId}' ORDER BY rowid`),
  ).toEqual([
    { amount: -total, state: 'open' },
    { amount: total, state: 'open' },
  ])
  // And loses it after all, and wins it once more: each time the money went or came is on the list.
  for (const [{ reference }, state] of [
    [near, 'deny'],
    [sent, 'deny'],
    [sent, 'settlement'],
  ] as const) {
    await move(reference, state)
    expect(await Promise.all([deliver(shop, reference), deliver(shop, reference)])).toEqual([200, 200])
  }
  expect(
    (await shop.sql(`SELECT amount FROM movement WHERE order_id = '${sent.orderId}' ORDER BY rowid`)).map(
      ({ amount }) => amount,
    ),
  ).toEqual([-total, total, -total, total])
  expect(await shop.sql(`SELECT state, way FROM refund WHERE order_id = '${near.orderId}'`)).toEqual([
    { state: 'PAID', way: 'source' },
  ])
})

test('a refund made at the service is noted once, changes no status, and is not paid a second time', async () => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop)
  await move(reference, 'settlement')
  await deliver(shop, reference)
  await move(reference, 'refund')
  expect(await Promise.all([deliver(shop, reference), deliver(shop, reference)])).toEqual([200, 200])
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED', 'payment_returned'])
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Dana sudah dikembalikan' })).toBe(200)
  expect(await events(shop, orderId)).toEqual(['PENDING', 'PAYMENT_CONFIRMED', 'payment_returned', 'CANCEL'])
})

test('after partial refunds at the service, a cancellation refunds only the rest', async () => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop)
  await move(reference, 'settlement')
  await deliver(shop, reference)
  const { total } = await order(shop, orderId, me)
  for (const refunded of [5_000, 12_000]) {
    await move(reference, 'partial_refund', { refund_amount: `${refunded}.00` })
    expect(await Promise.all([deliver(shop, reference), deliver(shop, reference)])).toEqual([200, 200])
  }
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok habis' })).toBe(200)
  const told = (await order(shop, orderId, me)).events.map(({ status: kind, note }) => [kind, note])
  expect(told.slice(2)).toEqual([
    ['payment_returned', 'Rp 5.000'],
    ['payment_returned', 'Rp 12.000'],
    ['CANCEL', 'Stok habis'],
    ['refund_due', formatRupiah(total - 12_000)],
  ])
})

test.each(['down', 'garbage', 'lost'])(
  'while the service fails (%s) the order stays, and gets its number and its payment later',
  async (fault) => {
    const shop = await shopWithKey()
    const item = await shop.item()
    const orderId = await prepare(shop, me, [item], { payment: by('bca_va') })
    await midtrans('fault', { fault })
    valueOf(await shop.call('checkout.place', { orderId }, me))
    expect(await bill(shop, orderId, me)).toMatchObject({
      status: 'UNPAID',
      number: null,
      problem: expect.stringContaining('Pesanan Anda aman'),
    })
    await midtrans('fault', { fault: 'none' })
    valueOf(await shop.call('payment.retry', { orderId }, me))
    expect((await bill(shop, orderId, me)).number).toBe('812785002530231')
    const reference = await referenceOf(shop, orderId)
    await move(reference, 'settlement')
    const notice = JSON.stringify(await midtrans(`notice/${reference}`))
    await midtrans('fault', { fault })
    expect(await shop.deliver(notice, 'midtrans')).toBe(503)
    expect(await status(shop, orderId)).toBe('PENDING')
    await midtrans('fault', { fault: 'none' })
    expect(await shop.deliver(notice, 'midtrans')).toBe(200)
    expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
  },
)

test('when the address of a payment page was lost, the next try opens a new page', async () => {
  const shop = await shopWithKey()
  const orderId = await prepare(shop, me, [await shop.item()], { payment: by('card') })
  await midtrans('fault', { fault: 'lost' })
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await midtrans('fault', { fault: 'none' })
  // The service accepts no reference twice, and has no call that returns the page's address.
  expect(outcome(await shop.call('payment.retry', { orderId }, me))).toBe('payment_vendor_down')
  expect(await bill(shop, orderId, me)).toMatchObject({
    status: 'UNPAID',
    link: null,
    problem: expect.stringContaining('lain'),
  })
  await shop.runDue()
  valueOf(await shop.call('payment.retry', { orderId }, me))
  expect(await bill(shop, orderId, me)).toMatchObject({ status: 'UNPAID', link: expect.stringContaining('/snap/') })
  const [row] = await shop.sql(`SELECT number FROM orders WHERE id = '${orderId}'`)
  await move(`${String(row?.['number'])}-2`, 'capture')
  expect(await deliver(shop, `${String(row?.['number'])}-2`)).toBe(200)
  expect(await status(shop, orderId)).toBe('PAYMENT_CONFIRMED')
})

test('changing the payment method cancels the first charge at the service', async () => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop)
  valueOf(await shop.call('payment.change', { orderId, ...by('qris') }, me))
  await shop.runDue()
  expect(await midtrans(`look/${reference}`)).toMatchObject({ transaction_status: 'cancel' })
  expect(await bill(shop, orderId, me)).toMatchObject({ method: 'qris', status: 'UNPAID' })
})

test('cancelling an order cancels its charge at the service', async () => {
  const shop = await shopWithKey()
  const { orderId, reference } = await ordered(shop)
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Salah pilih ukuran' }, me))
  expect(await midtrans(`look/${reference}`)).toMatchObject({ transaction_status: 'cancel' })
  expect(await status(shop, orderId)).toBe('CANCEL')
})

test('a payment that the service had not reported before a cancellation is refunded', async () => {
  const shop = await shopWithKey()
  const { orderId, item, reference } = await ordered(shop)
  await move(reference, 'settlement')
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Salah pilih ukuran' }, me))
  for (let i = 0; i < 2; i += 1) await shop.runDue()
  expect(await events(shop, orderId)).toEqual(['PENDING', 'CANCEL', 'refund_due'])
  expect(await deliver(shop, reference)).toBe(200)
  expect(await events(shop, orderId)).toEqual(['PENDING', 'CANCEL', 'refund_due'])
  expect(await stockOf(shop, item)).toBe(5)
})

test.each(['bca_va', 'qris'])(
  'a notice of payment that comes while or after the seller books by hand: %s',
  async (method) => {
    const shop = await shopWithKey()
    const book = async (orderId: string) => await sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 1 })
    const arrived = async (orderId: string) =>
      (await shop.sql(`SELECT reason, amount FROM refund WHERE order_id = '${orderId}'`)).map(({ reason }) => reason)

    // At the same moment: the vendor has the money, so it is booked once, as the vendor's.
    const together = await ordered(shop, { method })
    await move(together.reference, 'settlement')
    const [booked, noticed] = await Promise.all([book(together.orderId), deliver(shop, together.reference)])
    expect([booked === 200 || booked === 409, noticed]).toEqual([true, 200])
    expect(await bill(shop, together.orderId, me)).toMatchObject({ status: 'PAID', vendor: 'midtrans' })
    expect(await arrived(together.orderId)).toEqual([])

    // Afterwards: it is a second payment. The charge was not cancelled yet, or the bank was faster.
    const later = await ordered(shop, { method })
    expect(await book(later.orderId)).toBe(200)
    expect(await bill(shop, later.orderId, me)).toMatchObject({ status: 'PAID', vendor: 'manual' })
    await move(later.reference, 'settlement')
    expect([await deliver(shop, later.reference), await deliver(shop, later.reference)]).toEqual([200, 200])
    expect(await arrived(later.orderId)).toEqual(['refund_double'])
    // Money that came by QRIS may be on its way back already.
    expect(await events(shop, later.orderId)).toContain('refund_due_double')
    await expectSound(shop)

    // Not paid: nothing stays payable at the vendor.
    const unpaid = await ordered(shop, { method })
    expect(await book(unpaid.orderId)).toBe(200)
    await shop.runDue()
    expect(await midtrans(`look/${unpaid.reference}`)).toMatchObject({ transaction_status: 'cancel' })
  },
)

test('a key stays while orders wait for money at its vendor, and goes when none does', async () => {
  const shop = await openSellingShop({ demo: false, vendors: 'midtrans' })
  const own = midtransAt(shop.host)
  const remove = () => shop.admin('DELETE', '/keys/midtrans')
  const { orderId, reference } = await ordered(shop)
  const [other, third] = [await ordered(shop), await ordered(shop)]
  expect(await remove()).toMatchObject({ status: 409, body: { errorCode: 'key_in_use' } })
  await own.move(reference, 'settlement')
  expect([await own.deliver(shop, reference), await status(shop, orderId)]).toEqual([200, 'PAYMENT_CONFIRMED'])
  expect((await remove()).status).toBe(409)
  // Paid to the shop's own account, one waits no longer for the vendor; the other ends.
  valueOf(await shop.call('payment.change', { orderId: other.orderId, ...transfer }, me))
  expect((await remove()).status).toBe(409)
  expect(await sellerStep(shop, third.orderId, { step: 'cancel', note: 'Tutup' })).toBe(200)
  expect((await remove()).status).toBe(200)
  expect(await status(shop, other.orderId)).toBe('PENDING')
})
