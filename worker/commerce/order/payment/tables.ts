import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'

/**
 * What vendors reported and the shop acted on. A vendor may report it twice or late: the second time changes nothing.
 */
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
