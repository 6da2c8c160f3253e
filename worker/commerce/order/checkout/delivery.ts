import type { PickupPlace } from '#shared/api/order/pickup.ts'
import { type DeliveryWay, deliveryWay, usualWay, waysFor } from '#shared/order/delivery-way.ts'
import { refused, type Refused } from '#shared/result.ts'
import { usualAddress } from '#commerce/address/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { notSending } from '#commerce/site/readiness.ts'
import { type LineNow, listLinesNow } from '../core/lines-now.ts'
import type { OrderRow } from '../core/tables.ts'
import { shippingColumns } from '../fulfilment/rates.ts'
import { chooseMethod } from '../payment/choices/choices.ts'
import { repriceDraft } from './price-draft.ts'

type Goods = readonly Pick<LineNow, 'digital'>[]
const waysOf = (scope: Scope, goods: Goods): readonly DeliveryWay[] =>
  waysFor(goods, { sends: notSending(scope) === null, hasCounter: Boolean(scope.shop.counter) })

/** How a checkout of these goods begins: sent, where the shop sends at all. */
export const firstWay = (scope: Scope, goods: Goods): DeliveryWay => waysOf(scope, goods)[0] ?? usualWay(goods)

/** Where these goods can be fetched instead of being sent, or must be; null: they cannot. */
export function offeredPickup(scope: Scope, goods: Goods): { pickup: PickupPlace | null; pickupOnly: boolean } {
  const ways = waysOf(scope, goods)
  const pickup = ways.some((way) => deliveryWay[way].fetched) ? (scope.shop.counter ?? null) : null
  return { pickup, pickupOnly: pickup !== null && ways.length === 1 }
}

/** Why a checkout cannot be handed over as it was chosen; the shop may have closed its counter since. */
export const deliveryProblem = ({ shop }: Pick<Scope, 'shop'>, { delivery }: OrderRow): Refused | null =>
  deliveryWay[delivery].fetched && !shop.counter ? refused('delivery_unknown') : null

/**
 * Another way to hand the goods over. What belongs to the former way alone is taken off: courier, insurance and sender,
 * and a way to pay that does not fit. Name and phone stay.
 */
export function changeDelivery(tx: Tx, draft: OrderRow, delivery: DeliveryWay): Refused | null {
  if (draft.delivery === delivery) return null
  const lines = listLinesNow(tx.db, draft, tx.now)
  if (!waysOf(tx, lines).includes(delivery)) return refused('delivery_unknown')
  const change = {
    delivery,
    address: addressFor(tx, draft, delivery),
    dropshipName: null,
    dropshipPhone: null,
    ...shippingColumns(null, { subtotal: draft.subtotal, insured: false }),
  }
  const { checkout } = repriceDraft(tx, draft, change)
  const { paymentVendor: vendor, paymentMethod: method } = checkout
  if (method !== null && !chooseMethod(tx, checkout, { vendor, method }).ok)
    repriceDraft(tx, checkout, { paymentVendor: null, paymentMethod: null })
  return null
}

/** A contact without a place does for what is fetched; what is sent needs the whole address, or none yet. */
function addressFor(tx: Tx, { customerId, address }: OrderRow, delivery: DeliveryWay): OrderRow['address'] {
  const fits = address !== null && (!deliveryWay[delivery].needsAddress || address.street !== null)
  return fits || customerId === null ? (fits ? address : null) : usualAddress(tx, customerId)
}
