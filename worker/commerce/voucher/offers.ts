import { rupiah } from '#shared/api/contract/brands.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { listRunning } from '#commerce/catalog/offered-vouchers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { bestOf, freeShippingOf, type MeasuredOffer, offerOf, rank } from './ranking.ts'
import { promiseOf, type Shopper } from './rules.ts'
import type { VoucherRow } from './tables.ts'
import { type Basket } from '#commerce/pricing/voucher-saving.ts'
import { isKept } from './kept.ts'
import { offerView } from './views.ts'

export const noOffers: VoucherOffers = { offers: [], best: [], saving: rupiah(0), freeShipping: null }

/** Everything the shop offers and everything of the caller's own. */
export function knownTo(
  { db, now }: Scope,
  claimed: readonly VoucherRow[],
  chosen: readonly VoucherRow[],
): VoucherRow[] {
  const own = [...claimed, ...chosen.filter((one) => isKept(one, now))]
  return [...new Map([...own, ...listRunning(db, now)].map((one) => [one.id, one])).values()]
}

/** The same, measured against a basket, the best first. */
export function measuredFor(
  { now }: Scope,
  claimed: readonly VoucherRow[],
  known: readonly VoucherRow[],
  { basket, shopper }: { basket: Basket; shopper: Shopper },
): MeasuredOffer[] {
  const claims = new Set(claimed.map(({ id }) => id))
  return rank(known.map((one) => offerOf(one, basket, shopper, now, claims.has(one.id))))
}

interface Measured {
  offers: readonly MeasuredOffer[]
  /** What counts now. */
  picks: readonly VoucherRow[]
  /** What the shopper has chosen, whether or not it counts. */
  chosenIds: readonly string[]
  basket: Basket
  shopper: Shopper
}
export function offersView(
  { now }: Pick<Scope, 'now'>,
  { offers, picks, chosenIds, basket, shopper }: Measured,
): VoucherOffers {
  const chosen = new Set([...picks.map(({ id }) => id), ...chosenIds])
  return {
    offers: offers
      .filter((offer) => chosen.has(offer.voucher.id) || !isOver(offer))
      .map((offer) => offerView(offer, chosen.has(offer.voucher.id))),
    best: bestOf(offers, basket).map(({ code }) => code),
    saving: rupiah(offers.reduce((sum, offer) => (chosen.has(offer.voucher.id) ? sum + offer.saving : sum), 0)),
    freeShipping: freeShippingView(
      freeShippingOf(
        offers.map(({ voucher }) => voucher),
        basket,
        shopper,
        now,
      ),
      picks.find(({ forShipping }) => forShipping),
    ),
  }
}

/** This shopper can never use it again, whatever is bought. Typed, its code is refused with the reason. */
const isOver = ({ problem }: MeasuredOffer): boolean => problem !== null && over.includes(problem.code)
const over: readonly string[] = ['voucher_expired', 'voucher_gone', 'voucher_used', 'voucher_new_only']

/** Free shipping is reached when its voucher counts: one that the shopper has taken off promises nothing. */
function freeShippingView(
  near: ReturnType<typeof freeShippingOf>,
  picked: VoucherRow | undefined,
): VoucherOffers['freeShipping'] {
  if (!near || (near.missing === 0 && !picked)) return null
  const promised = near.missing === 0 && picked ? promiseOf(picked) : (near.maximum ?? Number.POSITIVE_INFINITY)
  return {
    minimum: rupiah(near.minimum),
    missing: rupiah(near.missing),
    maximum: Number.isFinite(promised) ? rupiah(promised) : null,
  }
}
