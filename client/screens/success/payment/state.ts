import type { Bill } from '#shared/api/order/payment.ts'
import { orderStatus, type OrderStatus } from '#shared/order/order-status.ts'
import { isOnHandover } from '#shared/order/payment-way.ts'

export type PaymentState =
  | 'waiting'
  | 'noNumber'
  | 'verifying'
  | 'paid'
  | 'free'
  | 'onHandover'
  | 'expired'
  | 'failed'
  | 'cancelled'

/** The state of an order's payment. The order knows best; without an order the bill decides. */
export function paymentState(bill: Bill, status: OrderStatus | null): PaymentState {
  if (status === 'CANCEL') return 'cancelled'
  if (bill.status === 'PAID' && bill.amount === 0) return 'free'
  if (bill.status === 'COD' || (isOnHandover(bill) && bill.status !== 'PAID' && status !== 'EXPIRED'))
    return 'onHandover'
  if (bill.status === 'PAID' || (status !== null && orderStatus[status].paid)) return 'paid'
  if (status === 'EXPIRED' || bill.status === 'EXPIRED') return 'expired'
  if (bill.status === 'FAILED') return 'failed'
  if (bill.status === 'VERIFYING') return 'verifying'
  return (bill.number ?? bill.qr ?? bill.link) === null ? 'noNumber' : 'waiting'
}
