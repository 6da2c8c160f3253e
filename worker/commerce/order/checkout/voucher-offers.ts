import { accepted, refused } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { basketOf, shopperOf } from '#commerce/voucher/shopper.ts'
import { noOffers, offersFor } from '#commerce/voucher/offers.ts'
import { listChosen, listOrderVouchers } from '#commerce/voucher/store.ts'
import { listCartNow, listLinesNow } from '../core/lines-now.ts'
import { findOwnOrder } from '../core/store.ts'

const noCourier = { shippingCode: null, shippingCost: 0 }

/** What vouchers are worth for a cart and for a checkout: the rest of the voucher room knows no orders. */
export const voucherOffers: Pick<Handlers<'voucher'>, 'listForCart' | 'listForCheckout'> = {
  listForCart({ lines }, scope) {
    const { db, now, who } = scope
    const owner = ownerOf(who)
    if (owner === null) return accepted(noOffers)
    const cart = listCartNow(db, owner, { customerId: who.customerId, phone: null, contact: null }, now)
    const chosen = [...new Set(lines.map(({ id }): string => id))].flatMap((id) => cart.get(id) ?? [])
    if (chosen.length === 0) return accepted(noOffers)
    return accepted(
      offersFor(scope, owner, {
        chosenIds: listChosen(db, owner, now).map(({ id }) => id),
        basket: basketOf(chosen, noCourier),
        shopper: shopperOf(scope, { customerId: who.customerId, address: null }),
      }),
    )
  },

  listForCheckout({ orderId }, scope) {
    const [checkout, owner] = [findOwnOrder(scope, orderId), ownerOf(scope.who)]
    if (!checkout || owner === null) return refused('order_unknown')
    if (checkout.status !== 'DRAFT') return refused('checkout_closed')
    return accepted(
      offersFor(scope, owner, {
        chosenIds: listOrderVouchers(scope.db, orderId).map(({ voucherId }) => voucherId),
        basket: basketOf(listLinesNow(scope.db, checkout, scope.now), checkout),
        shopper: shopperOf(scope, checkout),
      }),
    )
  },
}
