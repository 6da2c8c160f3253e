import { limits } from '#shared/limits.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { dropMedia, listForgotten, markUnused } from './store.ts'

const [dayMs, minuteMs] = [86_400_000, 60_000]

export const mediaJobs = {
  'forget-media': forgetMedia,
  'remove-media': (id, { bucket }) => bucket.removeMedia(id),
} satisfies Partial<Record<JobKind, Job>>

/**
 * Forgets pictures that no row has named for as long as the shop can be set back: a restored night must still find what
 * it names. It takes a few at a time and runs again in a minute while there are more, else tomorrow.
 */
function forgetMedia(ref: string, tx: Tx): void {
  const { db, now, scheduler } = tx
  markUnused(db, now)
  const before = new Date(now.getTime() - limits.mediaKeptDays * dayMs)
  const ids = listForgotten(db, before, limits.uploadsForgottenAtOnce)
  for (const id of ids) dropMedia(tx, id)
  const more = ids.length === limits.uploadsForgottenAtOnce
  scheduler.plan('forget-media', ref, new Date(now.getTime() + (more ? minuteMs : dayMs)))
}
