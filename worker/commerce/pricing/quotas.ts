import { and, eq, isNotNull } from 'drizzle-orm'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { orderLines } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
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

/** An order at a flash price takes its pieces from the quota. The caller has checked the quota. */
export function takeQuotas({ db }: Tx, { lines }: ShopEvents['order_placed']): void {
  for (const { variantId, quantity, flashSaleId } of lines)
    assert(
      flashSaleId === null || takeQuota(db, { flashSaleId, variantId }, quantity),
      'the quota was checked in this transaction: nothing may run between the check and this line',
    )
}

/** An unpaid order has ended, so its pieces return to the quota. An order ends only once. */
export function returnQuotas({ db, invalidate }: Tx, { order }: ShopEvents['order_ended']): void {
  for (const line of listFlashLines(db, order.id)) {
    const { sold, quota } = returnQuota(db, line, line.quantity)
    // The flash price is there again.
    if (sold + line.quantity >= quota) invalidate(true)
  }
}

/**
 * An expired order was paid after all: the agreed price stays. Where the quota is used up, a line stays outside of it.
 */
export function takeQuotasAgain({ db }: Tx, { order }: ShopEvents['order_revived']): void {
  for (const line of listFlashLines(db, order.id)) {
    if (takeQuota(db, line, line.quantity)) continue
    db.update(orderLines)
      .set({ flashSaleId: null })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.variantId, line.variantId)))
      .run()
  }
}
