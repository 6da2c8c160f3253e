import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { readQris } from '#commerce/vendors/payment/simulator/qris.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import {
  bill,
  expectSound,
  order,
  outcome,
  paymentChoices,
  place,
  prepare,
  press,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const by = (method: string) => ({ vendor: 'simulator', method })

test('a demo shop offers every payment method, the most used first', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item()])
  const listed = valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me))
  expect([...new Set(listed.map(({ group }) => group))]).toEqual([
    'ewallet',
    'va',
    'paylater',
    'cod',
    'transfer',
    'minimarket',
    'card',
  ])
  const [lenders, others] = [
    listed.filter(({ group }) => group === 'paylater'),
    listed.filter(({ group }) => group !== 'paylater'),
  ]
  expect(others.every(({ available, reason }) => available && reason === '')).toBe(true)
  // A lender gets an e-mail address, and this checkout has none.
  expect(lenders.every(({ available, reason }) => !available && reason.includes('email'))).toBe(true)
  expect(listed.map(({ method }) => method)).toEqual([
    'qris',
    'gopay',
    'shopeepay',
    'bca_va',
    'mandiri_bill',
    'bni_va',
    'bri_va',
    'permata_va',
    'kredivo',
    'akulaku',
    'cod',
    'transfer',
    'alfamart',
    'indomaret',
    'card',
  ])
})

// Proves §4.36
test.each([
  ['bca_va', { number: /^\d{15}$/ }, 24],
  ['bni_va', { number: /^\d{16}$/ }, 24],
  ['bri_va', { number: /^\d{18}$/ }, 24],
  ['permata_va', { number: /^\d{16}$/ }, 24],
  ['mandiri_bill', { number: /^\d{12}$/, billerCode: /^70012$/ }, 24],
  ['qris', { qr: /^000201.*6304[0-9A-F]{4}$/ }, 1],
  ['gopay', { qr: /^000201/, link: /^\/dev\/pembayaran\// }, 1],
  ['shopeepay', { link: /^\/dev\/pembayaran\// }, 1],
  ['kredivo', { link: /^\/dev\/pembayaran\// }, 24],
  ['akulaku', { link: /^\/dev\/pembayaran\// }, 24],
  ['alfamart', { number: /^\d{16}$/ }, 24],
  ['indomaret', { number: /^\d{12}$/ }, 24],
  ['card', { link: /^\/dev\/pembayaran\// }, 1],
])('%s shows where to pay and is confirmed by its notification', async (method, told, hours) => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by(method), email: 'siti@contoh.id' })
  const open = await bill(shop, orderId, me)
  const none = { number: null, billerCode: null, qr: null, link: null }
  const patterns = Object.fromEntries(
    Object.entries(told).map(([key, pattern]) => [key, expect.stringMatching(pattern)]),
  )
  expect(open).toMatchObject({ status: 'UNPAID', amount: 59_000, uniqueCode: null, problem: '', ...none, ...patterns })
  expect(open.steps.length).toBeGreaterThan(0)
  const placedAt = Date.parse((await order(shop, orderId, me)).placedAt ?? '')
  expect(Date.parse(open.expiresAt ?? '') - placedAt).toBe(hours * hourMs)
  if (open.qr) expect(readQris(open.qr)?.get('54')).toBe('59000')
  valueOf(await press(shop, orderId, me, 'settlement'))
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    bill: { status: 'PAID', method },
  })
})

test('a QRIS code names the shop and marks it as a simulation', async () => {
  const shop = await openSellingShop()
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.name', 'Kopi Ñandú ☕ Selamat Pagi Nusantara', '$.city', 'Kab. Kotawaringin Barat')`,
  )
  const orderId = await place(shop, me, [await shop.item()], { payment: by('qris') })
  const said = readQris((await bill(shop, orderId, me)).qr ?? '')
  expect(said?.get('59')).toBe('KOPI NANDU SEL (SIMULASI)')
  expect(said?.get('60')).toBe('KAB. KOTAWARING')
})

test('QRIS is offered up to exactly ten million rupiah', async () => {
  const shop = await openSellingShop()
  // With shipping of 9.000 and the compulsory insurance: exactly the limit, and one rupiah more.
  const [most, more] = [await shop.item({ price: 9_966_067 }), await shop.item({ price: 9_966_068 })]
  const orderId = await place(shop, me, [most], { payment: by('qris') })
  expect((await bill(shop, orderId, me)).amount).toBe(10_000_000)
  const over = await prepare(shop, me, [more])
  expect(await paymentChoices(shop, over, me)).not.toHaveProperty('qris')
  expect(await shop.call('checkout.applyPayment', { orderId: over, ...by('qris') }, me)).toMatchObject({
    code: 'payment_above_maximum',
    message: 'Metode ini hanya untuk pembayaran sampai Rp 10.000.000. Pilih metode lain.',
  })
})

test('the payment method is checked again when the order is placed', async () => {
  const shop = await openSellingShop()
  const gold = await shop.item({ price: 9_000_000 })
  const orderId = await prepare(shop, me, [gold], { payment: by('qris') })
  await shop.sql(`UPDATE variant SET price = 10000000 WHERE id = '${gold}'`)
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('payment_above_maximum')
  expect(await stockOf(shop, gold)).toBe(10)
})

test('a shop lists its payment and courier brands, each once, the common methods first', async () => {
  const shop = await openSellingShop()
  const { payments, couriers } = valueOf<{ payments: string[]; couriers: string[] }>(
    await shop.call('site.settings', {}, me),
  )
  expect(payments.slice(0, 5)).toEqual(['QRIS', 'COD', 'GoPay', 'ShopeePay', 'BCA'])
  expect(payments.slice(-3)).toEqual(['Visa', 'Mastercard', 'JCB'])
  expect(new Set(payments).size).toBe(payments.length)
  // GoSend needs a shop with a point on the map.
  expect(couriers).toEqual(['JNE', 'J&T', 'SiCepat', 'AnterAja', 'Pos Indonesia'])
  expect(
    (
      await shop.admin('PATCH', '/settings', {
        pickup: {
          postcode: '12160',
          point: { latitude: -6.24, longitude: 106.79 },
          address: 'Jl. Gudang No. 1',
        },
      })
    ).status,
  ).toBe(200)
  expect(valueOf(await shop.call('site.settings', {}, me))).toMatchObject({ couriers: [...couriers, 'GoSend'] })
})

test('a shop offers only the methods that its owner has enabled', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item()], { payment: by('gopay') })
  expect((await shop.admin('PATCH', '/settings', { payments: { methods: ['qris', 'transfer'] } })).status).toBe(200)
  expect(Object.keys(await paymentChoices(shop, orderId, me))).toEqual(['qris', 'transfer'])
  expect(valueOf(await shop.call('site.settings', {}, me))).toMatchObject({ payments: ['QRIS', 'Transfer Bank'] })
  expect(outcome(await shop.call('checkout.applyPayment', { orderId, ...by('bca_va') }, me))).toBe('payment_unknown')
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('payment_unknown')
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...transfer }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect((await shop.admin('PATCH', '/settings', { payments: { codMax: 100_000 } })).status).toBe(200)
  expect(Object.keys(await paymentChoices(shop, orderId, me))).toEqual(['qris', 'transfer'])
  expect((await shop.admin('PATCH', '/settings', { payments: { methods: null } })).status).toBe(200)
  expect(Object.keys(await paymentChoices(shop, orderId, me))).toHaveLength(13)
  for (const wrong of [{ methods: ['bitcoin'] }, { codMax: -1 }, { methods: 'qris' }])
    expect((await shop.admin('PATCH', '/settings', { payments: wrong })).status).toBe(422)
})

test('a card payment under review neither pays nor can be changed until a person decides', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('card') })
  const { simulatorId: id } = await bill(shop, orderId, me)
  valueOf(await shop.call('simulator.press', { id, result: 'challenge' }, me))
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PENDING', bill: { status: 'VERIFYING' } })
  expect(outcome(await shop.call('payment.change', { orderId, ...by('qris') }, me))).toBe('payment_reviewed')
  expect(outcome(await shop.call('simulator.press', { id, result: 'challenge' }, me))).toBe('payment_closed')
  await expectSound(shop)
  valueOf(await shop.call('simulator.press', { id, result: 'settlement' }, me))
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PAYMENT_CONFIRMED', bill: { status: 'PAID' } })
})

test('a card payment that is denied after the review leaves the order open', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('card') })
  const { simulatorId: id } = await bill(shop, orderId, me)
  valueOf(await shop.call('simulator.press', { id, result: 'challenge' }, me))
  valueOf(await shop.call('simulator.press', { id, result: 'deny' }, me))
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PENDING', bill: { status: 'FAILED' } })
})
