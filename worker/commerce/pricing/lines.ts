import { findTierPrices, tierPriceOf } from './tiers.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { type PriceOrigin, flashItemAt, priceAt, wasSeen } from './flash-sale-rules.ts'
import { countBought, findOffersOf } from './offers.ts'
import type { ShopperIds } from './shopper-ids.ts'

interface Line {
  variantId: string
  quantity: number
  addedPrice: number
}
interface Price {
  price: number
  fullPrice: number | null
}

/**
 * What each line costs this shopper now: the lowest of the ordinary price, the price of the shopper's type and the
 * flash price. `priceOf` reads the ordinary price.
 */
export function dealLines<L extends Line>(
  db: Db,
  now: Date,
  shopper: ShopperIds,
  lines: readonly L[],
  priceOf: (line: L) => Price,
): { line: L; price: number; fullPrice: number | null; origin: PriceOrigin }[] {
  const ids = lines.map(({ variantId }) => variantId)
  const flashItems = lines.length === 0 ? new Map() : findOffersOf(db, ids, now)
  const tiers = shopper.customerId === null || lines.length === 0 ? null : findTierPrices(db, shopper.customerId, ids)
  return lines.map((line) => {
    const own = flashItems.get(line.variantId) ?? []
    const flashItem = flashItemAt(own, now)
    const bought = flashItem ? countBought(db, flashItem, shopper) : 0
    const { tier, ...usual } = tierPriceOf(priceOf(line), tiers?.get(line.variantId))
    const { price, fullPrice, ...origin } = priceAt(usual, own, now, { quantity: line.quantity, bought })
    return {
      line,
      price,
      fullPrice,
      origin: { ...origin, seen: wasSeen(own, line.addedPrice), tier: price === usual.price ? tier : null },
    }
  })
}
