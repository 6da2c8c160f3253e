import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { isOpened } from '../core/link.ts'
import { findOrder, findOwnOrder } from '../core/store.ts'
import { estimate, estimates } from './estimate.ts'
import { findBooking } from './store.ts'
import { shipmentView } from './views.ts'

/** A shipment that a driver brings. Booking numbers can be guessed, so the number alone opens nothing. */
export const shipment: Handlers<'shipment'> = {
  findEstimate: estimate,
  listEstimates: estimates,

  find({ bookingId, token, pass }, scope) {
    const row = findBooking(scope.db, 'gosend', bookingId)
    if (!row) return refused('order_unknown')
    const own = findOwnOrder(scope, row.orderId)
    if (own) return accepted(shipmentView(scope, row, own, { owner: true, opened: true }))
    const linked =
      token !== null && scope.links.order.open(token) === row.orderId ? findOrder(scope.db, row.orderId) : null
    if (!linked) return refused('order_unknown')
    return accepted(shipmentView(scope, row, linked, { owner: false, opened: isOpened(scope, pass, linked) }))
  },
}
