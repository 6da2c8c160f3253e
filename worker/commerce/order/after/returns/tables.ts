import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { returnSolutions, returnStatuses, returnStatusesWaitingFor } from '#shared/order/return-status.ts'
import { variants } from '#commerce/catalog/tables.ts'
import { files } from '#commerce/files/tables.ts'
import { orders } from '../../core/tables.ts'

/** A request to give goods back, and what becomes of it. */
export const returns = sqliteTable(
  'order_return',
  {
    id: text().primaryKey(),
    /** RTN-20261120-8K3QF. */
    number: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** Who asks for a return has an account: the money goes to its wallet. null: the seller pays a guest back. */
    customerId: text(),
    /** The seller pays pieces back that have arrived; nobody has requested it, and nothing comes back. */
    bySeller: integer({ mode: 'boolean' }).notNull().default(false),
    status: text({ enum: returnStatuses }).notNull(),
    solution: text({ enum: returnSolutions }).notNull(),
    reason: text().notNull(),
    description: text().notNull(),
    /** The shipment back to the shop, and the one with the replacement. */
    courier: text().notNull().default(''),
    receiptNumber: text(),
    replacementReceipt: text(),
    /**
     * The bank account to which the money goes on; its customer may remove the account meanwhile. null: the money stays
     * in the wallet.
     */
    accountId: text(),
    /** What went to the wallet; null: nothing has. */
    refunded: integer(),
    /**
     * What the shopper paid to send it back and asks the shop for; null: nothing. Then what the owner replaces of it, 0:
     * nothing, and null: nobody has decided; why it is less; and when that was.
     */
    postageAsked: integer(),
    postagePaid: integer(),
    postageNote: text().notNull().default(''),
    postageAt: integer({ mode: 'timestamp_ms' }),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('order_return_by_order').on(t.orderId),
    index('order_return_by_status').on(t.status, t.createdAt),
    index('order_return_by_customer').on(t.customerId, t.createdAt),
    index('order_return_by_age').on(t.createdAt, t.id),
    // Only what was requested and is open has a row of this index.
    index('order_return_by_postage')
      .on(t.createdAt)
      .where(sql`${t.postageAsked} IS NOT NULL AND ${t.postagePaid} IS NULL`),
    check('order_return_refunded', sql`${t.refunded} IS NULL OR ${t.refunded} >= 0`),
  ],
)

/** Which pieces. All returns of an order that count never hold more than were bought. */
export const returnLines = sqliteTable(
  'order_return_line',
  {
    returnId: text()
      .notNull()
      .references(() => returns.id),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.variantId] }),
    check('order_return_line_quantity', sql`${t.quantity} >= 1`),
  ],
)

/** What the shopper shows; a file belongs to one return. */
export const returnPhotos = sqliteTable(
  'order_return_photo',
  {
    fileId: text()
      .primaryKey()
      .references(() => files.id),
    returnId: text()
      .notNull()
      .references(() => returns.id),
    position: integer().notNull(),
    /** The goods, or the courier's receipt for the postage. */
    shows: text({ enum: ['goods', 'postage'] })
      .notNull()
      .default('goods'),
  },
  (t) => [index('order_return_photo_by_return').on(t.returnId, t.position)],
)

/** The history of a return, oldest first. Rows are only ever added. */
export const returnEvents = sqliteTable(
  'order_return_event',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    returnId: text()
      .notNull()
      .references(() => returns.id),
    status: text({ enum: returnStatuses }).notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    note: text().notNull().default(''),
  },
  (t) => [index('order_return_event_by_return').on(t.returnId, t.id)],
)

export type ReturnRow = typeof returns.$inferSelect

/** Its goods have come, and the owner has not decided on its postage, which is requested when they are sent. */
export const postageIsOpen = and(
  isNotNull(returns.postageAsked),
  isNull(returns.postagePaid),
  ne(returns.status, 'SENT_BACK'),
)
/** Approved, and no goods come back: nothing is left but to pay. */
export const payBackWaits = and(eq(returns.status, 'APPROVED'), eq(returns.solution, 'refund'))
/** The seller has something to decide or to pay, or the owner has. An index for each: OR would read every return. */
export const waitsForSeller = sql`${returns.id} IN (
  SELECT ${returns.id} FROM ${returns} WHERE ${inArray(returns.status, [...returnStatusesWaitingFor('seller')])}
  UNION ALL SELECT ${returns.id} FROM ${returns} WHERE ${payBackWaits}
  UNION ALL SELECT ${returns.id} FROM ${returns} WHERE ${postageIsOpen})`
