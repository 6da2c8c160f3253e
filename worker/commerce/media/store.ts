import { dayMs } from '#shared/format/units.ts'
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { isPlanned } from '#commerce/platform/scheduler/scheduler.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import type { Tx, TxDb } from '#commerce/platform/transaction.ts'
import { media } from './tables.ts'
import { isUsed } from './named.ts'

type MediaRow = typeof media.$inferSelect
export type NewMedia = Omit<MediaRow, 'at' | 'unusedSince' | 'lostSince'>

/**
 * Writes down which picture is about to arrive in the bucket. One that is there already begins its time again; while
 * its bytes are being removed it must wait, because the new ones would go with them.
 */
export function addMedia({ db, now, scheduler }: Tx, row: NewMedia): Result<{ fresh: boolean }> {
  // A removal that gave up waits for an operator and removes nothing any more.
  if (isPlanned(db, 'remove-media', row.id)) return refused('unavailable')
  const known = findMedia(db, row.id)
  if (known)
    db.update(media).set({ source: row.source, unusedSince: now, lostSince: null }).where(eq(media.id, row.id)).run()
  else {
    if (tallyOf(db, 'media') >= limits.mediaOfShop) return refused('images_full', { max: limits.mediaOfShop })
    db.insert(media)
      .values({ ...row, at: now, unusedSince: now })
      .run()
  }
  scheduler.begin('forget-media', new Date(now.getTime() + dayMs))
  return accepted({ fresh: !known })
}

export const findMedia = (db: Db, id: string): MediaRow | null =>
  db.select().from(media).where(eq(media.id, id)).get() ?? null

interface Asked {
  after: string
  size: number
  /** Only what was made from this file. */
  source: string | null
  /** As the last night found it. */
  unused: boolean | null
  /** Of which a file is missing, as the last look found it. */
  lost: boolean
}

export function listMedia(db: Db, now: Date, { after, size, source, unused, lost }: Asked): MediaRow[] {
  // What is found by its source is about to be named: a picture that is nearly forgotten is not offered.
  const soonGone = new Date(now.getTime() - (limits.mediaKeptDays - 1) * dayMs)
  const lasting = and(isNull(media.lostSince), or(isNull(media.unusedSince), gt(media.unusedSince, soonGone)))
  return db
    .select()
    .from(media)
    .where(
      and(
        gt(media.id, after),
        source === null ? undefined : and(eq(media.source, source), lasting),
        lost ? isNotNull(media.lostSince) : undefined,
        unused === null ? undefined : unused ? isNotNull(media.unusedSince) : isNull(media.unusedSince),
      ),
    )
    .orderBy(asc(media.id))
    .limit(size)
    .all()
}

/** Takes a picture out of the shop; its bytes follow. */
export function dropMedia({ db, scheduler, now }: Tx, id: string): void {
  db.delete(media).where(eq(media.id, id)).run()
  scheduler.plan('remove-media', id, now)
}

/** Writes down which pictures nobody names any more, and since when; those that are named again begin at nothing. */
export function markUnused(db: TxDb, now: Date): void {
  db.run(sql`UPDATE media SET unused_since = NULL WHERE unused_since IS NOT NULL AND ${isUsed()}`)
  db.run(sql`UPDATE media SET unused_since = ${now.getTime()} WHERE unused_since IS NULL AND NOT ${isUsed()}`)
}

/** The next pictures that the shop shows and whose files have all had their time to arrive. */
export const listShown = (db: Db, after: string, before: Date): Pick<MediaRow, 'id' | 'address' | 'lostSince'>[] =>
  db
    .select({ id: media.id, address: media.address, lostSince: media.lostSince })
    .from(media)
    .where(and(gt(media.id, after), isNull(media.unusedSince), lt(media.at, before)))
    .orderBy(asc(media.id))
    .limit(limits.mediaLookedAt)
    .all()

export const noteLost = (db: TxDb, id: string, since: Date | null): void =>
  void db.update(media).set({ lostSince: since }).where(eq(media.id, id)).run()

/** Pictures that the shop shows and that are not whole in the bucket. */
export const countLost = (db: Db): number =>
  Number(
    db.get<{ n: number }>(sql`SELECT count(*) AS n FROM media WHERE lost_since IS NOT NULL AND unused_since IS NULL`).n,
  )

/** Pictures that nobody has named since a moment, at most so many. */
export const listForgotten = (db: Db, before: Date, limit: number): string[] =>
  db
    .select({ id: media.id })
    .from(media)
    .where(lt(media.unusedSince, before))
    .limit(limit)
    .all()
    .map(({ id }) => id)
