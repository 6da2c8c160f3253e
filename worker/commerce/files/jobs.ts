import { dayMs, hourMs, minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { forgetUnused } from './store.ts'

export const fileJobs = {
  'forget-uploads': forgetUploads,
  'remove-file': (id, { bucket }) => bucket.remove(id),
} satisfies Partial<Record<JobKind, Job>>

/**
 * Forgets files that nothing uses, because the form they were sent for was never completed. It takes a few at a time,
 * and runs again in a minute while there are more, else tomorrow. The same transaction plans the removal of their
 * bytes, so that none is left behind.
 */
function forgetUploads(ref: string, { db, now, scheduler }: Scope): void {
  const ids = forgetUnused(db, new Date(now.getTime() - limits.uploadKeptHours * hourMs), limits.uploadsForgottenAtOnce)
  for (const id of ids) scheduler.plan('remove-file', id, now)
  const more = ids.length === limits.uploadsForgottenAtOnce
  scheduler.plan('forget-uploads', ref, new Date(now.getTime() + (more ? minuteMs : dayMs)))
}
