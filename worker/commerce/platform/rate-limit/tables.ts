import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Tries of the last minutes that a limit counts: sign-ins, voucher codes, order numbers, order links, uploads. Neither
 * what somebody typed nor their address can be read here.
 */
export const rateLimitHits = sqliteTable(
  'rate_limit_hit',
  {
    id: text().primaryKey(),
    /** The limit that counts it; a hit never counts for another limit. */
    rule: text().notNull(),
    /** What is tried: an account, an order, the codes of one cart's owner. null: only the network counts. */
    subject: text(),
    /** A keyed digest of the caller's network; null when the address is not known. */
    network: text(),
    /** The outcome is not known yet: a password is being hashed. */
    pending: integer({ mode: 'boolean' }).notNull(),
    /** The hit counts until then. */
    until: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('rate_limit_hit_by_subject').on(t.rule, t.subject, t.until),
    index('rate_limit_hit_by_network').on(t.rule, t.network, t.until),
    index('rate_limit_hit_by_end').on(t.until),
  ],
)
