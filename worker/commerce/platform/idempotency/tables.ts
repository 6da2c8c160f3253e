import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What was answered under an Idempotency-Key. Only what was done is kept: a refusal changed nothing and may be asked
 * again.
 */
export const onceAnswers = sqliteTable(
  'once_answer',
  {
    /** 'c:<customerId>' or 'v:<visitorId>', as in the cart. */
    actor: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    /** SHA-256 of the request, so that another body under the same key is noticed. */
    requestHash: text().notNull(),
    answer: text({ mode: 'json' }).$type<unknown>().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.actor, t.key] }), index('once_answer_by_age').on(t.at)],
)
