import { dayMs, hourMs } from '#shared/format/units.ts'
import { desc, lt } from 'drizzle-orm'
import type { Change } from '#shared/admin/change.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../scope.ts'
import type { Tx } from '../transaction.ts'
import type { Administrator, Fields } from './operation.ts'
import { adminLog } from './tables.ts'

interface Line {
  who: Administrator
  operation: string
  subject: string
  changes: Change[]
}

function addLine({ db, now }: Tx, { who, operation, subject, changes }: Line): void {
  db.insert(adminLog).values({ at: now, who: who.name, operation, subject, changes }).run()
}

/** Writes what was done, in the transaction that does it, and forgets what is older than it may be. */
export function writeLog(tx: Tx, line: Line): void {
  const { db, now } = tx
  addLine(tx, line)
  db.delete(adminLog)
    .where(lt(adminLog.at, new Date(now.getTime() - limits.adminLogKeptDays * dayMs)))
    .run()
}

/** Writes who looked at people. The same look again within the hour is in the log already. */
export function writeLook(tx: Tx, line: Line): void {
  const since = tx.now.getTime() - hourMs
  const asked = JSON.stringify(line.changes)
  const again = listLog(tx.db, { before: null, size: limits.adminLogRows }).some(
    ({ at, who, operation, subject, changes }) =>
      at.getTime() > since &&
      who === line.who.name &&
      operation === line.operation &&
      subject === line.subject &&
      JSON.stringify(changes) === asked,
  )
  if (!again) addLine(tx, line)
}

/** The fields that differ. A field that may not be kept says only that it changed. */
export function changesOf(before: Fields, after: Fields, secret: readonly string[]): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => written(before[name]) !== written(after[name]))
    .slice(0, limits.adminLogFields)
    .map((field) => ({
      field,
      ...(secret.includes(field) ? {} : { ...sideOf('before', before[field]), ...sideOf('after', after[field]) }),
    }))
}

const sideOf = (side: 'before' | 'after', value: unknown): Partial<Change> =>
  value === undefined || value === null ? {} : { [side]: cut(written(value)) }

/** A value as text. */
export const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const cut = (text: string): string =>
  text.length <= limits.adminLogChars ? text : `${text.slice(0, limits.adminLogChars).toWellFormed()}…`

/** The lines of the log before one, the newest first. */
export const listLog = (db: Db, { before, size }: { before: number | null; size: number }) =>
  db
    .select()
    .from(adminLog)
    .where(before === null ? undefined : lt(adminLog.id, before))
    .orderBy(desc(adminLog.id))
    .limit(size)
    .all()
