import { messageOf } from '#shared/text/errors.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { href } from '#shared/web/routes.ts'
import { within } from '#shared/web/time.ts'
import { nextCheckAt } from '#commerce/order/payment/rules/checks.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import type { Charge, VendorAnswer } from '#commerce/vendors/payment/gateway.ts'
import { isOpen, isPayable } from '#commerce/order/payment/rules/attempts.ts'
import { countCard } from '#commerce/order/payment/choices/card-guard.ts'
import { addCharge, changeBill, changeCharge, findAttempt, findBill, findCharge } from '#commerce/order/core/bills.ts'
import { findOrder, listLines } from '#commerce/order/core/store.ts'
import type { BillRow, ChargeRow, OrderRow } from '#commerce/order/core/tables.ts'

/** The vendor's order_id: new for every attempt, because a vendor refuses to use one twice. */
export const referenceOf = (order: Pick<OrderRow, 'number'>, attempt: number): string => `${order.number}-${attempt}`

/** An attempt whose vendor is to be asked where to pay, with the details that it gets. */
export interface Attempt {
  order: Pick<OrderRow, 'id' | 'address'>
  /** A new one has no problem yet. */
  bill: Pick<BillRow, 'code' | 'orderId' | 'vendor' | 'method' | 'expiresAt'> & Partial<Pick<BillRow, 'problem'>>
  charge: ChargeRow
}

/**
 * Writes an attempt before the vendor is asked, and plans when to ask what became of it. `firstLookAt`: when the
 * order is first looked at to remind of it or end it, where that is to be planned too.
 */
export function addAttempt(
  tx: Tx,
  order: OrderRow,
  bill: Pick<BillRow, 'code' | 'attempt' | 'vendor' | 'method' | 'amount' | 'uniqueCode' | 'account' | 'holder'>,
  firstLookAt: Date | null = null,
): ChargeRow {
  const { db, now, scheduler } = tx
  const { code: billCode, attempt, vendor, method, amount, uniqueCode, account, holder } = bill
  const reference = referenceOf(order, attempt)
  const asked = { vendor, method, amount, uniqueCode, account, holder }
  const charge = addCharge(db, { reference, billCode, attempt, ...asked, state: 'pending', createdAt: now })
  countCard(tx, { reference, method, amount })
  // Transfers to the shop's own account are seen by a person.
  const { asksVendor } = paymentWay(vendor)
  if (!asksVendor) scheduler.drop('check-payment', order.id)
  scheduler.planAll(order.id, [
    ...(asksVendor ? [['check-payment', nextCheckAt(now, now)] as const] : []),
    ...(firstLookAt ? [['expire-payment', firstLookAt] as const] : []),
  ])
  return charge
}

/**
 * Cancels an attempt: from now on the shop expects nothing of it, and the vendor's charge is cancelled as soon as this
 * is written.
 */
export function cancelAttempt(
  { db, now, scheduler }: Scope,
  { reference, vendor }: Pick<ChargeRow, 'reference' | 'vendor'>,
): void {
  changeCharge(db, reference, { state: 'cancelled' })
  if (paymentWay(vendor).asksVendor) scheduler.plan('cancel-attempt', reference, now)
}

/** Asks where to pay for the attempt that an order waits for now. True when there is something to pay to. */
export async function requestNumber(scope: Scope, orderId: string): Promise<boolean> {
  const [order, bill] = [findOrder(scope.db, orderId), findBill(scope.db, orderId)]
  const charge = bill && findAttempt(scope.db, bill)
  assert(order && bill && charge, 'a number is requested only for an order with a bill and an attempt: place it first')
  if (isPayable(charge) || bill.status !== 'UNPAID') return isPayable(charge)
  return askVendor(scope, { order, bill, charge })
}

/**
 * Asks the vendor where to pay, outside any transaction, and stores the answer in one. The attempt's reference is also
 * the idempotency key: asking again after an answer that was lost or too late makes no second charge. True when there is something to pay to.
 */
export async function askVendor(scope: Scope, { order, bill, charge }: Attempt): Promise<boolean> {
  assert(order.address, 'a number is requested only for an order with a contact')
  const { recipient: name, phone, email, street, regency: city, postcode } = order.address
  const { reference, amount } = charge
  const origin = `https://${scope.shop.host}`
  const asked = {
    reference,
    again: charge.createdAt < scope.now,
    idempotencyKey: reference,
    method: bill.method,
    amount,
    expiresAt: bill.expiresAt,
    returnUrl: `${origin}${href('success', {}, { SALE_ID: order.id })}`,
    customer: { name, phone, email, address: street !== null && postcode !== null ? { street, city, postcode } : null },
    items: () =>
      listLines(scope.db, order.id).map(({ variantId: id, name: title, unitPrice: price, quantity, slug }) => ({
        ...{ id, name: title, price, quantity },
        url: `${origin}${href('product', { slug })}`,
      })),
  }
  const gateway = scope.vendors.gateway(bill.vendor)
  const asking = gateway?.charge(asked)
  const answer =
    asking &&
    (await within(limits.paymentMs, asking, () => {
      scope.afterAnswer(keepLate(scope, { bill, charge }, asking))
      return null
    }))
  return inTransaction(scope, (tx) =>
    answer?.ok
      ? keepAnswer(tx, bill, charge, answer.value)
      : keepFailure(tx, bill, charge, answer?.reason === 'refused'),
  )
}

/** The shopper has left with a problem; where to pay is there when they look again. What is no number changes nothing. */
async function keepLate(
  scope: Scope,
  { bill, charge }: Pick<Attempt, 'bill' | 'charge'>,
  asking: Promise<VendorAnswer<Charge>>,
): Promise<void> {
  const answer = await asking
  if (!answer.ok) return
  const problem = messageOf('payment_vendor_down')
  inTransaction(scope, (tx) => keepAnswer(tx, { ...bill, problem }, charge, answer.value))
}

/**
 * There is no number. A vendor that refused will refuse again: perhaps it made a number before and its answer was lost,
 * and it takes no reference twice. So this attempt is over, and the next press begins another. True when another press
 * has brought a number meanwhile.
 */
function keepFailure(scope: Scope, { code }: Attempt['bill'], { reference }: ChargeRow, refused: boolean): boolean {
  const now = findCharge(scope.db, reference)
  if (now && isOpen(now) && isPayable(now)) return true
  changeBill(scope.db, code, { problem: messageOf(refused ? 'payment_refused' : 'payment_vendor_down') })
  if (refused && now && isOpen(now)) cancelAttempt(scope, now)
  return false
}

/** False when the shopper chose another way to pay while the vendor answered. */
function keepAnswer(
  scope: Scope,
  bill: Attempt['bill'],
  { reference, vendor }: ChargeRow,
  { transactionId, number, billerCode, qrText, link }: Charge,
): boolean {
  const now = changeCharge(scope.db, reference, { transactionId, number, billerCode, qrText, link })
  if (now && !isOpen(now)) {
    if (now.state === 'cancelled') cancelAttempt(scope, { reference, vendor })
    return false
  }
  if (bill.problem) changeBill(scope.db, bill.code, { problem: '' })
  return true
}
