import { and, asc, desc, eq, lt, lte, ne, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { isFinal, type KnownEvent, type NewEvent } from './rules.ts'
import { courierQuotes, shipments, trackings } from './tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect

export function findShipment(db: Db, reference: string): ShipmentRow | null {
  return db.select().from(shipments).where(eq(shipments.reference, reference)).get() ?? null
}
/** The calls for a courier, the last one first. */
export const listShipmentsOf = (db: Db, orderId: string, most: number = limits.pageRowsMax): ShipmentRow[] =>
  db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(desc(shipments.attempt)).limit(most).all()
/** The last call for a courier. */
export const findShipmentOf = (db: Db, orderId: string): ShipmentRow | null =>
  listShipmentsOf(db, orderId, 1)[0] ?? null
/** The shipment that the goods are in; null: no courier was called, or the seller has sent them another way since. */
export function findOwnShipment(db: Db, orderId: string): ShipmentRow | null {
  const last = findShipmentOf(db, orderId)
  return last?.problem === '' ? last : null
}
/** A courier is called, or on the way. */
export function isCourierCalled(db: Db, orderId: string): boolean {
  const last = findOwnShipment(db, orderId)
  return last !== null && !isFinal(last.state)
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
/** Nobody waits for this courier any more, and it knows. Before it knows, it has only the problem. */
export const calledOff = { state: 'failed', problem: 'the order is not to be sent any more' } as const
export function addShipment(db: Db, row: typeof shipments.$inferInsert): void {
  db.insert(shipments).values(row).run()
}
export function changeShipment(db: Db, reference: string, change: Partial<typeof shipments.$inferInsert>): void {
  db.update(shipments).set(change).where(eq(shipments.reference, reference)).run()
}

/** Oldest first, as far as they have happened. */
export function listTrackings(db: Db, orderId: string, until: Date): KnownEvent[] {
  return db
    .select()
    .from(trackings)
    .where(and(eq(trackings.orderId, orderId), lte(trackings.at, until)))
    .orderBy(asc(trackings.at), asc(trackings.id))
    .all()
}
export function addTrackings(db: Db, orderId: string, events: readonly NewEvent[]): void {
  const { label, place, at } = trackings
  for (const { was, ...event } of events)
    if (was)
      db.update(trackings)
        .set(event)
        .where(and(eq(trackings.orderId, orderId), eq(at, was), eq(label, event.label), eq(place, event.place)))
        .run()
    else
      db.insert(trackings)
        .values({ orderId, ...event })
        .onConflictDoNothing()
        .run()
}

/** False, and nothing written, when the same has been said after `since`. */
export function rememberQuote(db: Db, quote: typeof courierQuotes.$inferInsert, since: Date): boolean {
  const { courier, way, rates, at } = courierQuotes
  const written = db
    .insert(courierQuotes)
    .values(quote)
    .onConflictDoUpdate({
      target: [courier, way],
      set: { rates: quote.rates, at: quote.at },
      setWhere: sql`${ne(rates, quote.rates)} OR ${lte(at, since)}`,
    })
    .returning({ way })
    .all()
  return written.length > 0
}
export const findQuote = (db: Db, courier: string, way: string) =>
  db
    .select()
    .from(courierQuotes)
    .where(and(eq(courierQuotes.courier, courier), eq(courierQuotes.way, way)))
    .get() ?? null
/** Removes what couriers said before a moment, at most so many rows; returns how many. */
export function forgetQuotes(db: Db, before: Date, limit: number): number {
  const old = db
    .select({ rowid: sql`rowid` })
    .from(courierQuotes)
    .where(lt(courierQuotes.at, before))
    .limit(limit)
  return db
    .delete(courierQuotes)
    .where(sql`rowid IN ${old}`)
    .returning({ way: courierQuotes.way })
    .all().length
}
