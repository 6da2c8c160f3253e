import type { Product } from '#shared/admin/catalog.ts'
import type { DemoPrice } from '#shared/admin/demo.ts'

const dayHours = 24
/** How a price with a struck one came about, one product after the other: reduced once, or raised again meanwhile. */
const stories = [
  [{ daysAgo: 24, of: 'struck', percent: 100 }],
  [
    { daysAgo: 27, of: 'struck', percent: 100 },
    { daysAgo: 11, of: 'now', percent: 95 },
  ],
  [{ daysAgo: 19, of: 'struck', percent: 100 }],
] as const
const step = 500

/** The former prices of everything that shows a struck price, so that the lowest of 30 days stands beside it. */
export const pricesOf = (products: readonly Product[]): DemoPrice[] =>
  products.flatMap(({ slug, variants }, place) =>
    variants.flatMap(({ values, price, fullPrice }) =>
      fullPrice === null
        ? []
        : (stories[place % stories.length] ?? []).map(({ daysAgo, of, percent }) => ({
            productSlug: slug,
            values,
            price: Math.round(((of === 'now' ? price : fullPrice) * percent) / 100 / step) * step,
            hoursAgo: daysAgo * dayHours,
          })),
    ),
  )
