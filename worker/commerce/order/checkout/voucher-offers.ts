import { accepted, refused } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { knownTo, measuredFor, noOffers, offersView } from '#commerce/voucher/offers.ts'
import { picksOf } from '#commerce/voucher/ranking.ts'
import { basketOf, shopperOf } from '#commerce/voucher/shopper.ts'
import { findKept } from '#commerce/voucher/kept.ts'
import { listCartNow } from '../core/lines-now.ts'
import { findOwnOrder } from '../core/store.ts'
import { priceDraft } from './price-draft.ts'

const noCourier = { shippingCode: null, shippingCost: 0 }

/** What vouchers are worth for a cart and for a checkout: the rest of the voucher room knows no orders. */
export const voucherOffers: Pick<Handlers<'voucher'>, 'listForCart' | 'listForCheckout'> = {
  listForCart({ lines }, scope) {
    const { db, now, who } = scope
    const owner = ownerOf(who)
    if (owner === null) return accepted(noOffers)
    const cart = listCartNow(db, owner, who.customerId, now)
    const bought = lines
      ? [...new Set(lines.map(({ id }): string => id))].flatMap((id) => cart.get(id) ?? [])
      : [...cart.values()].filter(({ published, stock }) => published && stock > 0)
    // With nothing in the cart the answer still says what the caller can use at all.
    if (bought.length === 0 && lines) return accepted(noOffers)
    const { choices, claimed } = findKept(scope, null)
    const chosen = [...choices.values()].flatMap((choice) => choice ?? [])
    const basket = basketOf(bought, noCourier)
    const shopper = shopperOf(scope, { customerId: who.customerId, address: null })
    const offers = measuredFor(scope, claimed, knownTo(scope, claimed, chosen), { basket, shopper })
    const picks = picksOf(offers, choices, basket)
    const chosenIds = chosen.map(({ id }) => id)
    return accepted(offersView(scope, { offers, picks, chosenIds, basket, shopper }))
  },

  listForCheckout({ orderId }, scope) {
    const [draft, owner] = [findOwnOrder(scope, orderId), ownerOf(scope.who)]
    if (!draft || owner === null) return refused('order_unknown')
    if (draft.status !== 'DRAFT') return refused('checkout_closed')
    const { checkout, lines, vouchers } = priceDraft(scope, draft)
    const chosenIds = vouchers.map(({ row }) => row.voucherId)
    const basket = basketOf(lines, checkout)
    const shopper = shopperOf(scope, checkout)
    const { claimed } = findKept(scope, draft.id)
    const known = knownTo(
      scope,
      claimed,
      vouchers.map(({ voucher }) => voucher),
    )
    const offers = measuredFor(scope, claimed, known, { basket, shopper })
    const counting = new Set(vouchers.filter(({ problem }) => problem === null).map(({ row }) => row.voucherId))
    const picks = offers.flatMap(({ voucher }) => (counting.has(voucher.id) ? [voucher] : []))
    return accepted(offersView(scope, { offers, picks, chosenIds, basket, shopper }))
  },
}
