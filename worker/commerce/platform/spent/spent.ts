import { hourMs } from '#shared/format/units.ts'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db, Scope } from '../scope.ts'
import type { Spent, SpentCount } from './rules.ts'
import { type SpentKind, spentDays } from './tables.ts'

const hourAt = (at: Date): number => Math.floor(at.getTime() / hourMs)
const dayAt = (at: Date): number => Math.floor(hourAt(at) / 24)
export const spentDayEnds = (at: Date): Date => new Date((dayAt(at) + 1) * 24 * hourMs)
/** The first of the days that say what is usual now. */
const sinceDay = (now: Date): number => dayAt(now) - limits.usualDays

interface More {
  sent?: number
  used?: number
  refused?: number
}

/**
 * Counts what went out at a moment, or what of it was used since: of days that are no longer usual nothing, which money
 * may come for later still. A day's first also deletes those.
 */
export function countSpent(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  what: SpentKind,
  { sent = 0, used = 0, refused = 0 }: More,
  at: Date = now,
): void {
  const [day, hour] = [dayAt(at), hourAt(at)]
  if (day < sinceDay(now)) return
  const columns = spentDays
  // An hour that is over counts no more, and what is used of it later does not count for the one that runs.
  const ofHour = (column: typeof columns.hourSent | typeof columns.hourUsed, more: number) =>
    sql`CASE WHEN ${columns.hour} = ${hour} THEN ${column} + ${more} WHEN ${columns.hour} < ${hour} THEN ${more} ELSE ${column} END`
  const [counted] = db
    .insert(columns)
    .values({ what, day, sent, used, refused, hour, hourSent: sent, hourUsed: used })
    .onConflictDoUpdate({
      target: [columns.what, columns.day],
      set: {
        sent: sql`${columns.sent} + ${sent}`,
        used: sql`${columns.used} + ${used}`,
        refused: sql`${columns.refused} + ${refused}`,
        hourSent: ofHour(columns.hourSent, sent),
        hourUsed: ofHour(columns.hourUsed, used),
        hour: sql`max(${columns.hour}, ${hour})`,
      },
    })
    .returning({ all: sql<number>`${columns.sent} + ${columns.used} + ${columns.refused}` })
    .all()
  if (counted?.all === sent + used + refused)
    db.delete(columns)
      .where(and(eq(columns.what, what), lt(columns.day, sinceDay(now))))
      .run()
}

/** What went out within this hour and this day, how much of a day is usually used, and what was held back today. */
export function spentOf(db: Db, what: SpentKind, now: Date): Spent & { refused: number } {
  const days = db
    .select()
    .from(spentDays)
    .where(and(eq(spentDays.what, what), gte(spentDays.day, sinceDay(now))))
    .limit(limits.usualDays + 1)
    .all()
  const [day, hour] = [dayAt(now), hourAt(now)]
  const today = days.find((one) => one.day === day)
  const spent = (all: number, used: number): SpentCount => ({ unused: all - used, used })
  return {
    hour: today?.hour === hour ? spent(today.hourSent, today.hourUsed) : spent(0, 0),
    day: spent(today?.sent ?? 0, today?.used ?? 0),
    usual: Math.max(0, ...days.flatMap((one) => (one.day === day ? [] : [one.used]))),
    refused: today?.refused ?? 0,
  }
}
