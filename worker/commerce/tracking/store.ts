import { dayMs, minuteMs } from '#shared/format/units.ts'
import { and, between, count, desc, eq, gt, gte, lte, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { dayIn } from '#shared/format/dates.ts'
import { otherCampaign } from '#shared/web/arrival.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { affiliates } from '#commerce/affiliate/tables.ts'
import { affiliateClicks, foundCounts, trafficCounts } from './tables.ts'

/**
 * Counts one click on a member's link per half hour for a visitor and for a network, because visitors are easily
 * invented. Clicks from an unknown address have an upper limit. Anybody can cause one by opening a page, so a code of
 * nobody leaves no row, and the rows of a member's last only as long as they prevent a second count.
 */
export function addClick(db: Db, click: typeof affiliateClicks.$inferInsert): void {
  const { code, visitor, address, network, at, id } = affiliateClicks
  const ofMember = eq(affiliates.code, click.code)
  if (!db.select({ code: affiliates.code }).from(affiliates).where(ofMember).get()) return
  const recent = new Date(click.at.getTime() - limits.clickDedupeMinutes * minuteMs)
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
 * A day holds as many paths as a shop may have pages, so many campaigns and so many words; what is invented beyond that
 * is not counted. Old days are deleted, a few rows at a time.
 */
export function countView(db: Db, now: Date, path: string): void {
  const day = dayIn(now)
  forgetDays(db, trafficCounts, now)
  const { views } = trafficCounts
  db.run(sql`INSERT INTO ${trafficCounts} (day, path, views) SELECT ${day}, ${path}, 1
    WHERE EXISTS (SELECT 1 FROM ${trafficCounts} WHERE day = ${day} AND path = ${path})
      OR (SELECT count(*) FROM ${trafficCounts} WHERE day = ${day}) < ${limits.listRows}
    ON CONFLICT DO UPDATE SET views = ${views} + 1`)
}

/** A campaign beyond those of the day is one of the others. */
export function countFound(db: Db, now: Date, kind: 'arrival' | 'missed', name: string): void {
  const day = dayIn(now)
  forgetDays(db, foundCounts, now)
  const most = kind === 'missed' ? limits.missedOfDay : limits.arrivalsOfDay
  const add = (one: string, max: number) =>
    db.get(sql`INSERT INTO ${foundCounts} (day, kind, name, times) SELECT ${day}, ${kind}, ${one}, 1
      WHERE EXISTS (SELECT 1 FROM ${foundCounts} WHERE day = ${day} AND kind = ${kind} AND name = ${one})
        OR (SELECT count(*) FROM ${foundCounts} WHERE day = ${day} AND kind = ${kind}) < ${max}
      ON CONFLICT DO UPDATE SET times = ${foundCounts.times} + 1 RETURNING times`)
  if (!add(name, most) && kind === 'arrival') add(otherCampaign, most + 1)
}

function forgetDays(db: Db, table: typeof trafficCounts | typeof foundCounts, now: Date): void {
  const oldest = dayIn(new Date(now.getTime() - limits.trafficKeptDays * dayMs))
  db.delete(table)
    .where(sql`rowid IN (SELECT rowid FROM ${table} WHERE ${table.day} < ${oldest} LIMIT 20)`)
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

/** From one day to another, both of them within. */
type FirstAndLast = readonly [first: string, last: string]
export const visitsBetween = (db: Db, [first, last]: FirstAndLast): number =>
  db
    .select({ visits: sql<number>`coalesce(sum(${trafficCounts.views}), 0)` })
    .from(trafficCounts)
    .where(between(trafficCounts.day, first, last))
    .get()?.visits ?? 0

/** What was counted on some days, the most first. */
export function countedIn(db: Db, kind: 'arrival' | 'missed', [first, last]: FirstAndLast) {
  return db
    .select({ name: foundCounts.name, times: sql<number>`sum(${foundCounts.times})` })
    .from(foundCounts)
    .where(and(eq(foundCounts.kind, kind), between(foundCounts.day, first, last)))
    .groupBy(foundCounts.name)
    .orderBy(desc(sql`sum(${foundCounts.times})`), foundCounts.name)
    .limit(limits.adminListRows)
    .all()
}
