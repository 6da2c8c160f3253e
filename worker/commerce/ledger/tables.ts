import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * What somebody has: `wallet:<customer>`, `coins:<customer>`; what is owed for an order, `owed:<order>`; or an account of
 * the shop's own, `shop:<what>`. Only the shop's own may fall below zero.
 */
export const ledgerAccounts = sqliteTable(
  'ledger_account',
  {
    id: text().primaryKey(),
    /** The sum of its entries, kept by a trigger of the migration. */
    balance: integer().notNull().default(0),
  },
  (t) => [check('ledger_balance', sql`${t.balance} >= 0 OR ${t.id} LIKE 'shop:%'`)],
)

/**
 * One transfer: the same kind happens once for the same ref. Rows are only ever added; triggers of the migration refuse
 * the rest.
 */
export const ledgerTransfers = sqliteTable(
  'ledger_transfer',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    /** What it is about: an order, a lot of coins, a withdrawal. */
    ref: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [uniqueIndex('ledger_transfer_once').on(t.kind, t.ref)],
)

/** Whether an entry brought something, as the index has it. */
export const isReceived = (amount: AnySQLiteColumn) => sql`(${amount} > 0)`

/** What a transfer did to an account. The entries of one transfer add up to zero. */
export const ledgerEntries = sqliteTable(
  'ledger_entry',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    transferId: integer()
      .notNull()
      .references(() => ledgerTransfers.id),
    account: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: integer().notNull(),
  },
  (t) => [
    index('ledger_entry_by_account').on(t.account, isReceived(t.amount), t.id),
    index('ledger_entry_by_transfer').on(t.transferId),
    check('ledger_entry_amount', sql`${t.amount} <> 0`),
  ],
)

/** Coins that were given together and expire together; the oldest are spent first. */
export const coinLots = sqliteTable(
  'coin_lot',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: text().notNull(),
    given: integer().notNull(),
    left: integer().notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('coin_lot_by_expiry')
      .on(t.customerId, t.expiresAt)
      .where(sql`${t.left} > 0`),
    check('coin_lot_left', sql`${t.left} BETWEEN 0 AND ${t.given}`),
  ],
)

/** Which lots an order was paid from, so that returned coins keep their day of expiry. */
export const coinUses = sqliteTable(
  'coin_use',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text().notNull(),
    lotId: integer()
      .notNull()
      .references(() => coinLots.id),
    amount: integer().notNull(),
  },
  (t) => [index('coin_use_by_order').on(t.orderId), check('coin_use_amount', sql`${t.amount} > 0`)],
)
