import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import type { Told } from './rules.ts'
import { shipments, trackings } from './tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect

export function findShipment(db: Db, reference: string): ShipmentRow | null {
  return db.select().from(shipments).where(eq(shipments.reference, reference)).get() ?? null
}
/** The last call for a courier; earlier ones have failed. */
export function findShipmentOf(db: Db, orderId: string): ShipmentRow | null {
  return (
    db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(desc(shipments.attempt)).limit(1).get() ??
    null
  )
}
export function findBooking(db: Db, vendor: string, bookingId: string): ShipmentRow | null {
  return (
    db
      .select()
      .from(shipments)
      .where(and(eq(shipments.vendor, vendor), eq(shipments.bookingId, bookingId)))
      .get() ?? null
  )
}
export function addShipment(db: Db, row: typeof shipments.$inferInsert): void {
  db.insert(shipments).values(row).run()
}
export function changeShipment(db: Db, reference: string, change: Partial<typeof shipments.$inferInsert>): void {
  db.update(shipments).set(change).where(eq(shipments.reference, reference)).run()
}

/** Oldest first, as far as they have happened. */
export function listTrackings(db: Db, orderId: string, until: Date): Told[] {
  return db
    .select()
    .from(trackings)
    .where(and(eq(trackings.orderId, orderId), lte(trackings.at, until)))
    .orderBy(asc(trackings.at), asc(trackings.id))
    .all()
}
export function addTrackings(db: Db, orderId: string, events: readonly Told[]): void {
  for (const event of events)
    db.insert(trackings)
      .values({ orderId, ...event })
      .onConflictDoNothing()
      .run()
}
