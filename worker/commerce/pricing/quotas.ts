import { and, eq, isNotNull } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { orderLines } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { returnQuota, takeQuota } from './offers.ts'

function listFlashLines(db: Db, orderId: string) {
  const { flashSaleId, variantId, quantity } = orderLines
  const rows = db
    .select({ flashSaleId, variantId, quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(flashSaleId)))
    .limit(limits.orderLines)
    .all()
  return rows.flatMap((row) => (row.flashSaleId === null ? [] : [{ ...row, flashSaleId: row.flashSaleId }]))
}

/**
 * An unpaid order has ended, so its pieces return to the quota. Inside the caller's transaction, which ends an order
 * only once.
 */
export function returnQuotas(db: Db, orderId: string): void {
  for (const line of listFlashLines(db, orderId)) returnQuota(db, line, line.quantity)
}

/**
 * An expired order was paid after all: the agreed price stays. Where the quota is used up, the line stays outside of
 * it.
 */
export function keepQuota(db: Db, orderId: string): void {
  for (const line of listFlashLines(db, orderId)) {
    if (takeQuota(db, line, line.quantity)) continue
    db.update(orderLines)
      .set({ flashSaleId: null })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.variantId, line.variantId)))
      .run()
  }
}
