import type { Shipment, TrackingLine } from '#shared/api/shipment.ts'
import { assert } from '#shared/assert.ts'
import { SaleId } from '#shared/api/brands.ts'
import { shippingName } from './rates.ts'
import type { SaleRow } from '../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { isFinal } from './rules.ts'
import { listTrackings, type ShipmentRow } from './store.ts'

/** What of a parcel's way has happened, the oldest first; nothing after it was handed over. */
export function trackingsOf(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { id, deliveredAt }: Pick<SaleRow, 'id' | 'deliveredAt'>,
): TrackingLine[] {
  const until = deliveredAt && deliveredAt < now ? deliveredAt : now
  return listTrackings(db, id, until).map(({ at, label, place }) => ({ at: at.toISOString(), label, place }))
}

/** `owner`: who ordered it also sees how to reach the driver. */
export function shipmentView(scope: Scope, shipment: ShipmentRow, sale: SaleRow, owner: boolean): Shipment {
  const { bookingId, state, driverName: name, driverPhone: phone, driverPlate: plate, liveUrl } = shipment
  assert(bookingId !== null && sale.number !== null, 'a shipment is shown once its vendor has taken it')
  return {
    bookingId,
    number: sale.number,
    saleId: owner ? SaleId.parse(sale.id) : null,
    service: shippingName(sale),
    state: state ?? 'placed',
    final: isFinal(state),
    trackings: owner ? trackingsOf(scope, sale) : trackingsOf(scope, sale).map((line) => ({ ...line, place: '' })),
    driver: name === null ? null : { name, phone: owner ? phone || null : null, plate: owner ? plate || null : null },
    liveUrl,
  }
}
