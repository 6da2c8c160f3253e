import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Who has come back from Google and is not in yet. */
export const googleArrivals = sqliteTable(
  'google_arrival',
  {
    /** A digest of the code the shopper carries. */
    id: text().primaryKey(),
    /** Of the journey's state: another journey's code opens nothing. */
    journey: text().notNull(),
    sub: text().notNull(),
    /** Only one that Google has verified. */
    email: text(),
    name: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
    spentAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [index('google_arrival_by_age').on(t.expiresAt), check('google_arrival_tries', sql`${t.tries} >= 0`)],
)
