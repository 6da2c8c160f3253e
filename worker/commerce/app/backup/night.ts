import { dayMs } from '#shared/format/units.ts'
import { getTableName } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { onceAnswers } from '#commerce/platform/idempotency/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { headLine, restorableAs, schemaVersion, tableNames, withRow } from './lines.ts'
import { fileLine, filesTable, type Manifest, manifestName, partName } from './manifest.ts'
import { beginSnapshot, endSnapshot, rowsAtStart } from './snapshot.ts'
import { backupRuns } from './tables.ts'

type Run = typeof backupRuns.$inferSelect
const first = -Number.MAX_SAFE_INTEGER

/** What makes a call happen once: it may open something, and a restored shop needs none of it. */
const forgotten = getTableName(onceAnswers)

/** The job of a night without an export, by its `ref`. */
export const outdated = 'outdated'

/**
 * A job: writes a few rows into the bucket and plans the next part, so that calls of shoppers come in between. Where it
 * is stands in the database and moves only after the part lies in the bucket: a part that was cut off is written again.
 * All parts are of the moment when the export began. The manifest comes last, so an export without one is not whole.
 */
export async function backupSlice(ref: string, scope: Scope): Promise<void> {
  if (ref === outdated) return removeOutdated(scope)
  const run = currentRun(scope)
  const rows = sliceOf(scope.db, run)
  // The old manifest of the same night would describe parts that are being replaced.
  if (run.parts === 0) await scope.bucket.removeBackups([manifestName(run.night)])
  const slice = rows.lines.length > 0 ? rows : await filesSliceOf(scope, rows.run)
  if (slice.lines.length === 0) return finish(scope, run)
  const lines = run.parts === 0 ? [headLine(), ...slice.lines] : slice.lines
  await scope.bucket.putBackup(partName(run.night, run.parts), await zipped(`${lines.join('\n')}\n`))
  inTransaction(scope, ({ db, now, scheduler }) => {
    save(db, { ...slice.run, parts: run.parts + 1 })
    scheduler.plan('backup', ref, new Date(now.getTime() + 1))
  })
}

export const findRun = (db: Db): Run | null => db.select().from(backupRuns).get() ?? null

function currentRun(scope: Scope): Run {
  const { db, now } = scope
  const known = findRun(db)
  if (known?.running && known.schema === schemaVersion && known.startedAt.getTime() > now.getTime() - dayMs)
    return known
  const { lastNight = null, lastEndedAt = null } = known ?? {}
  const night = now.toISOString().slice(0, 10)
  const start = { step: 0, after: first, afterFile: '', parts: 0, sums: {}, running: true }
  const fresh = { id: 1, night, schema: schemaVersion, startedAt: now, ...start, lastNight, lastEndedAt }
  inTransaction(scope, (tx) => {
    beginSnapshot(tx.db)
    save(tx.db, fresh)
  })
  return fresh
}

const save = (db: Db, run: Run): void =>
  void db.insert(backupRuns).values(run).onConflictDoUpdate({ target: backupRuns.id, set: run }).run()

/** The next rows, of as many tables as fit, and the run after them. */
function sliceOf(db: Db, run: Run): { lines: string[]; run: Run } {
  const lines: string[] = []
  const sums = { ...run.sums }
  let [step, after, bytes] = [run.step, run.after, 0]
  while (lines.length < limits.backupRows && bytes < limits.backupPartBytes) {
    const table = tableNames[step]
    if (table === undefined) break
    const rows = table === forgotten ? [] : rowsAtStart(db, table, after, limits.backupRows - lines.length)
    if (rows.length === 0) [step, after] = [step + 1, first]
    for (const { id, line } of rows) {
      if (bytes >= limits.backupPartBytes) break
      lines.push(line)
      sums[table] = withRow(sums[table], line)
      ;[after, bytes] = [id, bytes + Buffer.byteLength(line)]
    }
  }
  return { lines, run: { ...run, step, after, sums } }
}

/** The next page of the bucket's files, and the run after it. */
async function filesSliceOf({ bucket }: Scope, run: Run): Promise<{ lines: string[]; run: Run }> {
  const files = await bucket.listFiles(run.afterFile)
  const lines = files.map(fileLine)
  const sum = lines.reduce(withRow, run.sums[filesTable])
  const sums = sum ? { ...run.sums, [filesTable]: sum } : run.sums
  return { lines, run: { ...run, sums, afterFile: files.at(-1)?.name ?? run.afterFile } }
}

async function finish(scope: Scope, run: Run): Promise<void> {
  const { bucket, shop } = scope
  const { night, startedAt, parts, sums } = run
  const manifest: Manifest = {
    format: 2,
    schema: restorableAs(scope.db),
    night,
    startedAt: startedAt.toISOString(),
    endedAt: scope.now.toISOString(),
    signedAs: shop.signedAs ?? shop.companyId,
    parts,
    tables: sums,
    files: [],
  }
  await bucket.putBackup(manifestName(night), Buffer.from(JSON.stringify(manifest)))
  inTransaction(scope, ({ db, now, scheduler }) => {
    endSnapshot(db)
    save(db, { ...run, running: false, lastNight: night, lastEndedAt: now })
    scheduler.plan('backup', outdated, now)
  })
}

/**
 * A page of them with each run. The newest whole export stays, however old it is; a night after the last of the others
 * there is nothing to do.
 */
async function removeOutdated({ db, bucket, now, scheduler }: Scope): Promise<void> {
  const { lastNight: newest, lastEndedAt } = findRun(db) ?? {}
  const keptMs = limits.backupKeptDays * dayMs
  if (!newest || !lastEndedAt || now.getTime() - lastEndedAt.getTime() > keptMs + 2 * dayMs) return
  const oldest = new Date(now.getTime() - keptMs).toISOString().slice(0, 10)
  const isOutdated = (name: string) => name < oldest && !name.startsWith(newest)
  let page = await bucket.listBackups('')
  // The newest may fill the page, and an export that was cut off comes after it.
  if (!page.whole && newest < oldest && !page.names.some(isOutdated)) page = await bucket.listBackups(`${newest}/~`)
  const names = page.names.filter(isOutdated)
  await bucket.removeBackups(names)
  if (names.length > 0 && !page.whole) scheduler.plan('backup', outdated, new Date(now.getTime() + 1))
}

const zipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
