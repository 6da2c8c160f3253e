import { expect, test } from 'vitest'
import type { Product } from '#shared/api/goods/catalog.ts'
import type { Estimate } from '#shared/api/order/shipment.ts'
import { begin, checkout, outcome, siti, valueOf } from './checkout-steps.ts'
import { openFakeCouriers } from '#tests/support/in-workerd/fake-couriers.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import type { VendorKind } from '#tests/support/in-workerd/vendors.ts'

const couriers = openFakeCouriers()
const me = { visitor: 'visitor-berat-0000000000' }

const coffee = {
  slug: 'gayo',
  name: 'Arabika Gayo',
  categorySlug: 'barang',
  options: [{ name: 'Berat', values: [{ value: '200 g' }, { value: '1 kg' }, { value: 'Karung' }] }],
  weightGrams: 230,
  dimensions: [10, 8, 18],
  variants: [
    { values: ['200 g'], price: 78_000, stock: 50, weightGrams: 0 },
    { values: ['1 kg'], price: 335_000, stock: 50, weightGrams: 1_000 },
    { values: ['Karung'], price: 4_000_000, stock: 50, weightGrams: 12_000, dimensions: [80, 50, 30] },
  ],
}

async function openCoffeeShop(vendors: VendorKind | null = null) {
  const shop = await openSellingShop({ vendors })
  expect((await shop.admin('POST', '/import', { products: [coffee] })).status).toBe(200)
  const { variants } = valueOf<Product>(await shop.call('catalog.find', { slug: 'gayo' }))
  const [small, large, sack] = variants.map(({ itemId }) => itemId)
  if (!small || !large || !sack) throw new Error('the product has three variants')
  return { shop, variants, small, large, sack }
}
const weigh = async (shop: SellingShop, item: string, quantity: number) =>
  (await checkout(shop, await begin(shop, me, [item], quantity), me)).weightGrams

test('six bags of 1 kg are shipped as 6 kg, and a variant without a weight of its own, or with 0, as its product', async () => {
  const { shop, variants, small, large, sack } = await openCoffeeShop()
  expect(variants.map(({ weightGrams, packed }) => [weightGrams, packed])).toEqual([
    [null, null],
    [1_000, null],
    [12_000, { length: 80, width: 50, height: 30 }],
  ])
  // The volume of 10 × 8 × 18 cm counts as 240 g, that of the sack as 20 kg.
  expect(await weigh(shop, small, 6)).toBe(1_440)
  expect(await weigh(shop, large, 6)).toBe(6_000)
  expect(await weigh(shop, sack, 1)).toBe(20_000)
})

test('what shipping costs follows from the weight of the chosen variant', async () => {
  const { shop, small, large } = await openCoffeeShop()
  const costOf = async (item: string) => {
    const orderId = await begin(shop, me, [item], 6)
    valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
    const choices = valueOf<{ code: string; cost: number }[]>(await shop.call('checkout.listShipping', { orderId }, me))
    return choices.find(({ code }) => code === 'jne:reg')?.cost
  }
  expect([await costOf(small), await costOf(large)]).toEqual([2 * 9_000, 6 * 9_000])
  // The estimate is for the variant whose price the product shows.
  const estimate = valueOf<Estimate>(
    await shop.call('shipment.findEstimate', { slug: 'gayo', district: '31.74.07' }, me),
  )
  expect(estimate.cost).toBe(8_000)
})

test('an imported weight is replaced by the next import, also by none', async () => {
  const { shop, large } = await openCoffeeShop()
  const unnamed = coffee.variants.map(({ weightGrams: _, dimensions: __, ...variant }) => variant)
  const variants = unnamed.map((variant) => ({ ...variant, weightGrams: null, dimensions: null }))
  // What is not named stays. The second time two pieces are in the cart.
  for (const [given, grams] of [
    [unnamed, 1_000],
    [variants, 2 * 240],
  ] as const) {
    expect((await shop.admin('POST', '/import', { products: [{ ...coffee, variants: given }] })).status).toBe(200)
    expect(await weigh(shop, large, 1)).toBe(grams)
  }
  const odd = { ...coffee, variants: [{ ...coffee.variants[0], weightGrams: -1 }, ...coffee.variants.slice(1)] }
  expect((await shop.admin('POST', '/import', { products: [odd] })).status).toBe(422)
})

test('couriers are asked with the weight of the variant', async () => {
  const rates: unknown[] = []
  couriers.answer('biteship.test', ({ path, body }) => {
    if (path === '/v1/rates/couriers') rates.push(body)
    return { status: 400, json: { success: false } }
  })
  const { shop, large } = await openCoffeeShop('couriers')
  const orderId = await begin(shop, me, [large], 6)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  expect(outcome(await shop.call('checkout.listShipping', { orderId }, me))).toBe('accepted')
  expect(rates.at(-1)).toMatchObject({ items: [{ quantity: 6, weight: 1_000 }] })
})
