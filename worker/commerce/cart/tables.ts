import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { variants } from '#commerce/catalog/tables.ts'

/** What an owner wants to tell the shop with the next order. A row exists only while there is a note. */
export const cartNotes = sqliteTable('cart_note', { owner: text().primaryKey(), note: text().notNull() })

/**
 * `owner` is 'c:<customerId>' or 'v:<visitorId>'. A line remembers the price at which it was added; a guest's newest one
 * when the cart was changed last.
 */
export const cartLines = sqliteTable(
  'cart_line',
  {
    id: text().primaryKey(),
    owner: text().notNull(),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    addedPrice: integer().notNull(),
    addedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    unique('cart_line_once').on(t.owner, t.variantId),
    index('cart_line_by_variant').on(t.variantId),
    check('quantity_positive', sql`${t.quantity} >= 1`),
  ],
)
