import { formatRupiah } from '#shared/money.ts'
import { move, purseOf } from '../ledger/store.ts'
import { addEvent, type SaleRow } from '../sale/store.ts'
import type { Scope } from '../scope.ts'
import { tellBuyer } from './telling.ts'

/** `refund`: the order was not kept · `refund_double`: it was paid twice. */
type Why = 'refund' | 'refund_double'

/**
 * Money that came in for nothing goes back: into a customer's wallet at once; a guest has none, so the seller pays it to a bank account and
 * the history says that it is due. Once for a `ref`, the sale or the attempt that brought it. Inside the caller's transaction.
 */
export function refund(scope: Scope, order: SaleRow, why: Why, ref: string, amount: number): void {
  if (amount === 0) return
  const note = formatRupiah(amount)
  if (order.customerId === null) {
    addEvent(scope.db, order.id, why === 'refund' ? 'refund_due' : 'refund_due_double', scope.now, note)
    return tellBuyer(scope, order, 'refund_due', { amount: note }, `${why}:${ref}`)
  }
  if (!move(scope, { kind: why, ref, from: 'shop:refunds', to: purseOf('wallet', order.customerId), amount })) return
  addEvent(scope.db, order.id, why === 'refund' ? 'refunded' : 'refunded_double', scope.now, note)
  tellBuyer(scope, order, 'refunded', { amount: note }, `${why}:${ref}`)
}
