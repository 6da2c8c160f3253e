import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { files } from '#commerce/files/tables.ts'
import { charges, orders } from '../../core/tables.ts'

/**
 * What a shopper sent to show that a bank transfer was made. A person checks it; at most one of an order waits for that.
 */
export const transferReceipts = sqliteTable(
  'transfer_receipt',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The attempt the money was sent for. */
    reference: text()
      .notNull()
      .references(() => charges.reference),
    fileId: text()
      .notNull()
      .unique()
      .references(() => files.id),
    bank: text().notNull(),
    payer: text().notNull(),
    /** As the shopper says; the bill may ask for another amount. */
    amount: integer().notNull(),
    /** The day of the transfer, `2026-11-21`. */
    day: text().notNull(),
    note: text().notNull(),
    state: text({ enum: ['waiting', 'accepted', 'refused'] }).notNull(),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    sentAt: integer({ mode: 'timestamp_ms' }).notNull(),
    answeredAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    index('transfer_receipt_by_state').on(t.state, t.sentAt),
    index('transfer_receipt_by_order').on(t.orderId, t.sentAt),
    uniqueIndex('transfer_receipt_waiting')
      .on(t.orderId)
      .where(sql`${t.state} = 'waiting'`),
    check('transfer_receipt_answered', sql`(${t.state} = 'waiting') = (${t.answeredAt} IS NULL) AND ${t.amount} >= 1`),
  ],
)
