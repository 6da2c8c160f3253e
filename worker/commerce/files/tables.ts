import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A file that a visitor or a customer sent; its bytes are in the bucket under the shop's private prefix. */
export const files = sqliteTable(
  'file',
  {
    id: text().primaryKey(),
    /** Whose it is: 'c:<customerId>' or 'v:<visitorId>'. */
    owner: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('file_by_owner').on(t.owner), index('file_by_age').on(t.at)],
)
