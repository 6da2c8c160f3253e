import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { products, variants } from '#commerce/catalog/tables.ts'
import { orders } from '../../core/tables.ts'

/**
 * What is handed over for a digital product: one code per piece. It belongs to nobody until a paid order takes it, and
 * then it stays with that order.
 */
export const licences = sqliteTable(
  'licence',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    code: text().notNull(),
    orderId: text().references(() => orders.id),
    addedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [unique('licence_once').on(t.variantId, t.code), index('licence_by_order').on(t.orderId, t.variantId)],
)

/** A file that comes with a digital product; its bytes are in the bucket, see `goodsKey`. */
export const digitalFiles = sqliteTable(
  'digital_file',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** null: it comes with every variant of the product. */
    variantId: text().references(() => variants.id),
    /** The name under which a browser saves it. */
    name: text().notNull(),
    bytes: integer().notNull(),
    addedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** Nobody gets it any more, but that somebody had it counts. null: it is there. */
    removedAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [index('digital_file_by_product').on(t.productId)],
)

/** How often the file of a bought line was downloaded. */
export const digitalDownloads = sqliteTable(
  'digital_download',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    fileId: text()
      .notNull()
      .references(() => digitalFiles.id),
    taken: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.variantId, t.fileId] }),
    index('digital_download_by_file').on(t.fileId),
    check('digital_download_taken', sql`${t.taken} >= 1`),
  ],
)
