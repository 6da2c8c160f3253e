import { and, eq, lte, min, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { pauseMs, reasonOf } from './rules.ts'
import { type JobKind, scheduledJobs } from './tables.ts'
import type { Db, Scope } from '../scope.ts'
import { inTransaction, type Tx } from '../transaction.ts'

/**
 * Does a job that is due, for the thing that `ref` names. A job that only writes does so in the transaction that
 * removes its row; one that waits for somebody takes a `Scope`, for no transaction lasts longer than an `await`.
 */
export type Job = (ref: string, tx: Tx) => void | Promise<void>

/** The shop's list of future jobs, driven by the object's single alarm. */
export interface Scheduler {
  /** One row for a kind and ref: a second call moves it. */
  plan(kind: JobKind, ref: string, dueAt: Date): void
  /** The same for several jobs of one thing, each with the moment when it is due. */
  planAll(ref: string, jobs: readonly (readonly [kind: JobKind, dueAt: Date])[]): void
  drop(kind: JobKind, ref: string): void
  /** Plans the first run of a job that plans its own next runs; does nothing while one of its kind waits. */
  begin(kind: JobKind, dueAt: Date): void
}

const fresh = { tries: 0, failed: false, error: null }

/** `changed` learns when a planned job is due, in milliseconds. */
export function createScheduler(db: Db, changed: (dueAt: number) => void): Scheduler {
  function planAll(ref: string, jobs: readonly (readonly [JobKind, Date])[]): void {
    if (jobs.length === 0) return
    db.insert(scheduledJobs)
      .values(jobs.map(([kind, dueAt]) => ({ kind, ref, dueAt, ...fresh })))
      .onConflictDoUpdate({
        target: [scheduledJobs.kind, scheduledJobs.ref],
        set: { dueAt: sql`excluded.due_at`, ...fresh },
      })
      .run()
    for (const [, dueAt] of jobs) changed(dueAt.getTime())
  }
  return {
    planAll,
    plan(kind, ref, dueAt) {
      planAll(ref, [[kind, dueAt]])
    },
    drop(kind, ref) {
      db.delete(scheduledJobs)
        .where(and(eq(scheduledJobs.kind, kind), eq(scheduledJobs.ref, ref)))
        .run()
    },
    begin(kind, dueAt) {
      db.run(sql`INSERT INTO ${scheduledJobs} (kind, ref, due_at, tries, failed, error)
        SELECT ${kind}, '', ${dueAt.getTime()}, 0, 0, NULL
        WHERE NOT EXISTS (SELECT 1 FROM ${scheduledJobs} WHERE kind = ${kind} AND failed = 0)
        ON CONFLICT (kind, ref) DO UPDATE SET due_at = excluded.due_at, tries = 0, failed = 0, error = NULL`)
      changed(dueAt.getTime())
    },
  }
}

/** Whether a job waits for its moment; one that gave up does not. */
export const isPlanned = (db: Db, kind: JobKind, ref: string): boolean =>
  db
    .select({ ref: scheduledJobs.ref })
    .from(scheduledJobs)
    .where(and(eq(scheduledJobs.kind, kind), eq(scheduledJobs.ref, ref), eq(scheduledJobs.failed, false)))
    .get() !== undefined

/** What runs by itself; `only`: the others are held. `+` keeps SQLite to the key, by which one kind is found. */
const runs = (only: JobKind | null) =>
  only === null ? eq(scheduledJobs.failed, false) : and(eq(scheduledJobs.kind, only), sql`+${scheduledJobs.failed} = 0`)

/** When the next job is due, in milliseconds of the shop's time; Infinity when none waits. */
export const nextDueAt = (db: Db, only: JobKind | null): number =>
  db
    .select({ at: min(scheduledJobs.dueAt) })
    .from(scheduledJobs)
    .where(runs(only))
    .get()
    ?.at?.getTime() ?? Number.POSITIVE_INFINITY

/**
 * Runs the jobs that are due, at most one batch, each on its own: a job that fails does not stop the next, and a job
 * that waits for a vendor does not hold back the others. Returns how many it ran.
 */
export async function runDue(
  openScope: () => Scope,
  jobOf: (kind: JobKind) => Job,
  only: JobKind | null,
): Promise<number> {
  const { db, now } = openScope()
  const due = and(runs(only), lte(scheduledJobs.dueAt, now))
  const rows = db.select().from(scheduledJobs).where(due).orderBy(scheduledJobs.dueAt).limit(limits.jobBatch).all()
  const left = rows.values()
  const claim = async () => {
    for (const row of left) await runRow(row, openScope(), jobOf(row.kind))
  }
  await Promise.all(Array.from({ length: limits.jobsAtOnce }, claim))
  return rows.length
}

type Row = typeof scheduledJobs.$inferSelect

async function runRow(row: Row, scope: Scope, handle: Job): Promise<void> {
  try {
    const { later } = inTransaction(scope, (tx) => {
      const done = handle(row.ref, tx)
      if (!(done instanceof Promise)) finish(tx.db, row)
      return { later: done }
    })
    if (!(later instanceof Promise)) return
    await later
    finish(scope.db, row)
  } catch (error) {
    // A failed job runs again later. After the last try its row is marked and waits for an operator.
    console.error(
      JSON.stringify({
        level: 'error',
        scheduler: row.kind,
        ref: row.ref,
        tries: row.tries + 1,
        error: error instanceof Error ? error.stack : String(error),
      }),
    )
    postpone(scope, row, reasonOf(error))
  }
}

/** Exactly the row that ran: a row that its own job planned again stays. */
const sameRow = (row: Row) =>
  and(eq(scheduledJobs.kind, row.kind), eq(scheduledJobs.ref, row.ref), eq(scheduledJobs.dueAt, row.dueAt))

function finish(db: Db, row: Row): void {
  db.delete(scheduledJobs).where(sameRow(row)).run()
}

function postpone({ db, now }: Scope, row: Row, error: string): void {
  const tries = row.tries + 1
  db.update(scheduledJobs)
    .set({ tries, failed: tries >= limits.jobTriesMax, dueAt: new Date(now.getTime() + pauseMs(tries)), error })
    .where(sameRow(row))
    .run()
}
