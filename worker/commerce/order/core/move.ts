import { minuteMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import { canMove, type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findBill } from './bills.ts'
import { returnDaysFor } from './issued.ts'
import { isOrder, wasDriven } from './rules.ts'
import { sendStock } from './stock.ts'
import { addHistory, changeOrder } from './store.ts'
import type { OrderRow } from './tables.ts'

/** Whether the table has this move. `onHandover`: its money comes with its goods, which only its first move asks. */
export const mayMove = ({ status, delivery }: OrderRow, to: OrderStatus, onHandover = false): boolean =>
  isOrder(status) && canMove(status, to, { onHandover, delivery })

/** Every change of an order's status goes through here, with its line in the history. */
export function moveOrder(
  tx: Tx,
  order: OrderRow,
  to: OrderStatus,
  also: Partial<Pick<OrderRow, 'receiptNumber' | 'deliveredAt' | 'pickupCode' | 'pickupBy'>> = {},
  note = '',
): void {
  const { onHandover } = paymentWay(findBill(tx.db, order.id)?.vendor ?? null)
  assert(mayMove(order, to, onHandover), `an order does not go from ${order.status} to ${to}: ask mayMove first`)
  const moved = { ...order, ...also, status: to }
  changeOrder(tx.db, order.id, { status: to, ...also })
  addHistory(tx.db, order.id, to, tx.now, note, to === 'SHIPPING' && wasDriven(moved))
  if (orderStatus[to].sent && !(isOrder(order.status) && orderStatus[order.status].sent)) sendStock(tx, order.id)
  publish(tx, 'order_moved', { order: moved, from: order.status, to })
}

/** An order completes itself when the days for its return have ended. */
export function planCompletion(tx: Tx, { order }: { order: Pick<OrderRow, 'id'> }): void {
  tx.scheduler.plan('complete-order', order.id, returnWindowEnd(tx.now, returnDaysFor(tx, order.id)))
}

/** After how long the simulated seller of a demo shop acts on an order. */
const demoSellerMs = 2 * minuteMs

/** In a demo shop a simulated seller answers and packs. */
export function wakeDemoSeller({ shop, scheduler, now }: Scope, orderId: string): void {
  if (shop.demo) scheduler.plan('advance-demo-order', orderId, new Date(now.getTime() + demoSellerMs))
}
