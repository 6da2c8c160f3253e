import type { VoucherOffers } from '#shared/api/voucher.ts'
import { rupiah } from '#shared/api/brands.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { findOwnOrder, listCartNow, listLinesNow } from '#commerce/order/core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { basketOf, buyerOf } from './buyer.ts'
import { lookUp } from './guesses.ts'
import { bestOf, freeShippingOf, offerOf, rank } from './ranking.ts'
import { type Basket, type Buyer, buyerProblem, type VoucherRow, covers } from './rules.ts'
import {
  addClaim,
  dropChoice,
  findCovered,
  keepChoice,
  listChosen,
  listClaims,
  listOffered,
  listOwned,
  listOrderVouchers,
} from './store.ts'
import { voucherView, offerView } from './views.ts'

const none = { offers: [], best: [], saving: rupiah(0), freeShipping: null }

/** What the shop offers, what it is worth to whoever asks, and what they keep of it. */
export const voucher: Handlers<'voucher'> = {
  list({ slug }, { db, now }) {
    const offered = listOffered(db, now)
    if (slug === null) return accepted(offered.map(voucherView))
    const product = findCovered(db, slug)
    const fits = (one: VoucherRow) => product !== null && covers(one, product) && !(one.forShipping && product.digital)
    return accepted(offered.filter(fits).map(voucherView))
  },

  find({ code }, scope) {
    const found = scope.db.transaction(() => lookUp(scope, code))
    if (!found.ok) return found
    const { endsAt } = found.value
    return endsAt && scope.now >= endsAt ? refused('voucher_expired') : accepted(voucherView(found.value))
  },

  listForCart({ lines }, scope) {
    const owner = ownerOf(scope.who)
    if (owner === null) return accepted(none)
    const cart = listCartNow(
      scope.db,
      owner,
      { customerId: scope.who.customerId, phone: null, contact: null },
      scope.now,
    )
    const chosen = [...new Set(lines.map(({ id }): string => id))].flatMap((id) => cart.get(id) ?? [])
    if (chosen.length === 0) return accepted(none)
    const ids = listChosen(scope.db, owner, scope.now).map(({ id }) => id)
    return accepted(
      offersFor(
        scope,
        owner,
        ids,
        basketOf(chosen, noCourier),
        buyerOf(scope, { customerId: scope.who.customerId, address: null }),
      ),
    )
  },

  listForCheckout({ orderId }, scope) {
    const [checkout, owner] = [findOwnOrder(scope, orderId), ownerOf(scope.who)]
    if (!checkout || owner === null) return refused('order_unknown')
    if (checkout.status !== 'DRAFT') return refused('checkout_closed')
    const ids = listOrderVouchers(scope.db, orderId).map(({ voucherId }) => voucherId)
    return accepted(
      offersFor(
        scope,
        owner,
        ids,
        basketOf(listLinesNow(scope.db, checkout, scope.now), checkout),
        buyerOf(scope, checkout),
      ),
    )
  },

  choose({ code, active }, scope) {
    return withVoucher(scope, code, (owner, found) => {
      if (!active) {
        dropChoice(scope.db, owner, found.id)
        return accepted({})
      }
      const problem = problemFor(scope, found)
      if (problem) return problem
      keepChoice(scope.db, owner, found, scope.now)
      return accepted({})
    })
  },

  claim({ code }, scope) {
    return withVoucher(scope, code, (owner, found) => {
      const problem = problemFor(scope, found)
      if (problem) return problem
      addClaim(scope.db, owner, found.id, scope.now)
      return accepted({})
    })
  },
}

const noCourier = { shippingCode: null, shippingCost: 0 }

const problemFor = (scope: Scope, found: VoucherRow) =>
  buyerProblem(found, buyerOf(scope, { customerId: scope.who.customerId, address: null }), scope.now)

function withVoucher(
  scope: Scope,
  code: string,
  step: (owner: string, found: VoucherRow) => Result<Record<string, never>>,
): Result<Record<string, never>> {
  const owner = ownerOf(scope.who)
  if (owner === null) return refused('bad_request')
  return scope.db.transaction(() => {
    const found = lookUp(scope, code)
    return found.ok ? step(owner, found.value) : found
  })
}

/** Everything the shop offers and everything of the caller's own, measured against a basket. */
function offersFor(
  scope: Scope,
  owner: string,
  chosenIds: readonly string[],
  basket: Basket,
  buyer: Buyer,
): VoucherOffers {
  const { db, now } = scope
  const [claims, chosen] = [listClaims(db, owner), new Set(chosenIds)]
  const known = new Map([...listOwned(db, owner, chosenIds, now), ...listOffered(db, now)].map((one) => [one.id, one]))
  const offers = rank([...known.values()].map((one) => offerOf(one, basket, buyer, now, claims.has(one.id))))
  const free = freeShippingOf([...known.values()], basket, buyer, now)
  return {
    offers: offers.map((offer) => offerView(offer, chosen.has(offer.voucher.id))),
    best: bestOf(offers, basket).map(({ code }) => code),
    saving: rupiah(offers.reduce((sum, offer) => (chosen.has(offer.voucher.id) ? sum + offer.saving : sum), 0)),
    freeShipping: free && {
      minimum: rupiah(free.minimum),
      missing: rupiah(free.missing),
      maximum: free.maximum === null ? null : rupiah(free.maximum),
    },
  }
}
