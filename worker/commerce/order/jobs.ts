import { dayMs, minuteMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { canBePaid } from '#shared/order/order-status.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { answerCancellation, askedToCancel } from './after/cancel.ts'
import { giveUpUnfetched, makeReady } from './after/pickup.ts'
import { rewardOrder } from './after/rewards.ts'
import { hasAllSince, hasOpenReturn } from './after/returns/store.ts'
import { findAttempt, findBill, findCharge } from './core/bills.ts'
import { moveOrder } from './core/move.ts'
import { returnDaysFor } from './core/issued.ts'
import { isOrder, statusAt } from './core/rules.ts'
import { findOrder, removeCheckout } from './core/store.ts'
import type { ChargeRow, OrderRow } from './core/tables.ts'
import { callCourier, vendorOf } from './fulfilment/booking.ts'
import { demoWayMs, endWay, simulateWay } from './fulfilment/demo.ts'
import { isOpen } from './payment/rules/attempts.ts'
import { nextCheckAt } from './payment/rules/checks.ts'
import { askForReview, writeReminder, writeUnpaid } from './messages.ts'
import { notifyUnfetched } from './seller-messages.ts'
import { closeUnpaid } from './payment/charges/close.ts'
import { confirmWithVendor } from './payment/charges/notifications.ts'
import { acceptReceipt } from './payment/receipts/answer.ts'
import { findWaiting } from './payment/receipts/store.ts'
import { refundAtSource } from './payment/refunds/at-source.ts'

/** What happens to an order later. Each job may come late, twice or never: the second time nothing is left to do. */
export const orderJobs = {
  'expire-payment': expirePayment,
  'check-payment': checkPayment,
  'cancel-attempt': cancelAtVendor,
  'refund-at-source': refundAtSource,
  'advance-demo-order': advanceDemoOrder,
  'complete-order': completeOrder,
  'remind-pickup': remindPickup,
  'expire-pickup': expirePickup,
  'give-coins': rewardOrder,
  'remove-checkout': (orderId, { db }) => removeCheckout(db, orderId),
} as const satisfies Record<string, Job>

/**
 * At the deadline, or some hours before it. At the end the vendor is asked once more, because a notice of payment can be lost. If it does not answer, the
 * order expires and the scheduler keeps asking.
 */
async function expirePayment(orderId: string, scope: Scope): Promise<void> {
  const order = findOrder(scope.db, orderId)
  if (order?.status !== 'PENDING') return
  if (order.payBy && statusAt(order, scope.now) !== 'EXPIRED') return inTransaction(scope, (tx) => remind(tx, order))
  const bill = findBill(scope.db, orderId)
  const charge = bill && findAttempt(scope.db, bill)
  if (charge) await confirmWithVendor(scope, charge)
  inTransaction(scope, (tx) => {
    closeUnpaid(tx, orderId, 'EXPIRED')
    planCheck(tx, orderId)
  })
}

/** Before the deadline the buyer is reminded, once: a proof of a transfer or another way to pay plans it again. */
function remind(tx: Tx, order: OrderRow): void {
  writeUnpaid(tx, order)
  if (order.payBy) tx.scheduler.plan('expire-payment', order.id, order.payBy)
}

/**
 * While an order waits for its money the vendor is asked from time to time, so that a payment whose notice was lost
 * still counts within minutes.
 */
async function checkPayment(orderId: string, scope: Scope): Promise<void> {
  const charge = awaited(orderId, scope)
  if (!charge) return
  await confirmWithVendor(scope, charge)
  planCheck(scope, orderId)
}

/** A vendor is asked for two days at most, in case it never says that an attempt is over. */
const isYoung = ({ createdAt }: ChargeRow, { now }: Scope): boolean => now.getTime() < createdAt.getTime() + 2 * dayMs

function planCheck(scope: Scope, orderId: string): void {
  const charge = awaited(orderId, scope)
  if (charge && isYoung(charge, scope))
    scope.scheduler.plan('check-payment', orderId, nextCheckAt(charge.createdAt, scope.now))
}

/**
 * The attempt that may still bring money, if the order waits for it, or has expired before the vendor said that the
 * attempt is over.
 */
function awaited(orderId: string, { db }: Scope): ChargeRow | null {
  const order = findOrder(db, orderId)
  const bill = order && findBill(db, orderId)
  const charge = bill && findAttempt(db, bill)
  const waits = order && isOrder(order.status) && canBePaid(order.status)
  return waits && charge && paymentWay(charge.vendor).asksVendor && isOpen(charge) ? charge : null
}

/**
 * Cancels an attempt at its vendor. If the vendor refuses, the attempt may have been paid just before: then that money
 * counts. One that cannot cancel is asked until the attempt has ended by itself.
 */
async function cancelAtVendor(reference: string, scope: Scope): Promise<void> {
  const charge = findCharge(scope.db, reference)
  if (charge?.state !== 'cancelled') return
  const answer = await scope.vendors.gateway(charge.vendor)?.cancel(charge)
  if (!answer || (!answer.ok && answer.reason === 'unknown')) return
  if (answer.ok && answer.value.state === 'pending') {
    if (isYoung(charge, scope))
      scope.scheduler.plan('cancel-attempt', reference, nextCheckAt(charge.createdAt, scope.now))
    return
  }
  if (answer.ok && answer.value.state !== 'paid') return
  assert(answer.ok || answer.reason === 'refused', 'the vendor does not answer: the scheduler asks again')
  const confirmed = await confirmWithVendor(scope, charge)
  assert(confirmed.status !== 503, 'the vendor does not answer: the scheduler asks again')
}

/** Minutes a demo order is packed before the embedded seller hands it over. */
const demoPackedMinutes = 10

/** Plays seller and courier in a demo shop: packed, handed over with a receipt number, delivered. */
function advanceDemoOrder(orderId: string, tx: Tx): void {
  const order = findOrder(tx.db, orderId)
  if (!order || !tx.shop.demo) return
  const planNext = (minutes: number) =>
    tx.scheduler.plan('advance-demo-order', orderId, new Date(tx.now.getTime() + minutes * minuteMs))
  const proof = findWaiting(tx.db, orderId)
  if (proof) {
    acceptReceipt(tx, proof)
  } else if (order.status === 'PAYMENT_CONFIRMED' && askedToCancel(tx, orderId) !== null) {
    answerCancellation(tx, orderId, true, 'Disetujui toko')
  } else if (order.status === 'PAYMENT_CONFIRMED') {
    moveOrder(tx, order, 'PROCESSING')
    planNext(demoPackedMinutes)
  } else if (order.status === 'PROCESSING') {
    if (deliveryWay[order.delivery].fetched) return void makeReady(tx, order)
    if (vendorOf(tx, order) !== null) return void callCourier(tx, order)
    const driven = order.shippingDriven
    moveOrder(tx, order, 'SHIPPING', { receiptNumber: driven ? null : receiptNumber(order.id) })
    if (!driven) simulateWay(tx, orderId)
    planNext(demoWayMs / minuteMs)
  } else if (order.status === 'SHIPPING' && !deliveryWay[order.delivery].fetched) {
    moveOrder(tx, order, 'DELIVERED', { deliveredAt: tx.now })
    endWay(tx, order, tx.now)
  }
}

/** It still waits at the counter on the day before it is kept no longer. */
function remindPickup(orderId: string, tx: Tx): void {
  const order = findOrder(tx.db, orderId)
  if (order?.status === 'SHIPPING') writeReminder(tx, order)
}

/** Nobody came. What was not paid goes back into the stock; about what was paid a person decides. */
function expirePickup(orderId: string, tx: Tx): void {
  const order = findOrder(tx.db, orderId)
  if (order?.status !== 'SHIPPING' || order.pickupBy === null) return
  if (tx.now < order.pickupBy) return tx.scheduler.plan('expire-pickup', orderId, order.pickupBy)
  if (!giveUpUnfetched(tx, order)) notifyUnfetched(tx, order)
}

/** Not before the days for returns have ended; while a return is open, its end completes the order. */
function completeOrder(orderId: string, tx: Tx): void {
  const order = findOrder(tx.db, orderId)
  if (order?.status !== 'DELIVERED' || !order.deliveredAt) return
  const end = returnWindowEnd(hasAllSince(tx.db, order, order.deliveredAt), returnDaysFor(tx, orderId))
  // The shop has given its shoppers more days meanwhile: without a new plan nobody would look again.
  if (tx.now < end) tx.scheduler.plan('complete-order', orderId, end)
  else if (!hasOpenReturn(tx.db, orderId)) {
    moveOrder(tx, order, 'COMPLETED')
    askForReview(tx, order)
  }
}

/** A number like one of JNE's that no courier has issued: 'SIM' and twelve digits of the order's id. */
const receiptNumber = (id: string): string =>
  `SIM${[...id]
    .map((c) => c.charCodeAt(0) % 10)
    .join('')
    .slice(0, 12)
    .padEnd(12, '0')}`
