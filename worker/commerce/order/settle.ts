import { assert } from '#shared/assert.ts'
import { canMove, type OrderStatus } from '#shared/order-status.ts'
import {
  addEvent,
  changeBill,
  changeCharge,
  changeSale,
  countSold,
  findBill,
  findSale,
  listHolds,
  moveHolds,
  returnStock,
  type SaleRow,
  stockOf,
  takeStock,
} from '../sale/store.ts'
import { isOrder } from '../sale/rules.ts'
import { keepQuota, returnQuotas } from '../flash-sale/orders.ts'
import type { Scope } from '../scope.ts'

/** How soon a demo shop packs a paid order. */
export const demoPackingMs = 2 * 60_000

/**
 * Money for an order has arrived; `reference` is the attempt that brought it, null when a person or nobody did. Never drops a payment:
 * what cannot be kept becomes a refund that is due. Inside the caller's transaction.
 */
export function settle(scope: Scope, saleId: string, reference: string | null): 'confirmed' | 'refund_due' {
  const { db, now } = scope
  const bill = findBill(db, saleId)
  assert(bill, 'only an order with a bill can be paid')
  if (reference !== null) changeCharge(db, reference, { state: 'paid' })
  if (bill.status === 'PAID') return refundDue(scope, saleId, 'refund_due_double')
  closeIfOverdue(scope, saleId)
  changeBill(db, bill.code, { status: 'PAID', paidAt: now, problem: '' })
  const order = orderRow(scope, saleId)
  if (order.status !== 'PENDING' && !(order.status === 'EXPIRED' && holdAgain(scope, saleId))) return refundDue(scope, saleId, 'refund_due')
  for (const { variantId, quantity } of moveHolds(db, saleId, order.status === 'PENDING' ? 'HELD' : 'RELEASED', 'SOLD')) countSold(db, variantId, quantity)
  scope.agenda.drop('expire-payment', saleId)
  moveOrder(scope, order, 'PAYMENT_CONFIRMED')
  if (order.digital) moveOrder(scope, orderRow(scope, saleId), 'COMPLETED')
  else if (scope.shop.demo) scope.agenda.plan('advance-demo-order', saleId, new Date(now.getTime() + demoPackingMs))
  return 'confirmed'
}

/** Ends an unpaid order and gives its pieces back, exactly once: the second call finds nothing held. Inside the caller's transaction. */
export function closeUnpaid(scope: Scope, saleId: string, to: 'EXPIRED' | 'CANCEL'): boolean {
  const order = findSale(scope.db, saleId)
  if (order?.status !== 'PENDING') return false
  moveOrder(scope, order, to)
  for (const { variantId, quantity } of moveHolds(scope.db, saleId, 'HELD', 'RELEASED')) returnStock(scope.db, variantId, quantity)
  returnQuotas(scope.db, saleId)
  const bill = findBill(scope.db, saleId)
  if (bill && bill.status !== 'PAID') changeBill(scope.db, bill.code, { status: 'EXPIRED' })
  scope.agenda.drop('expire-payment', saleId)
  scope.touch()
  return true
}

/** Every change of an order's status goes through here, with its line in the history. Inside the caller's transaction. */
export function moveOrder(scope: Scope, order: SaleRow, to: OrderStatus, also: { receiptNumber?: string; deliveredAt?: Date } = {}): void {
  assert(
    isOrder(order.status) && canMove(order.status, to, { cod: false, digital: order.digital }),
    `an order does not go from ${order.status} to ${to}: ask canMove first`,
  )
  changeSale(scope.db, order.id, { status: to, ...also })
  addEvent(scope.db, order.id, to, scope.now)
}

function closeIfOverdue(scope: Scope, saleId: string): void {
  const order = orderRow(scope, saleId)
  if (order.payBy && scope.now >= order.payBy) closeUnpaid(scope, saleId, 'EXPIRED')
}

/** Takes back what an expired order had given up; nothing when one piece of it is gone. */
function holdAgain(scope: Scope, saleId: string): boolean {
  const holds = listHolds(scope.db, saleId)
  if (holds.some(({ variantId, quantity }) => stockOf(scope.db, variantId) < quantity)) return false
  for (const { variantId, quantity } of holds)
    assert(takeStock(scope.db, variantId, quantity), 'stock was checked in this transaction: nothing may run in between')
  keepQuota(scope.db, saleId)
  scope.touch(holds.some(({ variantId }) => stockOf(scope.db, variantId) === 0))
  return true
}

function refundDue(scope: Scope, saleId: string, kind: 'refund_due' | 'refund_due_double'): 'refund_due' {
  addEvent(scope.db, saleId, kind, scope.now)
  return 'refund_due'
}

function orderRow(scope: Scope, saleId: string): SaleRow {
  const order = findSale(scope.db, saleId)
  assert(order, 'a bill always has its order')
  return order
}
