import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { addVoucher, apply, usedOf } from '../../voucher/voucher-steps.ts'
import {
  begin,
  expectSound,
  order,
  outcome,
  paymentChoices,
  place,
  prepare,
  siti,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const cod = { vendor: 'cod', method: 'cod' }
const flashSold = async (shop: SellingShop) => Number((await shop.sql('SELECT sold FROM flash_sale_item'))[0]?.['sold'])

test('a cash-on-delivery order is processed without payment and is paid on delivery', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 5 })
  const orderId = await place(shop, me, [coffee], { payment: cod, quantity: 2 })
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PROCESSING',
    bill: { status: 'COD', group: 'cod', number: null, expiresAt: null, paidAt: null, simulatorId: null },
    events: [{ status: 'PENDING' }, { status: 'PROCESSING' }],
  })
  expect(await stockOf(shop, coffee)).toBe(3)
  expect(await shop.sql('SELECT * FROM charge')).toEqual([])
  await expectSound(shop)
  await shop.wait(1)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'SHIPPING', bill: { status: 'COD' } })
  await expectSound(shop)
  await shop.wait(2)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'DELIVERED',
    bill: { status: 'PAID', paidAt: expect.any(String) },
  })
})

const wantedFor = async (shop: SellingShop, orderId: string) =>
  valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me)).find(
    ({ vendor }) => vendor === 'cod',
  )?.wanted

test('cash on delivery needs a courier that collects money, and an order below the maximum', async () => {
  const shop = await openSellingShop()
  const [plain, dear, file] = [
    await shop.item(),
    await shop.item({ price: 2_500_000 }),
    await shop.item({ digital: true }),
  ]
  const fresh = await begin(shop, me, [plain])
  expect((await paymentChoices(shop, fresh, me))['cod']).toBe('Isi alamat dan pilih pengiriman terlebih dahulu.')
  expect(outcome(await shop.call('checkout.applyPayment', { orderId: fresh, ...cod }, me))).toBe('cod_address')
  expect(await wantedFor(shop, fresh)).toBe('address')

  const orderId = await prepare(shop, me, [plain])
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...cod }, me))
  expect(await wantedFor(shop, orderId)).toBeNull()
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'pos:reg' }, me))
  expect(await wantedFor(shop, orderId)).toBe('courier')
  expect((await paymentChoices(shop, orderId, me))['cod']).toBe('Pengiriman yang dipilih tidak melayani COD.')
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('cod_courier')

  const worth = await prepare(shop, me, [dear])
  expect((await paymentChoices(shop, worth, me))['cod']).toBe('COD hanya untuk pesanan sampai Rp 2.500.000.')
  // No courier helps.
  expect(await wantedFor(shop, worth)).toBeNull()
  await shop.admin('PATCH', '/settings', { payments: { methods: null, codMax: 3_000_000 } })
  expect((await paymentChoices(shop, worth, me))['cod']).toBe(true)

  const digital = await begin(shop, me, [file])
  valueOf(
    await shop.call('checkout.applyAddress', { orderId: digital, recipient: siti.recipient, phone: siti.phone }, me),
  )
  expect(await paymentChoices(shop, digital, me)).not.toHaveProperty('cod')
  expect(outcome(await shop.call('checkout.applyPayment', { orderId: digital, ...cod }, me))).toBe('payment_unfit')
})

test('a shop can limit cash on delivery to customers with a verified phone', async () => {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', { payments: { methods: null, codProvenOnly: true } })
  const ani = await shop.customer(guest('visitor-two'))
  const coffee = await shop.item()
  const why = 'COD hanya untuk akun dengan nomor HP yang sudah diverifikasi.'
  expect((await paymentChoices(shop, await prepare(shop, me, [coffee]), me))['cod']).toBe(why)
  const orderId = await prepare(shop, ani, [coffee])
  expect((await paymentChoices(shop, orderId, ani))['cod']).toBe(why)
  expect(outcome(await shop.call('checkout.applyPayment', { orderId, ...cod }, ani))).toBe('cod_unverified')
  await shop.sql('UPDATE customer SET phone_verified_at = 1')
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...cod }, ani))
  valueOf(await shop.call('checkout.place', { orderId }, ani))
  expect(await order(shop, orderId, ani)).toMatchObject({ bill: { status: 'COD' } })
})

test('a real shop offers cash on delivery only when its owner allows it', async () => {
  const shop = await openSellingShop({ demo: false })
  const orderId = await prepare(shop, me, [await shop.item()], { payment: transfer })
  expect(Object.keys(await paymentChoices(shop, orderId, me))).toEqual(['transfer'])
  const marked = async () =>
    valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me)).some(({ cod }) => cod)
  expect(await marked()).toBe(false)
  await shop.admin('PATCH', '/settings', { payments: { methods: ['cod', 'transfer', 'qris'] } })
  expect(Object.keys(await paymentChoices(shop, orderId, me))).toEqual(['cod', 'transfer'])
  expect(await marked()).toBe(true)
})

test('a refused shipment counts, even when the courier reports its return first', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: cod })
  const take = (step: object) => sellerStep(shop, orderId, step)
  expect(await take({ step: 'change', note: 'Kurir tidak ditemukan' })).toBe(200)
  // The shipment has not reached the shopper yet.
  expect(await take({ step: 'cod-refused' })).toBe(409)
  expect(await take({ step: 'ship', receiptNumber: 'JP123456' })).toBe(200)
  expect(await take({ step: 'change', note: 'Paket sedang kembali ke toko.' })).toBe(200)
  expect([await take({ step: 'cod-refused' }), await take({ step: 'cod-refused' })]).toEqual([200, 409])
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'CANCEL', bill: { status: 'EXPIRED' } })
  expect(await shop.sql("SELECT kind FROM order_event WHERE kind = 'cod_refused'")).toHaveLength(1)
})

test('after two refused shipments a shopper must pay in advance for sixty days', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 5 })
  await addVoucher(shop, { code: 'HEMAT', quota: 1 })
  const now = Date.now()
  const [startsAt, endsAt] = [new Date(now - hourMs).toISOString(), new Date(now + 48 * hourMs).toISOString()]
  await shop.admin('POST', '/flash-sales', {
    startsAt,
    endsAt,
    items: [{ itemId: coffee, price: 40_000, quota: 1, perCustomer: 1 }],
  })
  for (const which of ['the first', 'the second']) {
    const orderId = await prepare(shop, me, [coffee], { payment: cod })
    valueOf(await apply(shop, orderId, 'HEMAT', me))
    valueOf(await shop.call('checkout.place', { orderId }, me))
    const refuse = () => sellerStep(shop, orderId, { step: 'cod-refused' })
    const left = which === 'the first' ? 4 : 3
    expect([await stockOf(shop, coffee), await usedOf(shop, 'HEMAT'), await flashSold(shop)]).toEqual([left, 1, 1])
    // Before it is sent, its seller reads whether to call first.
    expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ codRefusals: 4 - left })
    expect(await refuse()).toBe(409)
    await shop.wait(1)
    await shop.runDue()
    const comesBack = () => sellerStep(shop, orderId, { step: 'came-back' })
    // The second is back before it is closed; what a courier still has is not on sale, and not counted afterwards.
    const isBack = which === 'the second'
    if (isBack) expect(await comesBack()).toBe(200)
    expect([await refuse(), await refuse(), await comesBack()]).toEqual([200, 409, 409])
    expect(await order(shop, orderId, me)).toMatchObject({ status: 'CANCEL', bill: { status: 'EXPIRED' } })
    expect([await stockOf(shop, coffee), await usedOf(shop, 'HEMAT'), await flashSold(shop)], which).toEqual([4, 0, 0])
    await expectSound(shop)
  }
  // The refusals belong to the phone number, not to the visitor.
  const orderId = await prepare(shop, guest('visitor-two'), [coffee])
  const blocked = await shop.call('checkout.applyPayment', { orderId, ...cod }, guest('visitor-two'))
  expect(outcome(blocked)).toBe('cod_blocked')
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, phone: '081234567891' }, guest('visitor-two')))
  expect(outcome(await shop.call('checkout.applyPayment', { orderId, ...cod }, guest('visitor-two')))).toBe('accepted')
  await shop.wait(60 * 24)
  expect((await paymentChoices(shop, await prepare(shop, me, [coffee]), me))['cod']).toBe(true)
})

test('the courier’s fee is a share of what is collected, not of the price before vouchers', async () => {
  const shop = await openSellingShop()
  const full = await prepare(shop, me, [await shop.item({ price: 1_000_000 })], { payment: cod })
  const [{ cod_fee: whole = 0, total: before = 0 } = {}] = await shop.sql(
    `SELECT cod_fee, total FROM orders WHERE id = '${full}'`,
  )
  const code = await addVoucher(shop, { percentage: 1, amount: 50 })
  const half = await prepare(shop, me, [await shop.item({ price: 1_000_000 })], { payment: cod })
  valueOf(await apply(shop, half, code, me))
  const [{ cod_fee: fee = 0, total: after = 0 } = {}] = await shop.sql(
    `SELECT cod_fee, total FROM orders WHERE id = '${half}'`,
  )
  expect(Number(fee)).toBeLessThan(Number(whole) * 0.55)
  // The same share of what is left to collect, to the rupiah that is rounded up.
  const share = Number(whole) / (Number(before) - Number(whole))
  expect(Number(fee)).toBe(Math.ceil(share * (Number(after) - Number(fee))))
})
