import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { files } from '#commerce/files/tables.ts'
import { charges, sales } from '../../core/tables.ts'

/**
 * What a shopper sent to show that a bank transfer was made. A person looks at it; at most one of an order waits for
 * that.
 */
export const paymentProofs = sqliteTable(
  'payment_proof',
  {
    id: text().primaryKey(),
    saleId: text()
      .notNull()
      .references(() => sales.id),
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
    index('payment_proof_by_state').on(t.state, t.sentAt),
    index('payment_proof_by_sale').on(t.saleId, t.sentAt),
    uniqueIndex('payment_proof_waiting')
      .on(t.saleId)
      .where(sql`${t.state} = 'waiting'`),
    check('payment_proof_answered', sql`(${t.state} = 'waiting') = (${t.answeredAt} IS NULL) AND ${t.amount} >= 1`),
  ],
)
