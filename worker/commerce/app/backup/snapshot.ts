import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#commerce/platform/scope.ts'
import { readRows, type Row, rowOf, type SqlValue, tableNames } from './lines.ts'
import { backupBefore } from './tables.ts'

/**
 * An export takes many jobs, and a shop sells between them; it must nevertheless hold one moment. So while it runs,
 * triggers keep each row as it was when the export began, the first time that it changes or goes, and note each row
 * that came since. What is kept is read in place of the row, what came since is left out.
 */
export function beginSnapshot(db: Db): void {
  endSnapshot(db)
  for (const table of tableNames) for (const trigger of triggersOf(db, table)) db.run(sql.raw(trigger))
}

export function endSnapshot(db: Db): void {
  for (const table of tableNames)
    for (const event of events) db.run(sql`DROP TRIGGER IF EXISTS ${sql.identifier(triggerName(table, event))}`)
  db.delete(backupBefore).run()
}

/** The rows of a table as they were when the export began, after a certain one, at most so many. */
export function rowsAtStart(db: Db, table: string, after: number, size: number): Row[] {
  const unchanged = readRows(db, table, after, size, isUnchanged(table))
  const before = db.all<{ row_id: number; fields: string }>(
    sql`SELECT row_id, fields FROM backup_before WHERE table_name = ${table} AND row_id > ${after} AND fields IS NOT NULL ORDER BY row_id LIMIT ${size}`,
  )
  return [...unchanged, ...before.map(({ row_id: id, fields }) => rowOf(table, id, fieldsOf(fields)))]
    .toSorted((a, b) => a.id - b.id)
    .slice(0, size)
}

const isUnchanged = (table: string) =>
  sql`NOT EXISTS (SELECT 1 FROM backup_before b WHERE b.table_name = ${table} AND b.row_id = ${sql.identifier(table)}.rowid)`

const events = ['insert', 'update', 'delete'] as const
const triggerName = (table: string, event: (typeof events)[number]): string => `backup_before_${event}_${table}`

function triggersOf(db: Db, table: string): string[] {
  const columns = db.all<{ name: string }>(sql`PRAGMA table_info(${sql.identifier(table)})`).map(({ name }) => name)
  // Not `OR IGNORE`: the statement that fires a trigger decides over the conflicts inside it.
  const keep = (row: string, fields: string, when = 'true') =>
    `INSERT INTO backup_before (table_name, row_id, fields) SELECT '${table}', ${row}, ${fields} WHERE ${when} AND NOT EXISTS (SELECT 1 FROM backup_before WHERE table_name = '${table}' AND row_id = ${row});`
  const asItWas = keep('OLD.rowid', fieldsAsJson(columns))
  const bodies = {
    insert: keep('NEW.rowid', 'NULL'),
    update: `${asItWas} ${keep('NEW.rowid', 'NULL', 'NEW.rowid <> OLD.rowid')}`,
    delete: asItWas,
  }
  return events.map(
    (event) =>
      `CREATE TRIGGER "${triggerName(table, event)}" AFTER ${event.toUpperCase()} ON "${table}" BEGIN ${bodies[event]} END`,
  )
}

/** A function of SQLite takes 32 arguments on the platform: three for each column, in groups. */
const groupColumns = 10

/** The old row as JSON: lists of name, type and value, one after the other. JSON has no bytes, so they are hex digits. */
function fieldsAsJson(columns: readonly string[]): string {
  const groups: string[] = []
  for (let from = 0; from < columns.length; from += groupColumns) {
    const each = columns.slice(from, from + groupColumns).map((name) => {
      const value = `OLD."${name}"`
      return `'${name}', typeof(${value}), CASE typeof(${value}) WHEN 'blob' THEN hex(${value}) ELSE ${value} END`
    })
    groups.push(`json_array(${each.join(', ')})`)
  }
  return `json_array(${groups.join(', ')})`
}

const Groups = z.array(z.array(z.union([z.string(), z.number(), z.null()])))

function fieldsOf(json: string): Record<string, SqlValue> {
  const flat = Groups.parse(JSON.parse(json)).flat()
  const fields: Record<string, SqlValue> = {}
  for (let at = 0; at < flat.length; at += 3) {
    const [name, type, value = null] = flat.slice(at, at + 3)
    fields[String(name)] = type === 'blob' ? Uint8Array.from(Buffer.from(String(value), 'hex')).buffer : value
  }
  return fields
}
