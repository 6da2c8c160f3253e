import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { findOwnSale, findSale } from '../core/store.ts'
import { estimate } from './estimate.ts'
import { findBooking } from './store.ts'
import { shipmentView } from './views.ts'

/** A parcel that a driver brings. Its numbers can be guessed, so knowing one opens nothing. */
export const shipment: Handlers<'shipment'> = {
  findEstimate: estimate,

  async find({ bookingId, token }, scope) {
    const row = findBooking(scope.db, 'gosend', bookingId)
    if (!row) return refused('sale_unknown')
    const own = findOwnSale(scope, row.saleId)
    if (own) return accepted(shipmentView(scope, row, own, true))
    const linked =
      token !== null && (await scope.links.open(token)) === row.saleId ? findSale(scope.db, row.saleId) : null
    return linked ? accepted(shipmentView(scope, row, linked, false)) : refused('sale_unknown')
  },
}
