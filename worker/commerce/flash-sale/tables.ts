import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { variants } from '#commerce/catalog/tables.ts'

/** From `startsAt` on, and no longer at `endsAt`, in the shop's own time. */
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

/** What is offered, and how much of it. */
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
    /** Of the quota: what orders of this shop have taken, unpaid ones included, and what went elsewhere. */
    sold: integer().notNull(),
    /** Taken by other ways of selling, a market stall or a demo's story; never given back. */
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
