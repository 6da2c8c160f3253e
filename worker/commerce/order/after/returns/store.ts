import { and, asc, count, desc, eq, inArray, isNotNull, isNull, min, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import {
  openReturnStatuses,
  returnStatus,
  type ReturnStatus,
  returnStatuses,
  returnStatusesThatTakePieces,
} from '#shared/order/return-status.ts'
import { files } from '#commerce/files/tables.ts'
import { wasMoved } from '#commerce/ledger/store.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { returnDaysFor } from '../../core/issued.ts'
import { orderNumber } from '../../core/numbers.ts'
import { findOrder } from '../../core/store.ts'
import { orderLines, type OrderRow, orders } from '../../core/tables.ts'
import { returnEnd } from './rules.ts'
import { returnEvents, returnLines, returnPhotos, type ReturnRow, returns, waitsForSeller } from './tables.ts'

export const findReturn = (db: Db, id: string): ReturnRow | null =>
  db.select().from(returns).where(eq(returns.id, id)).get() ?? null
/** The caller's return; somebody else's return is not found. */
export function findOwnReturn({ db, who }: Pick<Scope, 'db' | 'who'>, id: string): ReturnRow | null {
  const found = findReturn(db, id)
  return found && who.customerId !== null && found.customerId === who.customerId ? found : null
}

/** A photo of a return, for the seller who decides on it. */
export function findReturnFile({ db }: Scope, { id }: { id: string }): Result<{ mime: string }> {
  const file = db
    .select({ mime: files.mime })
    .from(files)
    .innerJoin(returnPhotos, eq(returnPhotos.fileId, files.id))
    .where(eq(files.id, id))
    .get()
  return file ? accepted({ mime: file.mime }) : refused('not_found')
}

export const listReturnsOf = (db: Db, orderId: string): ReturnRow[] =>
  db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(limits.orderLines)
    .all()

/** The latest return of each of these orders, read at once. */
export function latestReturns(db: Db, orderIds: readonly string[]): Map<string, Pick<ReturnRow, 'id' | 'status'>> {
  if (orderIds.length === 0) return new Map()
  const rows = db
    .select({ orderId: returns.orderId, id: returns.id, status: returns.status })
    .from(returns)
    .where(isOneOf(returns.orderId, orderIds))
    .orderBy(asc(returns.createdAt), asc(returns.id))
    .limit(limits.listRows)
    .all()
  return new Map(rows.map(({ orderId, ...row }) => [orderId, row]))
}

/** Something of the order is on its way back, or is being discussed. */
export const hasOpenReturn = (db: Db, orderId: string): boolean =>
  db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orderId), inArray(returns.status, [...openReturnStatuses])))
    .limit(1)
    .get() !== undefined

/** Until when a return can be requested, or when its days ended; null: it cannot, or they did not. */
interface ReturnDays {
  until: Date | null
  ended: Date | null
}
const noDays: ReturnDays = { until: null, ended: null }

/**
 * A replacement has its own days from the moment it was sent. An order that has brought coins is settled: a shop that
 * gives its shoppers more days later does not open it again.
 */
export function returnWindowOf(scope: Scope, order: OrderRow): ReturnDays {
  const { db, now } = scope
  const { id, deliveredAt } = order
  if (deliveredAt === null) return noDays
  const end = returnEnd({ ...order, deliveredAt: hasAllSince(db, order, deliveredAt) }, returnDaysFor(scope, id))
  if (end === null) return noDays
  if (end <= now) return { until: null, ended: end }
  const settled = wasMoved(db, 'coins_earned', id) || wasMoved(db, 'coins_cashback', id)
  return settled ? noDays : { until: end, ended: null }
}

/** The same of an order by its id. */
export function returnableUntil(scope: Scope, orderId: string): Date | null {
  const order = findOrder(scope.db, orderId)
  return order && returnWindowOf(scope, order).until
}

/** Since when the shopper has what was bought: since the delivery, or since the last replacement was sent. */
export const hasAllSince = (db: Db, { id }: Pick<OrderRow, 'id'>, deliveredAt: Date): Date =>
  db
    .select({ at: min(returnEvents.at) })
    .from(returns)
    .innerJoin(returnEvents, and(eq(returnEvents.returnId, returns.id), eq(returnEvents.status, 'REPLACED')))
    .where(eq(returns.orderId, id))
    // A later line of the same return corrects its number.
    .groupBy(returns.id)
    .orderBy(desc(min(returnEvents.at)))
    .limit(1)
    .get()?.at ?? deliveredAt

/**
 * The pieces of an order that are being returned or were returned: of what was replaced, the shopper has other ones.
 */
export const listGiven = (db: Db, orderId: string) =>
  db
    .select({
      variantId: returnLines.variantId,
      quantity: returnLines.quantity,
      returnId: returns.id,
      status: returns.status,
      isPaidBack: sql<number>`${returns.refunded} IS NOT NULL`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        eq(returns.orderId, orderId),
        inArray(returns.status, [...returnStatusesThatTakePieces]),
        isNull(returns.replacementReceipt),
      ),
    )
    .limit(limits.listRows)
    .all()

/** The pieces of an order that were paid back already. */
export const listRefunded = (db: Db, orderId: string) =>
  db
    .select({ variantId: returnLines.variantId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), sql`${returns.refunded} IS NOT NULL`))
    .limit(limits.listRows)
    .all()

/** The returns of an order that were paid back, the earliest first, and when. */
export const listPaidBack = (db: Db, orderId: string) =>
  db
    .select({ id: returns.id, number: returns.number, refunded: sql<number>`${returns.refunded}`, at: returnEvents.at })
    .from(returns)
    .innerJoin(returnEvents, and(eq(returnEvents.returnId, returns.id), eq(returnEvents.status, 'REFUNDED')))
    .where(and(eq(returns.orderId, orderId), isNotNull(returns.refunded)))
    .orderBy(asc(returnEvents.id))
    .limit(limits.orderLines)
    .all()

/** How much of the money for the goods of an order went back, into the wallet or to a guest’s account. */
export const refundedOf = (db: Db, orderId: string): number =>
  db
    .select({ sum: sql<number>`coalesce(sum(${returns.refunded}), 0)` })
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .get()?.sum ?? 0

export const listReturnLines = (db: Db, returnId: string) =>
  db
    .select({ line: orderLines, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, returns.orderId), eq(orderLines.variantId, returnLines.variantId)),
    )
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(orderLines.position))
    .limit(limits.orderLines)
    .all()
    .map(({ line, quantity }) => ({ ...line, quantity }))

/** The shopper's photos and videos, in the order in which they were chosen. */
export const listShown = (db: Db, returnId: string): { id: string; mime: string; shows: 'goods' | 'postage' }[] =>
  db
    .select({ id: returnPhotos.fileId, mime: files.mime, shows: returnPhotos.shows })
    .from(returnPhotos)
    .innerJoin(files, eq(files.id, returnPhotos.fileId))
    .where(eq(returnPhotos.returnId, returnId))
    .orderBy(asc(returnPhotos.position))
    .limit(limits.returnPhotos + limits.returnVideos + 1)
    .all()

export const listReturnEvents = (db: Db, returnId: string) =>
  db
    .select()
    .from(returnEvents)
    .where(eq(returnEvents.returnId, returnId))
    .orderBy(asc(returnEvents.id))
    .limit(limits.pageRowsMax)
    .all()

/** The kinds of those files that this customer has sent and no return has yet. */
export const listFreeKinds = (db: Db, owner: string, ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const file = db
      .select({ mime: files.mime })
      .from(files)
      .leftJoin(returnPhotos, eq(returnPhotos.fileId, files.id))
      .where(and(eq(files.id, id), eq(files.owner, owner), sql`${returnPhotos.fileId} IS NULL`))
      .get()
    return file ? [file.mime] : []
  })

interface NewReturn {
  row: typeof returns.$inferInsert
  lines: readonly { variantId: string; quantity: number }[]
  photos: readonly string[]
}
export function addReturn(db: Db, { row, lines, photos }: NewReturn): void {
  db.insert(returns).values(row).run()
  for (const { variantId, quantity } of lines)
    db.insert(returnLines).values({ returnId: row.id, variantId, quantity }).run()
  photos.forEach((fileId, position) => db.insert(returnPhotos).values({ fileId, returnId: row.id, position }).run())
}
export function addPostagePhoto(db: Db, returnId: string, fileId: string): void {
  db.insert(returnPhotos).values({ fileId, returnId, position: 0, shows: 'postage' }).run()
}
/** RTN-20261120-8K3QF. */
export function newReturnNumber({ db, now, newId }: Scope): string {
  for (;;) {
    const number = orderNumber(now, newId()).replace('INV', 'RTN')
    const taken = db.select({ id: returns.id }).from(returns).where(eq(returns.number, number)).get()
    if (!taken) return number
  }
}

export function changeReturn(db: Db, id: string, change: Partial<typeof returns.$inferInsert>): void {
  db.update(returns).set(change).where(eq(returns.id, id)).run()
}
export function addReturnEvent(db: Db, returnId: string, status: ReturnStatus, at: Date, note: string): void {
  db.insert(returnEvents).values({ returnId, status, at, note }).run()
}

/** A page of the returns that somebody has to do something for, the longest waiting first. */
export function listWaitingReturns(db: Db, { index, size }: { index: number; size: number }) {
  const others = returnStatuses.filter((status) => {
    const who = returnStatus[status].waitsFor
    return who !== null && who !== 'seller'
  })
  const waits = or(waitsForSeller, inArray(returns.status, others))
  const { n } = db.get<{ n: number }>(
    sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${returns} WHERE ${waits} LIMIT ${limits.listRows})`,
  )
  const rows = db
    .select({ row: returns })
    .from(returns)
    .where(waits)
    .orderBy(asc(returns.createdAt), asc(returns.id))
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total: n }
}

/** A page of returns, the newest first; `customerId` null: those of everybody, for the seller. */
export function listReturns(
  db: Db,
  { customerId, index, size }: { customerId: string | null; index: number; size: number },
) {
  const where = customerId === null ? undefined : eq(returns.customerId, customerId)
  const total =
    customerId === null
      ? tallyOf(db, 'order_return')
      : (db.select({ n: count() }).from(returns).where(where).get()?.n ?? 0)
  const rows = db
    .select({ row: returns, numberOfOrder: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(where)
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total }
}
