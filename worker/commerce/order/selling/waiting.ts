import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { AdminTx } from '#commerce/platform/administration/operation.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { orders } from '../core/tables.ts'
import { lineCount } from '../core/lists.ts'
import { keptShipments } from '../fulfilment/tables.ts'
import { rowsOf } from './views.ts'

/** What an order can wait for that only the seller does. */
export const sellerWaits = ['pack', 'send', 'cancel', 'carried'] as const
type SellerWait = (typeof sellerWaits)[number]

/** Whether somebody asks to cancel, and nobody has answered, as SQL of `orders o`. */
const cancelIsAsked = sql`(SELECT e.kind FROM order_event e WHERE e.order_id = o.id
  AND e.kind IN ('cancel_asked', 'cancel_refused', 'CANCEL') ORDER BY e.id DESC LIMIT 1) IS 'cancel_asked'`

/** Whether an order waits for this, as SQL of `orders o`. */
export const waitsFor: Readonly<Record<SellerWait, SQL>> = {
  // It is paid, and nobody has packed it or asks to cancel it.
  pack: sql`(o.status = 'PAYMENT_CONFIRMED' AND NOT ${cancelIsAsked})`,
  send: sql`o.status IN ('PROCESSING', 'CHANGE_PROCESSING')`,
  cancel: sql`o.status = 'PAYMENT_CONFIRMED' AND ${cancelIsAsked}`,
  // It is cancelled, and a courier that refused to be called off has its parcel, as long as the scheduler asks this courier about it.
  carried: sql`+o.status = 'CANCEL' AND o.id IN (SELECT order_id FROM ${keptShipments}
    AND EXISTS (SELECT 1 FROM scheduled_job j WHERE j.kind = 'check-shipment' AND j.ref = shipment.reference)
    AND EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = shipment.order_id AND e.kind = 'courier_kept'))`,
}

/** A page of the orders that wait for this, the longest waiting first. */
export function listWaiting(tx: AdminTx, step: SellerWait, page: number) {
  const { db } = tx
  const from = sql`FROM orders o WHERE ${waitsFor[step]}`
  const ids = db
    .all<{ id: string }>(
      sql`SELECT o.id ${from} ORDER BY o.placed_at, o.id LIMIT ${limits.pageSize} OFFSET ${page * limits.pageSize}`,
    )
    .map(({ id }) => id)
  const { total } = db.get<{ total: number }>(
    sql`SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${limits.listRows})`,
  )
  if (ids.length === 0) return { orders: [], total }
  const found = db
    .select({ order: orders, lineCount })
    .from(orders)
    .where(isOneOf(orders.id, ids))
    .limit(limits.pageSize)
    .all()
  const byId = new Map(found.map((row) => [row.order.id, row]))
  return {
    orders: rowsOf(
      tx,
      ids.flatMap((id) => byId.get(id) ?? []),
    ),
    total,
  }
}
