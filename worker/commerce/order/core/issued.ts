import { dayMs } from '#shared/format/units.ts'
import { sql } from 'drizzle-orm'
import { dayIn } from '#shared/format/dates.ts'
import type { IssuedInvoice } from '#shared/order/issued-invoice.ts'
import { leavesAfter } from '#shared/order/shipping-pause.ts'
import { listText } from '#shared/order/sql-words.ts'
import { shareOf } from '#shared/order/share.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { findBill } from './bills.ts'
import { ppnOf, ratesOf } from './tax.ts'
import type { BillRow, OrderRow } from './tables.ts'

type Sold = Pick<OrderRow, 'id' | 'subtotal' | 'discount' | 'shippingDaysMin' | 'shippingDaysMax'>

/** The invoice of an order that is paid now, or that goes into work to be paid when it is handed over. */
export function issueInvoice(scope: Pick<Scope, 'shop' | 'now' | 'db'>, order: Sold): IssuedInvoice {
  const { shop, now } = scope
  const { shippingDaysMin, shippingDaysMax } = order
  const leaves = leavesAfter(shop.shippingPause, now).getTime()
  return {
    at: now.toISOString(),
    seller: {
      name: shop.businessName || shop.name,
      address: shop.businessAddress,
      email: shop.businessEmail,
      logo: shop.logo,
    },
    tax: shop.npwp ? { npwp: shop.npwp, ...taxOf(scope, order) } : null,
    arrives:
      shippingDaysMin === null || shippingDaysMax === null
        ? null
        : [
            new Date(leaves + shippingDaysMin * dayMs).toISOString(),
            new Date(leaves + shippingDaysMax * dayMs).toISOString(),
          ],
  }
}

/** The bills whose invoice is shown: a paid one, and one that is paid on delivery. The parcel of another was not taken. */
const invoiced: readonly BillRow['status'][] = ['PAID', 'COD']
export const isInvoiced = ({ status }: Pick<BillRow, 'status'>): boolean => invoiced.includes(status)

/** The PPN of a bill's invoice, in the words of SQL; NULL: its shop was not registered, or there is none. */
export const taxText = (bill: string): string =>
  `CASE WHEN ${bill}.status IN ${listText(invoiced)} THEN round(${bill}.issued ->> '$.tax.amount' + coalesce(${bill}.issued ->> '$.tax.luxury.amount', 0), 2) END`

/** The days for the returns of an order: those of today, and never fewer than it was placed with. */
export const returnDaysFor = ({ db, shop }: Pick<Scope, 'db' | 'shop'>, orderId: string): number =>
  Math.max(shop.returnDays, findBill(db, orderId)?.returnDays ?? 0)

/** The vouchers of an order lower the price of all its goods alike. */
function taxOf({ db, now }: Pick<Scope, 'now' | 'db'>, { id, subtotal, discount }: Sold) {
  const { usual, luxury } = ratesOf(dayIn(now))
  const lines = db.all<{ variantId: string; worth: number }>(
    sql`SELECT l.variant_id AS variantId, l.unit_price * l.quantity AS worth FROM order_line l
      JOIN variant v ON v.id = l.variant_id JOIN product p ON p.id = v.product_id WHERE l.order_id = ${id} AND p.luxury = 1`,
  )
  const worth = lines.reduce((sum, line) => sum + line.worth, 0)
  const net = subtotal - discount
  const ofLuxury = shareOf(net, worth, subtotal)
  return {
    ...usual,
    ...ppnOf(net - ofLuxury, usual),
    luxury:
      lines.length === 0
        ? null
        : { ...luxury, ...ppnOf(ofLuxury, luxury), variants: lines.map(({ variantId }) => variantId), worth },
  }
}
