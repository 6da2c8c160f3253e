import { assert } from '#shared/assert.ts'
import { canMove, type OrderStatus } from '#shared/order/order-status.ts'
import { planCommission, promiseCommission, takeBackCommission } from '#commerce/affiliate/commission.ts'
import { returnVouchers, spendVouchersAgain } from '#commerce/voucher/in-checkout.ts'
import { isOpen } from './attempts.ts'
import { cancelAttempt } from './charge.ts'
import {
  addEvent,
  type BillRow,
  changeBill,
  changeCharge,
  changeOrder,
  countSold,
  findAttempt,
  findBill,
  findCharge,
  findOrder,
  listHolds,
  moveHolds,
  returnStock,
  type OrderRow,
  stockOf,
  takeStock,
} from '../core/store.ts'
import { holdPurses, purseHolds, returnPurses, spendHeld } from './coins-and-wallet.ts'
import { isOrder } from '../core/rules.ts'
import { keepQuota, returnQuotas } from '#commerce/pricing/quotas.ts'
import { windowEnd } from '../after/returns/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { isFinal } from '../fulfilment/rules.ts'
import { findShipmentOf } from '../fulfilment/store.ts'
import { rewardOrder } from '../after/rewards.ts'
import { refund } from './refund.ts'
import { tellStep } from '../messages.ts'

/** How soon a demo shop packs a paid order. */
export const demoPackingMs = 2 * 60_000

/**
 * Money for an order has arrived; `reference` is the attempt that brought it, null when a person or nobody did. Never
 * drops a payment: what cannot be kept becomes a refund that is due. Inside the caller's transaction.
 */
export function settle(scope: Scope, orderId: string, reference: string | null): 'confirmed' | 'refund_due' {
  const { db, now } = scope
  const bill = findBill(db, orderId)
  assert(bill, 'only an order with a bill can be paid')
  // What came is what its attempt asked for; the bill may ask for something else by now.
  const came = (reference === null ? null : findCharge(db, reference)?.amount) ?? bill.amount
  if (reference !== null) changeCharge(db, reference, { state: 'paid' })
  if (bill.status === 'PAID') return giveMoneyBack(scope, orderId, 'refund_double', reference ?? orderId, came)
  closeIfOverdue(scope, orderId)
  const before = orderRow(scope, orderId)
  // The courier is called, or on its way, and will take the money at the door: this is a second payment.
  if (bill.status === 'COD' && (before.status !== 'PROCESSING' || isCourierCalled(scope, orderId)))
    return giveMoneyBack(scope, orderId, 'refund_double', reference ?? orderId, came)
  if (reference !== null) backToAttempt(scope, bill, reference)
  changeBill(db, bill.code, { status: 'PAID', paidAt: now, problem: '' })
  if (bill.status === 'COD') {
    addEvent(db, orderId, 'payment_received', now)
    promiseCommission(scope, orderRow(scope, orderId))
    return 'confirmed'
  }
  const order = orderRow(scope, orderId)
  if (order.status !== 'PENDING' && !(order.status === 'EXPIRED' && reserveAgain(scope, orderId)))
    return giveMoneyBack(scope, orderId, 'refund', orderId, came)
  commitStock(scope, orderId, order.status === 'PENDING' ? 'HELD' : 'RELEASED')
  moveOrder(scope, order, 'PAYMENT_CONFIRMED')
  promiseCommission(scope, order)
  if (order.digital) moveOrder(scope, orderRow(scope, orderId), 'COMPLETED')
  else packInDemo(scope, orderId)
  return 'confirmed'
}

/**
 * Cash on delivery: nothing is waited for, the seller packs at once and the courier collects. Inside the caller's
 * transaction.
 */
export function acceptCod(scope: Scope, orderId: string): void {
  const bill = findBill(scope.db, orderId)
  assert(bill?.vendor === 'cod', 'only an order whose bill is to be paid at the door goes on without payment')
  changeBill(scope.db, bill.code, { status: 'COD' })
  commitStock(scope, orderId, 'HELD')
  moveOrder(scope, orderRow(scope, orderId), 'PROCESSING')
  packInDemo(scope, orderId)
}

function commitStock(scope: Scope, orderId: string, from: 'HELD' | 'RELEASED'): void {
  for (const { variantId, quantity } of moveHolds(scope.db, orderId, from, 'SOLD'))
    countSold(scope.db, variantId, quantity)
  spendHeld(scope, orderRow(scope, orderId))
  scope.scheduler.drop('expire-payment', orderId)
  scope.scheduler.drop('check-payment', orderId)
}

function packInDemo({ shop, scheduler, now }: Scope, orderId: string): void {
  if (shop.demo) scheduler.plan('advance-demo-order', orderId, new Date(now.getTime() + demoPackingMs))
}

/**
 * Money that came by an attempt the shopper had left: the bill is again what that attempt asked for, and the later one
 * is taken back.
 */
function backToAttempt(scope: Scope, bill: BillRow, reference: string): void {
  const { db } = scope
  const paid = findCharge(db, reference)
  if (!paid || paid.attempt === bill.attempt) return
  const current = findAttempt(db, bill)
  if (current && isOpen(current)) cancelAttempt(scope, current)
  const order = orderRow(scope, bill.orderId)
  const { vendor, amount, attempt } = paid
  const method = paid.method || bill.method
  changeOrder(db, order.id, { uniqueCode: 0, codFee: 0, total: amount, paymentVendor: vendor, paymentMethod: method })
  changeBill(db, bill.code, { vendor, method, amount, attempt, uniqueCode: 0, account: null, holder: '' })
}

/**
 * Ends an unpaid order and gives its pieces back, exactly once: the second call finds nothing held. Inside the caller's
 * transaction.
 */
export function closeUnpaid(scope: Scope, orderId: string, to: 'EXPIRED' | 'CANCEL', reason = ''): boolean {
  const order = findOrder(scope.db, orderId)
  if (order?.status !== 'PENDING') return false
  moveOrder(scope, order, to, {}, reason)
  releaseStock(scope, order, 'HELD')
  const bill = findBill(scope.db, orderId)
  const attempt = bill && findAttempt(scope.db, bill)
  // The vendor is told, and what it says when it has the money already is heard: nobody asks about an order that was
  // called off otherwise.
  if (to === 'CANCEL' && attempt && isOpen(attempt)) cancelAttempt(scope, attempt)
  if (bill && bill.status !== 'PAID') changeBill(scope.db, bill.code, { status: 'EXPIRED' })
  scope.scheduler.drop('expire-payment', orderId)
  scope.scheduler.drop('check-payment', orderId)
  return true
}

/** What an order had taken goes back to where it came from. Inside the caller's transaction. */
export function releaseStock(scope: Scope, order: OrderRow, from: 'HELD' | 'SOLD'): void {
  for (const { variantId, quantity } of moveHolds(scope.db, order.id, from, 'RELEASED')) {
    returnStock(scope.db, variantId, quantity)
    if (from === 'SOLD') countSold(scope.db, variantId, -quantity)
  }
  returnVouchers(scope, order.id)
  returnQuotas(scope.db, order.id)
  returnPurses(scope, order)
  takeBackCommission(scope, order.id)
  scope.touch()
}

/**
 * Every change of an order's status goes through here, with its line in the history. Inside the caller's transaction.
 */
export function moveOrder(
  scope: Scope,
  order: OrderRow,
  to: OrderStatus,
  also: { receiptNumber?: string; deliveredAt?: Date } = {},
  note = '',
): void {
  const bill = findBill(scope.db, order.id)
  assert(
    isOrder(order.status) && canMove(order.status, to, { cod: bill?.vendor === 'cod', digital: order.digital }),
    `an order does not go from ${order.status} to ${to}: ask canMove first`,
  )
  changeOrder(scope.db, order.id, { status: to, ...also })
  addEvent(scope.db, order.id, to, scope.now, note)
  tellStep(scope, { ...order, ...also }, to)
  // The courier hands a parcel over only for its money; what is called off is owed by nobody.
  if (bill?.status === 'COD' && to === 'DELIVERED') {
    changeBill(scope.db, bill.code, { status: 'PAID', paidAt: scope.now })
    promiseCommission(scope, order)
  }
  if (bill?.status === 'COD' && to === 'CANCEL') changeBill(scope.db, bill.code, { status: 'EXPIRED' })
  if (to !== 'COMPLETED') return
  rewardOrder(scope, order)
  planCommission(scope, order)
}

/** An order completes itself when its window for returns has ended. */
export function planCompletion(scope: Scope, orderId: string): void {
  scope.scheduler.plan('complete-order', orderId, windowEnd(scope.now, scope.shop.returnDays))
}

function isCourierCalled({ db }: Scope, orderId: string): boolean {
  const last = findShipmentOf(db, orderId)
  return last !== null && !isFinal(last.state)
}

function closeIfOverdue(scope: Scope, orderId: string): void {
  const order = orderRow(scope, orderId)
  if (order.payBy && scope.now >= order.payBy) closeUnpaid(scope, orderId, 'EXPIRED')
}

/**
 * Takes back what an expired order had given up; nothing when one piece of it, or of its coins and balance, is gone.
 */
function reserveAgain(scope: Scope, orderId: string): boolean {
  const holds = listHolds(scope.db, orderId)
  if (holds.some(({ variantId, quantity }) => stockOf(scope.db, variantId) < quantity)) return false
  const order = orderRow(scope, orderId)
  if (!purseHolds(scope, order)) return false
  for (const { variantId, quantity } of holds)
    assert(
      takeStock(scope.db, variantId, quantity),
      'stock was checked in this transaction: nothing may run in between',
    )
  spendVouchersAgain(scope, orderId)
  holdPurses(scope, order)
  keepQuota(scope.db, orderId)
  scope.touch(holds.some(({ variantId }) => stockOf(scope.db, variantId) === 0))
  return true
}

function giveMoneyBack(
  scope: Scope,
  orderId: string,
  why: 'refund' | 'refund_double',
  ref: string,
  amount: number,
): 'refund_due' {
  refund(scope, orderRow(scope, orderId), why, ref, amount)
  return 'refund_due'
}

function orderRow(scope: Scope, orderId: string): OrderRow {
  const order = findOrder(scope.db, orderId)
  assert(order, 'a bill always has its order')
  return order
}
