import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { googleArrivals } from './tables.ts'

export type ArrivalRow = typeof googleArrivals.$inferSelect

export function addArrival(db: Db, row: typeof googleArrivals.$inferInsert, now: Date): void {
  db.delete(googleArrivals).where(lt(googleArrivals.expiresAt, now)).run()
  db.insert(googleArrivals).values(row).run()
}

export function findArrival(db: Db, id: string): ArrivalRow | null {
  return db.select().from(googleArrivals).where(eq(googleArrivals.id, id)).get() ?? null
}

export function countTry(db: Db, id: string): void {
  db.update(googleArrivals)
    .set({ tries: sql`${googleArrivals.tries} + 1` })
    .where(eq(googleArrivals.id, id))
    .run()
}

export function markSpent(db: Db, id: string, now: Date): void {
  db.update(googleArrivals).set({ spentAt: now }).where(eq(googleArrivals.id, id)).run()
}
