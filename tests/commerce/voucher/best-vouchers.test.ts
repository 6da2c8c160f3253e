import { expect, test } from 'vitest'
import { addVoucher, apply, codesOf, offersForCart, usedOf } from './voucher-steps.ts'
import { bcaVa, begin, checkout, prepare, siti, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const [me, other] = [guest('visitor-one'), guest('visitor-two')]
const savedIn = async (shop: SellingShop, orderId: string, as: Caller = me) =>
  (await checkout(shop, orderId, as)).vouchers.map(({ code, saving }) => [code, saving])

/** A shop with two vouchers for the goods and one for the shipping, and a cart of 100.000 that costs 18.000 to send. */
async function shopWithVouchers() {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'KECIL', amount: 5_000, title: 'Potongan kecil' })
  await addVoucher(shop, { code: 'BESAR', amount: 25_000, minimum: 90_000, title: 'Potongan besar' })
  await addVoucher(shop, { code: 'ONGKIR', forShipping: 1, percentage: 1, amount: 100, maximum: 20_000 })
  return { shop, item: await shop.item({ price: 100_000, weightGrams: 1_500, stock: 50 }) }
}

// Proves §1.10
test('the best vouchers count on arrival, follow the courier, and cart and checkout say one number', async () => {
  const { shop, item } = await shopWithVouchers()
  await shop.cart(me, item)
  const inCart = await offersForCart(shop, me)
  expect(inCart).toMatchObject({ saving: 25_000, best: ['BESAR', 'ONGKIR'], freeShipping: { missing: 0 } })
  expect(inCart.offers.filter(({ chosen }) => chosen).map(({ voucher }) => voucher.code)).toEqual(['BESAR', 'ONGKIR'])
  const lines = valueOf<{ id: string }[]>(await shop.call('cart.list', {}, me)).map(({ id }) => ({ id }))
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ total: 75_000, changes: [] })
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  // The free shipping that the cart promised.
  expect(await savedIn(shop, orderId)).toEqual([
    ['BESAR', 25_000],
    ['ONGKIR', 18_000],
  ])
  expect(await checkout(shop, orderId, me)).toMatchObject({ total: 75_000 })
})

test('the last use of a voucher is one shopper’s at once, and is offered again when their order is cancelled', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'KECIL', amount: 5_000 })
  await addVoucher(shop, { code: 'TERAKHIR', amount: 25_000, quota: 1 })
  const item = await shop.item({ price: 100_000, stock: 50 })
  const [mine, theirs] = [await prepare(shop, me, [item]), await prepare(shop, other, [item])]
  expect([await savedIn(shop, mine), await savedIn(shop, theirs, other)]).toEqual([
    [['TERAKHIR', 25_000]],
    [['TERAKHIR', 25_000]],
  ])
  valueOf(await shop.call('checkout.place', { orderId: mine }, me))
  expect(await savedIn(shop, theirs, other)).toEqual([['KECIL', 5_000]])
  const third = guest('visitor-three')
  expect(await savedIn(shop, await begin(shop, third, [item]), third)).toEqual([['KECIL', 5_000]])
  valueOf(await shop.call('order.cancel', { orderId: mine, reason: 'Berubah pikiran' }, me))
  expect(await savedIn(shop, theirs, other)).toEqual([['TERAKHIR', 25_000]])
})

test('a voucher that was taken off stays off; the other kind goes on following', async () => {
  const { shop, item } = await shopWithVouchers()
  const orderId = await begin(shop, me, [item])
  valueOf(await shop.call('checkout.removeVoucher', { orderId, code: 'besar' }, me))
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:yes' }, me))
  expect(await savedIn(shop, orderId)).toEqual([['ONGKIR', 20_000]])
  valueOf(await apply(shop, orderId, 'KECIL', me))
  valueOf(await shop.call('checkout.removeVoucher', { orderId, code: 'ONGKIR' }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  expect(await savedIn(shop, orderId)).toEqual([['KECIL', 5_000]])
})

test('what was taken off in the cart is off in its checkout, and the next order begins with the best again', async () => {
  const { shop, item } = await shopWithVouchers()
  await shop.cart(me, item)
  valueOf(await shop.call('voucher.choose', { code: 'ONGKIR', active: false }, me))
  valueOf(await shop.call('voucher.choose', { code: 'BESAR', active: false }, me))
  const inCart = await offersForCart(shop, me)
  expect(inCart).toMatchObject({ saving: 0, freeShipping: null })
  expect(codesOf(inCart)).toContain('BESAR')
  const orderId = await prepare(shop, me, [item])
  expect(await savedIn(shop, orderId)).toEqual([])
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect([await usedOf(shop, 'BESAR'), await usedOf(shop, 'ONGKIR')]).toEqual([0, 0])
  expect(await savedIn(shop, await begin(shop, me, [item]))).toEqual([
    ['BESAR', 25_000],
    ['ONGKIR', 0],
  ])
})

test('a voucher that cannot be used any more gives way to the next best and says why; reading writes nothing', async () => {
  const { shop, item } = await shopWithVouchers()
  await addVoucher(shop, { code: 'SATU', amount: 40_000, quota: 1, title: 'Satu saja' })
  const [mine, theirs] = [await prepare(shop, me, [item]), await prepare(shop, other, [item])]
  expect((await savedIn(shop, mine))[0]).toEqual(['SATU', 40_000])
  valueOf(await shop.call('checkout.place', { orderId: theirs, acceptedVouchers: ['SATU', 'ONGKIR'] }, other))
  const rows = () => shop.sql(`SELECT code, state FROM order_voucher WHERE order_id = '${mine}' ORDER BY kind`)
  const written = await rows()
  const seen = await checkout(shop, mine, me)
  expect(seen).toMatchObject({
    voucherCode: 'BESAR',
    changes: [
      'Voucher Satu saja (kuota voucher habis) diganti Potongan besar: hemat Rp 25.000, Rp 15.000 lebih sedikit.',
    ],
  })
  expect(await rows()).toEqual(written)
  expect(await shop.call('checkout.place', { orderId: mine, acceptedVouchers: ['SATU', 'ONGKIR'] }, me)).toMatchObject({
    ok: false,
    code: 'voucher_lost',
  })
  // The reason stays after the change that was asked for.
  valueOf(await shop.call('checkout.applyPayment', { orderId: mine, ...bcaVa }, me))
  expect((await checkout(shop, mine, me)).changes).toEqual(seen.changes)
  const { total } = await checkout(shop, mine, me)
  valueOf(
    await shop.call(
      'checkout.place',
      { orderId: mine, acceptedTotal: total, acceptedVouchers: ['BESAR', 'ONGKIR'] },
      me,
    ),
  )
  expect([await usedOf(shop, 'SATU'), await usedOf(shop, 'BESAR')]).toEqual([1, 1])
})

test('a voucher that nobody looked at can be taken off although no change wrote it', async () => {
  const { shop, item } = await shopWithVouchers()
  const orderId = await begin(shop, me, [item])
  await addVoucher(shop, { code: 'TERBAIK', amount: 60_000 })
  expect((await savedIn(shop, orderId))[0]).toEqual(['TERBAIK', 60_000])
  valueOf(await shop.call('checkout.removeVoucher', { orderId, code: 'TERBAIK' }, me))
  expect(await savedIn(shop, orderId)).toEqual([['ONGKIR', 0]])
})

test('a better voucher that takes the place of one says so, and by how much the price is lower', async () => {
  const { shop, item } = await shopWithVouchers()
  const orderId = await prepare(shop, me, [item])
  await addVoucher(shop, { code: 'TERBAIK', amount: 60_000, title: 'Terbaik' })
  const said = ['Voucher Potongan besar diganti Terbaik: hemat Rp 60.000, Rp 35.000 lebih banyak.']
  expect((await checkout(shop, orderId, me)).changes).toEqual(said)
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
  expect((await checkout(shop, orderId, me)).changes).toEqual(said)
  // Coins are not compared with rupiah.
  await shop.sql("UPDATE voucher SET listed = 0, quota = 0 WHERE code = 'TERBAIK'")
  await shop.sql("UPDATE voucher SET cashback = 1, amount = 50000 WHERE code = 'KECIL'")
  expect((await checkout(shop, orderId, me)).changes.at(-1)).toBe(
    'Voucher Terbaik (kuota voucher habis) diganti Potongan kecil: dapat 50.000 koin.',
  )
})
