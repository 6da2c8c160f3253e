import { formatRupiah } from '#shared/format/money.ts'
import { move, purseOf } from '#commerce/ledger/store.ts'
import { addEvent, type ChargeRow, findAttempt, findBill, findOrder, type OrderRow } from '../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { tellBuyer } from '../messages.ts'

/**
 * `refund`: the order was not kept · `refund_double`: it was paid twice · `refund_return`: something of it went back.
 */
type Why = 'refund' | 'refund_double' | 'refund_return'
const events = {
  refund: { due: 'refund_due', done: 'refunded' },
  refund_double: { due: 'refund_due_double', done: 'refunded_double' },
  refund_return: { due: 'refund_due', done: 'refunded_return' },
} as const satisfies Record<Why, object>

/**
 * What was paid for an order, its part of the balance included, without what the payment service has given back by
 * itself.
 */
export function leftToGive({ db }: Pick<Scope, 'db'>, orderId: string): number {
  const [bill, order] = [findBill(db, orderId), findOrder(db, orderId)]
  return bill ? bill.amount - goneOf(findAttempt(db, bill)) + (order?.walletUsed ?? 0) : 0
}
/** What of an attempt's money the payment service has given back. */
export const goneOf = (attempt: ChargeRow | null): number =>
  attempt?.state === 'returned' ? attempt.amount : (attempt?.returned ?? 0)

/**
 * Money that came in for nothing goes back: into a customer's wallet at once; a guest has none, so the seller pays it
 * to a bank account and the history says that it is due. Once for a `ref`, the sale, the attempt that brought it, or
 * the return. Inside the caller's transaction.
 */
export function refund(scope: Scope, order: OrderRow, why: Why, ref: string, amount: number): void {
  if (amount === 0) return
  const note = formatRupiah(amount)
  if (order.customerId === null) {
    addEvent(scope.db, order.id, events[why].due, scope.now, note)
    return tellBuyer(scope, order, 'refund_due', { amount: note }, `${why}:${ref}`)
  }
  if (!move(scope, { kind: why, ref, from: 'shop:refunds', to: purseOf('wallet', order.customerId), amount })) return
  addEvent(scope.db, order.id, events[why].done, scope.now, note)
  tellBuyer(scope, order, 'refunded', { amount: note }, `${why}:${ref}`)
}
