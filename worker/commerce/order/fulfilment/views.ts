import type { Shipment, TrackingLine } from '#shared/api/order/shipment.ts'
import { assert } from '#shared/assert.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { roadKilometres } from '#shared/indonesia/point.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { pointOf } from '#commerce/address/rules.ts'
import type { OrderRow } from '../core/tables.ts'
import { shippingName } from './rates.ts'
import { isFinal, rideEnds } from './rules.ts'
import { listTrackings, type ShipmentRow } from './store.ts'

/** The events of a shipment that have happened, the oldest first; nothing after it was handed over. */
export function trackingsOf(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { id, deliveredAt }: Pick<OrderRow, 'id' | 'deliveredAt'>,
): TrackingLine[] {
  const until = deliveredAt && deliveredAt < now ? deliveredAt : now
  return listTrackings(db, id, until).map(({ at, label, place }) => ({ at: at.toISOString(), label, place }))
}

/**
 * `owner`: shoppers who ordered it also see how to reach the driver. `opened`: so is the link, and the vendor's map, which
 * ends at the address, is shown.
 */
export function shipmentView(
  scope: Scope,
  shipment: ShipmentRow,
  order: OrderRow,
  { owner, opened }: { owner: boolean; opened: boolean },
): Shipment {
  const { bookingId, state, driverName: name, driverPhone: phone, driverPlate: plate, liveUrl } = shipment
  assert(bookingId !== null && order.number !== null, 'a shipment is shown once its vendor has taken it')
  return {
    bookingId,
    number: order.number,
    orderId: owner ? OrderId.parse(order.id) : null,
    service: shippingName(order),
    state: state ?? 'placed',
    final: isFinal(state),
    trackings: owner ? trackingsOf(scope, order) : trackingsOf(scope, order).map((line) => ({ ...line, place: '' })),
    driver: name === null ? null : { name, phone: owner ? phone || null : null, plate: owner ? plate || null : null },
    ...arrival(scope, shipment, order),
    liveUrl: opened ? liveUrl : null,
    address: owner ? order.address : null,
  }
}

/**
 * When a ride straight from the shop ends; one that collects other parcels on its way, or takes longer, says nothing.
 */
function arrival(
  { db, shop, now }: Scope,
  { state, rateCode, createdAt }: ShipmentRow,
  { id, address }: OrderRow,
): Pick<Shipment, 'arrivesFrom' | 'arrivesUntil'> {
  const [from, to] = [shop.pickup?.point, pointOf(address)]
  const riding = state === 'picked' || state === 'delivering'
  // A ride before this one was picked up, too.
  const ofRide = riding ? listTrackings(db, id, now).filter(({ at }) => at >= createdAt) : []
  const picked = ofRide.find((one) => one.state === 'picked' || one.state === state)
  if (!picked || !from || !to || rateCode !== 'gosend:instant') return { arrivesFrom: null, arrivesUntil: null }
  const ride = rideEnds(picked.at, roadKilometres(from, to))
  return ride.until < now
    ? { arrivesFrom: null, arrivesUntil: null }
    : { arrivesFrom: ride.from.toISOString(), arrivesUntil: ride.until.toISOString() }
}
