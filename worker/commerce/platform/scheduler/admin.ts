import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { dayMs } from '#shared/format/units.ts'
import { DateTime } from '#shared/admin/fields.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { operation } from '../administration/operation.ts'
import type { Db } from '../scope.ts'
import { scheduledJobs } from './tables.ts'

const Row = z.object({
  kind: z.string(),
  /** What the job is about; `-`: the shop itself. It stands in the path of `run` and `drop` as it is here. */
  ref: z.string(),
  dueAt: DateTime,
  tries: z.int(),
  /** Why the last try failed, without values; null: it has not been tried. */
  error: z.string().nullable(),
})

/** A path cannot hold an empty part. */
const shopItself = '-'
const named = (ref: string): string => ref || shopItself
const refOf = (name: string): string => (name === shopItself ? '' : name)

type JobRow = typeof scheduledJobs.$inferSelect

/** A path may name anything; a kind that no job has finds no row. */
const findJob = (db: Db, { kind, ref }: { kind: string; ref: string }): JobRow | null =>
  db
    .select()
    .from(scheduledJobs)
    .where(and(eq(scheduledJobs.kind, kind as JobRow['kind']), eq(scheduledJobs.ref, refOf(ref))))
    .get() ?? null

/** The night plans every other one, so one that is lost or too far away is planned by hand. It is never a day away. */
const isNightLost = ({ kind, ref }: { kind: string; ref: string }, row: JobRow | null, now: Date): boolean =>
  kind === 'audit' && ref === shopItself && (!row || row.dueAt.getTime() > now.getTime() + dayMs)

const watched = (row: JobRow | null) => row && { tries: row.tries, failed: row.failed, error: row.error }

/** Jobs of the shop's scheduler. One that gave up stays until somebody runs it again or drops it. */
export const jobOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/jobs',
    role: 'manager',
    summary: 'The jobs that gave up, or those that wait for their time; the earliest first',
    input: z.strictObject({ state: z.enum(['failed', 'waiting']).default('failed') }),
    output: z.object({ jobs: z.array(Row) }),
    run: ({ db }, { state }) =>
      accepted({
        jobs: db
          .select()
          .from(scheduledJobs)
          .where(eq(scheduledJobs.failed, state === 'failed'))
          .orderBy(asc(scheduledJobs.dueAt))
          .limit(limits.listRows)
          .all()
          .map(({ kind, ref, dueAt, tries, error }) => ({ kind, ref: named(ref), dueAt, tries, error })),
      }),
  }),
  run: operation({
    method: 'POST',
    path: '/shops/:host/jobs/:kind/:ref/run',
    role: 'manager',
    summary: 'Runs a job that failed again, now and with all of its tries; or the night that is not planned',
    watch: ({ db }, job) => watched(findJob(db, job)),
    run: ({ db, scheduler, now }, job) => {
      const row = findJob(db, job)
      if (isNightLost(job, row, now)) {
        scheduler.plan('audit', '', now)
        return accepted({})
      }
      if (!row) return refused('not_found')
      // A job that never ran waits for its time on purpose: a payment that expires, an order that completes.
      if (!row.failed && row.tries === 0) return refused('job_waits')
      scheduler.plan(row.kind, row.ref, now)
      return accepted({})
    },
  }),
  drop: operation({
    method: 'POST',
    path: '/shops/:host/jobs/:kind/:ref/drop',
    role: 'manager',
    summary: 'Forgets a job that gave up; what it would have done is never done',
    watch: ({ db }, job) => watched(findJob(db, job)),
    run: ({ db, scheduler }, job) => {
      const row = findJob(db, job)
      if (!row) return refused('not_found')
      // A job of the shop itself plans its own next run, so without this row it would never run again.
      if (!row.failed || row.ref === '') return refused('job_waits')
      scheduler.drop(row.kind, row.ref)
      return accepted({})
    },
  }),
}
