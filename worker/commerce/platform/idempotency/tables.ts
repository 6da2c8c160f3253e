import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Answers given under an Idempotency-Key. Only successes are stored: a refusal changed nothing, so the call may be
 * repeated.
 */
export const onceAnswers = sqliteTable(
  'once_answer',
  {
    /** 'c:<customerId>' or 'v:<visitorId>', as in the cart. */
    actor: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    /** SHA-256 of the request, to notice another body under the same key. */
    requestHash: text().notNull(),
    answer: text({ mode: 'json' }).$type<unknown>().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.actor, t.key] }), index('once_answer_by_age').on(t.at)],
)
