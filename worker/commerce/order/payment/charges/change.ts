import { minuteMs } from '#shared/format/units.ts'
import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { payment as contract } from '#shared/api/order/payment.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { changeBill, findAttempt, findBill } from '#commerce/order/core/bills.ts'
import { listLinesBefore } from '#commerce/order/core/lines-now.ts'
import { statusAt, totalOf } from '#commerce/order/core/rules.ts'
import { addHistory, changeOrder, findOwnOrder } from '#commerce/order/core/store.ts'
import type { BillRow, OrderRow } from '#commerce/order/core/tables.ts'
import { attemptsSpent, isOpen } from '#commerce/order/payment/rules/attempts.ts'
import { accountColumns, uniqueCodeFor } from '#commerce/order/payment/choices/bank-transfer.ts'
import { addAttempt, cancelAttempt, requestNumber } from './charge.ts'
import { chooseMethod } from '#commerce/order/payment/choices/choices.ts'
import { cardProblem } from '#commerce/order/payment/choices/card-guard.ts'
import { codFeeOf } from '#commerce/order/payment/choices/cod.ts'
import { codProblem, countCod, onTrustProblem } from '#commerce/order/payment/choices/open-orders.ts'
import { acceptCod } from './receive.ts'
import { reminderAt } from './start.ts'
import { findWaiting } from '#commerce/order/payment/receipts/store.ts'

/**
 * Another way to pay an order that waits for its money: one transaction ends the old attempt, sets the new total (only
 * a transfer has a unique code) and begins the next attempt. Money that still arrives at the old number pays the order,
 * once.
 */
export async function changePayment(
  request: Decoded<typeof contract.change>,
  scope: Scope,
): Promise<Result<OutputOf<typeof contract.change>>> {
  const changed = inTransaction(scope, (tx) => change(tx, request))
  if (!changed.ok) return changed
  // Without a payment number the new way still counts: the bill says so, and `retry` asks the vendor again.
  if (findBill(scope.db, request.orderId)?.status === 'UNPAID') await requestNumber(scope, request.orderId)
  return accepted({})
}

type Request = Decoded<typeof contract.change>

function change(tx: Tx, { orderId, vendor, method: asked, acceptedTotal }: Request): Result<null> {
  const order = findOwnOrder(tx, orderId)
  if (!order) return refused('order_unknown')
  const bill = findBill(tx.db, orderId)
  if (!bill) return refused('bill_unknown')
  if (statusAt(order, tx.now) !== 'PENDING' || bill.status === 'PAID') return refused('payment_closed')
  const attempt = findAttempt(tx.db, bill)
  if (attempt?.state === 'review' || findWaiting(tx.db, orderId)) return refused('payment_reviewed')
  const method = chooseMethod(tx, order, { vendor, method: asked })
  if (!method.ok) return method
  // This way is chosen already: only its number may be missing.
  if (bill.vendor === vendor && bill.method === asked && bill.status === 'UNPAID' && attempt && isOpen(attempt))
    return accepted(null)
  const codFee = codFeeOf(tx, order, { vendor, amount: totalOf({ ...order, codFee: 0, uniqueCode: 0 }) })
  const total = totalOf({ ...order, codFee, uniqueCode: 0 })
  // What was shown beside this way to pay, and otherwise what the bill asks for now: another amount is shown first.
  if (acceptedTotal === undefined ? total > bill.amount - bill.uniqueCode : total !== acceptedTotal)
    return refused('price_changed', { total })
  const uniqueCode = uniqueCodeFor(tx, method.value, total, bill)
  if (uniqueCode === null) return refused('payment_unknown')
  const problem = paymentWay(vendor).onHandover
    ? (codProblem(tx, order) ?? onTrustProblem(tx, order, listLinesBefore(tx.db, order, tx.now)))
    : (attemptsSpent(bill) ?? cardProblem(tx, order, asked, total))
  if (problem) return problem
  if (attempt && isOpen(attempt)) cancelAttempt(tx, attempt)
  begin(tx, order, bill, method.value, { codFee, uniqueCode })
  return accepted(null)
}

function begin(
  tx: Tx,
  order: OrderRow,
  bill: BillRow,
  method: PaymentMethod,
  fees: Pick<OrderRow, 'codFee' | 'uniqueCode'>,
): void {
  const { db, now } = tx
  const total = totalOf({ ...order, ...fees })
  const [payBy, attempt] = [deadline(order, method, now), bill.attempt + 1]
  const way = { vendor: method.vendor, method: method.method, amount: total, attempt }
  const bank = { ...accountColumns(tx, method), uniqueCode: fees.uniqueCode }
  changeOrder(db, order.id, { ...fees, total, payBy, paymentVendor: way.vendor, paymentMethod: way.method })
  changeBill(db, bill.code, {
    ...way,
    ...bank,
    acceptedAmount: total - fees.uniqueCode,
    expiresAt: payBy,
    status: 'UNPAID',
    problem: '',
  })
  addHistory(db, order.id, 'payment_changed', now)
  if (paymentWay(method.vendor).onHandover) {
    countCod(tx, order)
    return acceptCod(tx, order.id)
  }
  addAttempt(tx, order, { code: bill.code, ...way, ...bank }, reminderAt(payBy, now))
}

/**
 * As long as the new way takes, never earlier than before, and never later than the order may hold its pieces.
 */
function deadline({ holdUntil, payBy }: OrderRow, { minutes }: PaymentMethod, now: Date): Date {
  const wanted = now.getTime() + minutes * minuteMs
  return new Date(Math.max(Math.min(wanted, holdUntil?.getTime() ?? wanted), payBy?.getTime() ?? 0))
}
