import { and, count, desc, eq, gt, gte, lte, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { dayIn } from '#shared/format/dates.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { affiliates } from '#commerce/affiliate/tables.ts'
import { affiliateClicks, trafficCounts } from './tables.ts'

/**
 * Counts one click on a member's link per half hour for a visitor and for a network, because visitors are easily
 * invented. Clicks from an unknown address have an upper limit. Anybody can cause one by opening a page, so a code of
 * nobody leaves no row, and the rows of a member's last only as long as they prevent a second count.
 */
export function addClick(db: Db, click: typeof affiliateClicks.$inferInsert): void {
  const { code, visitor, address, network, at, id } = affiliateClicks
  const ofMember = eq(affiliates.code, click.code)
  if (!db.select({ code: affiliates.code }).from(affiliates).where(ofMember).get()) return
  const recent = new Date(click.at.getTime() - limits.clickDedupeMinutes * 60_000)
  forgetClicks(db, recent)
  const known = db
    .select({ id })
    .from(affiliateClicks)
    .where(
      and(
        eq(code, click.code),
        or(eq(visitor, click.visitor), click.network ? eq(network, click.network) : undefined),
        gt(at, recent),
      ),
    )
    .limit(1)
    .get()
  if (known) return
  const [same] = db
    .select({ clicks: count() })
    .from(affiliateClicks)
    .where(and(eq(code, click.code), eq(address, click.address), gt(at, recent)))
    .all()
  if ((same?.clicks ?? 0) >= clicksPerNetwork) return
  db.insert(affiliateClicks).values(click).run()
  db.update(affiliates)
    .set({ clicks: sql`${affiliates.clicks} + 1` })
    .where(ofMember)
    .run()
}

const clicksPerNetwork = 100

/** Clicks before this moment prevent no second count any more. */
const forgetClicks = (db: Db, before: Date): void => {
  db.delete(affiliateClicks).where(lte(affiliateClicks.at, before)).run()
}

/**
 * A day holds as many paths as a shop may have pages; invented paths beyond that are not counted. Old days are deleted,
 * a few rows at a time.
 */
export function countView(db: Db, now: Date, path: string): void {
  const day = dayIn(now)
  const oldest = dayIn(new Date(now.getTime() - limits.trafficKeptDays * 24 * 3_600_000))
  db.delete(trafficCounts)
    .where(sql`rowid IN (SELECT rowid FROM ${trafficCounts} WHERE ${trafficCounts.day} < ${oldest} LIMIT 20)`)
    .run()
  const [today] = db.select({ paths: count() }).from(trafficCounts).where(eq(trafficCounts.day, day)).all()
  const known = db
    .select({ path: trafficCounts.path })
    .from(trafficCounts)
    .where(and(eq(trafficCounts.day, day), eq(trafficCounts.path, path)))
    .get()
  if (!known && (today?.paths ?? 0) >= limits.listRows) return
  const again = { views: sql`${trafficCounts.views} + 1` }
  db.insert(trafficCounts)
    .values({ day, path, views: 1 })
    .onConflictDoUpdate({ target: [trafficCounts.day, trafficCounts.path], set: again })
    .run()
}

export interface DayVisits {
  day: string
  visits: number
}
/** The visitors of each day since `from`, the newest day first. */
export function visitsSince(db: Db, from: string): DayVisits[] {
  return db
    .select({ day: trafficCounts.day, visits: sql<number>`sum(${trafficCounts.views})` })
    .from(trafficCounts)
    .where(gte(trafficCounts.day, from))
    .groupBy(trafficCounts.day)
    .orderBy(desc(trafficCounts.day))
    .limit(limits.trafficKeptDays)
    .all()
}
