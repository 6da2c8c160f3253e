import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { variants } from '#commerce/catalog/tables.ts'

/** How far the import of a file has come, so that it continues there after it was cut off. */
export const importRuns = sqliteTable(
  'import_run',
  {
    /** A digest of the file. */
    file: text().primaryKey(),
    /** The last line whose rows are in the shop. */
    line: integer().notNull(),
    ended: integer({ mode: 'boolean' }).notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('import_run_by_age').on(t.at)],
)

/** What files have done to a stock, so that each of them counts once however often it is imported. */
export const importStocks = sqliteTable(
  'import_stock',
  {
    /** The export that the file is a copy of; or the file itself, where its stocks were counted. */
    stamp: text().notNull(),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    /** The difference to the export that is in the stock; 0 for a stock that was counted. */
    applied: integer().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stamp, t.variantId] }),
    index('import_stock_by_variant').on(t.variantId),
    index('import_stock_by_age').on(t.at),
  ],
)
