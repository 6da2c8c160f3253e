import { and, count, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import { orderStatus, orderStatuses } from '#shared/order/order-status.ts'
import { openReturnStatuses } from '#shared/order/return-status.ts'
import { postageIsOpen, returns } from '#commerce/order/after/returns/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'

export const listOrderIds = (db: Db, customerId: string): string[] =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .all()
    .map(({ id }) => id)

/** How many returns of a customer or an order are not finished yet, or have postage to be decided on. */
export const countOpenReturns = (db: Db, whose: SQL): number =>
  db
    .select({ rows: count() })
    .from(returns)
    .where(and(whose, or(inArray(returns.status, [...openReturnStatuses]), postageIsOpen)))
    .get()?.rows ?? 0

/** Orders past payment that are not finished yet. */
const unfinishedStatuses = orderStatuses.filter((status) => status !== 'PENDING' && !orderStatus[status].over)
/**
 * How many of these orders are not finished yet. An unpaid order whose deadline has passed is finished, whatever its row says.
 */
export function countOpenOrders(db: Db, which: SQL, now: Date): number {
  const open = or(inArray(orders.status, unfinishedStatuses), and(eq(orders.status, 'PENDING'), gt(orders.payBy, now)))
  return db.select({ rows: count() }).from(orders).where(and(which, open)).get()?.rows ?? 0
}
