import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { orderStatus, type OrderStatus, type OrderTab, orderStatuses, orderTabs } from '#shared/order/order-status.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { orderLines, orders } from './tables.ts'

export interface OrderQuery {
  customerId: string
  tab: OrderTab | null
  text: string | null
  index: number
  size: number
  now: Date
}

/** How many lines an order has. */
export const lineCount = sql<number>`(SELECT count(*) FROM order_line WHERE order_line.order_id = ${orders.id})`

/** A page of a customer's orders, the newest first, and how many there are in all. Drafts are no orders. */
export function listOrders(db: Db, query: OrderQuery) {
  const own = eq(orders.customerId, query.customerId)
  const where = and(own, isNotNull(orders.placedAt), inTab(query), matches(query.text))
  const total = db.select({ n: count() }).from(orders).where(where).get()?.n ?? 0
  const rows = db
    .select({ order: orders, first: orderLines, lineCount })
    .from(orders)
    .leftJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(query.size)
    .offset(query.index * query.size)
    .all()
  return { rows, total }
}

/** An unpaid order past its deadline belongs under 'dibatalkan', although its row may still say PENDING. */
function inTab({ tab, now }: OrderQuery): SQL | undefined {
  if (tab === null) return undefined
  if (tab === 'pengembalian') return hasReturn
  const statuses = orderStatuses.filter((status) => orderStatus[status].tab === tab)
  return inArray(statusNow(now), statuses)
}
const statusNow = (now: Date) =>
  sql<OrderStatus>`CASE WHEN ${orders.status} = 'PENDING' AND ${orders.payBy} <= ${now.getTime()} THEN 'EXPIRED' ELSE ${orders.status} END`

/** An order's number, or every word of a product it holds. */
function matches(text: string | null): SQL | undefined {
  const words = text?.trim().toLowerCase().split(/\s+/).slice(0, limits.searchWords).filter(Boolean) ?? []
  if (words.length === 0) return undefined
  const named = words.map((word) => sql`instr(lower(l.name || ' ' || l.variant_name), ${word}) > 0`)
  return sql`(instr(lower(${orders.number}), ${words.join(' ')}) > 0 OR EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = ${orders.id} AND ${sql.join(named, sql` AND `)}))`
}

const hasReturn = sql`EXISTS (SELECT 1 FROM order_return r WHERE r.order_id = ${orders.id} AND r.status <> 'CANCELLED')`

/** How many of a customer's orders are in each tab. */
export function countTabs(db: Db, customerId: string, now: Date): { tab: OrderTab; count: number }[] {
  const own = and(eq(orders.customerId, customerId), isNotNull(orders.placedAt))
  const byStatus = db
    .select({ status: statusNow(now), n: count() })
    .from(orders)
    .where(own)
    .groupBy(statusNow(now))
    .all()
  const returned = db.select({ n: count() }).from(orders).where(and(own, hasReturn)).get()?.n ?? 0
  const inOne = (tab: OrderTab) =>
    byStatus.reduce((sum, { status, n }) => (orderStatus[status].tab === tab ? sum + n : sum), 0)
  return orderTabs.map((tab) => ({ tab, count: tab === 'pengembalian' ? returned : inOne(tab) }))
}
