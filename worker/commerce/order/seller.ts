import { limits } from '#shared/limits.ts'
import { canMove, type OrderStatus, type OrderTab } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { answerCancellation, askedToCancel, cancelPaid } from './after/cancel.ts'
import { findBill } from './core/bills.ts'
import { listOrders } from './core/lists.ts'
import { moveOrder } from './core/move.ts'
import { isOrder, statusAt } from './core/rules.ts'
import { releaseStock } from './core/stock.ts'
import { addHistory, findOrder, listHistory } from './core/store.ts'
import type { OrderRow } from './core/tables.ts'
import { callCourier, cancelCourier } from './fulfilment/booking.ts'
import { endWay, simulateWay } from './fulfilment/demo.ts'
import { closeUnpaid } from './payment/close.ts'
import { codRefused } from './payment/cod.ts'
import { acceptReceipt, refuseReceipt } from './payment/receipts/answer.ts'
import { findWaiting } from './payment/receipts/store.ts'
import { receivePayment } from './payment/receive.ts'

/** What a seller does to an order. */
export type SellerStep =
  | { step: 'confirm-payment' }
  | { step: 'refuse-payment'; note: string }
  | { step: 'process' }
  | { step: 'change'; note: string }
  | { step: 'ship'; receiptNumber: string | null }
  | { step: 'deliver' }
  | { step: 'cancel'; note: string }
  | { step: 'cod-refused' }
  | { step: 'answer-cancellation'; approve: boolean; note: string }

type Done = Result<Record<never, never>>

/**
 * Takes one step of the seller, in one transaction. A step that is not possible from the order's status is refused and
 * changes nothing.
 */
export function takeSellerStep(scope: Scope, { orderId, ...step }: { orderId: string } & SellerStep): Done {
  return scope.db.transaction(() => {
    const order = findOrder(scope.db, orderId)
    return order && isOrder(order.status) ? take(scope, order, step) : refused('order_unknown')
  })
}

/** The seller's list of orders, the newest first: what each step needs to know, and the recipient of the shipment. */
export function listForSeller({ db, now }: Scope, { tab, page }: { tab: OrderTab | null; page: number }) {
  const { rows, total } = listOrders(db, { customerId: null, tab, text: null, index: page, size: limits.pageSize, now })
  const orders = rows.map(({ order, lineCount }) => {
    const { id, number, placedAt, total: amount, address, receiptNumber } = order
    return {
      id,
      number,
      status: statusAt(order, now),
      placedAt,
      total: amount,
      lineCount,
      address,
      receiptNumber,
      cancellation: askedToCancel({ db }, id),
    }
  })
  return accepted({ orders, total })
}

function take(scope: Scope, order: OrderRow, asked: SellerStep): Done {
  switch (asked.step) {
    case 'confirm-payment':
      return confirmTransfer(scope, order)
    case 'refuse-payment':
      return refuseTransfer(scope, order, asked.note)
    case 'process':
      return askedToCancel(scope, order.id) === null ? go(scope, order, 'PROCESSING') : refused('cancellation_open')
    case 'change':
      return go(scope, order, 'CHANGE_PROCESSING', {}, asked.note)
    case 'ship':
      return ship(scope, order, asked.receiptNumber)
    case 'deliver': {
      const moved = go(scope, order, 'DELIVERED', { deliveredAt: scope.now })
      if (moved.ok) endWay(scope, order, scope.now)
      return moved
    }
    case 'cancel':
      return cancel(scope, order, asked.note)
    case 'cod-refused':
      return refuseShipment(scope, order)
    case 'answer-cancellation':
      return answerCancellation(scope, order.id, asked.approve, asked.note)
  }
}

function go(
  scope: Scope,
  order: OrderRow,
  to: OrderStatus,
  also: Parameters<typeof moveOrder>[3] = {},
  note = '',
): Done {
  if (!isOrder(order.status) || !canMove(order.status, to, { cod: false, digital: order.digital }))
    return refused('order_step_impossible')
  moveOrder(scope, order, to, also, note)
  // A person acts instead of the demo's simulated seller.
  scope.scheduler.drop('advance-demo-order', order.id)
  return accepted({})
}

/**
 * With a receipt number the seller has handed the shipment over. Without one the shop's courier is called, which
 * reports the receipt number and the events.
 */
function ship(scope: Scope, order: OrderRow, receiptNumber: string | null): Done {
  const calling = receiptNumber === null
  const done = calling ? callCourier(scope, order) : go(scope, order, 'SHIPPING', { receiptNumber })
  if (done.ok) scope.scheduler.drop('advance-demo-order', order.id)
  if (done.ok && !calling) simulateWay(scope, order.id)
  return done
}

/**
 * The seller has seen the money on the shop's own account. An order that has expired meanwhile continues if its pieces
 * are still there.
 */
function confirmTransfer(scope: Scope, order: OrderRow): Done {
  const bill = findBill(scope.db, order.id)
  if (bill?.vendor !== 'manual' || bill.status === 'PAID') return refused('order_step_impossible')
  const waiting = findWaiting(scope.db, order.id)
  if (waiting) acceptReceipt(scope, waiting)
  else receivePayment(scope, order.id, null)
  return accepted({})
}

function refuseTransfer(scope: Scope, order: OrderRow, note: string): Done {
  const bill = findBill(scope.db, order.id)
  if (bill?.vendor !== 'manual' || bill.status === 'PAID') return refused('order_step_impossible')
  const waiting = findWaiting(scope.db, order.id)
  if (waiting) refuseReceipt(scope, waiting, note)
  else addHistory(scope.db, order.id, 'transfer_receipt_refused', scope.now, note)
  return accepted({})
}

function cancel(scope: Scope, order: OrderRow, note: string): Done {
  if (order.status === 'PENDING') closeUnpaid(scope, order.id, 'CANCEL', note)
  else if (isOrder(order.status) && canMove(order.status, 'CANCEL', { cod: false, digital: order.digital }))
    cancelPaid(scope, order, note)
  else return refused('order_step_impossible')
  return accepted({})
}

/**
 * A cash-on-delivery shipment came back: the order is cancelled, what it had taken goes back, and the shop remembers
 * who refused. The courier may have reported the return before the seller does.
 */
function refuseShipment(scope: Scope, order: OrderRow): Done {
  const cameBack =
    order.status === 'CHANGE_PROCESSING' && listHistory(scope.db, order.id).some(({ kind }) => kind === 'SHIPPING')
  if ((order.status !== 'SHIPPING' && !cameBack) || findBill(scope.db, order.id)?.status !== 'COD')
    return refused('order_step_impossible')
  if (!cameBack) moveOrder(scope, order, 'CHANGE_PROCESSING')
  moveOrder(scope, { ...order, status: 'CHANGE_PROCESSING' }, 'CANCEL')
  addHistory(scope.db, order.id, codRefused, scope.now)
  releaseStock(scope, order, 'SOLD')
  cancelCourier(scope, order.id)
  scope.scheduler.drop('advance-demo-order', order.id)
  return accepted({})
}
