import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { withdrawalStatuses } from '#shared/api/account/wallet.ts'
import { bankCodes } from '#shared/indonesia/banks.ts'
import { customers } from '#commerce/identity/customers/tables.ts'

const customerId = () =>
  text()
    .notNull()
    .references(() => customers.id)

/** Bank accounts of customers. A changed account is a new one and starts its waiting time again. */
export const bankAccounts = sqliteTable(
  'bank_account',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    bankCode: text({ enum: bankCodes as [string, ...string[]] }).notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    removedAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    uniqueIndex('bank_account_once')
      .on(t.customerId, t.bankCode, t.number)
      .where(sql`${t.removedAt} IS NULL`),
    index('bank_account_by_number').on(t.number),
    index('bank_account_by_customer').on(t.customerId),
  ],
)

/** Money on its way to a bank, with the bank account as it was when the customer asked. */
export const withdrawals = sqliteTable(
  'withdrawal',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    source: text({ enum: ['wallet', 'commission'] }).notNull(),
    status: text({ enum: withdrawalStatuses }).notNull(),
    bankCode: text().notNull(),
    number: text().notNull(),
    holder: text().notNull(),
    /** What left the ledger account; the fee is part of it. */
    amount: integer().notNull(),
    fee: integer().notNull(),
    note: text().notNull().default(''),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    answeredAt: integer({ mode: 'timestamp_ms' }),
    /** Who has begun to transfer it, and when; null: nobody, or before this was written down. */
    begunBy: text(),
    begunAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    index('withdrawal_by_customer').on(t.customerId, t.source, t.at),
    index('withdrawal_by_status').on(t.status, t.at, t.id),
    index('withdrawal_by_age').on(t.at, t.id),
    index('withdrawal_by_answer')
      .on(t.status, t.answeredAt)
      .where(sql`${t.answeredAt} IS NOT NULL`),
    check('withdrawal_amounts', sql`${t.fee} >= 0 AND ${t.amount} > ${t.fee}`),
  ],
)
