import { and, eq, ne } from 'drizzle-orm'
import { variants } from '#commerce/catalog/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { orderLines, orders } from '../../core/tables.ts'

/**
 * Whether a product may become a download, or a parcel, by the field that says so. Once it was ordered it may not: its
 * buyers have got a parcel, or have a right to codes, and as goods of the other kind the codes would be theirs, or lost.
 */
export const kindProblems = (
  db: Db,
  before: { id: string; digital: boolean },
  { digital }: { digital: boolean },
): Readonly<Record<string, string>> =>
  before.digital === digital || !isOrdered(db, before.id) ? {} : { digital: 'it was sold as it is: make a new product' }

const isOrdered = (db: Db, productId: string): boolean =>
  db
    .select({ id: orders.id })
    .from(variants)
    .innerJoin(orderLines, eq(orderLines.variantId, variants.id))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(variants.productId, productId), ne(orders.status, 'DRAFT')))
    .limit(1)
    .get() !== undefined
