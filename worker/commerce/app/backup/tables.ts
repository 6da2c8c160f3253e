import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What an export holds of a table: how many rows, and a hash that each row continues. */
export interface TableSum {
  rows: number
  hash: string
}

/** Where the nightly export is, and when the last one ended: one row. */
export const backupRuns = sqliteTable(
  'backup_run',
  {
    id: integer().primaryKey(),
    night: text().notNull(),
    /** The newest migration; after a deployment with another one, the night begins again. */
    schema: integer().notNull(),
    startedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** The table it reads, by its place in the list, and the last row it has read there. */
    step: integer().notNull(),
    after: integer().notNull(),
    /** The last file of the bucket that it has written down. */
    afterFile: text().notNull().default(''),
    /** How many parts lie in the bucket. */
    parts: integer().notNull(),
    sums: text({ mode: 'json' }).$type<Readonly<Record<string, TableSum>>>().notNull(),
    running: integer({ mode: 'boolean' }).notNull(),
    /** Of the last export that is whole; null: there is none yet. */
    lastNight: text(),
    lastEndedAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [check('backup_run_one', sql`${t.id} = 1`)],
)

/** Rows that changed since the running export began, as they were then; `fields` null: the row came since. */
export const backupBefore = sqliteTable(
  'backup_before',
  { tableName: text().notNull(), rowId: integer().notNull(), fields: text() },
  (t) => [primaryKey({ columns: [t.tableName, t.rowId] })],
)

/** The parts of an export that is being restored, until all of them are here. */
export const restoreParts = sqliteTable('restore_part', {
  part: integer().primaryKey(),
  lines: text().notNull(),
})
