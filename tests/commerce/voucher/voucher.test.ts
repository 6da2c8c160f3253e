import { expect, test } from 'vitest'
import type { Voucher, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { addVoucher, apply, codesOf, offersForCart } from './voucher-steps.ts'
import { begin, expectSound, outcome, prepare, checkout, valueOf } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const [me, other] = [guest('visitor-one'), guest('visitor-two')]

// Proves §3.26
test('the list offers vouchers that are listed, running and not used up', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'JALAN' })
  await addVoucher(shop, { code: 'SELAMANYA', ends: null })
  await addVoucher(shop, { code: 'NANTI', starts: 5 })
  await addVoucher(shop, { code: 'LAMA', ends: -0.5 })
  await addVoucher(shop, { code: 'RAHASIA', listed: 0 })
  await addVoucher(shop, { code: 'HABIS', quota: 0 })
  const list = valueOf<Voucher[]>(await shop.call('voucher.list', {}, me))
  expect(list.map(({ code }) => code)).toEqual(['JALAN', 'SELAMANYA'])
  await shop.wait(6)
  expect(valueOf<Voucher[]>(await shop.call('voucher.list', {}, me)).map(({ code }) => code)).toEqual([
    'JALAN',
    'NANTI',
    'SELAMANYA',
  ])
})

test('the list begins with what most goods reach', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'BANYAK', minimum: 900_000 })
  await addVoucher(shop, { code: 'SEBAGIAN', minimum: 1_000, categories: ['barang'] })
  await addVoucher(shop, { code: 'SEDIKIT', minimum: 50_000, ends: null })
  await addVoucher(shop, { code: 'TANPA', ends: null })
  const list = valueOf<Voucher[]>(await shop.call('voucher.list', {}, me))
  expect(list.map(({ code }) => code)).toEqual(['TANPA', 'SEDIKIT', 'BANYAK', 'SEBAGIAN'])
})

test('a product’s list has only vouchers that apply to it', async () => {
  const shop = await openSellingShop()
  const [coffee, book] = [await shop.item(), await shop.item({ digital: true })]
  await addVoucher(shop, { code: 'SEMUA' })
  await addVoucher(shop, { code: 'KATEGORI', categories: ['barang'] })
  await addVoucher(shop, { code: 'LAIN', categories: ['lain'] })
  await addVoucher(shop, { code: 'KOPI', products: [`p-${coffee}`] })
  await addVoucher(shop, { code: 'ONGKIR', forShipping: 1 })
  const codes = async (slug: string) =>
    valueOf<Voucher[]>(await shop.call('voucher.list', { slug }, me))
      .map(({ code }) => code)
      .toSorted()
  expect(await codes(`kopi-${coffee}`)).toEqual(['KATEGORI', 'KOPI', 'ONGKIR', 'SEMUA'])
  expect(await codes(`kopi-${book}`)).toEqual(['KATEGORI', 'SEMUA'])
  expect(await codes('tidak-ada')).toEqual([])
})

// Proves §3.24
test('a code is found in any spelling, even if it is not listed; an expired one says so', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'RAHASIA', listed: 0, percentage: 1, amount: 10, maximum: 25_000, minimum: 100_000 })
  await addVoucher(shop, { code: 'LAMA', ends: -0.5 })
  expect(valueOf<Voucher>(await shop.call('voucher.find', { code: ' rahasia ' }, me))).toMatchObject({
    code: 'RAHASIA',
    amount: 10,
    maximum: 25_000,
  })
  expect(outcome(await shop.call('voucher.find', { code: 'LAMA' }, me))).toBe('voucher_expired')
  const later = { code: 'NANTI', title: 'Nanti', startsAt: '2030-01-01T00:00:00Z', amount: 5_000 }
  expect((await shop.admin('POST', '/vouchers', later)).status).toBe(200)
  expect(outcome(await shop.call('voucher.find', { code: 'NANTI' }, me))).toBe('accepted')
  const orderId = await prepare(shop, me, [await shop.item()])
  expect(outcome(await apply(shop, orderId, 'NANTI', me))).toBe('voucher_early')
  expect((await shop.admin('POST', '/vouchers/nanti/end', {})).status).toBe(200)
  expect(outcome(await apply(shop, orderId, 'NANTI', me))).toBe('voucher_expired')
  for (const code of ["' OR 1=1 --", '%', '_', '\u{1F600}', '../x'])
    expect(outcome(await shop.call('voucher.find', { code }, me))).toBe('voucher_unknown')
})

// Proves §3.29
test('a cart’s vouchers are ranked by their real saving; an unusable one says why and how much is missing', async () => {
  const shop = await openSellingShop()
  await shop.cart(me, await shop.item({ price: 100_000 }), 2)
  await addVoucher(shop, { code: 'KECIL', amount: 5_000 })
  await addVoucher(shop, { code: 'PERSEN', percentage: 1, amount: 50, maximum: 30_000 })
  await addVoucher(shop, { code: 'KOIN', cashback: 1, percentage: 1, amount: 10 })
  await addVoucher(shop, { code: 'BESAR', amount: 90_000, minimum: 250_000 })
  await addVoucher(shop, { code: 'LAIN', categories: ['lain'] })
  await addVoucher(shop, {
    code: 'ONGKIR',
    forShipping: 1,
    percentage: 1,
    amount: 100,
    maximum: 20_000,
    minimum: 300_000,
  })
  const list = await offersForCart(shop, me)
  expect(
    list.offers.map(({ voucher, saving, usable, reason, missing }) => [voucher.code, saving, usable, reason, missing]),
  ).toEqual([
    ['PERSEN', 30_000, true, '', null],
    ['KOIN', 20_000, true, '', null],
    ['KECIL', 5_000, true, '', null],
    ['BESAR', 0, false, 'Tambah Rp 50.000 lagi untuk memakai voucher ini', 50_000],
    ['ONGKIR', 0, false, 'Tambah Rp 100.000 lagi untuk memakai voucher ini', 100_000],
    ['LAIN', 0, false, 'Tidak berlaku untuk produk di keranjang', null],
  ])
  expect(list).toMatchObject({
    best: ['PERSEN'],
    saving: 30_000,
    freeShipping: { minimum: 300_000, missing: 100_000, maximum: 20_000 },
  })
})

test('a claimed voucher comes first among equals, an unlisted one appears after the claim, and claims are private', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 100_000 })
  await shop.cart(me, coffee)
  await shop.cart(other, coffee)
  for (const code of ['A', 'B', 'C']) await addVoucher(shop, { code })
  await addVoucher(shop, { code: 'RAHASIA', listed: 0 })
  for (const code of ['c', 'RAHASIA', 'rahasia']) valueOf(await shop.call('voucher.claim', { code }, me))
  const mine = await offersForCart(shop, me)
  expect(codesOf(mine)).toEqual(['C', 'RAHASIA', 'A', 'B'])
  expect(mine.offers.map(({ claimed }) => claimed)).toEqual([true, true, false, false])
  const others = await offersForCart(shop, other)
  expect(codesOf(others)).toEqual(['A', 'B', 'C'])
  expect(others.offers.some(({ claimed }) => claimed)).toBe(false)
  await shop.wait(24 * 31)
  expect(mine.offers.length).toBe(4)
  // What is over is not offered, also while it is kept.
  expect((await offersForCart(shop, me)).offers).toEqual([])
})

test('a voucher that nobody can use cannot be saved', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'LAMA', ends: -0.5 })
  await addVoucher(shop, { code: 'NANTI', starts: 5 })
  await addVoucher(shop, { code: 'HABIS', quota: 0 })
  for (const verb of ['voucher.choose', 'voucher.claim'] as const) {
    expect(outcome(await shop.call(verb, { code: 'LAMA' }, me))).toBe('voucher_expired')
    expect(outcome(await shop.call(verb, { code: 'NANTI' }, me))).toBe('voucher_early')
    expect(outcome(await shop.call(verb, { code: 'HABIS' }, me))).toBe('voucher_gone')
    expect(outcome(await shop.call(verb, { code: 'TIDAKADA' }, me))).toBe('voucher_unknown')
  }
  for (const COUPON_CODE of ['x'.repeat(41), '', '  ', 7, null, ['SATU']])
    expect((await shop.upstream('POST', '/coupon/claim', { ...me, body: { COUPON_CODE } })).status).toBe(422)
  expect(await shop.sql('SELECT * FROM voucher_claim')).toEqual([])
  expect(await shop.sql('SELECT * FROM voucher_choice')).toEqual([])
})

// Proves §3.61
test('one voucher of each kind can be chosen for seven days, and the next checkout begins with those that qualify', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 100_000 })
  await addVoucher(shop, { code: 'SATU' })
  await addVoucher(shop, { code: 'DUA', amount: 20_000, minimum: 150_000 })
  await addVoucher(shop, { code: 'ONGKIR', forShipping: 1, percentage: 1, amount: 100 })
  for (const code of ['satu', 'dua', 'ongkir']) valueOf(await shop.call('voucher.choose', { code }, me))
  await shop.cart(me, coffee)
  const list = await offersForCart(shop, me)
  expect(list.offers.filter(({ chosen }) => chosen).map(({ voucher }) => voucher.code)).toEqual([
    'SATU',
    'ONGKIR',
    'DUA',
  ])
  expect(list.saving).toBe(10_000)

  const small = await checkout(shop, await begin(shop, other, [coffee]), other)
  expect(small).toMatchObject({ vouchers: [{ code: 'SATU' }, { code: 'ONGKIR' }], changes: [] })
  const poor = await checkout(shop, await beginAll(me), me)
  expect(poor).toMatchObject({
    total: 90_000,
    changes: ['Voucher Voucher DUA tidak dipakai: Tambah Rp 50.000 lagi untuk memakai voucher ini.'],
    vouchers: [{ code: 'SATU' }, { code: 'ONGKIR', saving: 0, forShipping: true }],
  })
  await shop.cart(me, coffee)
  const rich = await checkout(shop, await beginAll(me), me)
  expect(rich).toMatchObject({
    total: 180_000,
    voucherCode: 'DUA',
    vouchers: [{ code: 'DUA', saving: 20_000 }, { code: 'ONGKIR' }],
  })

  valueOf(await shop.call('voucher.choose', { code: 'DUA', active: false }, me))
  expect((await checkout(shop, await beginAll(me), me)).voucherCode).toBeNull()
  valueOf(await shop.call('voucher.choose', { code: 'DUA' }, me))
  await shop.wait(24 * 7 + 1)
  // Forgotten with that is that DUA was chosen; it is the best now.
  expect(await checkout(shop, await beginAll(me), me)).toMatchObject({ voucherCode: 'DUA', total: 180_000 })
  await expectSound(shop)

  async function beginAll(as: typeof me): Promise<string> {
    const lines = valueOf<{ id: string }[]>(await shop.call('cart.list', {}, as)).map(({ id }) => ({ id }))
    return valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines }, as)).orderId
  }
})

test('a guest’s claimed and chosen vouchers become the customer’s at the login', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'KLAIM' })
  await addVoucher(shop, { code: 'PILIH', amount: 15_000 })
  valueOf(await shop.call('voucher.claim', { code: 'KLAIM' }, me))
  valueOf(await shop.call('voucher.choose', { code: 'PILIH' }, me))
  const customer = await shop.customer(me)
  await shop.cart(customer, await shop.item())
  const { offers, saving } = await offersForCart(shop, customer)
  expect(offers.map(({ voucher, claimed, chosen }) => [voucher.code, claimed, chosen])).toEqual([
    ['PILIH', false, true],
    ['KLAIM', true, false],
  ])
  expect(saving).toBe(15_000)
  await shop.cart(me, await shop.item())
  expect((await offersForCart(shop, me)).offers.some(({ claimed }) => claimed)).toBe(false)
})

test('voucher offers need the caller’s own cart lines and own checkout', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'HEMAT' })
  const coffee = await shop.item()
  const line = await shop.cart(me, coffee)
  const orderId = await prepare(shop, me, [await shop.item()])
  const measure = (input: object, as = other) => shop.call<VoucherOffers>('voucher.listForCart', input, as)
  expect(valueOf(await measure({ lines: [{ id: line }] }))).toEqual({
    offers: [],
    best: [],
    saving: 0,
    freeShipping: null,
  })
  expect(valueOf(await measure({ lines: [{ id: 'tidak-ada' }] }, me)).offers).toEqual([])
  expect(valueOf(await measure({ lines: [{ id: line }, { id: line }, { id: 'x' }] }, me)).offers).toMatchObject([
    { saving: 10_000 },
  ])
  expect(outcome(await shop.call('voucher.listForCheckout', { orderId }, other))).toBe('order_unknown')
  expect(outcome(await apply(shop, orderId, 'HEMAT', other))).toBe('order_unknown')
  expect(outcome(await shop.call('checkout.removeVoucher', { orderId, code: 'HEMAT' }, other))).toBe('order_unknown')
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect(outcome(await apply(shop, orderId, 'HEMAT', me))).toBe('checkout_closed')
  expect(outcome(await shop.call('checkout.removeVoucher', { orderId, code: 'HEMAT' }, me))).toBe('checkout_closed')
  expect(outcome(await shop.call('voucher.listForCheckout', { orderId }, me))).toBe('checkout_closed')
})

test('guessing codes is slowed down on every call, even with many invented visitors', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'RAHASIA', listed: 0 })
  const from = (n: number, address: string) => ({ ...guest(`v${n}`), headers: { 'visitor-address': address } })
  const find = async (n: number, address: string, code = `TEBAK${n}`) =>
    outcome(await shop.call('voucher.find', { code }, from(n, address)))
  const orderId = await begin(shop, me, [await shop.item()])
  for (let i = 0; i < 20; i += 1) expect(outcome(await apply(shop, orderId, `TEBAK${i}`, me))).toBe('voucher_unknown')
  const late = await apply(shop, orderId, 'RAHASIA', me)
  expect(late).toMatchObject({ code: 'too_many', fields: { code: expect.stringContaining('menit') } })
  expect(outcome(await shop.call('voucher.claim', { code: 'RAHASIA' }, me))).toBe('too_many')

  for (let i = 0; i < 100; i += 1) expect(await find(i, '2001:db8:0:1::5')).toBe('voucher_unknown')
  expect([await find(200, '2001:db8:0:1::9', 'RAHASIA'), await find(200, '2001:db8:0:2::9', 'RAHASIA')]).toEqual([
    'too_many',
    'accepted',
  ])
  await shop.wait(0.26)
  expect(outcome(await apply(shop, orderId, 'RAHASIA', me))).toBe('accepted')
})
