import { dayMs } from '#shared/format/units.ts'
import { gt, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { publish, type ShopEvents } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { changeBill, findBill } from '#commerce/order/core/bills.ts'
import { onTrustText } from '#shared/order/on-trust.ts'
import { orderEvents } from '#commerce/order/core/history/tables.ts'
import { type OrderRow, orders } from '#commerce/order/core/tables.ts'

/** In the history of an order that was sent on trust and came back unpaid: its kind. */
export const codRefused = 'cod_refused'

/** How many shipments this phone or this customer sent back unpaid lately: the shop pays for the way there and back. */
export function codRefusals(
  { now }: Pick<Scope, 'now'>,
  { customerId, address }: Pick<OrderRow, 'customerId' | 'address'>,
): SQL {
  const since = new Date(now.getTime() - limits.codRefusalDays * dayMs)
  // A shipment that was refused in these days was ordered before them, but not long before.
  const ordered = gt(orders.placedAt, new Date(since.getTime() - limits.codRefusalDays * dayMs))
  const who = [
    ...(customerId === null ? [] : [sql`${orders.customerId} = ${customerId}`]),
    ...(address === null ? [] : [sql`${orders.address} ->> '$.phone' = ${address.phone}`]),
  ]
  if (who.length === 0) return sql`0`
  const cancelled = who.map(
    (same) =>
      sql`SELECT ${orders.id} AS id FROM ${orders} WHERE ${sql.raw(onTrustText)} AND ${orders.status} = 'CANCEL' AND ${same} AND ${ordered}`,
  )
  // CROSS JOIN: from the few orders of this shopper to their history, never through the history of everybody.
  return sql`(SELECT count(*) FROM (${sql.join(cancelled, sql` UNION `)}) AS o
    CROSS JOIN ${orderEvents} WHERE ${orderEvents.orderId} = o.id AND ${orderEvents.kind} = ${codRefused} AND ${gt(orderEvents.at, since)})`
}

/** The same as a number, for the seller who decides whether to call first. */
export const countCodRefusals = (scope: Pick<Scope, 'db' | 'now'>, order: OrderRow): number =>
  scope.db.get<{ n: number }>(sql`SELECT ${codRefusals(scope, order)} AS n`).n

/**
 * The fee for cash on delivery of this amount: what the courier charges, unless the shop pays that itself. A courier is
 * asked before vouchers, coins and balance are known, and takes a share of what it collects.
 */
export const codFeeOf = ({ shop }: Pick<Scope, 'shop'>, quoted: Quoted, collected: Collected): number =>
  shop.payments?.codFeeBorne ? 0 : courierFeeOf(quoted, collected)

type Quoted = Pick<OrderRow, 'quotedCod' | 'quotedCodFor'>
type Collected = { vendor: string | null; amount: number }
/** What the courier charges for it, also where the shop bears that. */
export function courierFeeOf({ quotedCod, quotedCodFor }: Quoted, { vendor, amount }: Collected): number {
  if (quotedCod === null || !paymentWay(vendor).courierFee) return 0
  return quotedCodFor ? Math.min(quotedCod, Math.ceil((quotedCod * amount) / quotedCodFor)) : quotedCod
}

/**
 * The courier hands a shipment over only for its money, and nobody owes anything for an order that was cancelled.
 * Follows every move of an order.
 */
export function closeCodBill(tx: Tx, { order, to }: ShopEvents['order_moved']): void {
  const bill = findBill(tx.db, order.id)
  if (bill?.status !== 'COD') return
  if (to === 'CANCEL') changeBill(tx.db, bill.code, { status: 'EXPIRED' })
  if (to !== 'DELIVERED') return
  changeBill(tx.db, bill.code, { status: 'PAID', paidAt: tx.now })
  publish(tx, 'order_paid', { order })
}
