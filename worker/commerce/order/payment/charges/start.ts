import { hourMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { nothingToPay, paymentWay } from '#shared/order/payment-way.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { addBill } from '#commerce/order/core/bills.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import { accountColumns } from '#commerce/order/payment/choices/bank-transfer.ts'
import { addAttempt, type Attempt } from './charge.ts'
import { acceptCod, receivePayment } from './receive.ts'

/** An order as it is written when it is placed: with a number and a time to pay. */
export type PlacedOrder = OrderRow & { payBy: Date; number: string }

interface Chosen {
  /** null: there is nothing to pay. */
  method: PaymentMethod | null
  /** The total that the shopper saw, without a unique code. */
  acceptedTotal: number
}

/**
 * An order that was just placed gets its bill, and with it the first attempt to pay it. A free order, whose method is
 * null, and one that is paid on delivery, go on at once. Returns the attempt whose vendor is to be asked; null: there
 * is none.
 */
export function startPayment(tx: Tx, order: PlacedOrder, { method, acceptedTotal }: Chosen): Attempt | null {
  const bill = {
    code: `BILL${order.number.slice(3)}`,
    orderId: order.id,
    status: 'UNPAID' as const,
    vendor: method?.vendor ?? nothingToPay,
    method: method?.method ?? (order.walletUsed > 0 ? 'wallet' : 'free'),
    ...accountColumns(tx, method),
    amount: order.total,
    uniqueCode: order.uniqueCode,
    acceptedAmount: acceptedTotal,
    attempt: 1,
    createdAt: tx.now,
    expiresAt: order.payBy,
    returnDays: tx.shop.returnDays,
  }
  addBill(tx.db, bill)
  if (method === null) {
    receivePayment(tx, order.id, null)
    return null
  }
  if (paymentWay(method.vendor).onHandover) {
    acceptCod(tx, order.id)
    return null
  }
  const charge = addAttempt(tx, order, bill, reminderAt(order.payBy, tx.now))
  return { order, bill, charge }
}

/**
 * When the job that ends an unpaid order looks at it first: some hours before the end, to remind the buyer once; at the
 * end where there is little time.
 */
export function reminderAt(payBy: Date, now: Date): Date {
  const early = payBy.getTime() - limits.paymentReminderHours * hourMs
  return early - now.getTime() < limits.paymentReminderHours * hourMs ? payBy : new Date(early)
}
