import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/** Words of vendors that were acted on. A vendor may send one twice or late: the second changes nothing. */
export const paymentInbox = sqliteTable(
  'payment_inbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    vendor: text().notNull(),
    transactionId: text().notNull(),
    /** As the vendor's own status call confirmed it, not as the notification claimed. */
    transactionStatus: text().notNull(),
    receivedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [unique('payment_inbox_once').on(t.vendor, t.transactionId, t.transactionStatus)],
)

/** Tries to open a signed link with the last digits of a phone. The address is a keyed digest: it is personal data. */
export const linkTries = sqliteTable(
  'order_link_try',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text().notNull(),
    address: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('order_link_try_by_order').on(t.orderId, t.at), index('order_link_try_by_address').on(t.address, t.at)],
)
