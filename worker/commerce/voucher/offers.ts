import { rupiah } from '#shared/api/brands.ts'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { bestOf, freeShippingOf, offerOf, rank } from './ranking.ts'
import type { Basket, Shopper } from './rules.ts'
import { listClaims, listOffered, listOwned } from './store.ts'
import { offerView } from './views.ts'

export const noOffers: VoucherOffers = { offers: [], best: [], saving: rupiah(0), freeShipping: null }

/** Everything the shop offers and everything of the caller's own, measured against a basket. */
export function offersFor(
  { db, now }: Scope,
  owner: string,
  { chosenIds, basket, shopper }: { chosenIds: readonly string[]; basket: Basket; shopper: Shopper },
): VoucherOffers {
  const [claims, chosen] = [listClaims(db, owner), new Set(chosenIds)]
  const known = new Map([...listOwned(db, owner, chosenIds, now), ...listOffered(db, now)].map((one) => [one.id, one]))
  const offers = rank([...known.values()].map((one) => offerOf(one, basket, shopper, now, claims.has(one.id))))
  const free = freeShippingOf([...known.values()], basket, shopper, now)
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
