import { listText } from '#shared/order/sql-words.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import { deliveryWay, deliveryWays } from '#shared/order/delivery-way.ts'
import { orderStatus, orderStatuses, statusesWhere } from '#shared/order/order-status.ts'

/** A query of what must not be; its rows name what is wrong. */
export interface Invariant {
  name: string
  sql: string
}

export const [paid, sent, underWay, holding] = [
  listText(statusesWhere('paid')),
  listText(statusesWhere('sent')),
  listText(statusesWhere('underWay')),
  listText(statusesWhere('holdsStock')),
]
export const fetched = listText(deliveryWays.filter((way) => deliveryWay[way].fetched))
export const ended = listText(orderStatuses.filter((status) => !orderStatus[status].holdsStock))

type HoldState = 'HELD' | 'SOLD' | 'SENT' | 'RELEASED'
export function holdsOtherThan(where: string, ...states: readonly HoldState[]): string {
  return `SELECT s.id FROM orders s JOIN stock_hold h ON h.order_id = s.id WHERE {orders s} AND ${where} AND h.state NOT IN ${listText(states)}`
}

/** What an order took of its customer's coins or balance and did not give back; one that was paid late takes twice. */
export function takenFrom(account: 'coins' | 'wallet', kinds: string): string {
  return `(SELECT coalesce(-sum(e.amount), 0) FROM ledger_transfer t CROSS JOIN ledger_entry e ON e.transfer_id = t.id AND +e.account = '${account}:' || s.customer_id
          WHERE t.kind IN (${kinds}) AND t.ref IN (s.id, s.id || ':again'))`
}
export function unlessEnded(amount: string, kept: string): string {
  return `CASE WHEN s.status IN ${ended} THEN ${kept} ELSE ${amount} END`
}

/** What an order's vouchers of one sort save. */
export function savings(which: string): string {
  return `(SELECT coalesce(sum(c.saving), 0) FROM order_voucher c WHERE c.order_id = s.id AND ${which})`
}

/** The job of this kind for a row; `ref` names its column. A job that gave up is still there. */
export const jobOf = (kind: JobKind, ref: string): string =>
  `SELECT 1 FROM scheduled_job j WHERE j.kind = '${kind}' AND j.ref = ${ref}`
