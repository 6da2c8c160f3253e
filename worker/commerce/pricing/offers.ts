import { dayMs } from '#shared/format/units.ts'
import { and, asc, desc, eq, gt, inArray, lte, max, min, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import { variants } from '#commerce/catalog/tables.ts'
import { orderLines, orders } from '#commerce/order/core/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { cached, invalidate } from '#commerce/platform/memory.ts'
import { momentOf, momentsMoved } from '#commerce/platform/moments.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { FlashSaleItem, FlashSaleItems } from './flash-sale-rules.ts'
import { flashSaleItems, flashSales } from '#commerce/flash-sale/tables.ts'
import { ofGuest, ordersOf, type ShopperIds } from './shopper-ids.ts'

export type FlashSaleRow = typeof flashSales.$inferSelect

const { flashSaleId, variantId, price, quota, sold, perCustomer } = flashSaleItems
const { startsAt, endsAt } = flashSales
const columns = {
  flashSaleId,
  variantId,
  productId: variants.productId,
  price,
  quota,
  sold,
  perCustomer,
  startsAt,
  endsAt,
}
const flashItems = (db: Db) =>
  db
    .select(columns)
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleId))
    .innerJoin(variants, eq(variants.id, variantId))
const byVariant = (rows: readonly FlashSaleItem[]): FlashSaleItems =>
  Map.groupBy(rows, (flashItem) => flashItem.variantId)

/** All flash sale items that run at this moment. */
export function findFlashSaleItems(db: Db, now: Date): FlashSaleItems {
  return byVariant(
    flashItems(db)
      .where(and(gt(endsAt, now), lte(startsAt, now)))
      .limit(limits.listRows)
      .all(),
  )
}

/** How long a cart remembers that a price was a flash price. */
export const rememberedMs = limits.draftCheckoutDays * dayMs

/** The flash sale items of these variants, running or ended recently. */
export function findOffersOf(db: Db, variantIds: readonly string[], now: Date): FlashSaleItems {
  const remembered = new Date(now.getTime() - rememberedMs)
  const last = findLastEnd(db)
  if (last === null || last <= remembered) return new Map()
  const wanted = isOneOf(variantId, variantIds)
  return byVariant(
    flashItems(db)
      .where(and(wanted, lte(startsAt, now), gt(endsAt, remembered)))
      .limit(limits.listRows)
      .all(),
  )
}

/** The items of a flash sale in the order they were entered. */
export const findItems = (db: Db, id: string): FlashSaleItem[] =>
  flashItems(db)
    .where(eq(flashSaleId, id))
    .orderBy(sql`${flashSaleItems}.rowid`)
    .limit(limits.listRows)
    .all()

/** The flash sales that run, the one that ends first before the others. */
export const listRunning = (db: Db, now: Date): FlashSaleRow[] =>
  db
    .select()
    .from(flashSales)
    .where(and(gt(endsAt, now), lte(startsAt, now)))
    .orderBy(asc(endsAt))
    .limit(limits.flashSalesAtOnce)
    .all()
/** When the newest of the running flash sales began; null: none runs. */
export const findLastStart = (db: Db, now: Date): Date | null =>
  db
    .select({ at: startsAt })
    .from(flashSales)
    .where(and(gt(endsAt, now), lte(startsAt, now)))
    .orderBy(desc(startsAt))
    .limit(1)
    .get()?.at ?? null
export function findNext(db: Db, now: Date): FlashSaleRow | null {
  return db.select().from(flashSales).where(gt(startsAt, now)).orderBy(asc(startsAt)).limit(1).get() ?? null
}

/** When a flash sale next starts or ends; null: none is planned. */
export const findBoundary = (db: Db, now: Date): Date | null =>
  momentOf(db, flashMoments, now, () => [
    db
      .select({ at: min(startsAt) })
      .from(flashSales)
      .where(gt(startsAt, now)),
    db
      .select({ at: min(endsAt) })
      .from(flashSales)
      .where(gt(endsAt, now)),
  ])
const flashMoments = 'boundary'
/** Whatever moves a flash sale's times calls this. */
export function invalidateBoundary(db: Db): void {
  momentsMoved(db, flashMoments)
  invalidate(db, { object: 'last flash sale' })
}

/** When the last of all flash sales ends or has ended; null: there was none. The object caches it. */
const findLastEnd = (db: Db): Date | null =>
  cached(
    db,
    { object: 'last flash sale' },
    () =>
      db
        .select({ at: max(endsAt) })
        .from(flashSales)
        .get()?.at ?? null,
  )

/**
 * How many pieces of an item the shopper has in orders that were not cancelled: also in those of a guest with the phone
 * that a customer's order goes to.
 */
export function countBought(db: Db, flashItem: FlashSaleItem, person: ShopperIds): number {
  const { customerId, contact } = person
  const shopper = or(ordersOf(db, person), customerId === null || contact === null ? undefined : ofGuest(contact))
  if (!shopper) return 0
  const standing = inArray(orders.status, statusesWhere('holdsStock'))
  return (
    db
      .select({ pieces: sql<number>`coalesce(sum(${orderLines.quantity}), 0)` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          eq(orderLines.flashSaleId, flashItem.flashSaleId),
          eq(orderLines.variantId, flashItem.variantId),
          standing,
          shopper,
        ),
      )
      .get()?.pieces ?? 0
  )
}

type Piece = Pick<FlashSaleItem, 'flashSaleId' | 'variantId'>
const same = (piece: Piece) => and(eq(flashSaleId, piece.flashSaleId), eq(variantId, piece.variantId))

/** Takes pieces from the quota; false, and nothing taken, when too few are left. */
export function takeQuota(db: Db, piece: Piece, quantity: number): boolean {
  const taken = db
    .update(flashSaleItems)
    .set({ sold: sql`${sold} + ${quantity}` })
    .where(and(same(piece), sql`${sold} + ${quantity} <= ${quota}`))
    .returning({ variantId })
    .all()
  return taken.length === 1
}
/** Returns how many are sold now, of how many. */
export function returnQuota(db: Db, piece: Piece, quantity: number): { sold: number; quota: number } {
  return db
    .update(flashSaleItems)
    .set({ sold: sql`${sold} - ${quantity}` })
    .where(same(piece))
    .returning({ sold, quota })
    .get()
}

/**
 * One row for each statement, because SQLite in a Durable Object binds at most 100 values. False: the flash sale exists
 * already.
 */
export function addFlashSale(
  db: Db,
  flashSale: FlashSaleRow,
  items: readonly Omit<typeof flashSaleItems.$inferInsert, 'flashSaleId'>[],
): boolean {
  if (db.insert(flashSales).values(flashSale).onConflictDoNothing().returning({ id: flashSales.id }).all().length === 0)
    return false
  invalidateBoundary(db)
  for (const item of items)
    db.insert(flashSaleItems)
      .values({ ...item, flashSaleId: flashSale.id })
      .run()
  return true
}
