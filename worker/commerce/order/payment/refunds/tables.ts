import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { refundReasons, refundStates } from '#shared/admin/orders.ts'
import { orders } from '../../core/tables.ts'

export type RefundReason = (typeof refundReasons)[number]

/**
 * Money of an order that the shop owes and that is not in a wallet: to a guest, to a customer who has removed the
 * account, or on its way back to where it came from. The ledger account `owed:<order>` holds what is not paid yet.
 */
export const refunds = sqliteTable(
  'refund',
  {
    /** Also the vendor's `refund_key`: asked twice, it pays once. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    reason: text({ enum: refundReasons }).notNull(),
    /** Together with the reason the name of its transfer in the ledger. */
    ref: text().notNull(),
    amount: integer().notNull(),
    state: text({ enum: refundStates }).notNull(),
    /**
     * The attempt whose money it is. Its vendor may send that back at any time, asked or not, also one that has refused
     * before. null: no attempt brought it, or it is that of a return.
     */
    reference: text(),
    /** Why the vendor has not sent it back, as `refundProblems` has it; '': it has, or was not asked. */
    problem: text().notNull().default(''),
    /** Where a guest wants it; null: nobody has said so yet. */
    bankCode: text(),
    number: text(),
    holder: text(),
    /** Since when this account stands. */
    namedAt: integer({ mode: 'timestamp_ms' }),
    /** Before this moment it is not paid, because another account was named before; null: it may be paid at once. */
    payFrom: integer({ mode: 'timestamp_ms' }),
    /** Who transfers it, and since when: another one is not to do it, too. null: nobody has said so. */
    begunBy: text(),
    begunAt: integer({ mode: 'timestamp_ms' }),
    /** How it was paid; null: it is not. */
    way: text({ enum: ['source', 'bank', 'wallet'] }),
    /** The seller's proof of a transfer: the bank's number of it, and a file under this key of the bucket. */
    proof: text().notNull().default(''),
    proofKey: text(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    paidAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    unique('refund_once').on(t.reason, t.ref),
    index('refund_by_order').on(t.orderId),
    index('refund_by_state').on(t.state, t.createdAt),
    index('refund_by_reference').on(t.reference),
    // What went out in some days, however long it was owed.
    index('refund_by_payment')
      .on(t.paidAt)
      .where(sql`${t.paidAt} IS NOT NULL`),
    check('refund_amount', sql`${t.amount} > 0`),
    check(
      'refund_paid',
      sql`(${t.state} = 'PAID') = (${t.paidAt} IS NOT NULL) AND (${t.state} = 'PAID') = (${t.way} IS NOT NULL)`,
    ),
    check(
      'refund_account',
      sql`(${t.bankCode} IS NULL) = (${t.number} IS NULL) AND (${t.number} IS NULL) = (${t.holder} IS NULL) AND (${t.number} IS NULL) = (${t.namedAt} IS NULL)`,
    ),
  ],
)
export type RefundRow = typeof refunds.$inferSelect
