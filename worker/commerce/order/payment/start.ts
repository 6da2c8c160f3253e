import type { Scope } from '#commerce/platform/scope.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { addBill } from '../core/bills.ts'
import type { OrderRow } from '../core/tables.ts'
import { accountColumns } from './bank-transfer.ts'
import { addAttempt } from './charge.ts'
import { acceptCod, receivePayment } from './receive.ts'

/** An order as it is written when it is placed: with a number and a time to pay. */
export type PlacedOrder = OrderRow & { payBy: Date; number: string }

/**
 * An order that was just placed gets its bill, and with it the first attempt to pay it. A free order, whose method is
 * null, and one that is paid on delivery, go on at once. Inside the caller's transaction.
 */
export function startPayment(scope: Scope, order: PlacedOrder, method: PaymentMethod | null): void {
  const bill = {
    code: `BILL${order.number.slice(3)}`,
    orderId: order.id,
    status: 'UNPAID' as const,
    vendor: method?.vendor ?? 'free',
    method: method?.method ?? (order.walletUsed > 0 ? 'wallet' : 'free'),
    ...accountColumns(scope, method),
    amount: order.total,
    uniqueCode: order.uniqueCode,
    attempt: 1,
    createdAt: scope.now,
    expiresAt: order.payBy,
  }
  addBill(scope.db, bill)
  if (method === null) return receivePayment(scope, order.id, null)
  if (method.vendor === 'cod') return acceptCod(scope, order.id)
  addAttempt(scope, order, bill)
  scope.scheduler.plan('expire-payment', order.id, order.payBy)
}
