import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { OrderTab } from '#shared/order/order-status.ts'
import { returnStatuses } from '#shared/order/return-status.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { returns } from './after/returns/tables.ts'
import { isLapsed, lineCount, newestIds, statesOf, statusesOf } from './core/lists.ts'
import { orders } from './core/tables.ts'

interface SellerQuery {
  tab: OrderTab | null
  /** Orders older than this one; null: from the newest. */
  after: string | null
  index: number
  size: number
  now: Date
}
/** A page of everybody's orders for the seller, and how many there are in all. */
export function listSellerOrders(db: Db, query: SellerQuery) {
  const { ids, total } = listIds(db, query)
  if (ids.length === 0) return { rows: [], total }
  const found = db
    .select({ order: orders, lineCount })
    .from(orders)
    .where(inArray(orders.id, ids))
    .limit(query.size)
    .all()
  const byId = new Map(found.map((row) => [row.order.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

/**
 * The orders of everybody, the newest first, by index alone: one short list for each status of the tab, put together
 * here. So a page costs the same however many orders there are, and `after` reaches the oldest. Those with a return come
 * in the order of their returns.
 */
function listIds(db: Db, query: SellerQuery): { ids: string[]; total: number } {
  const { tab, index, size, now } = query
  if (tab === 'pengembalian') return listReturned(db, query)
  const place = placeOf(db, query.after)
  const lists = statesOf(tab, now).map((where) => and(where, place))
  return { ids: newestIds(db, lists, { index, size }), total: countOf(db, tab, now) }
}

/** Only what is older than an order; undefined: everything. */
function placeOf(db: Db, after: string | null): SQL | undefined {
  const last =
    after === null ? undefined : db.select({ at: orders.placedAt }).from(orders).where(eq(orders.id, after)).get()
  return last?.at ? sql`(${orders.placedAt}, ${orders.id}) < (${last.at.getTime()}, ${after})` : undefined
}

function countOf(db: Db, tab: OrderTab | null, now: Date): number {
  if (tab === null) return tallyOf(db, 'orders')
  const statuses = statusesOf(tab)
  const all = tallyOf(db, 'orders', statuses)
  const moves = Number(statuses.includes('EXPIRED')) - Number(statuses.includes('PENDING'))
  const lapsed = db.select({ n: count() }).from(orders).where(isLapsed(now)).get()?.n ?? 0
  return all + moves * lapsed
}

/** Each order once, at its newest return that was not withdrawn. */
function listReturned(db: Db, { after, index, size }: SellerQuery): { ids: string[]; total: number } {
  const open = ne(returns.status, 'CANCELLED')
  const isNewest = sql`NOT EXISTS (SELECT 1 FROM order_return r WHERE r.order_id = ${returns.orderId} AND r.status <> 'CANCELLED' AND (r.created_at, r.id) > (${returns.createdAt}, ${returns.id}))`
  const last =
    after === null
      ? undefined
      : db
          .select({ at: returns.createdAt, id: returns.id })
          .from(returns)
          .where(and(eq(returns.orderId, after), open, isNewest))
          .get()
  const place = last && sql`(${returns.createdAt}, ${returns.id}) < (${last.at.getTime()}, ${last.id})`
  const rows = db
    .select({ id: returns.orderId })
    .from(returns)
    .where(and(open, isNewest, place))
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(size)
    .offset(index * size)
    .all()
  const states = returnStatuses.filter((status) => status !== 'CANCELLED')
  return { ids: rows.map(({ id }) => id), total: tallyOf(db, 'order_return', states) }
}
