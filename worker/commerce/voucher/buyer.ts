import type { OrderRow } from '#commerce/order/core/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Basket, Buyer } from './rules.ts'
import { countUses, hasBought } from './store.ts'
import { buyerIdsOf } from '#commerce/pricing/buyer-ids.ts'

/** The buyer, as vouchers see one. */
export function buyerOf(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  checkout: Pick<OrderRow, 'customerId' | 'address'>,
): Buyer {
  const person = buyerIdsOf(db, checkout)
  return { uses: countUses(db, person), isNew: !hasBought(db, person, now) }
}

/** A line of a cart or a checkout, as far as vouchers see it. */
export interface BasketLine {
  productId: string
  categorySlug: string
  unitPrice: number
  quantity: number
  digital: boolean
}

/** A cart or a checkout, as vouchers see it; the parcel's price counts once a courier is chosen. */
export const basketOf = (
  lines: readonly BasketLine[],
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
