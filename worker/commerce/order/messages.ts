import { formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { MessageKind, MessageValues } from '#commerce/notification/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { amountOf } from './after/returns/views.ts'
import type { OrderRow } from './core/tables.ts'

/** The order waits for its money, or for the courier who collects it; a free order gets the next message at once. */
export function writePlaced(scope: Scope, { order }: ShopEvents['order_placed']): void {
  if (order.total === 0) return
  const kind = order.paymentVendor === 'cod' ? 'order_cod' : 'order_placed'
  writeToShopper(scope, order, kind, { until: formatDeadline(order.payBy) })
}

/** The statuses about which the shopper gets a message. */
const ofStatus: Partial<Record<OrderStatus, MessageKind>> = {
  PAYMENT_CONFIRMED: 'order_paid',
  SHIPPING: 'order_shipped',
  DELIVERED: 'order_delivered',
  CANCEL: 'order_cancelled',
  EXPIRED: 'order_expired',
}
export function writeMoved(scope: Scope, { order, to }: ShopEvents['order_moved']): void {
  const kind = ofStatus[to]
  if (kind) writeToShopper(scope, order, kind, { receipt: order.receiptNumber ?? '' })
}

export function writeRefunded(scope: Scope, { order, amount, due, ref }: ShopEvents['money_refunded']): void {
  writeToShopper(scope, order, due ? 'refund_due' : 'refunded', { amount: formatRupiah(amount) }, ref)
}

/** What the seller decides. A refund has its own message. */
const answers: Partial<Record<ReturnStatus, string>> = {
  APPROVED: 'disetujui',
  REJECTED: 'ditolak',
  REPLACED: 'selesai, barang pengganti sudah dikirim',
}
export function writeReturnAnswered(scope: Scope, { order, row, to }: ShopEvents['return_moved']): void {
  const answer = answers[to]
  if (answer === undefined) return
  const amount = formatRupiah(amountOf(scope.db, order, row))
  writeToShopper(scope, order, 'return_answered', { answer, amount }, `${row.id}:${to}`)
}

/**
 * Writes to the recipient of the goods, else to the account. `ref` distinguishes messages of one kind that an order may
 * need twice; the same one is written once.
 */
function writeToShopper(scope: Scope, order: OrderRow, kind: MessageKind, values: MessageValues, ref = order.id): void {
  const customer = order.customerId === null ? null : findCustomer(scope.db, order.customerId)
  const to = {
    email: order.address?.email ?? customer?.email ?? null,
    phone: order.address?.phone ?? customer?.phone ?? null,
  }
  enqueue(scope, {
    kind,
    ref,
    to,
    orderId: order.id,
    values: { number: order.number ?? '', amount: formatRupiah(order.total), ...values },
  })
}
