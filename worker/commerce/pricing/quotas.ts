import { and, eq, isNotNull } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { saleLines } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { returnQuota, takeQuota } from './offers.ts'

function listFlashLines(db: Db, saleId: string) {
  const { flashSaleId, variantId, quantity } = saleLines
  const rows = db
    .select({ flashSaleId, variantId, quantity })
    .from(saleLines)
    .where(and(eq(saleLines.saleId, saleId), isNotNull(flashSaleId)))
    .limit(limits.saleLines)
    .all()
  return rows.flatMap((row) => (row.flashSaleId === null ? [] : [{ ...row, flashSaleId: row.flashSaleId }]))
}

/**
 * An unpaid order has ended: its pieces of the quota are there for others. Inside the caller's transaction, which ends
 * an order only once.
 */
export function returnQuotas(db: Db, saleId: string): void {
  for (const line of listFlashLines(db, saleId)) returnQuota(db, line, line.quantity)
}

/** An expired order was paid after all: the agreed price stays, and where the quota is gone it stays outside of it. */
export function keepQuota(db: Db, saleId: string): void {
  for (const line of listFlashLines(db, saleId)) {
    if (takeQuota(db, line, line.quantity)) continue
    db.update(saleLines)
      .set({ flashSaleId: null })
      .where(and(eq(saleLines.saleId, saleId), eq(saleLines.variantId, line.variantId)))
      .run()
  }
}
