import { cached, invalidate } from './memory.ts'
import type { Db } from './scope.ts'

interface Known {
  from: Date
  at: Date | null
}

/**
 * When something next changes by the clock alone; null: never. `read` says which moments are still to come; the object
 * caches the first of them until it has passed.
 */
export function momentOf(db: Db, name: string, now: Date, read: () => readonly (Date | null)[]): Date | null {
  const ask = (): Known => ({ from: now, at: firstOf(read(), now) })
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
