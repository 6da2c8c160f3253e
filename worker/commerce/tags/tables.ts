import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Purchases of shoppers who allowed tags: one row for an order and a vendor. Once it is sent, only the proof of the
 * consent stays.
 */
export const tagPurchases = sqliteTable(
  'tag_purchase',
  {
    orderId: text().notNull(),
    vendor: text({ enum: ['googleAnalytics', 'metaPixel', 'tiktokPixel'] }).notNull(),
    /** The value of the consent cookie: version, choice and time. */
    consent: text().notNull(),
    /** What the vendor's tag called the browser, and after a blank the visit or click that led here; '' once it is sent or given up. */
    client: text().notNull(),
    userAgent: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    paidAt: integer({ mode: 'timestamp_ms' }),
    sentAt: integer({ mode: 'timestamp_ms' }),
    /** Why it will never be sent; '' while it may be. */
    problem: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.vendor] }), index('tag_purchase_by_age').on(t.createdAt)],
)
