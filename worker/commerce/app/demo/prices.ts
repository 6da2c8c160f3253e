import { hourMs } from '#shared/format/units.ts'
import { eq, sql } from 'drizzle-orm'
import type { DemoPrice } from '#shared/admin/demo.ts'
import { variantKey } from '#shared/admin/catalog.ts'
import { type PastPrice, products, variants } from '#commerce/catalog/tables.ts'
import { withEnded } from '#commerce/pricing/past-prices.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Tx } from '#commerce/platform/transaction.ts'

/** What variants cost before. A price of something that the shop does not have is left out. */
export function addDemoPrices({ db, now }: Tx, prices: readonly DemoPrice[]): void {
  if (prices.length === 0) return
  const byVariant = Map.groupBy(prices, ({ productSlug, values }) => keyOf(productSlug, values))
  const slugs = [...new Set(prices.map(({ productSlug }) => productSlug))]
  const rows = db
    .select({ id: variants.id, values: variants.values, slug: products.slug })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(isOneOf(products.slug, slugs))
    .limit(prices.length * 100)
    .all()
  const past = rows.flatMap(({ id, slug, values }) => {
    const ended = byVariant.get(keyOf(slug, values)) ?? []
    const kept = ended.reduce(
      (before: readonly PastPrice[], { price, hoursAgo }) =>
        withEnded(before, new Date(now.getTime() - hoursAgo * hourMs), price),
      [],
    )
    return kept.length > 0 ? [[id, kept] as const] : []
  })
  const values = JSON.stringify(Object.fromEntries(past))
  db.run(sql`UPDATE variant SET past_prices = j.value FROM json_each(${values}) AS j WHERE variant.id = j.key`)
}

const keyOf = (slug: string, values: readonly string[]): string => `${slug} ${variantKey(values)}`
