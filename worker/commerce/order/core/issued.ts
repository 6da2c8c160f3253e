import { dayIn } from '#shared/format/dates.ts'
import type { IssuedInvoice } from '#shared/order/issued-invoice.ts'
import { afterPause } from '#shared/order/shipping-pause.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { ppnOf, rateOf } from './tax.ts'
import type { OrderRow } from './tables.ts'

type Sold = Pick<OrderRow, 'subtotal' | 'discount' | 'shippingDaysMin' | 'shippingDaysMax'>
const dayMs = 24 * 3_600_000

/** The invoice of an order that is paid now, or that goes into work to be paid when it is handed over. */
export function issueInvoice({ shop, now }: Pick<Scope, 'shop' | 'now'>, order: Sold): IssuedInvoice {
  const { subtotal, discount, shippingDaysMin, shippingDaysMax } = order
  const rate = rateOf(dayIn(now))
  // A parcel leaves the shop on the day after the payment, or after the shop's pause.
  const leaves = afterPause(shop.shippingPause, new Date(now.getTime() + dayMs))
  return {
    at: now.toISOString(),
    seller: {
      name: shop.businessName || shop.name,
      address: shop.businessAddress,
      email: shop.businessEmail,
      logo: shop.logo,
    },
    tax: shop.npwp ? { npwp: shop.npwp, ...rate, ...ppnOf(subtotal - discount, rate) } : null,
    arrives:
      shippingDaysMin === null || shippingDaysMax === null
        ? null
        : [arrivesAfter(leaves, shippingDaysMin), arrivesAfter(leaves, shippingDaysMax)],
  }
}

const arrivesAfter = (leaves: Date, days: number): string => new Date(leaves.getTime() + days * dayMs).toISOString()
