import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Shoppers who have come back from Google and are not signed in yet. */
export const googlePendingLogins = sqliteTable(
  'google_pending_login',
  {
    /** A digest of the code that the shopper carries. */
    id: text().primaryKey(),
    /** The id of the state they left with: a code of another flow opens nothing. */
    flowId: text().notNull(),
    sub: text().notNull(),
    /** Only an address that Google has verified. */
    email: text(),
    name: text().notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
    spentAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [index('google_pending_login_by_age').on(t.expiresAt), index('google_pending_login_by_account').on(t.sub)],
)
