import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { movementReasons } from '#shared/admin/money.ts'
import { orders } from '#commerce/order/core/tables.ts'

/** bank: a line of a statement · payment: a vendor says so · payout: a courier paid out · parcel: a courier charged. */
export const movementKinds = ['bank', 'payment', 'payout', 'parcel'] as const
/** matched: it belongs to an order, whose books agree · open: a person has to look · closed: a person has. */
export const movementStates = ['matched', 'open', 'closed'] as const
/**
 * Money that came to the shop or left it, as somebody outside reports it: each report once. What a vendor reports about
 * an attempt that the shop knows is in the attempt itself (`charge`), so here is only what fits none.
 */
export const movements = sqliteTable(
  'movement',
  {
    id: text().primaryKey(),
    kind: text({ enum: movementKinds }).notNull(),
    /** Who reports it: a payment vendor, a bank or a courier. */
    source: text().notNull(),
    /** The name that the source has for it. */
    ref: text().notNull(),
    /** Whole rupiah; below 0 it left the shop. */
    amount: integer().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** What the source says with it: the payer of a transfer, a parcel's number. */
    said: text().notNull().default(''),
    orderId: text().references(() => orders.id),
    /** The attempt (`charge`) whose money it is. */
    reference: text(),
    state: text({ enum: movementStates }).notNull(),
    /** The helper who alone brought it: it shows no money. Null: the source itself or the owner brought it too. */
    seenOnlyBy: text(),
    reason: text({ enum: movementReasons }),
    /** What the person wrote who closed it. */
    note: text().notNull().default(''),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    uniqueIndex('movement_once').on(t.source, t.ref),
    uniqueIndex('movement_of_attempt')
      .on(t.reference)
      .where(sql`${t.reference} IS NOT NULL`),
    index('movement_by_state').on(t.state, t.at),
    index('movement_by_order').on(t.orderId, t.kind, t.state, t.amount),
    check('movement_reason', sql`(${t.state} = 'open') <= (${t.reason} IS NOT NULL)`),
  ],
)
export type MovementRow = typeof movements.$inferSelect
