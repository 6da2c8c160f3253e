import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AgendaKind } from './scheduler.ts'

/** What must happen later, in the shop's own time. `failed` rows wait for an operator. */
export const agendaRows = sqliteTable(
  'agenda',
  {
    kind: text().$type<AgendaKind>().notNull(),
    ref: text().notNull(),
    dueAt: integer({ mode: 'timestamp_ms' }).notNull(),
    tries: integer().notNull(),
    failed: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('agenda_by_due').on(t.failed, t.dueAt),
    check('agenda_tries', sql`${t.tries} >= 0`),
  ],
)
