import { expect, test } from 'vitest'
import {
  begin,
  bill,
  expectSound,
  order,
  outcome,
  place,
  prepare,
  press,
  checkout,
  siti,
  stockOf,
  transfer,
  valueOf,
} from './checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

const jayapura = { villageCode: '91.71.01.1001', postcode: '99111' }
const [me, other] = [guest('visitor-one'), guest('visitor-two')]

// Proves §3.31, §3.39, §4.38, §7.28, §7.30
test('a guest buys: from the cart to a confirmed payment', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000, stock: 10, weightGrams: 500 })
  const orderId = await begin(shop, me, [coffee], 3)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  const rates = valueOf<{ code: string; cost: number }[]>(await shop.call('checkout.listShipping', { orderId }, me))
  expect(rates.map(({ code, cost }) => [code, cost])).toEqual([
    ['jne:oke', 16_000],
    ['pos:reg', 16_000],
    ['jne:reg', 18_000],
    ['sicepat:reg', 18_000],
    ['anteraja:reg', 18_000],
    ['jnt:ez', 20_000],
    ['sicepat:best', 30_000],
    ['jne:yes', 32_000],
  ])
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:oke' }, me))
  const methods = valueOf<{ vendor: string; method: string }[]>(
    await shop.call('checkout.listPayments', { orderId }, me),
  )
  expect(methods.map(({ vendor, method }) => `${vendor}:${method}`)).toEqual(
    expect.arrayContaining(['simulator:qris', 'simulator:bca_va', 'manual:transfer']),
  )
  valueOf(await shop.call('checkout.applyPayment', { orderId, vendor: 'simulator', method: 'bri_va' }, me))
  const ready = await checkout(shop, orderId, me)
  expect(ready).toMatchObject({
    status: 'DRAFT',
    total: 166_000,
    weightGrams: 1_500,
    shippingName: 'JNE OKE',
    paymentName: 'BRI Virtual Account',
    changes: [],
  })

  const placed = valueOf<{ billCode: string; trackToken: string }>(
    await shop.call('checkout.place', { orderId, note: 'Tolong bungkus kado', acceptedTotal: 166_000 }, me),
  )
  const open = await bill(shop, orderId, me)
  expect(open).toMatchObject({
    code: placed.billCode,
    amount: 166_000,
    status: 'UNPAID',
    bank: 'BRI',
    group: 'va',
    uniqueCode: null,
    problem: '',
  })
  expect(open.number).toMatch(/^\d{18}$/)
  expect(open.steps.length).toBeGreaterThan(0)
  expect(await stockOf(shop, coffee)).toBe(7)
  expect(await shop.call('cart.list', {}, me)).toMatchObject({ value: [] })
  await expectSound(shop)

  valueOf(await press(shop, orderId, me, 'settlement'))
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    note: 'Tolong bungkus kado',
    bill: { status: 'PAID' },
    events: [{ status: 'PENDING' }, { status: 'PAYMENT_CONFIRMED' }],
  })
  expect((await order(shop, orderId, me)).number).toMatch(/^INV-\d{8}-[0-9A-Z]{5}$/)
  expect(await stockOf(shop, coffee)).toBe(7)
})

// Proves §4.34, ASVS 2.3.1
test('checkout requires its steps in their sequence', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  const checkout = async () => outcome(await shop.call('checkout.place', { orderId }, me))
  expect(await checkout()).toBe('address_missing')
  expect(outcome(await shop.call('checkout.listShipping', { orderId }, me))).toBe('address_missing')
  expect(outcome(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))).toBe('address_missing')
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:yes' }, me))
  // That service does not go to Jayapura.
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, ...jayapura }, me))
  expect(await checkout()).toBe('shipping_missing')
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  expect(await checkout()).toBe('payment_missing')
  expect(outcome(await shop.call('payment.findBill', { orderId }, me))).toBe('bill_unknown')
  expect(outcome(await shop.call('order.find', { orderId }, me))).toBe('order_unknown')
  expect(outcome(await shop.call('payment.retry', { orderId }, me))).toBe('bill_unknown')
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...transfer }, me))
  expect(await checkout()).toBe('accepted')
})

// Proves §4.36, §4.37, ASVS 2.2.2
test('a shipping service, payment method or voucher that is not offered is refused', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item()])
  expect(outcome(await shop.call('checkout.applyShipping', { orderId, code: 'jne:teleport' }, me))).toBe(
    'shipping_unknown',
  )
  expect(
    outcome(await shop.call('checkout.applyPayment', { orderId, vendor: 'simulator', method: 'transfer' }, me)),
  ).toBe('payment_unknown')
  expect(outcome(await shop.call('checkout.applyPayment', { orderId, vendor: 'midtrans', method: 'bca_va' }, me))).toBe(
    'payment_unknown',
  )
  expect(await shop.call('checkout.applyVoucher', { orderId, code: 'HEMAT' }, me)).toMatchObject({
    ok: false,
    code: 'voucher_unknown',
    fields: { code: 'Voucher tidak berlaku.' },
  })
  expect(
    outcome(await shop.call('checkout.applyDropship', { orderId, active: true, name: 'Toko Ani', phone: '08123' }, me)),
  ).toBe('phone_too_short')
  expect(outcome(await shop.call('checkout.applyDropship', { orderId, active: false }, me))).toBe('accepted')
  expect(outcome(await shop.call('order.findInvoice', { orderId }, me))).toBe('invoice_unavailable')
})

// Proves §4.35
test('a new address removes a shipping service that does not go there, and changes the price of one that does', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:yes' }, me))
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, ...jayapura }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ shippingCode: null, total: 50_000 })
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  expect((await checkout(shop, orderId, me)).total).toBe(165_000)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ shippingCode: 'jne:reg', total: 59_000 })
})

// Proves §3.85, §4.34, §5.15, §5.19, §7.31
test('an address is refused at its fields', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  const apply = (change: object) => shop.call('checkout.applyAddress', { orderId, ...siti, ...change }, me)
  expect(await apply({ phone: '0912345678' })).toMatchObject({
    code: 'phone_invalid',
    fields: { phone: 'Nomor HP tidak valid' },
  })
  expect(await apply({ phone: '0812' + '3'.repeat(12) })).toMatchObject({ code: 'phone_too_long' })
  expect(await apply({ phone: '08123' })).toMatchObject({ code: 'phone_too_short' })
  expect(await apply({ villageCode: '99.01.01.1001' })).toMatchObject({ code: 'region_unknown' })
  expect(
    await apply({
      villageCode: null,
      province: 'DKI Jakarta',
      regency: 'Kota Jakarta Selatan',
      district: 'Kebayoran Baru',
      village: 'Melawai',
    }),
  ).toMatchObject({ code: 'address_incomplete', fields: { villageCode: expect.any(String) } })
  expect((await checkout(shop, orderId, me)).address).toBeNull()
  valueOf(await apply({ province: 'Atlantis', village: '<script>' }))
  expect((await checkout(shop, orderId, me)).address).toMatchObject({
    province: 'DKI Jakarta',
    village: 'Melawai',
    phone: '+6281234567890',
  })
})

test('a higher price is shown and must be accepted before the order is placed', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000 })
  const orderId = await prepare(shop, me, [coffee])
  await shop.sql(`UPDATE variant SET price = 60000 WHERE id = '${coffee}'`)
  expect(await checkout(shop, orderId, me)).toMatchObject({
    total: 69_000,
    changes: [expect.stringContaining('naik dari Rp 50.000 menjadi Rp 60.000')],
  })
  expect(await shop.call('checkout.place', { orderId, acceptedTotal: 59_000 }, me)).toMatchObject({
    code: 'price_changed',
    message: expect.stringContaining('Rp 69.000'),
  })
  expect(await stockOf(shop, coffee)).toBe(10)
  expect(outcome(await shop.call('checkout.place', { orderId, acceptedTotal: 69_000 }, me))).toBe('accepted')
  expect((await bill(shop, orderId, me)).amount).toBe(69_000)
  await shop.sql(`UPDATE variant SET price = 1 WHERE id = '${coffee}'`)
  expect(await checkout(shop, orderId, me)).toMatchObject({ status: 'PENDING', total: 69_000, changes: [] })
})

// Proves §9.26
test('sold-out and unpublished goods cannot be ordered', async () => {
  const shop = await openSellingShop()
  const [coffee, tea] = [await shop.item({ stock: 2 }), await shop.item({ stock: 5 })]
  const orderId = await prepare(shop, me, [coffee, tea], { quantity: 2 })
  await shop.sql(`UPDATE variant SET stock = 1 WHERE id = '${coffee}'`)
  expect(await shop.call('checkout.place', { orderId }, me)).toMatchObject({
    code: 'stock_short',
    message: expect.stringContaining('tersisa 1'),
  })
  await shop.sql(`UPDATE variant SET stock = 0 WHERE id = '${coffee}'`)
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('stock_out')
  expect(await checkout(shop, orderId, me)).toMatchObject({ lines: [{ available: false }, { available: true }] })
  await shop.sql(`UPDATE variant SET stock = 9 WHERE id = '${coffee}'`)
  await shop.sql(noteStocks())
  await shop.sql(`UPDATE product SET published = 0 WHERE id IN (SELECT product_id FROM variant WHERE id = '${coffee}')`)
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('order_line_unavailable')
  expect(await stockOf(shop, tea)).toBe(5)
  await shop.sql('UPDATE product SET published = 1')
  const line = await shop.cart(other, coffee)
  await shop.sql('UPDATE product SET published = 0')
  expect(outcome(await shop.call('checkout.create', { lines: [{ id: line }] }, other))).toBe('order_line_unavailable')
})

// Proves §4.33
test('a checkout begins only with lines of the caller’s own cart', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item()
  const mine = await shop.cart(me, coffee)
  expect(outcome(await shop.call('checkout.create', { lines: [{ id: mine }] }, other))).toBe('cart_line_unknown')
  expect(outcome(await shop.call('checkout.create', { lines: [{ id: mine }, { id: 'nothing' }] }, me))).toBe(
    'cart_line_unknown',
  )
  const twice = valueOf<{ orderId: string }>(
    await shop.call('checkout.create', { lines: [{ id: mine }, { id: mine }] }, me),
  )
  expect((await checkout(shop, twice.orderId, me)).lines).toHaveLength(1)
})

// Proves ASVS 2.3.1
test('nothing of a checkout can change after it becomes an order', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  for (const [name, input] of [
    ['checkout.applyAddress', siti],
    ['checkout.applyShipping', { code: 'jne:oke' }],
    ['checkout.applyPayment', transfer],
    ['checkout.applyVoucher', { code: 'HEMAT' }],
    ['checkout.applyDropship', { active: false }],
  ] as const)
    expect(outcome(await shop.call(name, { orderId, ...input }, me))).toBe('checkout_closed')
})

// Proves §6.5, §7.27
test('checkouts of other visitors and customers look like unknown ones', async () => {
  const shop = await openSellingShop()
  const [draft, placed] = [await begin(shop, me, [await shop.item()]), await place(shop, me, [await shop.item()])]
  const customer = await shop.customer()
  const missing = await shop.call('checkout.find', { orderId: 'nothing' }, me)
  for (const as of [other, customer])
    for (const orderId of [draft, placed])
      for (const [name, input] of [
        ['checkout.find', {}],
        ['checkout.applyAddress', siti],
        ['checkout.findShipping', {}],
        ['checkout.listShipping', {}],
        ['checkout.applyShipping', { code: 'jne:reg' }],
        ['checkout.listPayments', {}],
        ['checkout.applyPayment', transfer],
        ['checkout.applyVoucher', { code: 'X' }],
        ['checkout.applyDropship', { active: true }],
        ['checkout.place', {}],
        ['payment.retry', {}],
        ['payment.findBill', {}],
        ['order.findInvoice', {}],
        ['order.find', {}],
        ...(as === customer ? ([['checkout.attach', {}]] as const) : []),
      ] as const)
        expect([name, await shop.call(name, { orderId, ...input }, as)]).toEqual([name, missing])
})

// Proves §7.37
test('after a login the checkout belongs to the customer alone', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item()])
  const siti = await shop.customer(me)
  const rival = await shop.customer(other)
  expect(outcome(await shop.call('checkout.attach', { orderId }, rival))).toBe('order_unknown')
  expect(outcome(await shop.call('checkout.attach', { orderId }, siti))).toBe('accepted')
  expect(outcome(await shop.call('checkout.attach', { orderId }, siti))).toBe('accepted')
  expect(outcome(await shop.call('checkout.find', { orderId }, me))).toBe('order_unknown')
  expect(outcome(await shop.call('checkout.find', { orderId }, rival))).toBe('order_unknown')
  expect(outcome(await shop.call('checkout.place', { orderId }, siti))).toBe('accepted')
  expect(await shop.call('order.list', { tab: 'belum-bayar' }, siti)).toMatchObject({
    value: { total: 1, rows: [{ id: orderId, status: 'PENDING', lineCount: 1 }] },
  })
  expect(await shop.call('order.list', {}, rival)).toMatchObject({ value: { total: 0, rows: [] } })
})

test('a digital order needs a contact but no shipping, and is completed when it is paid', async () => {
  const shop = await openSellingShop()
  const voucher = await shop.item({ digital: true, price: 100_000 })
  const orderId = await begin(shop, me, [voucher])
  expect(await shop.call('checkout.place', { orderId }, me)).toMatchObject({
    code: 'contact_missing',
    message: 'Isi nama dan nomor HP terlebih dahulu.',
  })
  valueOf(await shop.call('checkout.applyAddress', { orderId, recipient: 'Siti', phone: '081234567890' }, me))
  expect(outcome(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))).toBe('shipping_needless')
  expect(await shop.call('checkout.listShipping', { orderId }, me)).toMatchObject({ value: [] })
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('payment_missing')
  valueOf(await shop.call('checkout.applyPayment', { orderId, vendor: 'simulator', method: 'bca_va' }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  valueOf(await press(shop, orderId, me, 'settlement'))
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'COMPLETED', digital: true, total: 100_000 })
})

test('a free order needs no payment', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item({ digital: true, price: 0 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'COMPLETED',
    total: 0,
    bill: { status: 'PAID', amount: 0, number: null },
  })
})

// Proves §4.39, §7.38
test('a bank transfer has a unique code that identifies the payer', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 50 })
  const amounts = new Set<number>()
  for (let i = 0; i < 20; i++) {
    const shopper = guest(`shopper-${i}-`)
    const orderId = await prepare(shop, shopper, [coffee], { payment: transfer })
    await shop.sql(
      `UPDATE orders SET address = json_set(address, '$.phone', '+62813${10_000_000 + i}', '$.street', 'Jl. ${i}') WHERE id = '${orderId}'`,
    )
    valueOf(await shop.call('checkout.place', { orderId }, shopper))
    const { amount, uniqueCode, number, bank } = await bill(shop, orderId, shopper)
    expect(uniqueCode).toBeGreaterThan(0)
    expect(amount).toBe(59_000 + (uniqueCode ?? 0))
    expect({ number, bank }).toEqual({ number: '1234567890', bank: 'BCA' })
    amounts.add(amount)
  }
  expect(amounts.size).toBe(20)
})

test('a real shop offers no simulator, and without a bank account no transfer', async () => {
  const shop = await openSellingShop({ demo: false })
  const orderId = await begin(shop, me, [await shop.item()])
  await shop.admin('PATCH', '/settings', { bankAccount: null })
  expect(await shop.call('checkout.listPayments', { orderId }, me)).toMatchObject({ value: [] })
  expect(
    outcome(await shop.call('checkout.applyPayment', { orderId, vendor: 'simulator', method: 'bca_va' }, me)),
  ).toBe('payment_unknown')
})

test('an unfinished checkout is deleted after a week, an order is not', async () => {
  const shop = await openSellingShop()
  const [draft, placed] = [
    await begin(shop, me, [await shop.item()]),
    await place(shop, me, [await shop.item()], { payment: transfer }),
  ]
  await shop.wait(7 * 24 + 1)
  await shop.runDue()
  expect(outcome(await shop.call('checkout.find', { orderId: draft }, me))).toBe('order_unknown')
  expect((await order(shop, placed, me)).status).toBe('EXPIRED')
})
