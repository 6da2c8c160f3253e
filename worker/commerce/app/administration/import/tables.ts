import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How far the import of a file has come, so that it continues there after it was cut off. */
export const importRuns = sqliteTable(
  'import_run',
  {
    /** A digest of the file. */
    file: text().primaryKey(),
    /** The last line whose rows are in the shop. */
    line: integer().notNull(),
    ended: integer({ mode: 'boolean' }).notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('import_run_by_age').on(t.at)],
)
