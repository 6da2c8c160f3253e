import { and, count, eq, gt, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { affiliateClicks, trafficCounts } from './tables.ts'

/**
 * Counts one click per code and half hour for a visitor and for a network, because visitors are easily invented. Clicks
 * from an unknown address have an upper limit.
 */
export function addClick(db: Db, click: typeof affiliateClicks.$inferInsert): void {
  const { code, visitor, address, network, at, id } = affiliateClicks
  const recent = new Date(click.at.getTime() - limits.clickDedupeMinutes * 60_000)
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
  if ((same?.clicks ?? 0) < clicksPerNetwork) db.insert(affiliateClicks).values(click).run()
}

const clicksPerNetwork = 100

/** A day holds as many paths as a shop may have pages; invented paths beyond that are not counted. */
export function countView(db: Db, day: string, path: string): void {
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
