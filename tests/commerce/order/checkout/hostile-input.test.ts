import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { begin, bill, expectWhole, order, outcome, place, prepare, sale, siti, stockOf } from './checkout-steps.ts'
import { guest, openSales, type Sales } from '#tests/support/in-workerd/open-sales.ts'

const me = guest('visitor-one')

const wireSiti = {
  RECIPIENT_NAME: siti.recipient,
  RECIPIENT_PHONE: siti.phone,
  VILLAGE_CODE: siti.villageCode,
  POSTAL_CODE: siti.postcode,
  ADDRESS: siti.street,
}

test('what is not a request is refused, and the sale stays as it was', async () => {
  const shop = await openSales()
  const coffee = await shop.item()
  const saleId = await prepare(shop, me, [coffee])
  const before = await sale(shop, saleId, me)
  const bodies: readonly [path: string, body: unknown][] = [
    ['/sale/checkout-v3', '{'],
    ['/sale/checkout-v3', '[]'],
    ['/sale/checkout-v3', 'null'],
    ['/sale/checkout-v3', {}],
    ['/sale/checkout-v3', { SALE_ID: null }],
    ['/sale/checkout-v3', { SALE_ID: { $ne: '' } }],
    ['/sale/checkout-v3', { SALE_ID: [saleId] }],
    ['/sale/checkout-v3', { SALE_ID: "' OR 1=1 --" }],
    ['/sale/checkout-v3', { SALE_ID: saleId, SALE_TOTAL: 1 }],
    ['/sale/checkout-v3', { SALE_ID: saleId, SALE_ACCEPTED_TOTAL: -1 }],
    ['/sale/checkout-v3', { SALE_ID: saleId, SALE_ACCEPTED_TOTAL: '1e9' }],
    ['/sale/checkout-v3', { SALE_ID: saleId, SALE_ACCEPTED_TOTAL: 58_999.5 }],
    ['/sale/checkout-v3', { SALE_ID: saleId, SALE_ACCEPTED_TOTAL: 0 }],
    ['/sale/checkout-v3', { SALE_ID: saleId, SALE_SALE_LINE_REMARK: 'x'.repeat(201) }],
    ['/sale/checkout-v3', `{"SALE_ID":"${saleId}","__proto__":{"status":"PAID"}}`],
    ['/sale/shipping-method-apply', { SALE_ID: saleId, SALE_SHIPPING_CODE: 'jne:reg', SHIPPING_COST: 0 }],
    ['/sale/shipping-method-apply', { SALE_ID: saleId, SALE_SHIPPING_CODE: '__proto__' }],
    [
      '/sale/payment-method-apply',
      { SALE_ID: saleId, SALE_PAYMENT_VENDOR_CODE: 'free', SALE_PAYMENT_METHOD_CODE: 'free' },
    ],
    ['/sale/shipping-address-insert', { SALE_ID: saleId, ...wireSiti, RECIPIENT_NAME: '  ' }],
    ['/sale/shipping-address-insert', { SALE_ID: saleId, ...wireSiti, RECIPIENT_PHONE: '+'.repeat(25) }],
    ['/sale/shipping-address-insert', { SALE_ID: saleId, ...wireSiti, POSTAL_CODE: '1216O' }],
    ['/sale/shipping-address-insert', { SALE_ID: saleId, ...wireSiti, VILLAGE_CODE: '31.74.07.1001|' }],
    ['/sale/shipping-address-insert', { SALE_ID: saleId, ...wireSiti, ADDRESS: 'Jl.\u0000 Melawai Raya' }],
    ['/sale/shipping-address-insert', { SALE_ID: saleId, ...wireSiti, CUSTOMER_ID: 'someone-else' }],
    ['/sale/insert-from-cart-v2', { CART_CART: [] }],
    ['/sale/insert-from-cart-v2', { CART_CART: [{ CART_ID: 'x', CART_QTY: 99 }] }],
    ['/sale/insert-from-cart-v2', { CART_CART: Array.from({ length: 101 }, (_, i) => ({ CART_ID: `x${i}` })) }],
  ]
  for (const [path, body] of bodies) {
    const { status } = await shop.upstream('POST', path, { body, ...me })
    expect([path, body, status >= 400 && status < 500]).toEqual([path, body, true])
  }
  expect(await sale(shop, saleId, me)).toEqual(before)
  expect(await stockOf(shop, coffee)).toBe(10)
  await expectWhole(shop)
})

test('a name and a remark with markup are kept as the text they are', async () => {
  const shop = await openSales()
  const saleId = await prepare(shop, me, [await shop.item()])
  const [recipient, remark] = ['<b>Siti</b> =cmd|x', '<script>alert(1)</script>']
  expect(outcome(await shop.call('sale.applyAddress', { saleId, ...siti, recipient }, me))).toBe('accepted')
  expect(outcome(await shop.call('sale.checkout', { saleId, remark }, me))).toBe('accepted')
  expect(await order(shop, saleId, me)).toMatchObject({ remark, address: { recipient } })
})

test('nothing of one shop is known in another', async () => {
  const [mine, theirs] = [await openSales(), await openSales()]
  const saleId = await place(mine, me, [await mine.item()])
  const token = (await order(mine, saleId, me)).trackToken ?? ''
  const { code, simulatorId } = await bill(mine, saleId, me)
  await begin(theirs, me, [await theirs.item()])
  const missing = await theirs.call('sale.find', { saleId: 'nothing' }, me)
  for (const name of ['sale.find', 'sale.findBill', 'sale.pay', 'sale.checkout', 'order.find'] as const)
    expect(await theirs.call(name, { saleId }, me)).toEqual(missing)
  expect(outcome(await theirs.call('sale.findBill', { saleId, code }, me))).toBe('sale_unknown')
  expect(outcome(await theirs.call('order.track', { token }, me))).toBe('order_link_invalid')
  expect(outcome(await theirs.call('simulator.find', { id: simulatorId }, me))).toBe('not_found')
  expect(outcome(await theirs.call('simulator.press', { id: simulatorId, result: 'settlement' }, me))).toBe('not_found')
  expect(await theirs.deliver(await settlementOf(mine))).toBe(401)
  expect((await order(mine, saleId, me)).status).toBe('PENDING')
  for (const shop of [mine, theirs]) await expectWhole(shop)
})

/** A notification that is true and well signed, for the shop whose bank made it. */
async function settlementOf(shop: Sales): Promise<string> {
  const [row] = await shop.sql(
    'SELECT p.order_id, p.transaction_id, p.amount, a.server_key FROM simulated_payment p, simulator_account a',
  )
  const body = {
    order_id: String(row?.['order_id']),
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
