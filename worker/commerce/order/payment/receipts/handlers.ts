import { hourMs } from '#shared/format/units.ts'
import type { Transfer } from '#shared/api/order/transfer-receipt.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { publish } from '#commerce/platform/events.ts'
import { countGuess, guessedTooOften, guesserOf } from '#commerce/platform/rate-limit/guesses.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { changeBill, changeCharge, findAttempt, findBill, findTransferAttempt } from '../../core/bills.ts'
import { buyerContact } from '../../core/buyer.ts'
import { wakeDemoSeller } from '../../core/move.ts'
import { isOrder, owns, statusAt } from '../../core/rules.ts'
import { addHistory, changeOrder, findOrder, findOrderByNumber } from '../../core/store.ts'
import type { BillRow, ChargeRow, OrderRow } from '../../core/tables.ts'
import { billView, boughtLines } from '../views.ts'
import { numberGuessing } from './guesses.ts'
import { daysOf, readNumber, stateOf } from './rules.ts'
import { addReceipt, closeReceipt, isFreshFile, listOfOrder, type ReceiptRow } from './store.ts'

/** Why a receipt is not checked any more when its sender has sent another: the seller reads it. */
const replacedReason = 'Diganti pembeli dengan bukti lain'

interface Found {
  order: OrderRow
  bill: BillRow
  /** The transfer that is requested, or was requested before another way to pay was chosen. */
  transfer: ChargeRow | null
  state: Transfer['state']
  /** Newest first. */
  receipts: ReceiptRow[]
}

/**
 * A shopper shows that a transfer was made; the seller decides about it (`answer.ts`). It takes the order's link, or
 * the token that number and phone lead to: the label of the parcel has both, so that token opens nothing else.
 */
export const transferReceipt: Handlers<'transferReceipt'> = {
  findOrder({ number: typed, phone: given }, scope) {
    const phone = normalisePhone(given)
    if (!phone.ok) return phone
    const number = readNumber(typed)
    const found = inTransaction(scope, (tx): Result<string> => {
      const order = findOrderByNumber(tx.db, number)
      const owner = order !== null && owns(tx.who, order)
      const caller = guesserOf(tx, numberGuessing, tx.keyedHash(`order-number\n${number}`), owner)
      const wait = guessedTooOften(tx, numberGuessing, caller)
      if (wait) return wait
      if (order && buyerContact(tx, order).phone === phone.value) return accepted(order.id)
      countGuess(tx, numberGuessing, caller)
      return refused('receipt_order_unknown')
    })
    return found.ok ? accepted({ token: scope.links.receipt.sign(found.value) }) : found
  },

  find({ token }, scope) {
    const linked = scope.links.order.open(token)
    const found = findTransfer(scope, linked ?? scope.links.receipt.open(token))
    if (!found) return refused('order_link_invalid')
    const lines = linked === null ? [] : boughtLines(scope.db, found.order.id)
    return accepted({ ...transferView(scope, found), lines, track: linked === null ? null : token })
  },

  send({ token, replaces, ...said }, scope) {
    const orderId = scope.links.order.open(token) ?? scope.links.receipt.open(token)
    return inTransaction(scope, (tx) => {
      const found = findTransfer(tx, orderId)
      if (!found) return refused('order_link_invalid')
      const checked = found.state === 'checking' ? (found.receipts[0] ?? null) : null
      // Sent twice by an impatient thumb.
      if (checked && (!replaces || checked.fileId === said.fileId)) return accepted({})
      const takesOne = checked !== null || found.state === 'open' || found.state === 'refused'
      if (!takesOne || !found.transfer) return refused('payment_closed')
      if (found.receipts.length >= limits.receiptsPerOrder) return refused('receipt_attempts')
      const { firstDay, lastDay } = daysOf(found.order, tx.now)
      if (said.day < firstDay || said.day > lastDay)
        return refused('input_invalid', {}, { day: messageOf('receipt_day') })
      if (!isFreshFile(tx, said.fileId)) return refused('input_invalid', {}, { file: text.required })
      if (checked) closeReceipt(tx.db, checked.id, { state: 'refused', reason: replacedReason, answeredAt: tx.now })
      keep(tx, found, said)
      return accepted({})
    })
  },
}

function findTransfer({ db, now }: Scope, orderId: string | null): Found | null {
  const order = findOrder(db, orderId)
  const bill = order && findBill(db, order.id)
  const status = order && statusAt(order, now)
  if (!order || !bill || !status || !isOrder(status)) return null
  const receipts = listOfOrder(db, order.id)
  const transfer = paymentWay(bill.vendor).ownAccount ? findAttempt(db, bill) : findTransferAttempt(db, bill)
  return { order, bill, transfer, receipts, state: stateOf(status, bill, receipts[0] ?? null, transfer) }
}

function transferView(
  scope: Scope,
  { order, bill, transfer, state, receipts }: Found,
): Omit<Transfer, 'track' | 'lines'> {
  const last = receipts[0]
  const asked = transfer ? { ...bill, ...askedBy(transfer) } : bill
  const { uniqueCode, methodName, bank, holder } = billView(asked, transfer, scope)
  return {
    number: order.number ?? '',
    state,
    amount: rupiah(asked.amount),
    uniqueCode,
    methodName,
    bank,
    account: asked.account,
    holder,
    late: statusAt(order, scope.now) === 'EXPIRED',
    // What is paid on delivery has no deadline; it may have been a transfer before.
    payBy: bill.status === 'COD' ? null : bill.expiresAt.toISOString(),
    sentAt: last?.state === 'waiting' ? last.sentAt.toISOString() : null,
    reason: last?.state === 'refused' ? last.reason : '',
    replaceable: state === 'checking' && transfer !== null && receipts.length < limits.receiptsPerOrder,
    ...daysOf(order, scope.now),
  }
}

const askedBy = ({ vendor, method, amount, uniqueCode, account, holder }: ChargeRow) => ({
  vendor,
  method,
  amount,
  uniqueCode,
  account,
  holder,
})

type Said = Pick<ReceiptRow, 'fileId' | 'bank' | 'payer' | 'amount' | 'day'> & { note: string | null }

/**
 * From now on the attempt is in review: the shopper can choose no other way to pay, and the order waits for the answer.
 * An attempt that was left for another way to pay stays left; the receipt alone says that it is being checked.
 */
function keep(tx: Tx, { order, bill, transfer: attempt, receipts }: Found, said: Said): void {
  const { db, now, newId } = tx
  if (!attempt) return
  const receiptId = newId()
  addReceipt(db, {
    ...said,
    note: said.note ?? '',
    id: receiptId,
    orderId: order.id,
    reference: attempt.reference,
    state: 'waiting',
    sentAt: now,
  })
  publish(tx, 'receipt_sent', { order, receiptId, amount: attempt.amount })
  if (attempt.attempt === bill.attempt) changeCharge(db, attempt.reference, { state: 'review' })
  addHistory(db, order.id, 'transfer_receipt_sent', now)
  const pending = statusAt(order, now) === 'PENDING'
  if (pending && receipts.length === 0) waitForAnswer(tx, order, bill)
  wakeDemoSeller(tx, order.id)
}

/**
 * A shopper who has sent a receipt does not lose the goods while the seller does not answer. This happens once, and
 * gives the seller the time a check may take.
 */
function waitForAnswer({ db, now, scheduler }: Scope, { id, payBy }: OrderRow, { code }: BillRow): void {
  const answered = new Date(Math.max(payBy?.getTime() ?? 0, now.getTime() + limits.receiptCheckHours * hourMs))
  changeOrder(db, id, { payBy: answered })
  changeBill(db, code, { expiresAt: answered })
  scheduler.plan('expire-payment', id, answered)
}
