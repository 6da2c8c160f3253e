import { expect, test } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import type { Estimate, Estimates } from '#shared/api/order/shipment.ts'
import type { Region } from '#shared/api/shop/region.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'
import { addVoucher } from '#tests/commerce/voucher/voucher-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { begin, outcome, siti, valueOf } from './checkout-steps.ts'

const places = ['31.74.07', '32.73.02', '51.71.01', '91.71.01']

async function villageIn(shop: SellingShop, district: string) {
  const [village] = valueOf<Region[]>(await shop.call('region.list', { parent: district }))
  return village?.code
}
const stepFor = ({ steps }: Estimates, kilos: number, value: number) =>
  steps.filter((step) => step.kilos === kilos && step.from <= value).at(-1)

/** What card, page and cart say of some pieces, and what the checkout then asks for the courier that it has chosen. */
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
  const { chosen } = valueOf<{ chosen: ShippingChoice | null }>(
    await shop.call('checkout.findShipping', { orderId }, me),
  )
  const { summary } = valueOf<Checkout>(await shop.call('checkout.find', { orderId }, me))
  const off = summary.find(({ label }) => label === 'Diskon Ongkir')?.amount ?? 0
  return {
    courier: chosen?.code,
    said: [district, step?.cost, step?.daysMin, step?.daysMax, step?.codMax !== null],
    asked: [district, (chosen?.cost ?? 0) + off, chosen?.daysMin, chosen?.daysMax, chosen?.cod],
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

test('what the vouchers of all pay of the shipping counts as in the checkout, from the value on from which they do', async () => {
  const shop = await openSellingShop()
  const free = { forShipping: 1, percentage: 1, amount: 100, minimum: 100_000 } as const
  await addVoucher(shop, { ...free, code: 'ONGKIR', maximum: 25_000 })
  // For some alone, or for other goods: nobody can be promised it.
  await addVoucher(shop, { ...free, code: 'BARU', newCustomersOnly: 1, minimum: 0, maximum: 1_000 })
  await addVoucher(shop, { ...free, code: 'LAIN', categories: ['lain'], minimum: 0 })
  const at = async (price: number, district: string) => {
    const compared = await comparison(shop, await shop.item({ price, weightGrams: 900 }), { district, pieces: 1 })
    return { ...compared, cost: compared.said[1], cod: compared.said[4] }
  }
  const [covered, far] = [await at(100_000, '31.74.07'), await at(120_000, '91.71.01')]
  expect([covered.said, far.said]).toEqual([covered.asked, far.asked])
  expect(covered).toMatchObject({ cost: 0, cod: true })
  expect(far.cost).toBeGreaterThan(0)
  // Below the value of the voucher the cheapest is the one, and where it collects no money, nobody says so.
  const { steps } = valueOf<Estimates>(await shop.call('shipment.listEstimates', { district: '31.74.07', kilos: [1] }))
  expect(steps.map(({ from }) => from)).toEqual([0, 100_000])
  expect(steps[0]?.cost).toBeGreaterThan(0)
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
