import { and, count, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { limits } from '#shared/limits.ts'
import { orderStatus, type OrderTab } from '#shared/order/order-status.ts'
import { returnStatuses } from '#shared/order/return-status.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { returns } from '../after/returns/tables.ts'
import { isLapsed, lineCount, newestIds, statesOf, statusesOf } from '../core/lists.ts'
import { isOrder, statusAt } from '../core/rules.ts'
import { orders } from '../core/tables.ts'
import { foundBy, type Wanted } from './search.ts'

export interface SellerQuery {
  tab: OrderTab | null
  /** Orders older than this one; null: from the newest. */
  after: string | null
  /** Placed at or after the first moment and before the second; null: at any time. */
  since: Date | null
  until: Date | null
  sought: Wanted
  index: number
  size: number
  now: Date
}
/** A page of everybody's orders for the seller, and how many there are in all; null: they are not counted. */
export function listSellerOrders(db: Db, query: SellerQuery) {
  const { ids, total } = listIds(db, query)
  if (ids.length === 0) return { rows: [], total }
  const found = db
    .select({ order: orders, lineCount })
    .from(orders)
    .where(isOneOf(orders.id, ids))
    .limit(query.size)
    .all()
  const byId = new Map(found.map((row) => [row.order.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

interface Ids {
  ids: string[]
  total: number | null
}
/**
 * The orders of everybody, the newest first, by index alone: one short list for each status of the tab, put together
 * here. So a page costs the same however many orders there are, and `after` reaches the oldest. Those with a return come
 * in the order of their returns, and their days are those of the returns.
 */
function listIds(db: Db, query: SellerQuery): Ids {
  const { tab, index, size, now, since, until } = query
  const found = foundBy(db, query.sought)
  if (found) return listFound(db, query, found)
  if (tab === 'pengembalian') return listReturned(db, query)
  const days = within(orders.placedAt, query)
  const lists = statesOf(tab, now).map((where) => and(where, days, placeOf(db, query.after)))
  return { ids: newestIds(db, lists, { index, size }), total: since || until ? null : countOf(db, tab, now) }
}

const within = (at: SQLiteColumn, { since, until }: SellerQuery): SQL | undefined =>
  and(since ? gte(at, since) : undefined, until ? lt(at, until) : undefined)

/** Of a few orders that a search has found, those of the tab and the days. */
function listFound(db: Db, { tab, after, index, size, now, since, until }: SellerQuery, found: readonly string[]): Ids {
  const rows = db
    .select({ id: orders.id, status: orders.status, placedAt: orders.placedAt, payBy: orders.payBy })
    .from(orders)
    .where(isOneOf(orders.id, found))
    .limit(found.length)
    .all()
  const returned = new Set(
    tab === 'pengembalian'
      ? db
          .all<{ id: string }>(
            sql`SELECT order_id AS id FROM order_return WHERE ${isOneOf(sql`order_id`, found)} AND status <> 'CANCELLED' LIMIT ${limits.listRows}`,
          )
          .map(({ id }) => id)
      : [],
  )
  const ids = rows
    .filter(({ id, placedAt, ...row }) => {
      const status = statusAt(row, now)
      if (!placedAt || !isOrder(status) || (since && placedAt < since) || (until && placedAt >= until)) return false
      return tab === null || (tab === 'pengembalian' ? returned.has(id) : orderStatus[status].tab === tab)
    })
    .toSorted((a, b) => Number(b.placedAt) - Number(a.placedAt) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
  const from = after === null ? 0 : ids.indexOf(after) + 1
  return { ids: ids.slice(from + index * size, from + (index + 1) * size), total: ids.length }
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
function listReturned(db: Db, query: SellerQuery): Ids {
  const { after, index, size, since, until } = query
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
    .where(and(open, isNewest, place, within(returns.createdAt, query)))
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(size)
    .offset(index * size)
    .all()
  const states = returnStatuses.filter((status) => status !== 'CANCELLED')
  return { ids: rows.map(({ id }) => id), total: since || until ? null : tallyOf(db, 'order_return', states) }
}
