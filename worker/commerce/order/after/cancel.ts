import { limits } from '#shared/limits.ts'
import { cancelOf } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { within } from '#shared/web/time.ts'
import { publish, type ShopEvents } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { changeBill, findAttempt, findBill } from '../core/bills.ts'
import { mayMove, moveOrder, wakeDemoSeller } from '../core/move.ts'
import { isOrder, statusAt } from '../core/rules.ts'
import { isAway, releaseStock } from '../core/stock.ts'
import { addHistory, changeOrder, findOrder, findOwnOrder, listHistory } from '../core/store.ts'
import type { BillRow, ChargeRow, OrderRow } from '../core/tables.ts'
import { cancelCourier } from '../fulfilment/booking.ts'
import { isCourierCalled } from '../fulfilment/store.ts'
import { closeUnpaid } from '../payment/charges/close.ts'
import { refund, returnedByVendor } from '../payment/charges/refund.ts'
import { keptFor, listOpened } from './opened.ts'

type Done = Result<Record<never, never>>

/** Why the shopper wants to cancel, as long as the seller has not answered; null: nobody wants to. */
export const askedToCancel = (scope: Pick<Scope, 'db'>, orderId: string): string | null =>
  cancelAskedIn(listHistory(scope.db, orderId))

/** The same of a history that is known. */
export function cancelAskedIn(history: readonly { kind: string; note: string }[]): string | null {
  const last = history.findLast(({ kind }) => kind === 'cancel_asked' || kind === 'cancel_refused' || kind === 'CANCEL')
  return last?.kind === 'cancel_asked' ? last.note : null
}

/**
 * The shopper cancels: an unpaid order at once, also one that is paid on delivery until it is packed; a paid one by asking
 * the seller. Later than that, only a conversation with the seller helps.
 */
export async function cancelOwn(scope: Scope, orderId: string, reason: string): Promise<Done> {
  const done = inTransaction(scope, (tx): Result<'closed' | 'asked'> => {
    const order = findOwnOrder(tx, orderId)
    if (!order) return refused('order_unknown')
    const status = statusAt(order, tx.now)
    if (!isOrder(status)) return refused('order_unknown')
    const onHandover = findBill(tx.db, orderId)?.status === 'COD'
    const cancel = cancelOf(status, { onHandover, packed: isCourierCalled(tx.db, orderId) })
    if (cancel === null) return refused('cancel_too_late')
    if (cancel === 'now') {
      if (onHandover) cancelPaid(tx, order, reason)
      else closeUnpaid(tx, orderId, 'CANCEL', reason)
      return accepted('closed' as const)
    }
    if (askedToCancel(tx, orderId) === null) {
      addHistory(tx.db, orderId, 'cancel_asked', tx.now, reason)
      publish(tx, 'cancel_asked', { order, reason })
    }
    wakeDemoSeller(tx, orderId)
    return accepted('asked' as const)
  })
  if (!done.ok) return done
  if (done.value === 'closed') await closeAtVendor(scope, orderId)
  return accepted({})
}

/**
 * At once, so that nobody pays to a number that no order waits for. The scheduler asks a vendor again that does not
 * answer, or refuses.
 */
async function closeAtVendor(scope: Scope, orderId: string): Promise<void> {
  const bill = findBill(scope.db, orderId)
  const charge = bill && findAttempt(scope.db, bill)
  const gateway = charge && scope.vendors.gateway(charge.vendor)
  const answer = gateway && (await within(limits.paymentMs, gateway.cancel(charge), () => null))
  if (charge && answer?.ok && answer.value.state === 'cancelled')
    scope.scheduler.drop('cancel-attempt', charge.reference)
}

/**
 * Ends an order that was paid, or is to be paid on delivery: its pieces go back into the stock unless a courier still has
 * them, and its money to the shopper. Codes that were revealed and files that were downloaded stay sold and are not paid back.
 */
export function cancelPaid(tx: Tx, order: OrderRow, reason: string): void {
  const bill = findBill(tx.db, order.id)
  // Money that the vendor has given back already is not given back again.
  const attempt = bill && findAttempt(tx.db, bill)
  const gone = returnedByVendor(attempt)
  const opened = listOpened(tx.db, order)
  const kept = keptFor(opened, order, bill?.status === 'PAID' ? Math.max(0, bill.amount - gone) : 0)
  const away = isAway(tx.db, order)
  changeOrder(tx.db, order.id, kept)
  moveOrder(tx, order, 'CANCEL', {}, reason)
  releaseStock(tx, { ...order, ...kept }, 'SOLD', { opened, away })
  if (bill?.status === 'PAID' && attempt && gone > 0 && gone >= bill.amount) unpay(tx, bill, attempt)
  else if (bill?.status === 'PAID') refund(tx, order, 'refund', order.id, bill.amount - gone - kept.keptMoney)
  tx.scheduler.drop('advance-demo-order', order.id)
  cancelCourier(tx, order.id)
}

/** Nothing of a bill is here any more; the books keep the day on which it came. */
function unpay(tx: Tx, { orderId, code, amount, paidAt }: BillRow, { vendor, reference }: ChargeRow): void {
  changeBill(tx.db, code, { status: 'EXPIRED', paidAt: null })
  if (paidAt) publish(tx, 'payment_undone', { vendor, reference, amount, orderId, at: paidAt })
}

/** The bank has taken a payment back: an order that has not left the shop is cancelled. */
export function cancelUnsent(tx: Tx, { order: { id }, refunded }: ShopEvents['payment_taken_back']): void {
  const order = findOrder(tx.db, id)
  // A refund was the decision of a person, who also decides about the order.
  if (!refunded && order && mayMove(order, 'CANCEL')) cancelPaid(tx, order, 'Pembayaran ditarik kembali oleh bank')
}

/** The seller's answer to a shopper who wants to cancel. */
export function answerCancellation(tx: Tx, orderId: string, approve: boolean, note: string): Done {
  const order = findOrder(tx.db, orderId)
  if (!order || askedToCancel(tx, orderId) === null || order.status !== 'PAYMENT_CONFIRMED')
    return refused('order_step_impossible')
  if (approve) cancelPaid(tx, order, note)
  else addHistory(tx.db, orderId, 'cancel_refused', tx.now, note)
  return accepted({})
}
