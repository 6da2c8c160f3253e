import { type SQLWrapper, sql } from 'drizzle-orm'
import { cached, invalidate } from './memory.ts'
import type { Db } from './scope.ts'

interface Known {
  from: Date
  at: Date | null
}

/** Two queries of one value each: the first beginning and the first end that are still to come. */
type Coming = readonly [start: SQLWrapper, end: SQLWrapper]

/** When something next begins or ends by the clock alone; null: never. The object caches it until it has passed. */
export function momentOf(db: Db, name: string, now: Date, coming: () => Coming): Date | null {
  const ask = (): Known => {
    const [start, end] = coming()
    const found = db.get<{ start: number | null; end: number | null }>(
      sql`SELECT (${start.getSQL()}) AS start, (${end.getSQL()}) AS end`,
    )
    const times = [found.start, found.end].map((at) => (at === null ? null : new Date(at)))
    return { from: now, at: firstOf(times, now) }
  }
  const known = cached(db, { object: name }, ask)
  if (known.from <= now && (known.at === null || now < known.at)) return known.at
  momentsMoved(db, name)
  return cached(db, { object: name }, ask).at
}

/** Whatever moves these moments calls this. */
export const momentsMoved = (db: Db, name: string): void => invalidate(db, { object: name })

/** The first moment after `now`. */
export const firstOf = (moments: readonly (Date | null)[], now: Date): Date | null =>
  moments.flatMap((at) => (at !== null && at > now ? [at] : [])).toSorted((a, b) => a.getTime() - b.getTime())[0] ??
  null
