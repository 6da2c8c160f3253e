import type { LineNow, OrderRow } from '#commerce/order/core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Basket, Buyer } from './rules.ts'
import { countUses, hasBought } from './store.ts'
import { buyerIdsOf } from '#commerce/pricing/buyer-ids.ts'

/** Who buys, as vouchers see it. */
export function buyerOf(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  checkout: Pick<OrderRow, 'customerId' | 'address'>,
): Buyer {
  const person = buyerIdsOf(db, checkout)
  return { uses: countUses(db, person), isNew: !hasBought(db, person, now) }
}

/** A sale as vouchers see it; the parcel's price counts once a courier is chosen. */
export const basketOf = (
  lines: readonly LineNow[],
  { shippingCode, shippingCost }: Pick<OrderRow, 'shippingCode' | 'shippingCost'>,
): Basket => ({
  lines: lines.map(({ productId, categorySlug, unitPrice, quantity }) => ({
    productId,
    categorySlug,
    amount: unitPrice * quantity,
  })),
  shippingCost: shippingCode === null ? null : shippingCost,
  digital: lines.every(({ digital }) => digital),
})
