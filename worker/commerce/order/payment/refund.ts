import { formatRupiah } from '#shared/format/money.ts'
import { move, customerAccount } from '#commerce/ledger/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findAttempt, findBill } from '../core/bills.ts'
import { addHistory, findOrder } from '../core/store.ts'
import type { ChargeRow, OrderRow } from '../core/tables.ts'

/**
 * `refund`: the order was not kept · `refund_double`: it was paid twice · `refund_return`: a part of it was returned.
 */
type Why = 'refund' | 'refund_double' | 'refund_return'
const history = {
  refund: { due: 'refund_due', done: 'refunded' },
  refund_double: { due: 'refund_due_double', done: 'refunded_double' },
  refund_return: { due: 'refund_due', done: 'refunded_return' },
} as const satisfies Record<Why, object>

/**
 * What was paid for an order, its part of the balance included, without what the payment vendor has refunded itself.
 */
export function leftToRefund({ db }: Pick<Scope, 'db'>, orderId: string): number {
  const [bill, order] = [findBill(db, orderId), findOrder(db, orderId)]
  return bill ? bill.amount - returnedByVendor(findAttempt(db, bill)) + (order?.walletUsed ?? 0) : 0
}
/** The part of an attempt's money that the payment vendor has refunded. */
export const returnedByVendor = (attempt: ChargeRow | null): number =>
  attempt?.state === 'returned' ? attempt.amount : (attempt?.returned ?? 0)

/**
 * Money that the shop cannot keep goes back: into a customer's wallet at once. A guest has no wallet, so the seller
 * pays it to a bank account and the history says that it is due. Once for a `ref`: the order, the attempt that brought
 * the money, or the return.
 */
export function refund(tx: Tx, order: OrderRow, why: Why, ref: string, amount: number): void {
  if (amount === 0) return
  const due = order.customerId === null
  if (
    order.customerId !== null &&
    !move(tx, { kind: why, ref, from: 'shop:refunds', to: customerAccount('wallet', order.customerId), amount })
  )
    return
  addHistory(tx.db, order.id, history[why][due ? 'due' : 'done'], tx.now, formatRupiah(amount))
  publish(tx, 'money_refunded', { order, amount, due, ref: `${why}:${ref}` })
}
