import { deliveryWay, usualWay } from '#shared/order/delivery-way.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import { cached } from '#commerce/platform/memory.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Shopper } from './rules.ts'
import { type Basket } from '#commerce/pricing/voucher-saving.ts'
import { countUses, hasBought } from './store.ts'
import { shopperIdsOf } from '#commerce/pricing/shopper-ids.ts'

/** The shopper, as vouchers see them. What only some vouchers ask for is read when one does, once. */
export function shopperOf(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  checkout: Pick<OrderRow, 'customerId' | 'address'> & Partial<Pick<OrderRow, 'buyer' | 'dropshipPhone'>>,
): Shopper {
  const person = shopperIdsOf(db, checkout)
  let uses: Shopper['uses'] | null = null
  let isNew: boolean | null = null
  return {
    get uses() {
      return (uses ??= cached(db, { turn: ['uses', person] }, () => countUses(db, person)))
    },
    get isNew() {
      return (isNew ??= cached(db, { turn: ['is new', person, now] }, () => !hasBought(db, person, now)))
    },
  }
}

/** A line of a cart or a checkout, as far as vouchers see it. */
export interface BasketLine {
  productId: string
  categorySlug: string
  unitPrice: number
  quantity: number
  digital: boolean
}

/** Of a cart the way of its goods counts: it has chosen none. */
type BasketOrder = Pick<OrderRow, 'shippingCode' | 'shippingCost'> & Partial<Pick<OrderRow, 'delivery'>>

/** A cart or a checkout, as vouchers see it; the price of shipping counts once a courier is chosen. */
export const basketOf = (
  lines: readonly BasketLine[],
  { delivery = usualWay(lines), shippingCode, shippingCost }: BasketOrder,
): Basket => ({
  lines: lines.map(({ productId, categorySlug, unitPrice, quantity }) => ({
    productId,
    categorySlug,
    amount: unitPrice * quantity,
  })),
  shippingCost: shippingCode === null ? null : shippingCost,
  sent: deliveryWay[delivery].needsCourier,
})
