import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { carriedGoods } from '#commerce/catalog/store.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { givenBy } from '#commerce/pricing/flash-sale-rules.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { cached } from '#commerce/platform/memory.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { LineNow } from './lines-now.ts'
import { owns } from './rules.ts'
import { orderEvents } from '#commerce/order/core/history/tables.ts'
import { type LineRow, orderLines, type OrderRow, orders } from './tables.ts'

/** Each call of a turn looks the order up again, so its row is made once until something writes it. */
export const findOrder = (db: Db, id: string | null): Readonly<OrderRow> | null =>
  id === null
    ? null
    : cached(db, { turn: ['order', id] }, () => db.select().from(orders).where(eq(orders.id, id)).get() ?? null)

/** The caller's own checkout or order; somebody else's is not found. */
export function findOwnOrder({ db, who }: Pick<Scope, 'db' | 'who'>, id: string): OrderRow | null {
  const order = findOrder(db, id)
  return order && owns(who, order) ? order : null
}

/** When the caller began the newest checkout that is not placed; null: there is none. */
export function draftSince({ db, who: { customerId, visitorId } }: Pick<Scope, 'db' | 'who'>): Date | null {
  const own =
    customerId !== null
      ? eq(orders.customerId, customerId)
      : visitorId !== null && and(isNull(orders.customerId), eq(orders.visitorId, visitorId))
  if (!own) return null
  return (
    db
      .select({ at: orders.createdAt })
      .from(orders)
      .where(and(own, isNull(orders.placedAt)))
      .orderBy(desc(orders.createdAt))
      .limit(1)
      .get()?.at ?? null
  )
}

export const findOrderByNumber = (db: Db, number: string): OrderRow | null =>
  db.select().from(orders).where(eq(orders.number, number)).get() ?? null
/** As the shop's people name an order: by its id or its number. */
export const findNamedOrder = (db: Db, named: string): OrderRow | null =>
  findOrder(db, named) ?? findOrderByNumber(db, named.toUpperCase())
/** The id of that order; of none that is known, what was given. */
export const idOfNamed = (db: Db, named: string): string => findNamedOrder(db, named)?.id ?? named
export const numberTaken = (db: Db, number: string): boolean =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).get() !== undefined

export const listLines = (db: Db, orderId: string): LineRow[] =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
    .limit(limits.orderLines)
    .all()

/** The lines of an order that are carried: a code or a file is in no parcel, and does not come back. */
export const listShippedLines = (db: Db, orderId: string): LineRow[] =>
  db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(orderLines.orderId, orderId), carriedGoods))
    .orderBy(asc(orderLines.position))
    .limit(limits.orderLines)
    .all()
    .map(({ line }) => line)

export const hasDigital = (lines: readonly Pick<LineNow, 'digital'>[]): boolean => lines.some(({ digital }) => digital)

/** One row a statement: SQLite in a Durable Object binds at most 100 values. Returns the order as it was written. */
export function addCheckout(db: Db, order: typeof orders.$inferInsert, lines: readonly LineNow[]): OrderRow {
  const written = db
    .insert(orders)
    .values({ ...order, withDigital: hasDigital(lines) })
    .returning()
    .get()
  for (const [position, line] of lines.entries()) {
    const { variantId, name, variantName, slug, image, unitPrice, fullPrice, addedPrice, quantity, weightGrams } = line
    const kept = { variantId, name, variantName, slug, image, unitPrice, fullPrice, addedPrice, quantity, weightGrams }
    db.insert(orderLines)
      .values({ ...kept, orderId: order.id, position })
      .run()
  }
  return written
}

export function changeOrder(db: Db, id: string, change: Partial<typeof orders.$inferInsert>): void {
  db.update(orders).set(change).where(eq(orders.id, id)).run()
}

/**
 * Writes what each line costs now, and the flash sale whose quota it takes: from here on it does not change. A line that
 * says so already stays as it is.
 */
export function lockPrices(db: Db, orderId: string, lines: readonly LineNow[]): void {
  const prices = lines.flatMap(({ variantId, unitPrice, fullPrice, origin, written }) => {
    const now = { unitPrice, fullPrice, flashSaleId: givenBy(origin)?.flashSaleId ?? null }
    return isDeepStrictEqual(now, written) ? [] : [{ variantId, ...now }]
  })
  if (prices.length === 0) return
  db.run(sql`
    UPDATE ${orderLines} SET unit_price = j.value ->> 'unitPrice', full_price = j.value ->> 'fullPrice', flash_sale_id = j.value ->> 'flashSaleId'
    FROM json_each(${JSON.stringify(prices)}) AS j
    WHERE ${orderLines.orderId} = ${orderId} AND ${orderLines.variantId} = j.value ->> 'variantId'`)
}

/** Removes a draft that nobody finished; an order is never removed. */
export function removeCheckout(db: Db, orderId: string): void {
  db.delete(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'DRAFT')))
    .run()
}

/** Adds a line to the history of an order. */
export function addHistory(db: Db, orderId: string, kind: string, at: Date, note = '', driven = false): void {
  db.insert(orderEvents).values({ orderId, kind, at, note, driven }).run()
}
export const listHistory = (db: Db, orderId: string) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
    .limit(limits.pageRowsMax)
    .all()

/** When each of these orders was handed over, paid for, or went into work, read at once. */
export function listSteps(db: Db, orderIds: readonly string[]): Map<string, Steps> {
  const found = new Map<string, Steps>()
  if (orderIds.length === 0) return found
  const rows = db
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        isOneOf(orderEvents.orderId, orderIds),
        inArray(orderEvents.kind, ['PAYMENT_CONFIRMED', 'PROCESSING', 'SHIPPING']),
      ),
    )
    .orderBy(asc(orderEvents.id))
    .limit(limits.listRows)
    .all()
  for (const { orderId, kind, at } of rows) found.set(orderId, { ...found.get(orderId), [kind]: at })
  return found
}
export type Steps = Readonly<Partial<Record<string, Date>>>

/** When the newest order was placed; null: none was. */
export const lastPlacedAt = (db: Db): Date | null =>
  db
    .select({ at: orders.placedAt })
    .from(orders)
    .where(isNotNull(orders.placedAt))
    .orderBy(desc(orders.placedAt))
    .limit(1)
    .get()?.at ?? null
