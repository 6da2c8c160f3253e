import { canMove } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { isOrder, statusAt } from '../core/rules.ts'
import {
  addEvent,
  changeBill,
  findAttempt,
  findBill,
  findOwnOrder,
  findOrder,
  listEvents,
  type OrderRow,
} from '../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { sendCourierAway } from '../fulfilment/booking.ts'
import { goneOf, refund } from '../payment/refund.ts'
import { closeUnpaid, demoPackingMs, releaseStock, moveOrder } from '../payment/receive.ts'

type Done = Result<Record<never, never>>

/** The reason of a cancellation that the shopper has asked for and nobody has answered; null: there is none. */
export function askedToCancel(scope: Pick<Scope, 'db'>, orderId: string): string | null {
  const last = listEvents(scope.db, orderId).findLast(
    ({ kind }) => kind === 'cancel_asked' || kind === 'cancel_refused' || kind === 'CANCEL',
  )
  return last?.kind === 'cancel_asked' ? last.note : null
}

/**
 * The shopper cancels: an unpaid order at once, a paid one by asking the seller; later only the seller can be asked in
 * words.
 */
export async function cancelOwn(scope: Scope, orderId: string, reason: string): Promise<Done> {
  const done = scope.db.transaction((): Result<'closed' | 'asked'> => {
    const order = findOwnOrder(scope, orderId)
    if (!order || order.status === 'DRAFT') return refused('order_unknown')
    const status = statusAt(order, scope.now)
    if (status === 'PENDING') {
      closeUnpaid(scope, orderId, 'CANCEL', reason)
      return accepted('closed' as const)
    }
    if (status !== 'PAYMENT_CONFIRMED') return refused('cancel_too_late')
    if (askedToCancel(scope, orderId) === null) addEvent(scope.db, orderId, 'cancel_asked', scope.now, reason)
    // In a demo shop the seller answers by himself.
    if (scope.shop.demo)
      scope.scheduler.plan('advance-demo-order', orderId, new Date(scope.now.getTime() + demoPackingMs))
    return accepted('asked' as const)
  })
  if (!done.ok) return done
  if (done.value === 'closed') await closeAtVendor(scope, orderId)
  return accepted({})
}

/**
 * At once, so that nobody pays to a number nobody waits for. A vendor that does not answer, or says no, is asked again
 * by the agenda.
 */
async function closeAtVendor(scope: Scope, orderId: string): Promise<void> {
  const bill = findBill(scope.db, orderId)
  const charge = bill && findAttempt(scope.db, bill)
  const answer = charge && (await scope.vendors.gateway(charge.vendor)?.cancel(charge.reference))
  if (charge && answer?.ok) scope.scheduler.drop('cancel-attempt', charge.reference)
}

/**
 * Ends an order that was paid, or is to be paid at the door: its pieces go back on sale, and its money to who paid.
 * Inside the caller's transaction.
 */
export function cancelPaid(scope: Scope, order: OrderRow, reason: string): void {
  moveOrder(scope, order, 'CANCEL', {}, reason)
  releaseStock(scope, order, 'SOLD')
  const bill = findBill(scope.db, order.id)
  // Money that the vendor has given back already is not given back again.
  const gone = goneOf(bill && findAttempt(scope.db, bill))
  if (bill?.status === 'PAID' && gone > 0 && gone >= bill.amount)
    changeBill(scope.db, bill.code, { status: 'EXPIRED', paidAt: null })
  else if (bill?.status === 'PAID') refund(scope, order, 'refund', order.id, bill.amount - gone)
  scope.scheduler.drop('advance-demo-order', order.id)
  sendCourierAway(scope, order.id)
}

/** What has not left the shop stays there when its payment is taken back. Inside the caller's transaction. */
export function cancelUnsent(scope: Scope, orderId: string, reason: string): void {
  const order = findOrder(scope.db, orderId)
  if (order && isOrder(order.status) && canMove(order.status, 'CANCEL', { cod: false, digital: order.digital }))
    cancelPaid(scope, order, reason)
}

/** The seller's answer to a shopper who wants to cancel. Inside the caller's transaction. */
export function answerCancellation(scope: Scope, orderId: string, approve: boolean, note: string): Done {
  const order = findOrder(scope.db, orderId)
  if (!order || askedToCancel(scope, orderId) === null || order.status !== 'PAYMENT_CONFIRMED')
    return refused('order_step_impossible')
  if (approve) cancelPaid(scope, order, note)
  else addEvent(scope.db, orderId, 'cancel_refused', scope.now, note)
  return accepted({})
}
