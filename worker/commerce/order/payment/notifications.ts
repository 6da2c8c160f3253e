import { takeBackCommission } from '#commerce/affiliate/commission.ts'
import { formatRupiah } from '#shared/format/money.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { isOpen } from './attempts.ts'
import {
  addEvent,
  type BillRow,
  changeBill,
  changeCharge,
  type ChargeRow,
  findBillByCode,
  findCharge,
} from '../core/store.ts'
import type { PaymentState } from '#commerce/vendors/payment/gateway.ts'
import type { WebhookRequest } from '#commerce/vendors/webhook.ts'
import { cancelUnsent } from '../after/cancel.ts'
import { closeUnpaid, settle } from './receive.ts'
import { paymentInbox } from './tables.ts'

/**
 * What the vendor is answered, and why, for the log. Anything but 200 makes it try again by its own table (Midtrans:
 * 5xx up to five times within hours).
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
    | 'vendor down'
}

/**
 * A vendor says a payment moved. The word is believed only when its signature is ours, its order and amount are a
 * bill's, and the vendor's own status call agrees; then what the status call said is applied, once.
 */
export async function handleNotification(
  vendor: string,
  request: WebhookRequest,
  scope: Scope,
): Promise<NotificationAnswer> {
  const gateway = scope.vendors.gateway(vendor)
  if (!gateway) return { status: 404, outcome: 'vendor unknown' }
  const notice = await gateway.webhook(request)
  if (notice === null) return { status: 400, outcome: 'unreadable' }
  if (notice === 'forged') return { status: 401, outcome: 'forged' }
  const charge = findCharge(scope.db, notice.reference)
  if (!charge || charge.vendor !== vendor) return { status: 404, outcome: 'order unknown' }
  if (notice.amount !== charge.amount || notice.currency !== 'IDR') return { status: 400, outcome: 'amount differs' }
  return confirmWithVendor(scope, charge)
}

/** Asks the vendor what became of an attempt and acts on the answer; also the last question before an order expires. */
export async function confirmWithVendor(scope: Scope, charge: ChargeRow): Promise<NotificationAnswer> {
  const answer = await scope.vendors.gateway(charge.vendor)?.status(charge.reference)
  if (!answer?.ok) return { status: 503, outcome: 'vendor down' }
  const { reference, amount, currency } = answer.value
  if (reference !== charge.reference || amount !== charge.amount || currency !== 'IDR')
    return { status: 400, outcome: 'amount differs' }
  return scope.db.transaction(() => {
    if (!remember(scope, charge.vendor, answer.value)) return { status: 200, outcome: 'duplicate' }
    apply(scope, charge.reference, answer.value)
    return { status: 200, outcome: 'applied' }
  })
}

/** False when this word of the vendor was acted on before. */
function remember(
  { db, now }: Scope,
  vendor: string,
  { transactionId, vendorStatus, state, returned }: PaymentState,
): boolean {
  // One word of a vendor may mean two things: a capture under review and the same capture accepted later, a part that
  // went back and one more.
  const row = {
    vendor,
    transactionId,
    transactionStatus: `${vendorStatus}:${state}${returned > 0 ? `:${returned}` : ''}`,
    receivedAt: now,
  }
  return db.insert(paymentInbox).values(row).onConflictDoNothing().returning({ id: paymentInbox.id }).all().length === 1
}

/**
 * An attempt only moves on while it is open: what comes after its end changes nothing, except money that arrives or is
 * taken back.
 */
function apply(scope: Scope, reference: string, told: PaymentState): void {
  const { state, transactionId } = told
  const charge = findCharge(scope.db, reference)
  const bill = charge && findBillByCode(scope.db, charge.billCode)
  if (!charge || !bill || state === 'pending') return
  changeCharge(scope.db, reference, { transactionId })
  const { orderId } = bill
  // What had gone back and comes again is for a person to look at.
  if (state === 'paid' && charge.state === 'returned' && bill.status === 'PAID')
    return addEvent(scope.db, orderId, 'payment_review', scope.now)
  if (state === 'paid') return void (charge.state === 'paid' || settle(scope, orderId, reference))
  if (charge.state === 'paid') return takenBack(scope, bill, charge, told)
  if (state === 'review') {
    if (charge.state === 'pending') changeCharge(scope.db, reference, { state })
    return addEvent(scope.db, orderId, 'payment_review', scope.now)
  }
  if (!isOpen(charge) || state === 'refunded') return
  changeCharge(scope.db, reference, { state })
  const current = charge.attempt === bill.attempt && bill.status === 'UNPAID'
  if (current && state === 'denied') failAttempt(scope, bill)
  if (current && state !== 'denied') closeUnpaid(scope, orderId, state === 'expired' ? 'EXPIRED' : 'CANCEL')
}

/**
 * Money that had come is gone. The history says so; a bank that takes a settlement back does it within minutes, and
 * what has not left the shop by then does not leave it. A refund was somebody's decision, and what becomes of the order
 * is theirs, too.
 */
function takenBack(
  scope: Scope,
  { orderId, attempt }: BillRow,
  charge: ChargeRow,
  { state, vendorStatus, returned }: PaymentState,
): void {
  if (state !== 'denied' && state !== 'refunded' && state !== 'cancelled') return
  const partly = vendorStatus.startsWith('partial_')
  addEvent(scope.db, orderId, 'payment_returned', scope.now, partly && returned > 0 ? formatRupiah(returned) : '')
  // Of a part that went back the rest stays paid; called off, the order gives back no more than that.
  if (partly)
    return changeCharge(scope.db, charge.reference, {
      returned: Math.max(charge.returned, Math.min(returned, charge.amount)),
    })
  changeCharge(scope.db, charge.reference, { state: 'returned' })
  // Whoever recommended it is not paid out of money that is gone.
  if (attempt === charge.attempt) takeBackCommission(scope, orderId)
  if (state !== 'refunded' && attempt === charge.attempt)
    cancelUnsent(scope, orderId, 'Pembayaran ditarik kembali oleh bank')
}

/** The order waits for another attempt until its deadline. */
function failAttempt(scope: Scope, { code, orderId }: { code: string; orderId: string }): void {
  changeBill(scope.db, code, { status: 'FAILED' })
  addEvent(scope.db, orderId, 'payment_denied', scope.now)
}
