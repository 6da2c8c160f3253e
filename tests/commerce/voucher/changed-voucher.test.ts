import { expect, test } from 'vitest'
import { checkout, order, outcome, prepare } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { addVoucher, apply } from './voucher-steps.ts'

const me = guest('visitor-one')
/** The seller puts a voucher again, as a file or the desk does. */
const put = async (shop: SellingShop, voucher: object) =>
  (
    await shop.admin('POST', '/import', {
      vouchers: [{ code: 'LAMA', title: 'Lama', startsAt: '2026-01-01T00:00:00Z', ...voucher }],
    })
  ).status

/** A checkout with a voucher for the goods and one for its shipping, 45.000. */
async function chosen() {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'LAMA', amount: 1_000 })
  await addVoucher(shop, { code: 'ONGKIR', percentage: 1, amount: 100, forShipping: 1 })
  const orderId = await prepare(shop, me, [await shop.item({ price: 20_000, weightGrams: 4_500 })])
  for (const code of ['LAMA', 'ONGKIR']) expect(outcome(await apply(shop, orderId, code, me))).toBe('accepted')
  const { total } = await checkout(shop, orderId, me)
  expect(total).toBe(19_000)
  return { shop, orderId, total }
}

test.each([
  ['for the shipping', { percentage: true, amount: 100, forShipping: true }, { total: 20_000, cashback: 0 }],
  ['one that brings coins', { percentage: true, amount: 90, cashback: true }, { total: 20_000, cashback: 18_000 }],
  ['one of another amount', { amount: 500 }, { total: 19_500, cashback: 0 }],
])('a voucher that has become %s takes off what it says now, and never more', async (_, change, now) => {
  const { shop, orderId, total } = await chosen()
  expect(await put(shop, change)).toBe(200)
  const found = await checkout(shop, orderId, me)
  expect(found.total).toBe(now.total)
  expect(found.summary).toContainEqual({ label: 'Diskon Ongkir', amount: -45_000 })
  expect(outcome(await shop.call('checkout.place', { orderId, acceptedTotal: total }, me))).toBe('price_changed')
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('accepted')
  expect((await order(shop, orderId, me)).total).toBe(now.total)
  expect(await shop.sql(`SELECT cashback FROM orders WHERE id = '${orderId}'`)).toEqual([{ cashback: now.cashback }])
})

test('a voucher for one product is for nothing else, also when that product is removed and the voucher put as it is read', async () => {
  const shop = await openSellingShop()
  const [item, other] = [await shop.item(), await shop.item()]
  expect(await put(shop, { percentage: true, amount: 90, products: [`kopi-${item}`] })).toBe(200)
  expect((await shop.admin('DELETE', `/products/kopi-${item}`)).body).toEqual({ product: 'hidden' })
  const read = (await shop.admin('GET', '/vouchers/LAMA')).body as object
  expect(read).toMatchObject({ products: [`kopi-${item}`] })
  expect(await put(shop, read)).toBe(200)
  const orderId = await prepare(shop, me, [other])
  expect(outcome(await apply(shop, orderId, 'LAMA', me))).toBe('voucher_not_for_goods')
  // What no voucher names goes.
  expect((await shop.admin('DELETE', `/products/kopi-${await shop.item()}`)).body).toEqual({ product: 'removed' })
})

test('a voucher that would end before it begins is refused; one that was ended so early is put as it is read', async () => {
  const shop = await openSellingShop()
  const put = (more: object) =>
    shop.admin('POST', '/vouchers', {
      code: 'TAHUN',
      title: 'Tahun Baru',
      startsAt: '2030-01-02T00:00:00Z',
      amount: 5_000,
      ...more,
    })
  for (const endsAt of ['2029-12-31T00:00:00Z', '2030-01-02T00:00:00Z'])
    expect(await put({ endsAt })).toMatchObject({
      status: 422,
      body: { fields: { endsAt: 'must be after startsAt' } },
    })
  expect((await put({ endsAt: '2030-01-03T00:00:00Z' })).status).toBe(200)
  expect((await shop.admin('POST', '/vouchers/TAHUN/end', {})).status).toBe(200)
  const read = (await shop.admin('GET', '/vouchers/TAHUN')).body as object
  expect((await shop.admin('POST', '/vouchers', read)).status).toBe(200)
  expect((await shop.admin('POST', '/vouchers', { ...read, endsAt: '2029-12-31T00:00:00Z' })).status).toBe(422)
})
