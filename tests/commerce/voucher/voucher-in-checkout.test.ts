import { expect, test } from 'vitest'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { addVoucher, apply, payLate, usedOf } from './voucher-steps.ts'
import {
  bcaVa,
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
  valueOf,
} from '../order/checkout/checkout-steps.ts'
import { idOf } from '../wallet/wallet-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const [me, other] = [guest('visitor-one'), guest('visitor-two')]
/** A variant so heavy that REG costs Rp 18.000 and YES Rp 32.000. */
const heavy = (shop: SellingShop, goods: { price?: number; stock?: number } = {}) =>
  shop.item({ weightGrams: 1_500, ...goods })
/** A checkout for a recipient with this phone. */
async function gift(shop: SellingShop, as: Caller, phone: string): Promise<string> {
  const orderId = await prepare(shop, as, [await heavy(shop)])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, phone }, as))
  return orderId
}

// Proves §1.10, §4.37
test('one voucher for the goods and one for the shipping, each on its own line, apply up to the paid order', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'PERSEN', percentage: 1, amount: 20, maximum: 15_000, title: 'Diskon 20%' })
  await addVoucher(shop, { code: 'POTONG', amount: 5_000 })
  await addVoucher(shop, {
    code: 'ONGKIR',
    forShipping: 1,
    percentage: 1,
    amount: 100,
    maximum: 10_000,
    title: 'Gratis Ongkir',
  })
  const orderId = await prepare(shop, me, [await heavy(shop, { price: 100_000 })])
  for (const code of ['potong', 'persen', 'ongkir']) valueOf(await apply(shop, orderId, code, me))
  const draft = await checkout(shop, orderId, me)
  expect(draft).toMatchObject({
    voucherCode: 'PERSEN',
    vouchers: [
      { code: 'PERSEN', title: 'Diskon 20%', saving: 15_000, cashback: false, forShipping: false },
      { code: 'ONGKIR', title: 'Gratis Ongkir', saving: 10_000, cashback: false, forShipping: true },
    ],
    summary: [
      { label: 'Total Harga (1 barang)', amount: 100_000 },
      { label: 'Diskon Voucher', amount: -15_000 },
      { label: 'Total Ongkos Kirim', amount: 18_000 },
      { label: 'Diskon Ongkir', amount: -10_000 },
    ],
    total: 93_000,
    changes: [],
  })
  const list = valueOf<VoucherOffers>(await shop.call('voucher.listForCheckout', { orderId }, me))
  expect(list).toMatchObject({ best: ['PERSEN', 'ONGKIR'], saving: 25_000 })
  expect(list.offers.map(({ voucher, saving, chosen }) => [voucher.code, saving, chosen])).toEqual([
    ['PERSEN', 15_000, true],
    ['ONGKIR', 10_000, true],
    ['POTONG', 5_000, false],
  ])
  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: 93_000 }, me))
  expect((await bill(shop, orderId, me)).amount).toBe(93_000)
  expect(await order(shop, orderId, me)).toMatchObject({ total: 93_000, summary: draft.summary })
  expect([await usedOf(shop, 'PERSEN'), await usedOf(shop, 'POTONG'), await usedOf(shop, 'ONGKIR')]).toEqual([1, 0, 1])
  valueOf(await press(shop, orderId, me, 'settlement'))
  expect((await checkout(shop, orderId, me)).vouchers).toEqual(draft.vouchers)
})

test('a voucher is removed by its code in any spelling', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'HEMAT' })
  const orderId = await prepare(shop, me, [await heavy(shop)])
  valueOf(await apply(shop, orderId, 'Hemat', me))
  expect((await checkout(shop, orderId, me)).total).toBe(58_000)
  valueOf(await shop.call('checkout.removeVoucher', { orderId, code: 'LAIN' }, me))
  expect((await checkout(shop, orderId, me)).total).toBe(58_000)
  valueOf(await shop.call('checkout.removeVoucher', { orderId, code: 'hemat' }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ total: 68_000, vouchers: [], changes: [] })
})

// Proves §7.34
test('a voucher that does not apply is refused with one sentence at its field', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'MAHAL', minimum: 175_000 })
  await addVoucher(shop, { code: 'LAIN', categories: ['lain'] })
  await addVoucher(shop, { code: 'LAMA', ends: -0.5 })
  await addVoucher(shop, { code: 'HABIS', quota: 0 })
  await addVoucher(shop, { code: 'ONGKIR', forShipping: 1 })
  const orderId = await prepare(shop, me, [await heavy(shop)])
  const says = async (code: string, id = orderId) =>
    (await apply(shop, id, code, me)) as { fields?: Record<string, string> }
  expect((await says('MAHAL')).fields).toEqual({ code: 'Tambah Rp 125.000 lagi untuk memakai voucher ini' })
  expect((await says('LAIN')).fields).toEqual({ code: 'Tidak berlaku untuk produk di keranjang' })
  expect((await says('LAMA')).fields).toEqual({ code: 'Voucher sudah kedaluwarsa' })
  expect((await says('HABIS')).fields).toEqual({ code: 'Kuota voucher habis' })
  expect((await says("x'; DROP TABLE coupon")).fields).toEqual({ code: 'Voucher tidak berlaku.' })
  const digital = await begin(shop, me, [await shop.item({ digital: true })])
  expect((await says('ONGKIR', digital)).fields).toEqual({ code: 'Tidak berlaku untuk pesanan yang tidak dikirim' })
  // What could be used was in the checkout from the start, and stays.
  expect(await checkout(shop, orderId, me)).toMatchObject({ vouchers: [{ code: 'ONGKIR' }], total: 58_000 })
})

test('a voucher that no longer qualifies is left out with a sentence, and counts again when it qualifies', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'HEMAT', title: 'Hemat', minimum: 100_000, percentage: 1, amount: 10 })
  const coffee = await heavy(shop, { price: 120_000 })
  const orderId = await prepare(shop, me, [coffee])
  valueOf(await apply(shop, orderId, 'HEMAT', me))
  expect((await checkout(shop, orderId, me)).total).toBe(126_000)
  const cost = (price: number) => shop.sql(`UPDATE variant SET price = ${price} WHERE id = '${coffee}'`)
  await cost(90_000)
  const dropped = 'Voucher Hemat tidak dipakai: Tambah Rp 10.000 lagi untuk memakai voucher ini.'
  for (let look = 0; look < 2; look++) {
    const { changes, vouchers, total } = await checkout(shop, orderId, me)
    expect({ vouchers, total, said: changes.at(-1) }).toEqual({ vouchers: [], total: 108_000, said: dropped })
  }
  await cost(200_000)
  expect(await checkout(shop, orderId, me)).toMatchObject({
    vouchers: [{ code: 'HEMAT', saving: 20_000 }],
    total: 198_000,
  })
})

// Proves §3.30
test('a shipping voucher follows the courier and the address', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'ONGKIR', forShipping: 1, percentage: 1, amount: 100, maximum: 30_000 })
  const orderId = await begin(shop, me, [await heavy(shop)])
  valueOf(await apply(shop, orderId, 'ONGKIR', me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ total: 50_000, vouchers: [{ saving: 0 }] })
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:yes' }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ total: 52_000, vouchers: [{ saving: 30_000 }] })
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ total: 50_000, vouchers: [{ saving: 18_000 }] })
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:yes' }, me))
  valueOf(
    await shop.call('checkout.applyAddress', { orderId, ...siti, villageCode: '91.71.01.1001', postcode: '99111' }, me),
  )
  expect(await checkout(shop, orderId, me)).toMatchObject({
    shippingCode: null,
    total: 50_000,
    vouchers: [{ saving: 0 }],
  })
})

// Proves §3.27
test('a cashback voucher promises coins and does not lower the total', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'KOIN', cashback: 1, percentage: 1, amount: 10, maximum: 25_000 })
  const orderId = await prepare(shop, me, [await heavy(shop, { price: 99_999 })])
  valueOf(await apply(shop, orderId, 'KOIN', me))
  expect(await checkout(shop, orderId, me)).toMatchObject({
    total: 117_999,
    cashback: 9_999,
    vouchers: [{ cashback: true, saving: 9_999 }],
  })
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect(await order(shop, orderId, me)).toMatchObject({ total: 117_999, cashback: 9_999 })
})

test('a guest who claims a completed order gets the coins that were promised for it', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'KOIN', cashback: 1, percentage: 1, amount: 10 })
  const orderId = await begin(shop, me, [await shop.item({ price: 50_000, digital: true })])
  const to = { recipient: 'Siti Aminah', phone: siti.phone, buyer: 'ani@contoh.id' }
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...to }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
  valueOf(await apply(shop, orderId, 'KOIN', me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await press(shop, orderId, me, 'settlement')
  const { status, trackToken: token } = await order(shop, orderId, me)
  expect(status).toBe('COMPLETED')
  const ani = await shop.customer(guest('visitor-five'))
  await shop.sql(
    `UPDATE customer SET email = 'ani@contoh.id', email_verified_at = 1 WHERE id = '${await idOf(shop, ani)}'`,
  )
  valueOf(await shop.call('order.claim', { token }, ani))
  expect(valueOf(await shop.call('coins.find', {}, ani))).toMatchObject({ balance: 5_000 })
})

test('when vouchers cover everything, the order is paid at once without a payment', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'GRATIS', percentage: 1, amount: 100 })
  await addVoucher(shop, { code: 'ONGKIR', forShipping: 1, percentage: 1, amount: 100 })
  const digital = await begin(shop, me, [await shop.item({ price: 75_000, digital: true })])
  valueOf(await apply(shop, digital, 'GRATIS', me))
  valueOf(
    await shop.call('checkout.applyAddress', { orderId: digital, recipient: 'Siti Aminah', phone: siti.phone }, me),
  )
  valueOf(await shop.call('checkout.place', { orderId: digital, acceptedTotal: 0 }, me))
  expect(await order(shop, digital, me)).toMatchObject({
    status: 'COMPLETED',
    total: 0,
    bill: { status: 'PAID', amount: 0 },
  })

  const shippedOrder = await begin(shop, other, [await shop.item({ price: 75_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId: shippedOrder, ...siti, phone: '081299998888' }, other))
  valueOf(await shop.call('checkout.applyShipping', { orderId: shippedOrder, code: 'jne:reg' }, other))
  valueOf(await apply(shop, shippedOrder, 'GRATIS', other))
  valueOf(await shop.call('checkout.removeVoucher', { orderId: shippedOrder, code: 'ONGKIR' }, other))
  expect(outcome(await shop.call('checkout.place', { orderId: shippedOrder }, other))).toBe('payment_missing')
  valueOf(await apply(shop, shippedOrder, 'ONGKIR', other))
  valueOf(await shop.call('checkout.place', { orderId: shippedOrder }, other))
  expect(await order(shop, shippedOrder, other)).toMatchObject({ status: 'PAYMENT_CONFIRMED', total: 0 })
})

// Proves §9.28
test('the limit of a customer counts by account, of a guest by phone', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'SEKALI', perCustomer: 1 })
  const coffee = await heavy(shop, { stock: 50 })
  const [one, two] = [await prepare(shop, me, [coffee]), await prepare(shop, other, [coffee])]
  for (const [orderId, as] of [
    [one, me],
    [two, other],
  ] as const)
    valueOf(await apply(shop, orderId, 'SEKALI', as))
  valueOf(await shop.call('checkout.place', { orderId: one }, me))
  const refused = await shop.call('checkout.place', { orderId: two }, other)
  expect(refused).toMatchObject({
    code: 'voucher_lost',
    message:
      'Anda sudah mencapai batas pemakaian voucher ini. Total menjadi Rp 68.000. Periksa lalu buat pesanan lagi.',
  })
  const seen = await checkout(shop, two, other)
  expect(seen).toMatchObject({ vouchers: [], total: 68_000 })
  expect(seen.changes.at(-1)).toContain('Anda sudah mencapai batas pemakaian voucher ini')
  valueOf(await shop.call('checkout.place', { orderId: two }, other))

  const customer = await shop.customer(guest('visitor-three'))
  const third = await prepare(shop, customer, [coffee])
  valueOf(await apply(shop, third, 'SEKALI', customer))
  valueOf(await shop.call('checkout.place', { orderId: third }, customer))
  expect(outcome(await apply(shop, await begin(shop, customer, [coffee]), 'SEKALI', customer))).toBe('voucher_used')
  // A guest's present uses up nothing of its recipient, who has used it: it counts for who typed their own contact.
  const giver = guest('visitor-four')
  for (const buyer of ['0813-2222-3333', 'ani@contoh.id']) {
    const present = await prepare(shop, giver, [coffee], { buyer })
    valueOf(await apply(shop, present, 'SEKALI', giver))
    valueOf(await shop.call('checkout.place', { orderId: present }, giver))
    expect(outcome(await apply(shop, await prepare(shop, giver, [coffee], { buyer }), 'SEKALI', giver))).toBe(
      'voucher_used',
    )
  }
  expect(await usedOf(shop, 'SEKALI')).toBe(4)
  // The account that claims an order has used it too.
  const [{ id: byMail } = { id: '' }] = await shop.sql(
    "SELECT id FROM orders WHERE buyer = 'ani@contoh.id' AND status <> 'DRAFT'",
  )
  const { trackToken: token } = await order(shop, String(byMail), giver)
  const ani = await shop.customer(guest('visitor-five'))
  await shop.sql(
    `UPDATE customer SET email = 'ani@contoh.id', email_verified_at = 1 WHERE id = '${await idOf(shop, ani)}'`,
  )
  valueOf(await shop.call('order.claim', { token }, ani))
  expect(outcome(await apply(shop, await begin(shop, ani, [coffee]), 'SEKALI', ani))).toBe('voucher_used')
})

test('a voucher for new customers is only for shoppers without an order', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'BARU', newCustomersOnly: 1 })
  const coffee = await heavy(shop, { stock: 50 })
  const first = await prepare(shop, me, [coffee])
  valueOf(await apply(shop, first, 'BARU', me))
  valueOf(await shop.call('checkout.place', { orderId: first }, me))
  expect(outcome(await apply(shop, await prepare(shop, other, [coffee]), 'BARU', other))).toBe('voucher_new_only')
  const customer = await shop.customer(guest('visitor-three'))
  valueOf(await apply(shop, await begin(shop, customer, [coffee]), 'BARU', customer))
  await place(shop, customer, [coffee])
  expect(outcome(await shop.call('voucher.claim', { code: 'BARU' }, customer))).toBe('voucher_new_only')
  // What is never theirs again is in no list, with an empty cart as well.
  const offered = async (as: Caller) => valueOf<VoucherOffers>(await shop.call('voucher.listForCart', {}, as)).offers
  expect([await offered(customer), await offered(guest('visitor-nine'))]).toMatchObject([
    [],
    [{ voucher: { code: 'BARU' }, usable: false, missing: null }],
  ])
  // The recipient of a gift has bought nothing; only a guest's own order counts by its phone.
  valueOf(await shop.call('checkout.place', { orderId: await gift(shop, customer, '081311112222') }, customer))
  valueOf(await apply(shop, await gift(shop, guest('visitor-four'), '081311112222'), 'BARU', guest('visitor-four')))
  // An unpaid order does not make a shopper an old customer.
  await shop.wait(25)
  valueOf(await shop.call('voucher.claim', { code: 'BARU' }, customer))
})

test('an order that ends unpaid releases its voucher once; a later payment takes it again', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'SATU', quota: 1 })
  const coffee = await heavy(shop, { stock: 50 })
  valueOf(await shop.call('voucher.choose', { code: 'SATU' }, me))
  const first = await place(shop, me, [coffee])
  expect(await usedOf(shop, 'SATU')).toBe(1)
  expect(await shop.sql('SELECT * FROM voucher_choice')).toEqual([])
  await shop.wait(25)
  await shop.runDue()
  await shop.runDue()
  expect(await usedOf(shop, 'SATU')).toBe(0)
  await expectSound(shop)

  const second = await prepare(shop, other, [coffee])
  valueOf(await apply(shop, second, 'SATU', other))
  valueOf(await shop.call('checkout.place', { orderId: second }, other))
  await payLate(shop, first)
  expect((await order(shop, first, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await usedOf(shop, 'SATU')).toBe(2)
})
