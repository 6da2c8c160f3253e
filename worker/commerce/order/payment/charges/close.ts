import { changeBill, findAttempt, findBill } from '#commerce/order/core/bills.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { moveOrder } from '#commerce/order/core/move.ts'
import { releaseStock } from '#commerce/order/core/stock.ts'
import { findOrder } from '#commerce/order/core/store.ts'
import { isOpen } from '#commerce/order/payment/rules/attempts.ts'
import { cancelAttempt } from './charge.ts'

/** Ends an unpaid order and gives its pieces back, exactly once: the second call finds an order that is not waiting. */
export function closeUnpaid(tx: Tx, orderId: string, to: 'EXPIRED' | 'CANCEL', reason = ''): void {
  const order = findOrder(tx.db, orderId)
  if (order?.status !== 'PENDING') return
  moveOrder(tx, order, to, {}, reason)
  releaseStock(tx, order, 'HELD')
  const bill = findBill(tx.db, orderId)
  const attempt = bill && findAttempt(tx.db, bill)
  // The vendor's charge is cancelled. If the vendor has the money already, it says so now: later nobody asks about a
  // cancelled order.
  if (to === 'CANCEL' && attempt && isOpen(attempt)) cancelAttempt(tx, attempt)
  if (bill && bill.status !== 'PAID') changeBill(tx.db, bill.code, { status: 'EXPIRED' })
  tx.scheduler.drop('expire-payment', orderId)
  tx.scheduler.drop('check-payment', orderId)
}
