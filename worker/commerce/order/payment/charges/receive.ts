import type { moneyBecame } from '#shared/admin/orders.ts'
import { assert } from '#shared/assert.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { changeBill, changeCharge, findAttempt, findBill, findCharge } from '#commerce/order/core/bills.ts'
import { issueInvoice } from '#commerce/order/core/issued.ts'
import { moveOrder, wakeDemoSeller } from '#commerce/order/core/move.ts'
import { canReserveAgain, commitStock, reserveAgain } from '#commerce/order/core/stock.ts'
import { isOrder, statusAt } from '#commerce/order/core/rules.ts'
import { addHistory, changeOrder, findOrder } from '#commerce/order/core/store.ts'
import type { BillRow, OrderRow } from '#commerce/order/core/tables.ts'
import { isOfItsKind } from '#commerce/order/fulfilment/digital/kind.ts'
import { isCourierCalled } from '#commerce/order/fulfilment/store.ts'
import { isOpen } from '#commerce/order/payment/rules/attempts.ts'
import { forgetCard } from '#commerce/order/payment/choices/card-guard.ts'
import { cancelAttempt } from './charge.ts'
import { closeUnpaid } from './close.ts'
import { hasCoinsAndBalance, spendHeldBalance } from './coins-and-wallet.ts'
import { refund } from './refund.ts'
import { walletOwner } from '#commerce/order/payment/refunds/store.ts'

export type PaymentOutcome = (typeof moneyBecame)[number]

/**
 * Money for an order has arrived; `reference` is the attempt that brought it, null when a person saw it or nothing had
 * to be paid. A payment is never lost: what the shop cannot keep becomes a refund.
 */
export function receivePayment(tx: Tx, orderId: string, reference: string | null): PaymentOutcome {
  const { db, now } = tx
  const bill = findBill(db, orderId)
  assert(bill, 'only an order with a bill can be paid')
  // What came is what its attempt asked for; the bill may ask for something else by now.
  const came = (reference === null ? null : findCharge(db, reference)?.amount) ?? bill.amount
  if (reference !== null) {
    changeCharge(db, reference, { state: 'paid' })
    forgetCard(tx, reference)
  }
  if (isSecond(tx, bill, rowOf(tx, orderId))) {
    refund(tx, rowOf(tx, orderId), 'refund_double', reference ?? orderId, came)
    return 'back'
  }
  if (bill.status === 'PAID') return paidAgain(tx, bill, reference)
  // What goes on never ended: nobody reads of an end, and what it holds is held.
  if (!isKept(tx, rowOf(tx, orderId))) closeIfOverdue(tx, orderId)
  if (reference !== null) backToAttempt(tx, bill, reference)
  const order = rowOf(tx, orderId)
  const issued = bill.issued ?? issueInvoice(tx, order)
  changeBill(db, bill.code, { status: 'PAID', paidAt: now, problem: '', issued })
  if (bill.status !== 'COD') return confirmOrder(tx, order, came)
  addHistory(db, orderId, 'payment_received', now)
  publish(tx, 'order_paid', { order })
  return 'to_pack'
}

/**
 * It is paid already, and that money was not taken back from an order that went on; or the courier is called, or on its
 * way, and will collect the money on delivery.
 */
const isSecond = ({ db }: Pick<Scope, 'db'>, bill: BillRow, order: OrderRow): boolean =>
  bill.status === 'PAID'
    ? !isOrder(order.status) || !orderStatus[order.status].holdsStock || findAttempt(db, bill)?.state !== 'returned'
    : bill.status === 'COD' && (order.status !== 'PROCESSING' || isCourierCalled(db, order.id))

/** Whether money that comes now is no more than owed back, because the order has its money or has come to nothing. */
export const goesBack = (scope: Scope, bill: BillRow, order: OrderRow): boolean =>
  bill.status === 'COD' || bill.status === 'PAID' ? isSecond(scope, bill, order) : !isKept(scope, order)

/** The money of an order that went on without it is here again, by another attempt; the books keep when the first came. */
function paidAgain(tx: Tx, bill: BillRow, reference: string | null): PaymentOutcome {
  const { orderId, amount, paidAt } = bill
  const before = findAttempt(tx.db, bill)
  assert(
    before && paidAt && reference !== null,
    'only an attempt that was paid is taken back, and another one pays again',
  )
  publish(tx, 'payment_undone', { vendor: before.vendor, reference: before.reference, amount, orderId, at: paidAt })
  backToAttempt(tx, bill, reference)
  addHistory(tx.db, orderId, 'payment_received', tx.now)
  // Coins that were not due while it was gone; what was taken back with the money stays gone.
  tx.scheduler.plan('give-coins', orderId, tx.now)
  return 'again'
}

/** Whether an order goes on with money that comes now; otherwise the money goes back. */
function isKept(scope: Scope, order: OrderRow): boolean {
  const status = statusAt(order, scope.now)
  if (status !== 'EXPIRED') return status === 'PENDING'
  // Nobody waits for the order of a removed account, and its address is gone.
  const wanted = order.customerId === null || walletOwner(scope.db, order) !== null
  if (!wanted || !isOfItsKind(scope.db, order)) return false
  // Overdue but not closed yet, it still has all that it took.
  return order.status === 'PENDING' || (canReserveAgain(scope.db, order.id) && hasCoinsAndBalance(scope, order))
}

/** The order continues, also one that has expired, if everything it had taken can be taken again. */
function confirmOrder(tx: Tx, order: OrderRow, came: number): PaymentOutcome {
  const expired = order.status === 'EXPIRED'
  if (!isKept(tx, order)) {
    refund(tx, order, 'refund', order.id, came)
    return 'back'
  }
  if (expired) reserveAgain(tx, order)
  commit(tx, order, expired ? 'RELEASED' : 'HELD')
  moveOrder(tx, order, 'PAYMENT_CONFIRMED')
  publish(tx, 'order_paid', { order })
  const { atOnce } = deliveryWay[order.delivery]
  if (atOnce) moveOrder(tx, rowOf(tx, order.id), 'COMPLETED')
  else wakeDemoSeller(tx, order.id)
  return atOnce ? 'complete' : 'to_pack'
}

/** Cash on delivery: nothing is waited for, the seller packs at once and the courier collects. */
export function acceptCod(tx: Tx, orderId: string): void {
  const bill = findBill(tx.db, orderId)
  assert(
    bill && paymentWay(bill.vendor).onHandover,
    'only an order whose bill is cash on delivery goes on without payment',
  )
  const order = rowOf(tx, orderId)
  changeBill(tx.db, bill.code, { status: 'COD', issued: issueInvoice(tx, order) })
  commit(tx, order, 'HELD')
  moveOrder(tx, order, 'PROCESSING')
  wakeDemoSeller(tx, orderId)
}

/** What an order has taken is final from now on: coins and balance belong to the shop, the pieces to the shopper. */
function commit(tx: Tx, order: OrderRow, from: 'HELD' | 'RELEASED'): void {
  commitStock(tx.db, order.id, from)
  spendHeldBalance(tx, order)
  tx.scheduler.drop('expire-payment', order.id)
  tx.scheduler.drop('check-payment', order.id)
}

/**
 * The money came by an attempt that the shopper had left: the bill is again what that attempt asked for, and the later
 * attempt is cancelled.
 */
function backToAttempt(scope: Scope, bill: BillRow, reference: string): void {
  const { db } = scope
  const paid = findCharge(db, reference)
  if (!paid || paid.attempt === bill.attempt) return
  const current = findAttempt(db, bill)
  if (current && isOpen(current)) cancelAttempt(scope, current)
  const { vendor, amount, attempt, uniqueCode } = paid
  const method = paid.method || bill.method
  changeOrder(db, bill.orderId, {
    uniqueCode,
    codFee: 0,
    total: amount,
    paymentVendor: vendor,
    paymentMethod: method,
  })
  // The money is here: the bill is paid at once, so that its amount and account count among the awaited ones no more.
  changeBill(db, bill.code, {
    vendor,
    method,
    amount,
    attempt,
    uniqueCode,
    account: paid.account,
    holder: paid.holder,
    acceptedAmount: amount - uniqueCode,
    status: 'PAID',
    paidAt: scope.now,
  })
}

function closeIfOverdue(tx: Tx, orderId: string): void {
  const { payBy } = rowOf(tx, orderId)
  if (payBy && tx.now >= payBy) closeUnpaid(tx, orderId, 'EXPIRED')
}

function rowOf({ db }: Scope, orderId: string): OrderRow {
  const order = findOrder(db, orderId)
  assert(order, 'a bill always has its order')
  return order
}
