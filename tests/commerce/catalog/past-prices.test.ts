import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import { valueOf } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const dayHours = 24

async function coffeeIn(shop: SellingShop, price: number, fullPrice: number | null) {
  const variants = [{ values: [], price, fullPrice, stock: 9 }]
  const category = { slug: 'kopi', name: 'Kopi' }
  const product = { slug: 'gayo', name: 'Gayo', categorySlug: 'kopi', variants }
  const sent = await shop.admin('POST', '/import', { categories: [category], products: [product] })
  expect(sent.status).toBe(200)
}
const find = async (shop: SellingShop) => {
  const product = valueOf<Product>(await shop.call('catalog.find', { slug: 'gayo' }, me))
  const [variant] = product.variants
  const { rows } = valueOf<{ rows: ProductCard[] }>(
    await shop.call('catalog.list', { category: 'kopi', index: 0, size: 12, discounted: true }, me),
  )
  // The card, the page and the filter of reduced goods say the same.
  expect(product.fullPrice).toBe(variant?.fullPrice)
  expect(rows.map(({ fullPrice }) => fullPrice)).toEqual(product.fullPrice === null ? [] : [product.fullPrice])
  return variant
}
const setPrice = async (shop: SellingShop, change: object) => {
  const item = await find(shop)
  expect((await shop.admin('PATCH', `/variants/${item?.itemId}`, change)).status).toBe(200)
}
test('beside a struck price stands the lowest of thirty days, once it is known', async () => {
  const shop = await openSellingShop()
  await coffeeIn(shop, 80_000, 120_000)
  expect(await find(shop)).toMatchObject({ price: 80_000, fullPrice: 120_000, lowestPrice: null })
  // The seller's own file says it again and changes nothing.
  await coffeeIn(shop, 80_000, 120_000)
  await setPrice(shop, { price: 100_000 })
  expect(await find(shop)).toMatchObject({ price: 100_000, fullPrice: 120_000, lowestPrice: 80_000 })
  await shop.wait(dayHours)
  await coffeeIn(shop, 90_000, 100_000)
  expect(await find(shop)).toMatchObject({ price: 90_000, fullPrice: 100_000, lowestPrice: 80_000 })
  const item = await find(shop)
  await shop.call('cart.add', { itemId: item?.itemId, quantity: 1 }, me)
  const [line] = valueOf<CartItem[]>(await shop.call('cart.list', {}, me))
  expect(line).toMatchObject({ price: 90_000, fullPrice: 100_000 })

  // The day of 80.000 has left the period, that of 100.000 not.
  await shop.wait(30 * dayHours)
  expect(await find(shop)).toMatchObject({ price: 90_000, fullPrice: 100_000, lowestPrice: 90_000 })
  await setPrice(shop, { fullPrice: null })
  expect(await find(shop)).toMatchObject({ price: 90_000, fullPrice: null, lowestPrice: null })
})

test('what a flash sale really cost counts after its end, by the clock or by hand', async () => {
  const shop = await openSellingShop()
  await coffeeIn(shop, 100_000, null)
  const { itemId } = (await find(shop)) ?? {}
  const plan = (price: number, waited = 0) => {
    const [startsAt, endsAt] = [waited - 1, waited + 2].map((hours) =>
      new Date(Date.now() + hours * hourMs).toISOString(),
    )
    return shop.admin('POST', '/flash-sales', { startsAt, endsAt, items: [{ itemId, price, quota: 3 }] })
  }
  await plan(70_000)
  expect(await find(shop)).toMatchObject({ price: 70_000, fullPrice: 100_000, lowestPrice: null })
  await shop.wait(3)
  expect(await find(shop)).toMatchObject({ price: 100_000, fullPrice: null })
  const { id } = (await plan(60_000, 3)).body as { id: string }
  await shop.admin('POST', `/flash-sales/${id}/end`, {})
  await setPrice(shop, { price: 90_000, fullPrice: 100_000 })
  expect(await find(shop)).toMatchObject({ price: 90_000, fullPrice: 100_000, lowestPrice: 60_000 })
  await shop.wait(31 * dayHours)
  expect(await find(shop)).toMatchObject({ price: 90_000, fullPrice: 100_000, lowestPrice: null })
})
