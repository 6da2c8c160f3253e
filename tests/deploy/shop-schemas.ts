import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const Journal = z.object({ entries: z.array(z.object({ idx: z.number(), when: z.number(), tag: z.string() })) })
const Snapshot = z.object({
  tables: z.record(z.string(), z.object({ columns: z.record(z.string(), z.object({ name: z.string() })) })),
})
/** drizzle-kit's own line between two statements; a trigger holds semicolons. */
const breakpoint = '--> statement-breakpoint'

/**
 * What the release whose newest migration is `released` reads or writes in a shop and would not find after the migrations
 * of today, although both run on the same shops while a release goes out, and after a rollback. A column that its code
 * does not know any more may go.
 */
export function shopContractions(folder: string, released: number): string[] {
  const { entries } = Journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')))
  const last = entries.findLast(({ when }) => when <= released)
  if (!last) return [`no migration has the time ${released} of the release before`]
  const snapshot = `meta/${String(last.idx).padStart(4, '0')}_snapshot.json`
  const { tables } = Snapshot.parse(JSON.parse(readFileSync(join(folder, snapshot), 'utf8')))
  const databaseOf = (tags: readonly { tag: string }[]) =>
    filled(tags.flatMap(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8').split(breakpoint)))
  using before = databaseOf(entries.filter(({ when }) => when <= released))
  using today = databaseOf(entries)
  return partsOf(before).flatMap(({ name, strict }) => {
    const own = tables[name] ? Object.values(tables[name].columns).map((column) => column.name) : null
    // Only generated tables are strict; the snapshot has those that the code of that release still knows.
    if (strict && !own) return []
    const left = columnsOf(today, name)
    if (left.length === 0) return [`${name} is gone or renamed`]
    const known = columnsOf(before, name)
    const gone = known.filter((one) => !left.some((now) => now.name === one.name) && (!own || own.includes(one.name)))
    const needed = left.filter((now) => now.needed && !known.some((one) => one.name === now.name))
    return [
      ...gone.map((one) => `${name}.${one.name} is gone or renamed`),
      ...needed.map((one) => `${name}.${one.name} is new and must be given`),
    ]
  })
}

/** Every table, view, index and trigger of a database that was filled by these statements, as SQLite keeps their text. */
export function schemaOf(statements: readonly string[]): string[] {
  using database = filled(statements)
  const rows = database.prepare('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY sql').all()
  return rows.map(({ sql }) => String(sql))
}

function filled(statements: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  for (const statement of statements) database.exec(statement)
  return database
}

/** Tables, views and full-text indexes. */
const partsOf = (database: DatabaseSync): { name: string; strict: boolean }[] =>
  database
    .prepare(
      "SELECT name, strict FROM pragma_table_list WHERE type <> 'shadow' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
    .map(({ name, strict }) => ({ name: String(name), strict: strict === 1 }))

/** `needed`: a row cannot be written without it. */
const columnsOf = (database: DatabaseSync, table: string): { name: string; needed: boolean }[] =>
  database
    .prepare('SELECT name, "notnull" AS needed, dflt_value AS usual FROM pragma_table_info(?)')
    .all(table)
    .map(({ name, needed, usual }) => ({ name: String(name), needed: needed === 1 && usual === null }))
