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

type Row = typeof scheduledJobs.$inferSelect

/** Begins before all others and waits for none: a code that arrives late is of no use. */
const urgent: JobKind = 'send-code'

/** What is due, urgent jobs first, then the oldest; at most one batch. */
function listDue(db: Db, now: Date, only: JobKind | null): Row[] {
  const list = (which: ReturnType<typeof runs>) =>
    db
      .select()
      .from(scheduledJobs)
      .where(and(which, lte(scheduledJobs.dueAt, now)))
      .orderBy(scheduledJobs.dueAt)
      .limit(limits.jobBatch)
      .all()
  const oldest = list(runs(only))
  const isUrgent = ({ kind }: Row) => kind === urgent
  // What is urgent may be newer than a whole batch.
  const first = only === null && oldest.length === limits.jobBatch ? list(runs(urgent)) : oldest.filter(isUrgent)
  return [...first, ...oldest.filter((row) => !isUrgent(row))]
}

/** A run of the jobs that are due. */
interface JobRun {
  /** How many began, when all have ended. */
  ended: Promise<number>
  /** Also begins what has become due since, as far as a place is free. */
  goOn(): void
}

/**
 * Runs at most one batch, each job on its own: one that fails does not stop the next, and those that wait for a vendor
 * hold back neither the others nor what is urgent, for which a place is kept, beyond the batch if need be.
 */
export function runDue(
  openScope: () => Scope,
  jobOf: (kind: JobKind) => Job,
  only: (shop: Scope['shop']) => JobKind | null,
  whenEnded: () => Promise<void>,
): JobRun {
  const running = new Map<string, JobKind>()
  const places = new Set<Promise<void>>()
  let [due, begun]: [Row[], number] = [[], 0]

  function mayBegin(kind: JobKind): boolean {
    const others = [...running.values()].filter((one) => one !== urgent).length
    if (kind === urgent) return begun < limits.jobBatch || others > 0
    return begun < limits.jobBatch && others < limits.jobsAtOnce - 1
  }
  async function work(): Promise<void> {
    for (let [row] = due; row && mayBegin(row.kind); [row] = due) {
      const key = keyOf(row)
      due.shift()
      begun += 1
      running.set(key, row.kind)
      await runRow(row, openScope(), jobOf(row.kind)).finally(() => running.delete(key))
    }
  }
  function goOn(): void {
    const { db, now, shop } = openScope()
    due = listDue(db, now, only(shop)).filter((row) => !running.has(keyOf(row)))
    for (let free = limits.jobsAtOnce - places.size; free > 0; free -= 1) {
      const place: Promise<void> = work().finally(() => places.delete(place))
      places.add(place)
    }
  }
  async function run(): Promise<number> {
    goOn()
    while (places.size > 0) await Promise.race(places)
    return begun
  }
  return { ended: run().finally(whenEnded), goOn }
}

const keyOf = ({ kind, ref }: Row): string => `${kind} ${ref}`

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
