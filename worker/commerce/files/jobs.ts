import { limits } from '#shared/limits.ts'
import type { JobKind, Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { forgetUnused } from './store.ts'

const [hourMs, dayMs, minuteMs] = [3_600_000, 86_400_000, 60_000]

export const fileJobs = {
  'forget-uploads': forgetUploads,
  'remove-file': (id, { bucket }) => bucket.remove(id),
} satisfies Partial<Record<JobKind, Job>>

/**
 * Forgets files nothing refers to: a proof, a photo of a return or a review, whose form was never completed. So many at
 * a time; again at once when there are more, else tomorrow. That their bytes are to go is written in the same
 * transaction, so none is left behind.
 */
function forgetUploads(ref: string, { db, now, scheduler }: Scope): void {
  const ids = forgetUnused(db, new Date(now.getTime() - limits.uploadKeptHours * hourMs), limits.uploadsForgottenAtOnce)
  for (const id of ids) scheduler.plan('remove-file', id, now)
  const more = ids.length === limits.uploadsForgottenAtOnce
  scheduler.plan('forget-uploads', ref, new Date(now.getTime() + (more ? minuteMs : dayMs)))
}
