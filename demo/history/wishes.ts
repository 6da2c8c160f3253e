import type { Product } from '#shared/admin/catalog.ts'
import type { DemoWish } from '#shared/admin/demo.ts'

/** What the demo customer saved: as it is today, cheaper than it was, sold out since, and back in stock. */
const stories = [
  { daysAgo: 2, soldOut: false, wasPercent: 100, wasAvailable: true },
  { daysAgo: 6, soldOut: false, wasPercent: 125, wasAvailable: true },
  { daysAgo: 9, soldOut: true, wasPercent: 100, wasAvailable: true },
  { daysAgo: 15, soldOut: false, wasPercent: 100, wasAvailable: false },
] as const
/** The first products stand at the top of every list, and past orders are made of them: they come last here. */
const first = 16

export function wishesOf(products: readonly Product[]): DemoWish[] {
  const physical = products.filter(({ published, digital }) => published && !digital)
  const goods = [...physical.slice(first), ...physical.slice(0, first)].map((product) => ({
    slug: product.slug,
    ...cheapestOf(product),
  }))
  return stories.flatMap(({ daysAgo, soldOut, wasPercent, wasAvailable }) => {
    const place = goods.findIndex(({ available }) => available !== soldOut)
    const [one] = place < 0 ? [] : goods.splice(place, 1)
    return one
      ? [
          {
            productSlug: one.slug,
            savedPrice: Math.round((one.price * wasPercent) / 100),
            savedAvailable: wasAvailable,
            hoursAgo: daysAgo * 24,
          },
        ]
      : []
  })
}

/** What its card shows: the lowest price of what can be bought, or of all of it when everything is sold out. */
function cheapestOf({ variants }: Product): { price: number; available: boolean } {
  const inStock = variants.filter(({ stock }) => stock > 0)
  const prices = (inStock.length > 0 ? inStock : variants).map(({ price }) => price)
  return { price: Math.min(...prices), available: inStock.length > 0 }
}
