import { deliveryWay } from '#shared/order/delivery-way.ts'
import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import { products, variants } from '#commerce/catalog/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { orderLines, type OrderRow, orders } from '../../core/tables.ts'
import { stockHolds } from '../tables.ts'

/**
 * Whether a product may become a download, or a parcel, by the field that says so. Once somebody has it, or waits for
 * it, it may not: as goods of the other kind the codes would be theirs, or lost. A product that nobody holds may change.
 */
export const kindProblems = (
  db: Db,
  before: { id: string; digital: boolean },
  { digital }: { digital: boolean },
): Readonly<Record<string, string>> =>
  before.digital === digital || !isOrdered(db, before.id) ? {} : { digital: 'it was sold as it is: make a new product' }

/**
 * Late money lets an expired order go on. One of parcels alone, or of downloads alone, shows whether its goods are what
 * they were (`isOfItsKind`); of a mixed one nobody could say.
 */
const mayGoOn = and(eq(orders.status, 'EXPIRED'), eq(orders.withDigital, true), ne(orders.delivery, 'digital'))

const isOrdered = (db: Db, productId: string): boolean =>
  db
    .select({ id: orders.id })
    .from(variants)
    .innerJoin(stockHolds, eq(stockHolds.variantId, variants.id))
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(
      and(eq(variants.productId, productId), or(ne(stockHolds.state, 'RELEASED'), gt(stockHolds.kept, 0), mayGoOn)),
    )
    .limit(1)
    .get() !== undefined

/** Whether the goods of an order that had ended are still what was bought: parcels, downloads, or both. */
export function isOfItsKind(db: Db, { id, delivery, withDigital }: OrderRow): boolean {
  const now = db
    .select({ some: sql<number>`max(${products.digital})`, all: sql<number>`min(${products.digital})` })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(orderLines.orderId, id))
    .get()
  return now?.some === Number(withDigital) && now.all === Number(deliveryWay[delivery].atOnce)
}
