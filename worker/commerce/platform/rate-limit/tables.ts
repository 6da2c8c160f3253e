import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Tries of the last minutes that a limit counts: sign-ins, codes of vouchers, numbers of orders, uploads. Neither what
 * somebody typed nor their address can be read here.
 */
export const rateLimitHits = sqliteTable(
  'rate_limit_hit',
  {
    id: text().primaryKey(),
    /** Which limit counts it; a hit never counts for another one. */
    rule: text().notNull(),
    /** What is tried: an account, an order, a cart's owner. null: only the network counts. */
    subject: text(),
    /** The caller's network as a keyed digest; null when the address is not known. */
    network: text(),
    /** The outcome is not known yet: a password is being hashed. */
    pending: integer({ mode: 'boolean' }).notNull(),
    /** It counts until then. */
    until: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('rate_limit_hit_by_subject').on(t.rule, t.subject, t.until),
    index('rate_limit_hit_by_network').on(t.rule, t.network, t.until),
    index('rate_limit_hit_by_end').on(t.until),
  ],
)
