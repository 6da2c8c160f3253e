import type { Scope } from '#commerce/platform/scope.ts'
import { changeBill, findAttempt, findBill } from '../core/bills.ts'
import { moveOrder } from '../core/move.ts'
import { releaseStock } from '../core/stock.ts'
import { findOrder } from '../core/store.ts'
import { isOpen } from './attempts.ts'
import { cancelAttempt } from './charge.ts'

/**
 * Ends an unpaid order and gives its pieces back, exactly once: the second call finds an order that is not waiting.
 * Inside the caller's transaction.
 */
export function closeUnpaid(scope: Scope, orderId: string, to: 'EXPIRED' | 'CANCEL', reason = ''): void {
  const order = findOrder(scope.db, orderId)
  if (order?.status !== 'PENDING') return
  moveOrder(scope, order, to, {}, reason)
  releaseStock(scope, order, 'HELD')
  const bill = findBill(scope.db, orderId)
  const attempt = bill && findAttempt(scope.db, bill)
  // The vendor's charge is cancelled. If the vendor has the money already, it says so now: later nobody asks about a
  // cancelled order.
  if (to === 'CANCEL' && attempt && isOpen(attempt)) cancelAttempt(scope, attempt)
  if (bill && bill.status !== 'PAID') changeBill(scope.db, bill.code, { status: 'EXPIRED' })
  scope.scheduler.drop('expire-payment', orderId)
  scope.scheduler.drop('check-payment', orderId)
}
