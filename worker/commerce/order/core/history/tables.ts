import { listText } from '#shared/order/sql-words.ts'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { cameBackKinds } from '#shared/order/came-back.ts'
import { orders } from '#commerce/order/core/tables.ts'

const cameBackList = sql.raw(listText(cameBackKinds))

/** The history of an order, oldest first. Rows are only ever added. */
export const orderEvents = sqliteTable(
  'order_event',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** An order status, or something that changed none: `refund_due`, `payment_denied`. */
    kind: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** What the shopper or the seller said with it. */
    note: text().notNull().default(''),
    /** Of a parcel that was sent: the shop's own people bring it. Another one of the order may go another way. */
    driven: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    index('order_event_by_order').on(t.orderId, t.id),
    index('order_event_came_back')
      .on(t.at)
      .where(sql`${t.kind} IN ${cameBackList}`),
  ],
)
