import { createHash } from 'node:crypto'
import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { write } from '#commerce/platform/database.ts'
import { invalidate } from '#commerce/platform/memory.ts'
import { breakpoint } from '#commerce/platform/migrate.ts'
import * as schema from '#commerce/platform/schema.ts'
import type { Db } from '#commerce/platform/scope.ts'
import finished from '../../../../.cache/schema.txt'
import migrations from '../../../../migrations/shop/migrations.js'
import { backupBefore, backupRuns, restoreParts, type TableSum } from './tables.ts'

/** The newest migration of this code. An export is restored by code that has the same one. */
export const schemaVersion = migrations.journal.entries.at(-1)?.when ?? 0

/** The tables, indexes, triggers and views of a shop. */
export const schemaNames: readonly string[] = finished
  .split(breakpoint)
  .flatMap(
    (text) => /^CREATE (?:UNIQUE |VIRTUAL )?(?:TABLE|INDEX|TRIGGER|VIEW) [`"]?(\w+)/.exec(text.trim())?.slice(1) ?? [],
  )

/**
 * Up to which migration a database came: `when` of its entry in the journal. After a rollback it is ahead of the code.
 */
export const newestMigration = (db: Db): number | null =>
  db.get<{ at: number | null }>(sql`SELECT max(created_at) AS at FROM __drizzle_migrations`).at

/**
 * The migration as which an export can be restored: its rows have the columns of the database, which may be ahead. But
 * no row of a table that this code does not know is in it, so then nothing newer may take it for whole.
 */
export function restorableAs(db: Db): number {
  const { unknown } = db.get<{ unknown: number }>(
    sql`SELECT count(*) AS unknown FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'product\\_search%' ESCAPE '\\' AND name NOT IN (SELECT value FROM json_each(${JSON.stringify(schemaNames)}))`,
  )
  return (unknown === 0 ? newestMigration(db) : null) ?? schemaVersion
}

const ownTables: ReadonlySet<string> = new Set(
  [backupBefore, backupRuns, restoreParts].map((table) => getTableName(table)),
)

/** Every table of a Shop, but those of the export itself. The index of products is made again from them. */
export const tableNames: readonly string[] = Object.values(schema)
  .flatMap((one) => (is(one, SQLiteTable) ? [getTableName(one)] : []))
  .filter((name) => !ownTables.has(name))
  .toSorted()

/** What stands before the rows. */
export const headLine = (): string => JSON.stringify({ etalase: 'backup', format: 1 })

export type SqlValue = string | number | null | ArrayBuffer
export interface Row {
  id: number
  /** The row as one line of the export. */
  line: string
}

/** The rows of a table after a certain one, at most so many. */
export function readRows(db: Db, table: string, after: number, size: number, where: SQL = sql`true`): Row[] {
  const rows = db.all<Record<string, SqlValue>>(
    sql`SELECT rowid AS "rowid ", * FROM ${sql.identifier(table)} WHERE rowid > ${after} AND ${where} ORDER BY rowid LIMIT ${size}`,
  )
  return rows.map(({ 'rowid ': id, ...values }) => rowOf(table, Number(id), values))
}

export const rowOf = (table: string, id: number, values: Readonly<Record<string, SqlValue>>): Row => ({
  id,
  line: JSON.stringify([
    table,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writtenOf(value)])),
  ]),
})

const writtenOf = (value: SqlValue) =>
  value instanceof ArrayBuffer ? { base64: Buffer.from(value).toString('base64') } : value

/**
 * Adds the row of a line to the table that it names. A large shop has millions in one call, so a statement is built once
 * for the same columns: names are checked then, and values are what SQLite takes.
 */
export function rowAdder(db: Db): (line: string) => void {
  const statements = new Map<string, string>()
  return (line) => {
    const [table, fields] = JSON.parse(line) as [string, Readonly<Record<string, unknown>>]
    const names = [table, ...Object.keys(fields)]
    const key = names.join()
    const text = statements.get(key) ?? insertOf(names)
    statements.set(key, text)
    write(db, text, Object.values(fields).map(storedOf))
  }
}

function insertOf([table = '', ...columns]: readonly string[]): string {
  assert(
    [table, ...columns].every((name) => /^\w+$/.test(name)),
    'a line of an export names a table and its columns',
  )
  return `INSERT INTO "${table}" ("${columns.join('", "')}") VALUES (${columns.map(() => '?').join(', ')})`
}

function storedOf(value: unknown): SqlStorageValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  const { base64 } = value as { base64?: unknown }
  assert(typeof base64 === 'string', 'a value of an export is text, a number, nothing or bytes')
  return Uint8Array.from(Buffer.from(base64, 'base64')).buffer
}

/** The table that a line belongs to; null: it is no row. */
export const tableOf = (line: string): string | null => /^\["(\w+)",/.exec(line)?.[1] ?? null

/** The sum of a table with one row more: each row continues the hash of the rows before it. */
export const withRow = ({ rows, hash }: TableSum = { rows: 0, hash: '' }, line: string): TableSum => ({
  rows: rows + 1,
  hash: createHash('sha256').update(hash).update(line).digest('hex'),
})

/** What a table holds now, in the same form as the export says it. */
export function sumOf(db: Db, table: string): TableSum | undefined {
  let sum: TableSum | undefined
  for (let after = -Number.MAX_SAFE_INTEGER; ;) {
    const rows = readRows(db, table, after, limits.backupRows)
    // The turn reads every table, and must not hold them.
    invalidate(db, 'turn')
    for (const { line } of rows) sum = withRow(sum, line)
    const last = rows.at(-1)
    if (!last) return sum
    after = last.id
  }
}
