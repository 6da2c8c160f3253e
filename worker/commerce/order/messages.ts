import { formatDeadline } from '#shared/format/dates.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { post } from '#commerce/notification/enqueue.ts'
import type { OrderRow } from './core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { MessageKind, MessageValues } from '#commerce/notification/tables.ts'

/** Which steps of an order its buyer is told of. */
const told: Partial<Record<OrderStatus, MessageKind>> = {
  PAYMENT_CONFIRMED: 'order_paid',
  SHIPPING: 'order_shipped',
  DELIVERED: 'order_delivered',
  CANCEL: 'order_cancelled',
  EXPIRED: 'order_expired',
}

/** Tells the buyer of a step, once. Inside the transaction that takes it. */
export function tellStep(scope: Scope, order: OrderRow, status: OrderStatus): void {
  const kind = told[status]
  if (kind) tellBuyer(scope, order, kind, { receipt: order.receiptNumber ?? '' })
}

/** The order stands and waits for its money, or for the courier who collects it. */
export function tellPlaced(scope: Scope, order: OrderRow, cod: boolean): void {
  tellBuyer(scope, order, cod ? 'order_cod' : 'order_placed', { until: formatDeadline(order.payBy) })
}

/**
 * Writes to whom the goods go to, else to the account. `ref` parts events of one kind that may happen twice to an
 * order.
 */
export function tellBuyer(
  scope: Scope,
  order: OrderRow,
  kind: MessageKind,
  values: MessageValues,
  ref = order.id,
): void {
  const customer = order.customerId === null ? null : findCustomer(scope.db, order.customerId)
  const to = {
    email: order.address?.email ?? customer?.email ?? null,
    phone: order.address?.phone ?? customer?.phone ?? null,
  }
  post(scope, {
    kind,
    ref,
    to,
    orderId: order.id,
    values: { number: order.number ?? '', amount: formatRupiah(order.total), ...values },
  })
}
