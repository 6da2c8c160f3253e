import { integer, index, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { variants } from '../catalog/tables.ts'
import { sales } from '../sale/tables.ts'

/** What a digital product is handed over as: one code a piece. It belongs to nobody until an order that was paid takes it, and then for ever. */
export const licences = sqliteTable(
  'licence',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    code: text().notNull(),
    saleId: text().references(() => sales.id),
    addedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [unique('licence_once').on(t.variantId, t.code), index('licence_by_sale').on(t.saleId, t.variantId)],
)
