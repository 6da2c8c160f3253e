import { minuteMs } from '#shared/format/units.ts'
import { isPlanned } from '#commerce/platform/scheduler/scheduler.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import type { TrackingState } from './tables.ts'
import { findOrder } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import type { KnownEvent } from './rules.ts'
import { addTrackings, findShipmentOf } from './store.ts'

interface Stop {
  state: TrackingState
  label: string
  place: string
  /** How much of the delivery time has passed, in percent. */
  percent: number
}

/** A shipment's stations as couriers report them: picked up, sorted, driven, sorted again, delivered. */
function stopsBetween(from: string, to: { district: string; regency: string }): readonly Stop[] {
  return [
    { state: 'picked', label: 'Paket dijemput kurir', place: from, percent: 2 },
    { state: 'picked', label: 'Paket tiba di pusat sortir', place: `Hub ${from}`, percent: 15 },
    { state: 'picked', label: 'Paket dalam transit', place: `${from} menuju ${to.regency}`, percent: 30 },
    { state: 'picked', label: 'Paket tiba di kota tujuan', place: `Hub ${to.regency}`, percent: 70 },
    { state: 'delivering', label: 'Paket diantar ke alamat penerima', place: to.district, percent: 90 },
  ]
}

/** How long the courier of a demo shop takes, except for orders of the past. */
export const demoWayMs = 30 * minuteMs

/**
 * In a demo shop no courier reports, so all events are written at the hand-over; moments in the future are shown when
 * they have come.
 */
export function simulateWay(
  tx: Tx,
  orderId: string,
  { from = tx.now, lastsMs = demoWayMs }: { from?: Date; lastsMs?: number } = {},
): void {
  const order = findOrder(tx.db, orderId)
  if (!tx.shop.demo || !order?.address || findShipmentOf(tx.db, orderId)) return
  addTrackings(tx.db, orderId, wayOf(tx, order.address, from, lastsMs))
}

function wayOf(
  { shop }: Scope,
  { district, regency }: NonNullable<OrderRow['address']>,
  from: Date,
  lastsMs: number,
): KnownEvent[] {
  return stopsBetween(shop.city, { district, regency }).map(({ percent, ...stop }) => ({
    ...stop,
    at: new Date(from.getTime() + (lastsMs * percent) / 100),
  }))
}

/** The simulated courier of a demo shop will report that it is there; a person who takes a step ends that. */
export const isPlayed = ({ db, shop }: Pick<Scope, 'db' | 'shop'>, orderId: string): boolean =>
  shop.demo && isPlanned(db, 'advance-demo-order', orderId)

/** The last event of a simulated delivery. */
export function endWay({ db, shop }: Tx, order: Pick<OrderRow, 'id' | 'address'>, at: Date): void {
  if (shop.demo && order.address)
    addTrackings(db, order.id, [
      { state: 'delivered', label: 'Paket telah diterima', place: order.address.district, at },
    ])
}
