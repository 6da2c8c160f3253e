import { isDeepStrictEqual } from 'node:util'
import { dayMs, hourMs, minuteMs } from '#shared/format/units.ts'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { healthLimits } from '#shared/web/health.ts'
import { accepted, type Result } from '#shared/result.ts'
import { bytesIn } from '#commerce/platform/database.ts'
import { scheduledJobs } from '#commerce/platform/scheduler/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { missingOf } from '#commerce/site/readiness.ts'
import { hasAttempts } from '#commerce/reconciliation/nightly.ts'
import { findWaitingNow } from '#commerce/reconciliation/waiting.ts'
import { listKeyRows } from '#commerce/vendors/keys/store.ts'
import { outdated } from '../backup/night.ts'
import type { Invariant } from './invariant-parts.ts'
import { invariants } from './invariants.ts'
import { shopInvariants, wholeDatabase, wholeInvariants } from './shop-invariants.ts'
import { auditRuns, type Broken } from './tables.ts'

const marker = /\{(\w+) (\w+)\}/g

/**
 * Runs every invariant over everything at once; a healthy shop answers an empty list. A large shop that sells would
 * answer nobody meanwhile: what its last night found and its newest rows show is the answer.
 */
export function audit({ db, shop }: Scope, _: Record<never, never>): Result<Broken[]> {
  if (isLarge(db) && !shop.jobsHeld && !shop.maintenance) {
    const { lastBroken = [] } = db.select().from(auditRuns).get() ?? {}
    if (isDamaged(lastBroken)) return accepted([...lastBroken])
    const newest = auditNewest(db).filter((one) => !lastBroken.some((known) => isDeepStrictEqual(known, one)))
    return accepted([...lastBroken, ...newest])
  }
  // A query that meets a damaged page ends the object, so none is asked.
  const damage = damageOf(db)
  if (damage.length > 0) return accepted(damage)
  return accepted([...invariants, ...shopInvariants, ...wholeInvariants].flatMap((one) => brokenRows(db, one, 'true')))
}

/** The invariants over the newest rows of every table, which is about what a day brings: the doctor waits for no night. */
export function auditNewest(db: Db): Broken[] {
  return tables.flatMap((table) => {
    const { first, last } = db.get<{ first: number | null; last: number | null }>(
      sql.raw(
        `SELECT min(id) AS first, max(id) AS last FROM (SELECT rowid AS id FROM "${table}" ORDER BY rowid DESC LIMIT ${limits.auditRows})`,
      ),
    )
    if (first === null || last === null) return []
    return (byTable.get(table) ?? []).flatMap((one) => brokenRows(db, one, sliceOf(first - 1, last)))
  })
}

const brokenRows = (db: Db, invariant: Invariant, slice: string): Broken[] =>
  db
    .all<Broken['row']>(sql.raw(`${queryOf(invariant, slice)} LIMIT ${limits.auditBroken}`))
    .map((row) => ({ invariant: invariant.name, row }))

/** What SQLite itself finds damaged, in indexes and in the search too. */
const damageOf = (db: Db): Broken[] => brokenRows(db, wholeDatabase, '')

const isDamaged = (broken: readonly Broken[]): boolean =>
  broken.some(({ invariant }) => invariant === wholeDatabase.name)

const isLarge = (db: Db): boolean => bytesIn(db) > limits.auditDamageBytes

const queryOf = ({ sql: query }: Invariant, slice: string): string =>
  query.replace(marker, (_, _table: string, alias: string) => slice.replaceAll('rowid', `${alias}.rowid`))

/**
 * The rows of one slice. SQLite takes a range for a quarter of a table and would rather read all orders of a status,
 * so it gets a hint how few they are.
 */
const sliceOf = (after: number, until: number): string =>
  `likelihood(rowid > ${after}, 0.0001) AND likelihood(rowid <= ${until}, 0.0001)`

/** The invariants by the table whose rows are their slices. */
const byTable: ReadonlyMap<string, readonly Invariant[]> = Map.groupBy(
  [...invariants, ...shopInvariants],
  ({ sql: query }) => [...query.matchAll(marker)][0]?.[1] ?? '',
)
/** The entries come last: their sums are compared with the balances of the same moment. */
const tables = [...byTable.keys()].filter((table) => table !== '')
const entries = 'ledger_entry'

type Run = typeof auditRuns.$inferSelect

/** Between two slices: a shop of 20 million rows is through in three hours. */
const pauseMs = 100
const nightHourUtc = 20

/** Three in the morning in Jakarta; the shops of a platform begin at different minutes. */
export function nextNight(now: Date, companyId: number): Date {
  const start = new Date(now)
  start.setUTCHours(nightHourUtc, 0, 0, 0)
  const at = start.getTime() + (companyId % limits.auditSpreadMinutes) * minuteMs
  return new Date(at > now.getTime() ? at : at + dayMs)
}

/**
 * A job: looks at a few rows and plans the next slice, so that calls of shoppers come in between. After the last slice
 * it plans the next night.
 */
export function auditSlice(ref: string, tx: Tx): void {
  if (sleeps(tx)) return skipNight(ref, tx)
  const run = currentRun(tx)
  const damage = run.step === 0 && run.after === 0 && !isLarge(tx.db) ? damageOf(tx.db) : []
  if (damage.length > 0) {
    note(tx, run, damage)
    return planNext(ref, tx)
  }
  const next = step(tx.db, run)
  if (next) {
    save(tx.db, next)
    return tx.scheduler.plan('audit', ref, new Date(tx.now.getTime() + pauseMs))
  }
  end(tx, run)
  // The shop is at its quietest, and what is kept has just been looked at.
  tx.scheduler.plan('backup', '', tx.now)
  tx.scheduler.plan('ask-vendors', '', tx.now)
  tx.scheduler.plan('carry-stock', '', tx.now)
  tx.scheduler.plan('count-together', '', tx.now)
  planNext(ref, tx)
}

function planNext(ref: string, { db, scheduler, now, shop }: Tx): void {
  if (listKeyRows(db).length > 0) scheduler.plan('check-keys', '', now)
  scheduler.plan('report-health', '', now)
  // Time passes in a quiet shop too.
  scheduler.plan('forget-people', '', now)
  scheduler.plan('audit', ref, nextNight(now, shop.companyId))
}

/** A night that would look at the same rows, export them again and ask vendors about nothing. */
function sleeps(tx: Tx): boolean {
  const run = tx.db.select().from(auditRuns).get()
  if (!run || run.running || run.changed || run.lastBroken.length > 0) return false
  return !hasAttempts(tx.db, tx.now) && findWaitingNow(tx).length === 0
}

function skipNight(ref: string, tx: Tx): void {
  tx.db.update(auditRuns).set({ lastEndedAt: tx.now }).run()
  // Former exports still go when their time has come.
  tx.scheduler.plan('backup', outdated, tx.now)
  planNext(ref, tx)
}

/** A caller or a job has written: the next night has something to look at. */
export const markChanged = (db: Db): void =>
  void db.update(auditRuns).set({ changed: true }).where(eq(auditRuns.changed, false)).run()

function currentRun({ db, now }: Tx): Run {
  const known = db.select().from(auditRuns).get()
  if (known?.running) return known
  const { lastEndedAt = null, lastBroken = [] } = known ?? {}
  const start = { step: 0, after: 0, sums: {}, broken: [], running: true, changed: false }
  return { id: 1, startedAt: now, ...start, lastEndedAt, lastBroken }
}

const save = (db: Db, run: Run): void =>
  void db.insert(auditRuns).values(run).onConflictDoUpdate({ target: auditRuns.id, set: run }).run()

/** One slice; null: there is none left. Tables without rows take no slice of their own. */
function step(db: Db, run: Run): Run | null {
  for (let at = run.step; at <= tables.length; at += 1) {
    const table = tables[at] ?? entries
    const after = at === run.step ? run.after : 0
    const until = endOfSlice(db, table, after)
    if (until === null) continue
    const slice = sliceOf(after, until)
    const found = (byTable.get(table) ?? []).flatMap((one) => brokenRows(db, one, slice))
    const sums = at === tables.length ? added(run.sums, sumsOf(db, slice)) : run.sums
    return { ...run, step: at, after: until, sums, broken: [...run.broken, ...found].slice(0, limits.auditBroken) }
  }
  return null
}

const endOfSlice = (db: Db, table: string, after: number): number | null =>
  db.get<{ last: number | null }>(
    sql.raw(
      `SELECT max(id) AS last FROM (SELECT rowid AS id FROM "${table}" WHERE rowid > ${after} ORDER BY rowid LIMIT ${limits.auditRows})`,
    ),
  ).last

const sumsOf = (db: Db, slice: string) =>
  db.all<{ account: string; sum: number }>(
    sql.raw(
      `SELECT account, sum(amount) AS sum FROM ledger_entry WHERE ${slice} AND account LIKE 'shop:%' GROUP BY account`,
    ),
  )
function added(sums: Run['sums'], more: ReturnType<typeof sumsOf>): Run['sums'] {
  return more.reduce((all, { account, sum }) => ({ ...all, [account]: (all[account] ?? 0) + sum }), sums)
}

/** What the night found. */
function note({ db, now, shop }: Tx, run: Run, broken: readonly Broken[]): void {
  save(db, { ...run, running: false, lastEndedAt: now, lastBroken: broken })
  // An operator has to look: nothing is repaired automatically.
  if (broken.length > 0)
    console.error(JSON.stringify({ level: 'error', audit: 'broken', company: shop.companyId, at: now, broken }))
}

/** No entry is left to be seen, so the sums are those of this moment. */
function end(tx: Tx, run: Run): void {
  const { db, now, shop } = tx
  const own = db.all<{ id: string; balance: number }>(
    sql`SELECT id, balance FROM ledger_account WHERE id >= 'shop:' AND id < 'shop;' LIMIT ${limits.listRows}`,
  )
  const wrong = own
    .filter(({ id, balance }) => balance !== (run.sums[id] ?? 0))
    .map((row) => ({ invariant: 'a balance of the shop is the sum of its entries', row }))
  note(tx, run, [...run.broken, ...wrong])
  const waiting = findWaitingNow(tx).filter(({ long }) => long)
  if (waiting.length > 0)
    console.error(JSON.stringify({ level: 'error', audit: 'waiting', company: shop.companyId, at: now, waiting }))
}

/** How the shop is: what the last night found, jobs that are late, and jobs that gave up. */
export function health(scope: Scope, _: Record<never, never>) {
  const { db, now, shop } = scope
  const run = db.select().from(auditRuns).get()
  const broken = run?.lastBroken ?? []
  const endedAt = run?.lastEndedAt ?? null
  const stale = endedAt !== null && now.getTime() - endedAt.getTime() > healthLimits.auditStaleHours * hourMs
  const waiting = isDamaged(broken) ? 0 : findWaitingNow(scope).filter(({ long }) => long).length
  const gaveUp = countJobs(db, eq(scheduledJobs.failed, true))
  const lateSince = new Date(now.getTime() - healthLimits.jobLateMinutes * minuteMs)
  const late = countJobs(db, and(eq(scheduledJobs.failed, false), lt(scheduledJobs.dueAt, lateSince)))
  return accepted({
    ok: broken.length === 0 && !stale && gaveUp === 0 && late === 0 && waiting === 0,
    maintenance: shop.maintenance,
    ready: missingOf(scope).length === 0,
    audit: { endedAt: endedAt?.toISOString() ?? null, running: run?.running ?? false, stale, broken },
    queue: { late, gaveUp, waiting },
  })
}

const countJobs = (db: Db, which: SQL | undefined): number =>
  db.select({ kind: scheduledJobs.kind }).from(scheduledJobs).where(which).limit(limits.listRows).all().length
