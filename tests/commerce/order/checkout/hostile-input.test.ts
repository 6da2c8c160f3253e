import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { begin, bill, expectSound, order, outcome, place, prepare, checkout, siti, stockOf } from './checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')

const wireSiti = {
  RECIPIENT_NAME: siti.recipient,
  RECIPIENT_PHONE: siti.phone,
  VILLAGE_CODE: siti.villageCode,
  POSTAL_CODE: siti.postcode,
  ADDRESS: siti.street,
}

// Proves §7.31, ASVS 1.2.4, ASVS 1.3.3, ASVS 1.4.2, ASVS 1.5.2, ASVS 2.2.1, ASVS 2.2.2, ASVS 8.2.3
// Proves ASVS 15.3.3, ASVS 15.3.5, ASVS 15.3.6
test('malformed requests are refused and the checkout stays unchanged', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item()
  const orderId = await prepare(shop, me, [coffee])
  const before = await checkout(shop, orderId, me)
  const bodies: readonly [path: string, body: unknown][] = [
    ['/sale/checkout-v3', '{'],
    ['/sale/checkout-v3', '[]'],
    ['/sale/checkout-v3', 'null'],
    ['/sale/checkout-v3', {}],
    ['/sale/checkout-v3', { SALE_ID: null }],
    ['/sale/checkout-v3', { SALE_ID: { $ne: '' } }],
    ['/sale/checkout-v3', { SALE_ID: [orderId] }],
    ['/sale/checkout-v3', { SALE_ID: "' OR 1=1 --" }],
    ['/sale/checkout-v3', { SALE_ID: orderId, SALE_TOTAL: 1 }],
    ['/sale/checkout-v3', { SALE_ID: orderId, SALE_ACCEPTED_TOTAL: -1 }],
    ['/sale/checkout-v3', { SALE_ID: orderId, SALE_ACCEPTED_TOTAL: '1e9' }],
    ['/sale/checkout-v3', { SALE_ID: orderId, SALE_ACCEPTED_TOTAL: 58_999.5 }],
    ['/sale/checkout-v3', { SALE_ID: orderId, SALE_ACCEPTED_TOTAL: 0 }],
    ['/sale/checkout-v3', { SALE_ID: orderId, SALE_SALE_LINE_REMARK: 'x'.repeat(201) }],
    ['/sale/checkout-v3', `{"SALE_ID":"${orderId}","__proto__":{"status":"PAID"}}`],
    ['/sale/shipping-method-apply', { SALE_ID: orderId, SALE_SHIPPING_CODE: 'jne:reg', SHIPPING_COST: 0 }],
    ['/sale/shipping-method-apply', { SALE_ID: orderId, SALE_SHIPPING_CODE: '__proto__' }],
    [
      '/sale/payment-method-apply',
      { SALE_ID: orderId, SALE_PAYMENT_VENDOR_CODE: 'free', SALE_PAYMENT_METHOD_CODE: 'free' },
    ],
    ['/sale/shipping-address-insert', { SALE_ID: orderId, ...wireSiti, RECIPIENT_NAME: '  ' }],
    ['/sale/shipping-address-insert', { SALE_ID: orderId, ...wireSiti, RECIPIENT_PHONE: '+'.repeat(25) }],
    ['/sale/shipping-address-insert', { SALE_ID: orderId, ...wireSiti, POSTAL_CODE: '1216O' }],
    ['/sale/shipping-address-insert', { SALE_ID: orderId, ...wireSiti, VILLAGE_CODE: '31.74.07.1001|' }],
    ['/sale/shipping-address-insert', { SALE_ID: orderId, ...wireSiti, ADDRESS: 'Jl.\u0000 Melawai Raya' }],
    ['/sale/shipping-address-insert', { SALE_ID: orderId, ...wireSiti, CUSTOMER_ID: 'someone-else' }],
    ['/sale/insert-from-cart-v2', { CART_CART: [] }],
    ['/sale/insert-from-cart-v2', { CART_CART: [{ CART_ID: 'x', CART_QTY: 99 }] }],
    ['/sale/insert-from-cart-v2', { CART_CART: Array.from({ length: 101 }, (_, i) => ({ CART_ID: `x${i}` })) }],
  ]
  for (const [path, body] of bodies) {
    const { status } = await shop.upstream('POST', path, { body, ...me })
    expect([path, body, status >= 400 && status < 500]).toEqual([path, body, true])
  }
  expect(await checkout(shop, orderId, me)).toEqual(before)
  expect(await stockOf(shop, coffee)).toBe(10)
})

// Proves §3.36, ASVS 1.1.2
test('a name and a note with markup are stored as plain text', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item()])
  const [recipient, note] = ['<b>Siti</b> =cmd|x', '<script>alert(1)</script>']
  expect(outcome(await shop.call('checkout.applyAddress', { orderId, ...siti, recipient }, me))).toBe('accepted')
  expect(outcome(await shop.call('checkout.place', { orderId, note }, me))).toBe('accepted')
  expect(await order(shop, orderId, me)).toMatchObject({ note, address: { recipient } })
})

test('ids and notifications of one shop are unknown in another', async () => {
  const [mine, theirs] = [await openSellingShop(), await openSellingShop()]
  const orderId = await place(mine, me, [await mine.item()])
  const token = (await order(mine, orderId, me)).trackToken ?? ''
  const { code, simulatorId } = await bill(mine, orderId, me)
  await begin(theirs, me, [await theirs.item()])
  const missing = await theirs.call('checkout.find', { orderId: 'nothing' }, me)
  for (const name of ['checkout.find', 'payment.findBill', 'payment.retry', 'checkout.place', 'order.find'] as const)
    expect(await theirs.call(name, { orderId }, me)).toEqual(missing)
  expect(outcome(await theirs.call('payment.findBill', { orderId, code }, me))).toBe('order_unknown')
  expect(outcome(await theirs.call('order.track', { token }, me))).toBe('order_link_invalid')
  expect(outcome(await theirs.call('simulator.find', { id: simulatorId }, me))).toBe('not_found')
  expect(outcome(await theirs.call('simulator.press', { id: simulatorId, result: 'settlement' }, me))).toBe('not_found')
  expect(await theirs.deliver(await settlementOf(mine))).toBe(401)
  expect((await order(mine, orderId, me)).status).toBe('PENDING')
  for (const shop of [mine, theirs]) await expectSound(shop)
})

/** A true and correctly signed notification for this shop. */
async function settlementOf(shop: SellingShop): Promise<string> {
  const [row] = await shop.sql(
    'SELECT p.reference, p.transaction_id, p.amount, a.server_key FROM simulated_payment p, simulator_account a',
  )
  const body = {
    order_id: String(row?.['reference']),
    status_code: '200',
    gross_amount: `${row?.['amount']}.00`,
    transaction_id: String(row?.['transaction_id']),
    transaction_status: 'settlement',
  }
  const signature_key = createHash('sha512')
    .update(body.order_id + body.status_code + body.gross_amount + String(row?.['server_key']))
    .digest('hex')
  return JSON.stringify({ ...body, signature_key })
}
