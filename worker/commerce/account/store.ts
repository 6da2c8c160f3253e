import { and, count, eq, gt, inArray, or } from 'drizzle-orm'
import { isReturnOver, returnStatuses } from '#shared/order/return-status.ts'
import { returns } from '#commerce/order/after/returns/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'

export const listOrderIds = (db: Db, customerId: string): string[] =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .all()
    .map(({ id }) => id)

const openReturns = returnStatuses.filter((status) => !isReturnOver(status))
/** How many returns are not finished yet. */
export const countOpenReturns = (db: Db, customerId: string): number =>
  db
    .select({ rows: count() })
    .from(returns)
    .where(and(eq(returns.customerId, customerId), inArray(returns.status, openReturns)))
    .get()?.rows ?? 0

const underWay = ['PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING', 'DELIVERED'] as const
/**
 * How many orders are not finished yet. An unpaid order whose deadline has passed is finished, whatever its row says.
 */
export function countOpenOrders(db: Db, customerId: string, now: Date): number {
  const open = or(inArray(orders.status, [...underWay]), and(eq(orders.status, 'PENDING'), gt(orders.payBy, now)))
  return (
    db
      .select({ rows: count() })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), open))
      .get()?.rows ?? 0
  )
}
