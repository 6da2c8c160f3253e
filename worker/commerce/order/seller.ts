import { deliveryWay } from '#shared/order/delivery-way.ts'
import { type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { answerCancellation, askedToCancel, cancelPaid } from './after/cancel.ts'
import { deliver } from './after/delivered.ts'
import { payPiecesBack } from './after/returns/by-seller.ts'
import { findBill, findTransferAttempt } from './core/bills.ts'
import { mayMove, moveOrder } from './core/move.ts'
import { isOrder } from './core/rules.ts'
import { isAway, releaseStock } from './core/stock.ts'
import { addHistory, changeOrder, findOrder, listHistory } from './core/store.ts'
import type { OrderRow } from './core/tables.ts'
import {
  callCourier,
  callOff,
  cancelCourier,
  courierCallOf,
  endShipment,
  isReceiptTyped,
  sendAnotherWay,
} from './fulfilment/booking.ts'
import { simulateWay } from './fulfilment/demo.ts'
import { isCourierCalled } from './fulfilment/store.ts'
import { isHereAgain } from './fulfilment/tracking.ts'
import { writeReceipt } from './messages.ts'
import { makeReady } from './after/pickup.ts'
import { closeUnpaid } from './payment/charges/close.ts'
import { codRefused } from './payment/choices/cod.ts'
import { bookByHand } from './payment/charges/by-hand.ts'
import type { PaymentOutcome } from './payment/charges/receive.ts'
import { refuseReceipt } from './payment/receipts/answer.ts'
import { findWaiting } from './payment/receipts/store.ts'
import type { SellerStep } from './seller-step.ts'

type Done = Result<{ became?: PaymentOutcome }>

/**
 * Takes one step of the seller, in one transaction. A step that is not possible from the order's status is refused and
 * changes nothing.
 */
export function takeSellerStep(scope: Scope, { orderId, ...step }: { orderId: string } & SellerStep): Done {
  return inTransaction(scope, (tx) => {
    const order = findOrder(tx.db, orderId)
    return order && isOrder(order.status) ? take(tx, order, step) : refused('order_unknown')
  })
}

function take(tx: Tx, order: OrderRow, asked: SellerStep): Done {
  switch (asked.step) {
    case 'confirm-payment':
      return bookByHand(tx, order, asked)
    case 'refuse-payment':
      return refuseTransfer(tx, order, asked.note)
    case 'process':
      return askedToCancel(tx, order.id) === null ? go(tx, order, 'PROCESSING') : refused('cancellation_open')
    case 'change':
      return go(tx, order, 'CHANGE_PROCESSING', {}, asked.note)
    case 'ship':
      return ship(tx, order, asked)
    case 'call-off':
      return callOff(tx, order)
    case 'correct-receipt':
      return correctReceipt(tx, order, asked.receiptNumber)
    case 'ready':
      return askedToCancel(tx, order.id) === null ? makeReady(tx, order) : refused('cancellation_open')
    case 'deliver':
      return deliver(tx, order)
    case 'cancel':
      return cancel(tx, order, asked.note)
    case 'came-back':
      return cameBack(tx, order, asked.note)
    case 'cod-refused':
      return refuseShipment(tx, order)
    case 'refund':
      return payPiecesBack(tx, order, asked)
    case 'answer-cancellation':
      return answerCancellation(tx, order.id, asked.approve, asked.note)
  }
}

function go(tx: Tx, order: OrderRow, to: OrderStatus, also: Parameters<typeof moveOrder>[3] = {}, note = ''): Done {
  if (!mayMove(order, to)) return refused('order_step_impossible')
  moveOrder(tx, order, to, also, note)
  // A person acts instead of the demo's simulated seller.
  tx.scheduler.drop('advance-demo-order', order.id)
  return accepted({})
}

/**
 * With a receipt number the seller has handed the shipment over: with that of a courier that was called, to this courier.
 * Without one the shop brings it itself, by its own rates, or its courier is called, which reports the receipt number
 * and the events.
 */
function ship(
  tx: Tx,
  order: OrderRow,
  { receiptNumber, driver, picked }: { receiptNumber: string | null; driver: string; picked: boolean },
): Done {
  if (deliveryWay[order.delivery].fetched) return refused('order_step_impossible')
  if (picked) return handOverToCalled(tx, order, receiptNumber)
  const driven = receiptNumber === null && order.shippingDriven
  const calling = receiptNumber === null && !driven
  const called = receiptNumber !== null && isNumberOf(order, receiptNumber) && isCourierCalled(tx.db, order.id)
  const note = driven && driver.trim() !== '' ? `Pengantar: ${driver.trim()}` : ''
  const done = calling ? callCourier(tx, order) : go(tx, order, 'SHIPPING', called ? {} : { receiptNumber }, note)
  if (done.ok) tx.scheduler.drop('advance-demo-order', order.id)
  if (done.ok && !calling && !called) sendAnotherWay(tx, order.id)
  if (done.ok && receiptNumber !== null) simulateWay(tx, order.id)
  return done
}

/** A page that is old shows the number of a call before this one: that courier has nothing of this order. */
function handOverToCalled(tx: Tx, order: OrderRow, seen: string | null): Done {
  const comes = courierCallOf(tx.db, order.id)?.state === 'coming'
  return comes && (seen === null || isNumberOf(order, seen))
    ? go(tx, order, 'SHIPPING')
    : refused('order_step_impossible')
}

const isNumberOf = ({ receiptNumber }: OrderRow, typed: string): boolean =>
  typed.toUpperCase() === receiptNumber?.toUpperCase()

function correctReceipt(tx: Tx, order: OrderRow, receiptNumber: string): Done {
  if (!isOrder(order.status) || !orderStatus[order.status].sent) return refused('order_step_impossible')
  if (!isReceiptTyped(tx.db, order)) return refused('order_step_impossible')
  if (order.receiptNumber === receiptNumber) return accepted({})
  const corrected = { ...order, receiptNumber }
  changeOrder(tx.db, order.id, { receiptNumber })
  addHistory(tx.db, order.id, 'receipt_corrected', tx.now, `${order.receiptNumber} → ${receiptNumber}`)
  publish(tx, 'receipt_changed', { order: corrected })
  if (orderStatus[order.status].underWay) writeReceipt(tx, corrected)
  return accepted({})
}

function refuseTransfer(tx: Tx, order: OrderRow, note: string): Done {
  const bill = findBill(tx.db, order.id)
  if (!bill || bill.status === 'PAID' || !findTransferAttempt(tx.db, bill)) return refused('order_step_impossible')
  const waiting = findWaiting(tx.db, order.id)
  if (waiting) refuseReceipt(tx, waiting, note)
  else addHistory(tx.db, order.id, 'transfer_receipt_refused', tx.now, note)
  return accepted({})
}

function cancel(tx: Tx, order: OrderRow, note: string): Done {
  if (order.status === 'PENDING') closeUnpaid(tx, order.id, 'CANCEL', note)
  else if (mayMove(order, 'CANCEL')) cancelPaid(tx, order, note)
  else return refused('order_step_impossible')
  return accepted({})
}

/** Also of a parcel that its courier has given up or has called on its way back, and never reports as returned. */
function cameBack(tx: Tx, order: OrderRow, note: string): Done {
  const { id, status } = order
  if (!isAway(tx.db, order)) return refused('order_step_impossible')
  if (status === 'SHIPPING') go(tx, order, 'CHANGE_PROCESSING', {}, note)
  endShipment(tx, id)
  isHereAgain(tx, id, status === 'SHIPPING' ? '' : note)
  return accepted({})
}

/**
 * A cash-on-delivery shipment was refused: the order is cancelled, what it had taken goes back, but for pieces that are
 * still on their way back, and the shop remembers who refused. The courier may have reported it before the seller does.
 */
function refuseShipment(tx: Tx, order: OrderRow): Done {
  const cameBack =
    order.status === 'CHANGE_PROCESSING' && listHistory(tx.db, order.id).some(({ kind }) => kind === 'SHIPPING')
  if ((order.status !== 'SHIPPING' && !cameBack) || findBill(tx.db, order.id)?.status !== 'COD')
    return refused('order_step_impossible')
  const away = isAway(tx.db, order)
  if (!cameBack) moveOrder(tx, order, 'CHANGE_PROCESSING')
  moveOrder(tx, { ...order, status: 'CHANGE_PROCESSING' }, 'CANCEL')
  addHistory(tx.db, order.id, codRefused, tx.now)
  releaseStock(tx, order, 'SOLD', { away })
  cancelCourier(tx, order.id)
  tx.scheduler.drop('advance-demo-order', order.id)
  return accepted({})
}
