import { dayMs } from '#shared/format/units.ts'
import { eq, lt } from 'drizzle-orm'
import type { ImportBatch } from '#shared/admin/import.ts'
import { limits } from '#shared/limits.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { forgetApplied } from './stock.ts'
import { importRuns } from './tables.ts'

/** Starts the import of a file, or continues it: answers the last line that is in the shop already, 0 for none. */
export function beginRun({ db, now }: Pick<Scope, 'db' | 'now'>, file: string): number {
  db.delete(importRuns)
    .where(lt(importRuns.at, new Date(now.getTime() - limits.importRunKeptDays * dayMs)))
    .run()
  forgetApplied({ db, now })
  const run = findRun(db, file)
  const line = run && !run.ended ? run.line : 0
  const row = { file, line, ended: false, at: now }
  db.insert(importRuns).values(row).onConflictDoUpdate({ target: importRuns.file, set: row }).run()
  return line
}

/** Whether this part of a file was done before: its answer was lost and it is sent again. */
export const isDone = (db: Db, { source }: ImportBatch): boolean =>
  source !== null && (findRun(db, source.file)?.line ?? 0) >= source.line

export function markDone({ db, now }: Pick<Scope, 'db' | 'now'>, { source }: ImportBatch): void {
  if (source === null) return
  const row = { ...source, at: now }
  db.insert(importRuns).values(row).onConflictDoUpdate({ target: importRuns.file, set: row }).run()
}

const findRun = (db: Db, file: string) => db.select().from(importRuns).where(eq(importRuns.file, file)).get() ?? null
