import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { JobKind } from './scheduler.ts'

/** What must happen later, in the shop's own time. `failed` rows wait for an operator. */
export const scheduledJobs = sqliteTable(
  'scheduled_job',
  {
    kind: text().$type<JobKind>().notNull(),
    ref: text().notNull(),
    dueAt: integer({ mode: 'timestamp_ms' }).notNull(),
    tries: integer().notNull(),
    failed: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('scheduled_job_by_due').on(t.failed, t.dueAt),
    check('scheduled_job_tries', sql`${t.tries} >= 0`),
  ],
)
