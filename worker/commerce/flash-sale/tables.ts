import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { variants } from '#commerce/catalog/tables.ts'

/** A flash sale runs from `startsAt` on and no longer at `endsAt`, in the shop's own time. */
export const flashSales = sqliteTable(
  'flash_sale',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    startsAt: integer({ mode: 'timestamp_ms' }).notNull(),
    endsAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('flash_sale_by_end').on(t.endsAt),
    index('flash_sale_by_start').on(t.startsAt),
    check('flash_sale_lasts', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)

/** The variants of a flash sale, with price and quota. */
export const flashSaleItems = sqliteTable(
  'flash_sale_item',
  {
    flashSaleId: text()
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    price: integer().notNull(),
    quota: integer().notNull(),
    /** Pieces taken from the quota: by orders of this shop, unpaid ones included, and elsewhere. */
    sold: integer().notNull(),
    /**
     * Pieces sold outside of this shop, at a market stall or in the invented past of a demo; they never return to the
     * quota.
     */
    soldElsewhere: integer().notNull().default(0),
    perCustomer: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.flashSaleId, t.variantId] }),
    index('flash_sale_item_by_variant').on(t.variantId),
    check(
      'flash_sale_item_quota',
      sql`${t.sold} BETWEEN ${t.soldElsewhere} AND ${t.quota} AND ${t.soldElsewhere} >= 0`,
    ),
    check('flash_sale_item_amounts', sql`${t.price} >= 0 AND ${t.perCustomer} >= 1`),
  ],
)
