import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A row that breaks an invariant. */
export interface Broken {
  invariant: string
  row: Readonly<Record<string, string | number | null>>
}

/** Where the nightly audit is, and what the last whole one found: one row. */
export const auditRuns = sqliteTable(
  'audit_run',
  {
    id: integer().primaryKey(),
    startedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** The table it looks at, by its place in the list, and the last row it has seen there. */
    step: integer().notNull(),
    after: integer().notNull(),
    /** What the entries seen so far add up to, for each account of the shop's own. */
    sums: text({ mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
    broken: text({ mode: 'json' }).$type<readonly Broken[]>().notNull(),
    /** Of the last audit that came to its end; null: none has yet. */
    lastEndedAt: integer({ mode: 'timestamp_ms' }),
    lastBroken: text({ mode: 'json' }).$type<readonly Broken[]>().notNull().default([]),
    /** Whether an audit is under way. */
    running: integer({ mode: 'boolean' }).notNull(),
    /** Whether a caller or a job has written since the last audit began: else the next one would see the same rows. */
    changed: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (t) => [check('audit_run_one', sql`${t.id} = 1`)],
)
