import { formatRupiah } from '#shared/format/money.ts'
import { customerAccount, move, owedAccount } from '#commerce/ledger/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findAttempt, findBill, findCharge } from '#commerce/order/core/bills.ts'
import { addHistory } from '#commerce/order/core/store.ts'
import type { BillRow, ChargeRow, OrderRow } from '#commerce/order/core/tables.ts'
import { addRefund, walletOwner } from '#commerce/order/payment/refunds/store.ts'
import type { RefundReason, RefundRow } from '#commerce/order/payment/refunds/tables.ts'

export const refundHistory = {
  refund: { due: 'refund_due', done: 'refunded' },
  refund_double: { due: 'refund_due_double', done: 'refunded_double' },
  refund_return: { due: 'refund_due', done: 'refunded_return' },
  return_postage: { due: 'postage_due', done: 'postage_paid' },
} as const satisfies Record<RefundReason, object>

type Attempt = Pick<ChargeRow, 'state' | 'amount' | 'returned'>

/** Money that was paid for the order. Postage never was. */
type OfPayment = Exclude<RefundReason, 'return_postage'>

/**
 * What was paid for an order, its part of the balance included, without what the payment vendor has refunded itself.
 */
export function leftToRefund(db: Db, order: Paid): number {
  const bill = findBill(db, order.id)
  return bill ? leftOfBill(bill, findAttempt(db, bill), order) : 0
}
type Paid = Pick<OrderRow, 'id' | 'walletUsed'>
/** The same of a bill and the attempt it waits for, which a list has read for all its orders. */
export const leftOfBill = (
  { amount }: Pick<BillRow, 'amount'>,
  attempt: Attempt | null,
  { walletUsed }: Omit<Paid, 'id'>,
): number => amount - returnedByVendor(attempt) + walletUsed
/** The part of an attempt's money that the payment vendor has refunded. */
export const returnedByVendor = (attempt: Attempt | null): number =>
  attempt?.state === 'returned' ? attempt.amount : (attempt?.returned ?? 0)

/**
 * Money that the shop cannot keep goes back to where it came from, if the vendor can do that; else into the customer's
 * wallet at once. Who has no wallet is owed it, until the seller has transferred it. Once for a `ref`: the order, the
 * attempt that brought the money, or the return.
 */
export function refund(tx: Tx, order: OrderRow, reason: OfPayment, ref: string, amount: number): void {
  if (amount === 0) return
  const [owner, attempt] = [walletOwner(tx.db, order), attemptOf(tx, order, reason, ref)]
  const atSource = attempt?.state === 'paid' && tx.vendors.gateway(attempt.vendor)?.canRefund(attempt.method) === true
  const direct = atSource ? null : owner
  const to = direct === null ? owedAccount(order.id) : customerAccount('wallet', direct)
  if (!move(tx, { kind: reason, ref, from: 'shop:refunds', to, amount })) return
  if (direct === null) owe(tx, order, { reason, ref, amount, reference: attempt?.reference ?? null, atSource })
  addHistory(tx.db, order.id, refundHistory[reason][direct === null ? 'due' : 'done'], tx.now, formatRupiah(amount))
  const way = direct !== null ? 'wallet' : atSource ? 'source' : 'bank'
  publish(tx, 'money_refunded', { order, amount, way, paid: direct !== null, ref: `${reason}:${ref}` })
}

function owe(
  { db, now, newId, scheduler }: Tx,
  { id: orderId }: OrderRow,
  { atSource, ...row }: Pick<RefundRow, 'reason' | 'ref' | 'amount' | 'reference'> & { atSource: boolean },
): void {
  const id = newId()
  addRefund(db, { ...row, id, orderId, state: atSource ? 'ASKED' : 'OWED', createdAt: now })
  if (atSource) scheduler.plan('refund-at-source', id, now)
}

/**
 * The attempt whose money it is. Money of a return goes where the customer has asked for it: into the wallet, or on to a
 * bank account.
 */
function attemptOf({ db }: Tx, { id }: OrderRow, reason: OfPayment, ref: string): ChargeRow | null {
  if (reason === 'refund_return') return null
  const bill = findBill(db, id)
  return reason === 'refund_double' ? findCharge(db, ref) : bill && findAttempt(db, bill)
}
