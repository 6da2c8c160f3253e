import { dayMs, minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { filesOf } from './rules.ts'
import { dropMedia, listForgotten, listShown, markUnused, noteLost } from './store.ts'

export const mediaJobs = {
  'forget-media': forgetMedia,
  'remove-media': (id, { bucket }) => bucket.removeMedia(id),
  'look-at-media': lookAtMedia,
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
  scheduler.begin('look-at-media', now)
  const more = ids.length === limits.uploadsForgottenAtOnce
  scheduler.plan('forget-media', ref, new Date(now.getTime() + (more ? minuteMs : dayMs)))
}

/**
 * Every day the next pictures that the shop shows, after the one that `ref` names: are all their files in the bucket? One
 * list of it answers for all of them, so a day costs the same however many pictures there are.
 */
async function lookAtMedia(ref: string, scope: Tx): Promise<void> {
  const shown = listShown(scope.db, ref, new Date(scope.now.getTime() - dayMs))
  const { names, whole } = await scope.bucket.listMedia(ref)
  const files = Map.groupBy(names, (name) => name.split('-')[0] ?? '')
  // What comes after the last name of a list that was cut is looked at tomorrow.
  const end = whole ? null : (names.at(-1)?.split('-')[0] ?? '')
  const looked = shown.filter(({ id }) => end === null || id < end)
  inTransaction(scope, ({ db, now, scheduler }) => {
    for (const { id, address, lostSince } of looked) {
      const lost = (files.get(id)?.length ?? 0) < filesOf(address)
      if (lost !== (lostSince !== null)) noteLost(db, id, lost ? now : null)
    }
    const next = shown.length < limits.mediaLookedAt && whole ? '' : (looked.at(-1)?.id ?? end ?? '')
    scheduler.plan('look-at-media', next, new Date(now.getTime() + dayMs))
  })
}
