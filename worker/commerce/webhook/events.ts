import type { OutgoingKind } from '#shared/admin/outgoing-events.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import { valueOf } from '#commerce/order/core/rules.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { writeEvent } from './store.ts'
import type { ShopEventRow } from './store.ts'

/** What is written about an order. A payload names no person: who needs one asks `order.find`. */
function queue(tx: Tx, kind: OutgoingKind, order: OrderRow, more: ShopEventRow['data'] = {}): void {
  const data = { orderId: order.id, number: order.number, ...more }
  writeEvent(tx, { kind, subject: order.id, data })
}

export function queuePlaced(tx: Tx, { order, lines }: ShopEvents['order_placed']): void {
  const { total, paymentMethod: payment, delivery } = order
  queue(tx, 'order.placed', order, { value: valueOf(order), toPay: total, payment, delivery })
  const low = tx.shop.sellerMessages?.lowStock ?? 0
  for (const { variantId, stock, quantity } of lines) {
    const left = stock - quantity
    // Once: by the order that brings it down to there.
    if (stock > low && left <= low)
      writeEvent(tx, { kind: 'stock.low', subject: `item:${variantId}`, data: { itemId: variantId, stock: left } })
  }
}

export const queuePaid = (tx: Tx, { order }: ShopEvents['order_paid']): void =>
  queue(tx, 'order.paid', order, { value: valueOf(order), payment: order.paymentMethod })

const ofStatus: Partial<Record<OrderStatus, OutgoingKind>> = {
  EXPIRED: 'order.expired',
  CANCEL: 'order.cancelled',
  SHIPPING: 'order.shipped',
  DELIVERED: 'order.delivered',
  COMPLETED: 'order.completed',
}
export function queueMoved(tx: Tx, { order, to }: ShopEvents['order_moved']): void {
  const kind = ofStatus[to]
  if (kind === undefined) return
  const { receiptNumber } = order
  queue(tx, kind, order, { value: valueOf(order), ...(kind === 'order.shipped' ? { receiptNumber } : {}) })
}

export const queueReceipt = (tx: Tx, { order }: ShopEvents['receipt_changed']): void =>
  queue(tx, 'order.receipt', order, { receiptNumber: order.receiptNumber })

export const queueReturnAsked = (tx: Tx, { order, returnId }: ShopEvents['return_asked']): void =>
  queue(tx, 'return.asked', order, { returnId })

/** What the seller decides; the rest of a return shows as refunds and orders. */
const decided: readonly ReturnStatus[] = ['APPROVED', 'REJECTED', 'REPLACED', 'REFUNDED']
export function queueReturnMoved(tx: Tx, { order, row, to }: ShopEvents['return_moved']): void {
  if (decided.includes(to)) queue(tx, 'return.decided', order, { returnId: row.id, status: to })
}

export const queueRefund = (tx: Tx, { order, amount, way, paid, ref }: ShopEvents['money_refunded']): void =>
  queue(tx, paid ? 'refund.paid' : 'refund.owed', order, { amount, way, ref: ref.replace(/:paid$/, '') })

export const queuePostage = (tx: Tx, { order, ...decided }: ShopEvents['postage_decided']): void =>
  queue(tx, 'return.postage', order, decided)

export const queueReview = (tx: Tx, { reviewId, slug, stars, orderId }: ShopEvents['review_written']): void =>
  writeEvent(tx, { kind: 'review.written', subject: `review:${reviewId}`, data: { reviewId, orderId, slug, stars } })
