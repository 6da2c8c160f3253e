import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { categories, products, variants } from '#commerce/catalog/tables.ts'
import { articles, informationPages, termsVersions } from '#commerce/content/tables.ts'
import { orderLines } from '#commerce/order/core/tables.ts'
import { reviews } from '#commerce/review/tables.ts'
import { shopStates } from '#commerce/site/tables.ts'

export interface Named {
  kind: string
  /** What the administration calls the row. */
  key: SQLiteColumn
  /** A column with an address, or one with JSON in which addresses stand somewhere. */
  column: SQLiteColumn
}

/** Every column that names pictures or videos of the shop, but that of order lines. A test compares it with the tables. */
export const mediaUses: readonly Named[] = [
  { kind: 'product', key: products.slug, column: products.images },
  { kind: 'product', key: products.slug, column: products.video },
  { kind: 'variant', key: variants.id, column: variants.image },
  { kind: 'category', key: categories.slug, column: categories.image },
  { kind: 'article', key: articles.slug, column: articles.image },
  { kind: 'article', key: articles.slug, column: articles.body },
  { kind: 'page', key: informationPages.slug, column: informationPages.body },
  { kind: 'terms', key: termsVersions.since, column: termsVersions.body },
  { kind: 'review', key: reviews.id, column: reviews.photos },
  { kind: 'review', key: reviews.id, column: reviews.hiddenPhotos },
  { kind: 'settings', key: shopStates.id, column: shopStates.settings },
]
/** An order keeps the picture that its shopper saw. There are many of them, so they are found by an index. */
export const orderUse = { kind: 'order', key: orderLines.orderId, column: orderLines.image } satisfies Named
