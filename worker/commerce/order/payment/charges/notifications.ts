import { and, eq } from 'drizzle-orm'
import { assert } from '#shared/assert.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import type { PaymentState } from '#commerce/vendors/payment/gateway.ts'
import type { WebhookRequest } from '#commerce/vendors/webhook.ts'
import { changeBill, changeCharge, findBillByCode, findCharge } from '#commerce/order/core/bills.ts'
import { addHistory, findOrder } from '#commerce/order/core/store.ts'
import type { BillRow, ChargeRow } from '#commerce/order/core/tables.ts'
import { isOpen } from '#commerce/order/payment/rules/attempts.ts'
import { countDenial } from '#commerce/order/payment/choices/card-guard.ts'
import { closeUnpaid } from './close.ts'
import { findWaiting } from '#commerce/order/payment/receipts/store.ts'
import { receivePayment } from './receive.ts'
import { returnedByVendor } from './refund.ts'
import { settle } from '#commerce/order/payment/refunds/at-source.ts'
import { listRefundsOfAttempt } from '#commerce/order/payment/refunds/store.ts'
import type { RefundRow } from '#commerce/order/payment/refunds/tables.ts'
import { paymentInbox } from '#commerce/order/payment/tables.ts'

/**
 * What the vendor is answered, and why, for the log. After anything but 200 it tries again by its own timetable
 * (Midtrans: 5xx up to five times within hours).
 */
export interface NotificationAnswer {
  status: 200 | 400 | 401 | 404 | 503
  outcome:
    | 'applied'
    | 'duplicate'
    | 'unreadable'
    | 'forged'
    | 'vendor unknown'
    | 'order unknown'
    | 'amount differs'
    | 'noted'
    | 'vendor down'
    /** The money came again while the vendor was asked, so what it answered may be older: it says it again. */
    | 'overtaken'
}

/**
 * A vendor says that the state of a payment has changed. The shop accepts it only if the signature is right, the order
 * and the amount are those of a bill, and the vendor's own status call agrees. Then it applies what the status call
 * said, once.
 */
export async function handleNotification(
  vendor: string,
  request: WebhookRequest,
  scope: Scope,
): Promise<NotificationAnswer> {
  const gateway = scope.vendors.gateway(vendor)
  // No key of ours can prove the sender, so it is nobody's.
  if (!gateway) return { status: 401, outcome: 'vendor unknown' }
  const notice = await gateway.webhook(request)
  if (notice === null) return { status: 400, outcome: 'unreadable' }
  if (notice === 'forged') return { status: 401, outcome: 'forged' }
  const charge = findCharge(scope.db, notice.reference)
  const asked = await gateway.status(charge ?? notice)
  if (charge?.vendor === vendor) {
    if (!asked.ok) return { status: 503, outcome: 'vendor down' }
    // The notice says something else than the vendor does.
    if (notice.amount !== asked.value.amount || notice.currency !== 'IDR')
      return { status: 400, outcome: 'amount differs' }
    return applyReport(scope, charge, asked.value)
  }
  if (!asked.ok && asked.reason === 'down') return { status: 503, outcome: 'vendor down' }
  // Of an order that a restored backup does not have, or of another shop under the same account.
  if (!asked.ok || asked.value.reference !== notice.reference || !note(scope, vendor, asked.value, null))
    return { status: 404, outcome: 'order unknown' }
  return { status: 200, outcome: 'noted' }
}

/** The vendor has sent money back, by a person's wish or by a bank's. */
const wentBack = (state: PaymentState['state']): state is 'refunded' | 'reversed' =>
  state === 'refunded' || state === 'reversed'

/** Money that came, or went back, is a row for a person to look at; false: none did. */
function note(scope: Scope, vendor: string, reported: PaymentState, orderId: string | null): boolean {
  const { reference, state, amount, returned, currency } = reported
  const moved = state === 'paid' ? amount : wentBack(state) ? -(returned || amount) : 0
  if (moved === 0 || currency !== 'IDR') return false
  inTransaction(scope, (tx) => publish(tx, 'payment_strange', { vendor, reference, amount: moved, orderId }))
  return true
}

/**
 * Asks the vendor what became of an attempt and acts on the answer. An order asks for the last time when it expires.
 */
export async function confirmWithVendor(scope: Scope, charge: ChargeRow): Promise<NotificationAnswer> {
  const answer = await scope.vendors.gateway(charge.vendor)?.status(charge)
  return answer?.ok ? applyReport(scope, charge, answer.value) : { status: 503, outcome: 'vendor down' }
}

/** Acts on what the vendor's status call said of an attempt. */
export function applyReport(scope: Scope, charge: ChargeRow, reported: PaymentState): NotificationAnswer {
  const { reference, amount, currency } = reported
  if (reference !== charge.reference) return { status: 400, outcome: 'amount differs' }
  if (amount !== charge.amount || currency !== 'IDR') {
    const orderId = findBillByCode(scope.db, charge.billCode)?.orderId ?? null
    if (note(scope, charge.vendor, reported, orderId)) return { status: 200, outcome: 'noted' }
    return { status: 400, outcome: 'amount differs' }
  }
  return inTransaction(scope, (tx) => {
    const current = findCharge(tx.db, reference)
    // It came again only if the shop knew that it was gone before it asked: otherwise the vendor's answer may be older.
    if (backOf(charge, reported) > 0 && backOf(current, reported) > 0) forgetReports(tx, charge.vendor, reported)
    else if (reported.state !== 'paid' && returnedByVendor(charge) > returnedByVendor(current))
      return { status: 503, outcome: 'overtaken' }
    if (!remember(tx, charge.vendor, reported)) return { status: 200, outcome: 'duplicate' }
    apply(tx, charge.reference, reported)
    return { status: 200, outcome: 'applied' }
  })
}

/** How much of the money that had gone is here again, because a dispute was won or a refund has failed. */
const backOf = (charge: ChargeRow | null, { state, returned }: PaymentState): number =>
  state === 'paid' ? Math.max(0, returnedByVendor(charge) - returned) : 0

/** Forgets the vendor's reports: it says again what it said before the money went, and now that counts. */
const forgetReports = ({ db }: Tx, vendor: string, { transactionId }: PaymentState): void =>
  void db
    .delete(paymentInbox)
    .where(and(eq(paymentInbox.vendor, vendor), eq(paymentInbox.transactionId, transactionId)))
    .run()

/** False when the shop has acted on this report of the vendor before. */
function remember(
  { db, now }: Scope,
  vendor: string,
  { transactionId, vendorStatus, state, returned }: PaymentState,
): boolean {
  // One status word of a vendor may mean two things: a capture under review and the same capture accepted later, or a
  // part of the money that went back and then another part.
  const row = {
    vendor,
    transactionId,
    transactionStatus: `${vendorStatus}:${state}${returned > 0 ? `:${returned}` : ''}`,
    receivedAt: now,
  }
  return db.insert(paymentInbox).values(row).onConflictDoNothing().returning({ id: paymentInbox.id }).all().length === 1
}

/**
 * An attempt changes only while it is open. After its end only two things still count: money that arrives, and money
 * that is taken back.
 */
function apply(tx: Tx, reference: string, reported: PaymentState): void {
  const { state, transactionId } = reported
  const charge = findCharge(tx.db, reference)
  const bill = charge && findBillByCode(tx.db, charge.billCode)
  if (!charge || !bill || state === 'pending') return
  changeCharge(tx.db, reference, { transactionId })
  const { orderId } = bill
  if (state === 'paid') return arrived(tx, bill, charge, reported)
  if (charge.state === 'paid') return takenBack(tx, bill, charge, reported)
  if (state === 'review') {
    if (charge.state === 'pending') changeCharge(tx.db, reference, { state })
    return addHistory(tx.db, orderId, 'payment_review', tx.now)
  }
  if (wentBack(state)) return cameUnseen(tx, orderId, charge, reported)
  if (!isOpen(charge)) return
  changeCharge(tx.db, reference, { state })
  if (state === 'denied') countDenial(tx, reference)
  const current = charge.attempt === bill.attempt && bill.status === 'UNPAID'
  if (current && state === 'denied') failAttempt(tx, bill)
  if (!current || state === 'denied') return
  // A receipt of an earlier transfer is being checked: the order waits for the answer, until its own deadline.
  if (findWaiting(tx.db, orderId)) changeBill(tx.db, bill.code, { status: 'FAILED' })
  else closeUnpaid(tx, orderId, state === 'expired' ? 'EXPIRED' : 'CANCEL')
}

/**
 * Money has come, for the first time or after it had gone. An order that goes on without it is for a person to look at; one
 * that has ended by that owes it back.
 */
function arrived(tx: Tx, { orderId, status, attempt }: BillRow, charge: ChargeRow, reported: PaymentState): void {
  const { vendor, reference } = charge
  const back = backOf(charge, reported)
  if (back > 0) changeCharge(tx.db, reference, { returned: reported.returned })
  // Another attempt has paid meanwhile: this is a second payment.
  if (back === 0 || status !== 'PAID' || charge.attempt !== attempt) {
    if (charge.state !== 'paid') receivePayment(tx, orderId, reference)
    return
  }
  changeCharge(tx.db, reference, { state: 'paid' })
  addHistory(tx.db, orderId, 'payment_review', tx.now)
  // Coins that were due while it was gone.
  tx.scheduler.plan('give-coins', orderId, tx.now)
  publish(tx, 'payment_strange', { vendor, reference, amount: back, orderId, again: true })
}

/**
 * Money went back whose payment nobody has reported: both are for a person to look at where a part may still be here, and in
 * the books of the day.
 */
function cameUnseen(tx: Tx, orderId: string, charge: ChargeRow, { amount, returned }: PaymentState): void {
  if (charge.state === 'returned') return
  const { vendor, reference } = charge
  const gone = returned || amount
  const settled = gone >= amount
  publish(tx, 'payment_strange', { vendor, reference, amount, orderId, unseen: true, settled })
  publish(tx, 'payment_strange', { vendor, reference, amount: -gone, orderId, soFar: true, settled })
}

/**
 * A payment was taken back, and the history says so. An order that has not left the shop is not sent when a bank took
 * it; a refund was the decision of a person, who also decides about the order. What is gone is in the books of
 * the day, and on the list of strange money when the order did not end by it.
 */
function takenBack(
  tx: Tx,
  { orderId, attempt }: BillRow,
  charge: ChargeRow,
  { state, vendorStatus, returned }: PaymentState,
): void {
  if (state !== 'denied' && state !== 'cancelled' && !wentBack(state)) return
  // All of it in parts is the whole.
  const partly = vendorStatus.startsWith('partial_') && returned < charge.amount
  // A vendor that does not say how much has taken at least a rupiah: a person looks how much it was.
  const sent = Math.min(partly ? Math.max(returned, 1) : charge.amount, charge.amount)
  const { own, bySource } = settleSent(tx, charge, sent)
  // The shop's own refunds are in its books already. Only what goes beyond them was somebody else's decision.
  const gone = sent - own
  if (own > 0 && gone <= charge.returned) return noteGone(tx, orderId, charge, sent - bySource)
  addHistory(tx.db, orderId, 'payment_returned', tx.now, partly && returned > 0 ? formatRupiah(gone) : '')
  // The rest stays paid; when the order is cancelled, no more than the rest is given back.
  if (partly || own > 0) {
    changeCharge(tx.db, charge.reference, { returned: Math.max(charge.returned, gone) })
    return noteGone(tx, orderId, charge, sent - bySource)
  }
  changeCharge(tx.db, charge.reference, { state: 'returned' })
  const order = findOrder(tx.db, orderId)
  assert(order, 'a bill always has its order')
  if (attempt === charge.attempt) publish(tx, 'payment_taken_back', { order, refunded: state === 'refunded' })
  const endsNow = order.status !== 'CANCEL' && findOrder(tx.db, orderId)?.status === 'CANCEL'
  noteGone(tx, orderId, charge, sent - bySource, endsNow)
}

/**
 * What is still owed of an attempt's money is paid by what its vendor has sent back, asked or not, also when its answer
 * did not come. `own`: what the shop gives back of it, in whatever way, and does not owe any more. `bySource`: how much
 * of that the vendor sends.
 */
function settleSent(tx: Tx, { reference, returned }: ChargeRow, sent: number): { own: number; bySource: number } {
  const before = listRefundsOfAttempt(tx.db, reference)
  let left = sent - returned - sumOf(before, ({ way }) => way === 'source')
  for (const row of before)
    if (row.state !== 'PAID' && row.amount <= left) {
      settle(tx, row, 'source')
      left -= row.amount
    }
  const after = listRefundsOfAttempt(tx.db, reference)
  return {
    own: sumOf(after, ({ state }) => state !== 'OWED'),
    bySource: sumOf(after, ({ state, way }) => state === 'ASKED' || way === 'source'),
  }
}

const sumOf = (rows: readonly RefundRow[], which: (row: RefundRow) => boolean): number =>
  rows.reduce((sum, row) => (which(row) ? sum + row.amount : sum), 0)

/**
 * `gone`: what a vendor has sent back so far that the shop did not ask it for, or has paid otherwise: a person looks, but
 * when the order has ended by it (`settled`).
 */
function noteGone(tx: Tx, orderId: string, { reference, vendor }: ChargeRow, gone: number, settled = false): void {
  if (gone > 0) publish(tx, 'payment_strange', { vendor, reference, amount: -gone, orderId, soFar: true, settled })
}

/** The order waits for another attempt until its deadline. */
function failAttempt(scope: Scope, { code, orderId }: { code: string; orderId: string }): void {
  changeBill(scope.db, code, { status: 'FAILED' })
  addHistory(scope.db, orderId, 'payment_denied', scope.now)
}
