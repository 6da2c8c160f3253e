import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { commissionStatuses } from '#shared/api/account/affiliate.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'

/** Customers who recommend the shop, each with a code for their links. */
export const affiliates = sqliteTable('affiliate', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  code: text().notNull().unique(),
  /** How often somebody came by their link. */
  clicks: integer().notNull().default(0),
  joinedAt: integer({ mode: 'timestamp_ms' }).notNull(),
})

/** What a paid order brings the member whose link led to it. */
export const commissions = sqliteTable(
  'commission',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    affiliateId: text()
      .notNull()
      .references(() => affiliates.customerId),
    status: text({ enum: commissionStatuses }).notNull(),
    /** The goods after their discounts. */
    base: integer().notNull(),
    amount: integer().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** When it is, or was, ready; null while the order is not completed. */
    readyAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    index('commission_by_affiliate').on(t.affiliateId, t.at),
    check('commission_amounts', sql`${t.amount} > 0 AND ${t.base} >= ${t.amount}`),
  ],
)
