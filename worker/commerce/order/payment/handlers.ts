import { accepted, refused, type Result } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { statusAt } from '../core/rules.ts'
import { changeBill, findAttempt, findBill } from '../core/bills.ts'
import { findOrder, findOwnOrder } from '../core/store.ts'
import { attemptsSpent, isOpen } from './rules/attempts.ts'
import { cardProblem } from './choices/card-guard.ts'
import { changePayment } from './charges/change.ts'
import { askContactCode, listContactWays, proveContact } from './choices/contact-proof.ts'
import { addAttempt, requestNumber } from './charges/charge.ts'
import { chooseMethod } from './choices/choices.ts'
import { findWaiting } from './receipts/store.ts'
import { ownBillView, sharedBillView } from './views.ts'

/** Paying an order that was placed. The order of another shopper is not found. */
export const payment: Handlers<'payment'> = {
  async retry({ orderId }, scope) {
    const open = inTransaction(scope, (tx) => openAttempt(tx, orderId))
    if (!open.ok) return open
    return (await requestNumber(scope, orderId)) ? accepted({}) : refused('payment_vendor_down')
  },

  change: changePayment,
  listContactWays,
  askContactCode,
  proveContact,

  findBill({ orderId, code }, scope) {
    if (!findOwnOrder(scope, orderId)) return refused('order_unknown')
    const bill = findBill(scope.db, orderId)
    if (!bill || (code !== undefined && code !== bill.code)) return refused('bill_unknown')
    return accepted(ownBillView(scope, bill))
  },

  findShared({ token }, scope) {
    const id = scope.links.payment.open(token)
    const order = findOrder(scope.db, id)
    return order && order.status !== 'DRAFT' ? accepted(sharedBillView(scope, order)) : refused('order_link_invalid')
  },
}

/** The attempt for which `retry` asks a number: when the last one is over, a new one. */
function openAttempt(tx: Tx, orderId: string): Result<null> {
  const order = findOwnOrder(tx, orderId)
  if (!order) return refused('order_unknown')
  const bill = findBill(tx.db, orderId)
  if (!bill) return refused('bill_unknown')
  if (statusAt(order, tx.now) !== 'PENDING' || bill.status === 'PAID') return refused('payment_closed')
  if (findWaiting(tx.db, orderId)) return refused('payment_reviewed')
  const current = findAttempt(tx.db, bill)
  if (bill.status !== 'FAILED' && current && isOpen(current)) return accepted(null)
  const method = chooseMethod(tx, order, bill)
  if (!method.ok) return method
  const spent = attemptsSpent(bill) ?? cardProblem(tx, order, bill.method, bill.amount)
  if (spent) return spent
  const next = { ...bill, attempt: bill.attempt + 1, status: 'UNPAID' as const }
  changeBill(tx.db, bill.code, { attempt: next.attempt, status: next.status, problem: '' })
  addAttempt(tx, order, next)
  return accepted(null)
}
