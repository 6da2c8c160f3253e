import { and, count, desc, eq, isNotNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { orderStatus, type OrderStatus, type OrderTab, orderStatuses, orderTabs } from '#shared/order/order-status.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { holdsText } from '#commerce/platform/holds-text.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyByState, tallyOf } from '#commerce/platform/tally/tally.ts'
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
export const lineCount = sql<number>`(SELECT count(*) FROM order_line WHERE order_line.order_id = ${orders}.id)`

/** How many of its lines have a review. */
const reviewCount = sql<number>`(SELECT count(*) FROM review WHERE review.order_id = ${orders}.id)`

/** Whether something of this order has no review. */
export const isReviewable = (db: Db, orderId: string): boolean =>
  db
    .select({ left: sql<boolean>`${reviewCount} < ${lineCount}`.mapWith(Boolean) })
    .from(orders)
    .where(eq(orders.id, orderId))
    .get()?.left ?? false

/** A page of a customer's orders, the newest first, and how many there are in all. Drafts are no orders. */
export function listOrders(db: Db, query: OrderQuery) {
  const words = wordsOf(query.text)
  const { ids, total } = words.length > 0 ? search(db, query, words) : listIds(db, query)
  if (ids.length === 0) return { rows: [], total }
  const found = db
    .select({ order: orders, first: orderLines, lineCount, reviewCount })
    .from(orders)
    .leftJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
    .where(isOneOf(orders.id, ids))
    .limit(query.size)
    .all()
  const byId = new Map(found.map((row) => [row.order.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

const ownedBy = (customerId: string) => eq(orders.customerId, customerId)
/** The triggers of the migration count them. */
const tallied = (customerId: string) => `orders:${customerId}` as const

function listIds(db: Db, { customerId, tab, index, size, now }: OrderQuery): { ids: string[]; total: number } {
  const lists =
    tab === 'pengembalian'
      ? [returnedTo(customerId)]
      : statesOf(tab, now, ownDeadline).map((where) => and(ownedBy(customerId), where))
  const ids = newestIds(db, lists, { index, size })
  if (tab === null) return { ids, total: tallyOf(db, tallied(customerId)) }
  return { ids, total: countTabs(db, customerId, now).find((one) => one.tab === tab)?.count ?? 0 }
}

interface Found {
  id: string
  placedAt: Date | null
}
const newestFirst = (a: Found, b: Found): number =>
  Number(b.placedAt) - Number(a.placedAt) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/**
 * A page of orders, the newest first, by index alone: one short list for each condition, put together here. So it costs
 * the same however many orders there are.
 */
export function newestIds(
  db: Db,
  lists: readonly (SQL | undefined)[],
  { index, size }: { index: number; size: number },
): string[] {
  const most = (index + 1) * size
  return lists
    .flatMap((where) =>
      db
        .select({ id: orders.id, placedAt: orders.placedAt })
        .from(orders)
        .where(where)
        .orderBy(desc(orders.placedAt), desc(orders.id))
        .limit(most)
        .all(),
    )
    .toSorted(newestFirst)
    .slice(index * size, most)
    .map(({ id }) => id)
}

const isPlaced = isNotNull(orders.placedAt)
/** `+` keeps SQLite from the index of all unpaid orders: those of one customer are few. */
const ownDeadline = sql`+${orders.payBy}`

/** An unpaid order past its deadline belongs under 'dibatalkan', although its row may still say PENDING. */
const isOpen = (now: Date, deadline: SQLWrapper) =>
  and(eq(orders.status, 'PENDING'), sql`${deadline} > ${now.getTime()}`)
export const isLapsed = (now: Date, deadline: SQLWrapper = orders.payBy) =>
  and(eq(orders.status, 'PENDING'), sql`${deadline} <= ${now.getTime()}`)

/** The conditions of a tab, one for each list that an index has in order. */
export function statesOf(tab: OrderTab | null, now: Date, deadline: SQLWrapper = orders.payBy): (SQL | undefined)[] {
  if (tab === null) return [isPlaced]
  return statusesOf(tab).flatMap((status) => {
    if (status === 'PENDING') return [isOpen(now, deadline)]
    const all = [eq(orders.status, status)]
    return status === 'EXPIRED' ? [...all, isLapsed(now, deadline)] : all
  })
}
export const statusesOf = (tab: OrderTab): OrderStatus[] =>
  orderStatuses.filter((status) => orderStatus[status].tab === tab)

/** A return has the account to which its money goes, so its order is found by it. `+`: and not by the order's age. */
const returnedTo = (customerId: string): SQL =>
  sql`(${orders.id} IN (SELECT r.order_id FROM order_return r WHERE r.customer_id = ${customerId} AND r.status <> 'CANCELLED') AND +${orders.customerId} = ${customerId} AND +${orders.placedAt} IS NOT NULL)`

/** How many of a customer's orders are in each tab. */
export function countTabs(db: Db, customerId: string, now: Date): { tab: OrderTab; count: number }[] {
  const own = ownedBy(customerId)
  const known = tallyByState(db, tallied(customerId))
  const countOf = (where: SQL | undefined) => db.select({ n: count() }).from(orders).where(where).get()?.n ?? 0
  const lapsed = (known.get('PENDING') ?? 0) > 0 ? countOf(and(own, isLapsed(now, ownDeadline))) : 0
  const inTab = (tab: OrderTab): number => {
    const statuses = statusesOf(tab)
    const moved = (Number(statuses.includes('EXPIRED')) - Number(statuses.includes('PENDING'))) * lapsed
    return statuses.reduce((sum, status) => sum + (known.get(status) ?? 0), moved)
  }
  return orderTabs.map((tab) => ({
    tab,
    count: tab === 'pengembalian' ? countOf(returnedTo(customerId)) : inTab(tab),
  }))
}

const wordsOf = (text: string | null): string[] =>
  text?.trim().split(/\s+/).slice(0, limits.searchWords).filter(Boolean) ?? []

/**
 * An order by a part of its number, or by every word of a product it holds, among the customer's newest; a whole number
 * finds the oldest too.
 */
function search(
  db: Db,
  { customerId, tab, index, size, now }: OrderQuery,
  words: readonly string[],
): { ids: string[]; total: number } {
  const typed = words.join(' ')
  const inTab = tab === null ? undefined : tab === 'pengembalian' ? returnedTo(customerId) : or(...statesOf(tab, now))
  const whole = and(ownedBy(customerId), isPlaced, eq(orders.number, typed.toUpperCase()), inTab)
  const exact = db.select({ id: orders.id }).from(orders).where(whole).get()
  if (exact) return { ids: index === 0 ? [exact.id] : [], total: 1 }
  const named = words.map((word) => holdsText(sql`l.name || ' ' || l.variant_name`, word))
  const matches = sql`(${holdsText(orders.number, typed)} OR EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = ${orders.id} AND ${sql.join(named, sql` AND `)}))`
  const ids = db
    .all<{ id: string }>(
      sql`SELECT id FROM orders WHERE id IN (SELECT id FROM orders WHERE customer_id = ${customerId} AND placed_at IS NOT NULL ORDER BY placed_at DESC LIMIT ${limits.ordersSearched})
          AND ${and(matches, inTab)} ORDER BY placed_at DESC, id DESC LIMIT ${limits.ordersSearched}`,
    )
    .map(({ id }) => id)
  return { ids: ids.slice(index * size, (index + 1) * size), total: ids.length }
}
