import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { paymentWay, seenByPerson } from '#shared/order/payment-way.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { mayDo } from '#shared/admin/roles.ts'
import { type AdminTx } from '#commerce/platform/administration/operation.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import {
  addCharge,
  findBill,
  findCharge,
  findTransferAttempt,
  lastAttempt,
  listBooked,
  listUnpaidAttempts,
  seenReference,
} from '#commerce/order/core/bills.ts'
import { findOrder } from '#commerce/order/core/store.ts'
import type { BillRow, ChargeRow, OrderRow } from '#commerce/order/core/tables.ts'
import { isOpen } from '#commerce/order/payment/rules/attempts.ts'
import { cancelAttempt } from './charge.ts'
import { applyReport } from './notifications.ts'
import { acceptReceipt } from '#commerce/order/payment/receipts/answer.ts'
import { findWaiting } from '#commerce/order/payment/receipts/store.ts'
import { goesBack, type PaymentOutcome, receivePayment } from './receive.ts'
import { isShown } from './shown.ts'

/** The step 'confirm-payment' of the seller. */
export interface Booking {
  /** Which attempt the money is for; null: the transfer that was requested last. */
  attempt: number | null
  /** The payment vendor cannot be asked, and the seller is sure that the money came another way. */
  unasked: boolean
}

/**
 * Before money is booked by hand for an attempt of a payment vendor, the vendor is asked. True: it has the money, and
 * that is booked already.
 */
export async function askBeforeBooking(
  scope: Scope,
  orderId: string,
  { attempt, unasked }: Booking,
): Promise<Result<boolean>> {
  const bill = findBill(scope.db, orderId)
  const charge = bill && findBookable(scope, bill, attempt)
  if (!charge || unasked || !paymentWay(charge.vendor).asksVendor) return accepted(false)
  const answer = await scope.vendors.gateway(charge.vendor)?.status(charge)
  if (answer?.ok) {
    if (applyReport(scope, charge, answer.value).outcome === 'noted') return refused('payment_amount_differs')
  } else if (answer?.reason !== 'unknown') return refused('payment_vendor_silent')
  return accepted(findCharge(scope.db, charge.reference)?.state === 'paid')
}

/**
 * Whether only the owner may say that this money came: much of it, or money that the order cannot keep and that becomes the
 * customer's balance. Otherwise a helper and a buyer could make money.
 */
export function ownerMustBook(
  tx: AdminTx,
  orderId: string,
  { attempt, reference }: { attempt: number | null; reference?: string },
): boolean {
  if (mayDo(tx.administrator.access, 'owner')) return false
  const [bill, order] = [findBill(tx.db, orderId), findOrder(tx.db, orderId)]
  if (!bill || !order) return false
  const named = reference === undefined ? findBookable(tx, bill, attempt) : findCharge(tx.db, reference)
  // Of an order that is paid, also if that money was taken back, nobody but the owner says that more has come.
  return bill.status === 'PAID' || goesBack(tx, bill, order) || (named?.amount ?? 0) > limits.bookedByHelperMax
}

/**
 * Whether only the owner may pay money of this order back: nobody but a person has seen it come, and paid back it is a
 * balance. Nothing is missing from the shop when a vendor, a bank's statement or a courier's payout shows it.
 */
export function ownerMustPayBack({ db, administrator }: AdminTx, orderId: string): boolean {
  const bill = mayDo(administrator.access, 'owner') ? null : findBill(db, orderId)
  return bill?.status === 'PAID' && !isShown(db, bill)
}

/**
 * The seller has seen the money of an attempt, also of one that the shopper has left for another way to pay. An order
 * that has expired meanwhile continues if its pieces are still there, and money for one that is paid already is a
 * second payment. Only a seller who names the attempt can mean that.
 */
export function bookByHand(tx: Tx, order: OrderRow, { attempt: named }: Booking): Result<{ became: PaymentOutcome }> {
  const bill = findBill(tx.db, order.id)
  const attempt = bill && (bill.status !== 'PAID' || named !== null) ? findBookable(tx, bill, named) : null
  if (!bill || !attempt) return refused('order_step_impossible')
  const waiting = findWaiting(tx.db, order.id)
  const became = waiting && named === null ? acceptReceipt(tx, waiting) : bookTransfer(tx, order.id, attempt.reference)
  return accepted({ became })
}

/** The money of an attempt is on the shop's own account, as a person or a bank's statement says. */
export function bookTransfer(tx: Tx, orderId: string, reference: string): PaymentOutcome {
  const bill = findBill(tx.db, orderId)
  const attempt = findCharge(tx.db, reference)
  assert(bill && attempt, 'an attempt always has its bill')
  const waiting = findWaiting(tx.db, orderId)
  if (waiting?.reference === reference) return acceptReceipt(tx, waiting)
  const isVendors = paymentWay(attempt.vendor).asksVendor
  return receivePayment(tx, orderId, isVendors ? seenBeside(tx, bill, attempt) : reference)
}

/** The attempt of an order that asks for exactly this amount and has brought nothing, the newest first. */
export function findPayable(db: Db, orderId: string, amount: number): ChargeRow | null {
  const bill = findBill(db, orderId)
  return (bill && listUnpaidAttempts(db, bill).find((attempt) => attempt.amount === amount)) ?? null
}

/** The payments of an order that a person has booked, the newest first. */
export function listBookedOf(db: Db, orderId: string): ChargeRow[] {
  const bill = findBill(db, orderId)
  return bill ? listBooked(db, bill) : []
}

const findBookable = ({ db }: Pick<Scope, 'db'>, bill: BillRow, named: number | null): ChargeRow | null =>
  named === null
    ? findTransferAttempt(db, bill)
    : (listUnpaidAttempts(db, bill).find(({ attempt }) => attempt === named) ?? null)

/**
 * The vendor does not have this money, so it is an attempt of its own, and nothing stays payable at the vendor. When
 * the vendor reports money for its attempt after all, that is a second payment.
 */
function seenBeside(tx: Tx, bill: BillRow, atVendor: ChargeRow): string {
  if (isOpen(atVendor)) cancelAttempt(tx, atVendor)
  const { reference } = addCharge(tx.db, {
    reference: seenReference(atVendor.reference),
    billCode: bill.code,
    // A change to cash on delivery takes a number too, and writes no attempt.
    attempt: Math.max(lastAttempt(tx.db, bill), bill.attempt) + 1,
    vendor: seenByPerson,
    method: 'transfer',
    amount: atVendor.amount,
    uniqueCode: atVendor.uniqueCode,
    account: null,
    holder: '',
    state: 'pending',
    createdAt: tx.now,
  })
  return reference
}
