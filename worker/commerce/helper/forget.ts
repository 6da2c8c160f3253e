import { limits } from '#shared/limits.ts'
import type { AgendaKind, Due } from '../agenda.ts'
import type { Scope } from '../scope.ts'
import { forgetUnused, withoutRow } from './store.ts'

const [hourMs, dayMs, minuteMs] = [3_600_000, 86_400_000, 60_000]

export const helperAgenda = { 'forget-uploads': forgetUploads } satisfies Partial<Record<AgendaKind, Due>>

/**
 * Removes files nothing refers to: a proof, a photo of a return or a review, whose form was never completed. Rows go first, so that no form can
 * name what is about to go; then every file in the bucket that no row knows, which are also those a lost moment between the two left behind.
 * So much at a time, from behind `after` on, again when there is more; else tomorrow.
 */
async function forgetUploads(after: string, { db, now, agenda, bucket }: Scope): Promise<void> {
  const before = new Date(now.getTime() - limits.uploadKeptHours * hourMs)
  const rowsLeft = forgetUnused(db, before, limits.uploadsForgottenAtOnce) === limits.uploadsForgottenAtOnce
  const { files, more } = await bucket.list(after, limits.uploadsForgottenAtOnce)
  // What has just arrived has no row yet.
  const old = files.filter(({ at }) => at < before).map(({ id }) => id)
  await bucket.remove(withoutRow(db, old))
  const last = files.at(-1)?.id ?? ''
  if (more) agenda.plan('forget-uploads', last, new Date(now.getTime() + minuteMs))
  else agenda.plan('forget-uploads', '', new Date(now.getTime() + (rowsLeft ? minuteMs : dayMs)))
}
