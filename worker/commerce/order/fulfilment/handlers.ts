import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { findOrder, findOwnOrder } from '../core/store.ts'
import { estimate, estimates } from './estimate.ts'
import { findBooking } from './store.ts'
import { shipmentView } from './views.ts'

/** A shipment that a driver brings. Booking numbers can be guessed, so the number alone opens nothing. */
export const shipment: Handlers<'shipment'> = {
  findEstimate: estimate,
  listEstimates: estimates,

  find({ bookingId, token }, scope) {
    const row = findBooking(scope.db, 'gosend', bookingId)
    if (!row) return refused('order_unknown')
    const own = findOwnOrder(scope, row.orderId)
    if (own) return accepted(shipmentView(scope, row, own, true))
    const linked =
      token !== null && scope.links.order.open(token) === row.orderId ? findOrder(scope.db, row.orderId) : null
    return linked ? accepted(shipmentView(scope, row, linked, false)) : refused('order_unknown')
  },
}
