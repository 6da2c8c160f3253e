import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { products, variants } from '#commerce/catalog/tables.ts'
import { customers } from '#commerce/identity/customers/tables.ts'

/**
 * What an owner saves for later; `owner` is 'c:<customerId>' or 'v:<visitorId>', as in a cart. A product is saved once.
 */
export const wishes = sqliteTable(
  'wish',
  {
    id: text().primaryKey(),
    owner: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** The variant that it had in the cart; null: the product itself was saved. */
    variantId: text().references(() => variants.id),
    /** Whole rupiah, and whether it was in stock: later changes are measured against these. */
    savedPrice: integer().notNull(),
    savedAvailable: integer({ mode: 'boolean' }).notNull(),
    savedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    unique('wish_once').on(t.owner, t.productId),
    index('wish_newest').on(t.owner, t.savedAt),
    index('wish_by_product').on(t.productId),
    index('wish_by_variant').on(t.variantId),
  ],
)

/** The link that shares a customer's wishlist; no row: it is not shared. */
export const wishLinks = sqliteTable('wish_link', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  token: text().notNull().unique(),
})
