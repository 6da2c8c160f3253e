import { expect, test } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import type { Estimate, Estimates } from '#shared/api/order/shipment.ts'
import type { Region } from '#shared/api/shop/region.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { begin, outcome, siti, valueOf } from './checkout-steps.ts'

const places = ['31.74.07', '32.73.02', '51.71.01', '91.71.01']

async function villageIn(shop: SellingShop, district: string) {
  const [village] = valueOf<Region[]>(await shop.call('region.list', { parent: district }))
  return village?.code
}
const stepFor = ({ steps }: Estimates, kilos: number, value: number) =>
  steps.filter((step) => step.kilos === kilos && step.from <= value).at(-1)

/** What card, page and cart say of some pieces, and what the checkout then asks. */
async function comparison(shop: SellingShop, item: string, { district, pieces }: { district: string; pieces: number }) {
  const me = guest(`pembeli-${pieces}-${item}`.slice(0, 40))
  const slug = `kopi-${item}`
  const { rows } = valueOf<{ rows: ProductCard[] }>(await shop.call('catalog.list', { index: 0, size: 12 }, me))
  const [card, product] = [
    rows.find((one) => one.slug === slug),
    valueOf<Product>(await shop.call('catalog.find', { slug }, me)),
  ]
  expect(card?.kilos).toBe(product.kilos)
  const orderId = await begin(shop, me, [item], pieces)
  const [line] = valueOf<CartItem[]>(await shop.call('cart.list', {}, me))
  const kilos = chargedKilos((line?.weightGrams ?? 0) * pieces)
  if (pieces === 1) expect(kilos).toBe(card?.kilos)
  const told = valueOf<Estimates>(await shop.call('shipment.listEstimates', { district, kilos: [kilos] }, me))
  const step = stepFor(told, kilos, product.price * pieces)
  if (pieces === 1) {
    const estimate = valueOf<Estimate>(await shop.call('shipment.findEstimate', { slug, district }, me))
    expect(step).toMatchObject({ cost: estimate.cost, daysMin: estimate.daysMin, daysMax: estimate.daysMax })
  }
  const villageCode = await villageIn(shop, district)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, villageCode }, me))
  const offered = valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))
  const usual = offered.filter(({ instant }) => !instant).toSorted((a, b) => a.cost - b.cost)
  return {
    said: [district, step?.cost, step?.daysMin, step?.daysMax, step?.codMax !== null],
    asked: [district, usual[0]?.cost, usual[0]?.daysMin, usual[0]?.daysMax, usual.some(({ cod }) => cod)],
  }
}

test('cards, product, cart and checkout say one price, one arrival and one COD', { timeout: 60_000 }, async () => {
  const shop = await openSellingShop()
  for (const [place, weightGrams] of [250, 1_300, 1_301, 10_300, 10_301].entries()) {
    const item = await shop.item({ price: 60_000, weightGrams })
    const district = places[place % places.length] ?? ''
    for (const pieces of [1, 3]) {
      const { said, asked } = await comparison(shop, item, { district, pieces })
      expect(said).toEqual(asked)
    }
  }
})

test('where the shop’s own shipping is free from a value on, and nobody collects money, they say so too', async () => {
  const shop = await openSellingShop()
  const rate = { courier: 'Kurir toko', perOrder: 12_000, perKilo: 1_000, freeFrom: 150_000, daysMin: 1, daysMax: 2 }
  expect((await shop.admin('PATCH', '/settings', { shippingRates: [rate] })).status).toBe(200)
  const item = await shop.item({ price: 60_000, weightGrams: 2_000 })
  const [few, many] = [
    await comparison(shop, item, { district: '31.74.07', pieces: 2 }),
    await comparison(shop, await shop.item({ price: 60_000, weightGrams: 2_000 }), { district: '31.74.07', pieces: 3 }),
  ]
  expect([few.said, many.said]).toEqual([few.asked, many.asked])
  expect([few.said[1], many.said[1]]).toEqual([16_000, 0])
})

test('what is not sent and what is not asked well has no estimate', async () => {
  const shop = await openSellingShop()
  const digital = await shop.item({ digital: true })
  const product = valueOf<Product>(await shop.call('catalog.find', { slug: `kopi-${digital}` }))
  expect(product.kilos).toBe(0)
  expect(outcome(await shop.call('shipment.listEstimates', { district: '99.99.99', kilos: [1] }))).toBe(
    'region_unknown',
  )
  const asked = { district: '31.74.07', kilos: [1, 2, 3, 4, 5, 6, 7] }
  await expect(shop.call('shipment.listEstimates', asked)).rejects.toThrow()
})
