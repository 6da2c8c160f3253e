import { eq, sql } from 'drizzle-orm'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { backupKey, findShopFiles, type StoredFile } from '#commerce/platform/bucket.ts'
import { invalidate } from '#commerce/platform/memory.ts'
import type { WorkerContext } from '#commerce/platform/administration/operation.ts'
import { eraseAgain } from '#commerce/account/erase-again.ts'
import { listErasures } from '#commerce/platform/directory/erasures.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { changeSettings } from '#commerce/site/store.ts'
import { rowAdder, schemaVersion, sumOf, tableNames, tableOf, withRow } from './lines.ts'
import { filesIn, filesTable, Manifest, manifestName, pagesOf, partName } from './manifest.ts'
import { endSnapshot } from './snapshot.ts'
import { backupRuns, restoreParts, type TableSum } from './tables.ts'

interface From {
  object: string
  night: string
}

/** An export that is here, and whose data were erased since. */
interface Restored {
  manifest: Manifest
  erased: readonly string[]
}

type Place = Pick<WorkerContext, 'env' | 'inShop'> & { company: Pick<Company, 'companyId' | 'objectName' | 'demo'> }

/**
 * In the Worker: takes an export from the bucket, part by part, and lets the shop put it in place at once. A request does
 * not last long enough for a large one: after `until` it answers how much is left, and the next one goes on there.
 */
export async function restore(
  { env, company, inShop }: Place,
  { object, night }: From,
  until = Date.now() + limits.restoreMs,
): Promise<Result<unknown>> {
  const stored = await env.MEDIA.get(backupKey(object, manifestName(night)))
  if (!stored) return refused('backup_unknown')
  const { data: manifest } = Manifest.safeParse(await stored.json())
  if (manifest?.schema !== schemaVersion) return refused('backup_of_other_code')
  const within = untilThen(until)
  const copy = (files: readonly StoredFile[]) => copyFiles(env.MEDIA, files, { object, to: company.objectName, within })
  const taken = await takeParts({ env, company }, { manifest, object }, { copy, within })
  if (!taken.ok) return taken
  let left = taken.value
  for (const page of pagesOf(manifest.files)) left += left > 0 ? page.length : await copy(page)
  // Putting it in place is a piece too, and takes long.
  if (left > 0 || !within()) return accepted({ left: left + 1, tables: {}, erased: 0 })
  const erased = await listErasures({ env, company }, manifest.signedAs, new Date(manifest.startedAt))
  return inShop({ manifest, erased } satisfies Restored)
}

/** Whether there is time for one more piece. The first always comes, so that each request gets further. */
function untilThen(until: number): () => boolean {
  let begun = 0
  return () => (begun === 0 || (begun < limits.restorePieces && Date.now() < until) ? (begun += 1) > 0 : false)
}

/** Answers how many pieces are left: parts, and files of the part that it has come to. */
async function takeParts(
  { env, company }: Pick<Place, 'env' | 'company'>,
  { manifest: { night, endedAt, parts }, object }: { manifest: Manifest; object: string },
  { copy, within }: { copy: (files: readonly StoredFile[]) => Promise<number>; within: () => boolean },
): Promise<Result<number>> {
  const shop = shopOf(env, company)
  const { result: begun } = await shop.internalCall('beginRestore', `${object} ${night} ${endedAt}`, asNobody(company))
  if (!begun.ok) return begun
  for (let { part } = begun.value; part < parts; part += 1) {
    const body = await env.MEDIA.get(backupKey(object, partName(night, part)))
    if (!body) return refused('backup_damaged')
    const lines = await new Response(body.body.pipeThrough(new DecompressionStream('gzip'))).text()
    // Before the part is kept, with which nobody looks at them again.
    const left = await copy(filesIn(lines))
    if (left > 0 || !within()) return accepted(left + parts - part)
    const { result } = await shop.internalCall('keepRestorePart', { part, lines }, asNobody(company))
    if (!result.ok) return result
  }
  return accepted(0)
}

/** A Worker has six connections. */
const copiedAtOnce = 6

/** Copies a page of files to the shop's prefix, but those that are there already, and answers how many are left. */
async function copyFiles(
  bucket: R2Bucket,
  files: readonly StoredFile[],
  { object, to, within }: { object: string; to: string; within: () => boolean },
): Promise<number> {
  if (object === to) return 0
  const here = await findShopFiles(bucket, to, files)
  const left = files.map(({ name }) => name).filter((name) => !here.has(name))
  const copy = async () => {
    while (left.length > 0 && within()) {
      const name = left.pop()
      const file = await bucket.get(`${object}/${name}`)
      if (file) await bucket.put(`${to}/${name}`, file.body, { httpMetadata: file.httpMetadata ?? {} })
    }
  }
  await Promise.all(Array.from({ length: copiedAtOnce }, copy))
  return left.length
}

/** The row that names the export whose parts are here. */
const named = -1

/** Answers which part of the export is the first that is not here; parts of another one go. */
export function beginRestore({ db }: Scope, of: string): Result<{ part: number }> {
  const no = notEmpty(db)
  if (no) return no
  if (db.select().from(restoreParts).where(eq(restoreParts.part, named)).get()?.lines !== of) {
    db.delete(restoreParts).run()
    db.insert(restoreParts).values({ part: named, lines: of }).run()
  }
  const { part } = db.get<{ part: number }>(sql`SELECT count(*) AS part FROM restore_part WHERE part > ${named}`)
  return accepted({ part })
}

/** Keeps a part until all of them are here. */
export function keepRestorePart(scope: Scope, row: { part: number; lines: string }): Result<Record<never, never>> {
  const no = notEmpty(scope.db)
  if (no) return no
  scope.db.insert(restoreParts).values(row).onConflictDoUpdate({ target: restoreParts.part, set: row }).run()
  return accepted({})
}

/** Before a file of another place is kept: it could be one that this shop's own rows name. */
export const mayBeRestored = ({ db }: Scope): Result<Record<never, never>> => notEmpty(db) ?? accepted({})

/** An export never replaces what a shop has sold or knows of its customers. */
function notEmpty(db: Db): Refused | null {
  const used = db.get(sql`SELECT 1 AS used FROM orders UNION ALL SELECT 1 FROM customer LIMIT 1`)
  return used ? refused('shop_not_empty') : null
}

/**
 * In the Shop, in one transaction: everything that it holds is replaced by the export. Its jobs, but for a new export,
 * wait until the shop is opened, so that a shop that is restored beside the old one sends no message twice.
 */
export function putInPlace(
  tx: Tx,
  { manifest, erased }: Restored,
): Result<{ tables: Record<string, TableSum>; erased: number }> {
  const { db, shop } = tx
  const no = notEmpty(db)
  if (no) return no
  if (!isWhole(db, manifest)) {
    // The next request takes every part again.
    db.delete(restoreParts).where(eq(restoreParts.part, named)).run()
    return refused('backup_damaged')
  }
  // Rows come by table and not by what they refer to; the references are checked when all of them are there.
  db.run(sql`PRAGMA defer_foreign_keys = on`)
  // An export that is under way has seen what is now replaced; the next night begins again.
  endSnapshot(db)
  db.delete(backupRuns).run()
  withoutTriggers(db, () => {
    for (const table of tableNames) db.run(sql`DELETE FROM ${sql.identifier(table)}`)
    addParts(db, manifest.parts)
    db.run(sql`DELETE FROM product_search`)
    db.run(
      sql`INSERT INTO product_search (rowid, name, category, attributes, options, description) SELECT id, name, category, attributes, options, description FROM product_text`,
    )
  })
  const tables = Object.fromEntries(
    tableNames.flatMap((table) => {
      const sum = sumOf(db, table)
      return sum ? [[table, sum] as const] : []
    }),
  )
  const { [filesTable]: _, ...written } = manifest.tables
  assert(isSame(tables, written), 'a restored table differs from its export; nothing was changed')
  // The export itself is among the jobs that it holds.
  tx.scheduler.drop('backup', '')
  db.delete(restoreParts).run()
  invalidate(db, 'everything')
  const { companyId, host, demo } = shop
  changeSettings(db, { companyId, host, demo, signedAs: manifest.signedAs, jobsHeld: true })
  tx.invalidate(true)
  return accepted({ tables, erased: eraseAgain(tx, erased) })
}

/** The rows of a part that is here. */
function linesOf(db: Db, part: number): string[] {
  const kept = db.get<{ lines: string }>(sql`SELECT lines FROM restore_part WHERE part = ${part}`)
  // The turn reads every part, and must not hold them.
  invalidate(db, 'turn')
  return kept?.lines.split('\n').filter((line) => tableOf(line) !== null) ?? []
}

function isWhole(db: Db, { parts, tables }: Manifest): boolean {
  const sums: Record<string, TableSum> = {}
  for (let part = 0; part < parts; part += 1)
    for (const line of linesOf(db, part)) {
      const table = tableOf(line) ?? ''
      sums[table] = withRow(sums[table], line)
    }
  return isSame(sums, tables)
}

/** Each part goes with its rows: the two of a large shop would not fit into one database. */
function addParts(db: Db, parts: number): void {
  const add = rowAdder(db)
  for (let part = 0; part < parts; part += 1) {
    for (const line of linesOf(db, part)) if (tableOf(line) !== filesTable) add(line)
    db.delete(restoreParts).where(eq(restoreParts.part, part)).run()
  }
}

const isSame = (a: Readonly<Record<string, TableSum>>, b: Readonly<Record<string, TableSum>>): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, { rows, hash }]) => b[name]?.rows === rows && b[name].hash === hash)

/** The rows of an export are as the triggers have left them; they must not run again. */
function withoutTriggers(db: Db, work: () => void): void {
  const triggers = db.all<{ name: string; sql: string }>(
    sql`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' LIMIT 1000`,
  )
  for (const { name } of triggers) db.run(sql`DROP TRIGGER ${sql.identifier(name)}`)
  work()
  for (const trigger of triggers) db.run(sql.raw(trigger.sql))
}
