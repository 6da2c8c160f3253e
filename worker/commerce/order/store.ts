import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type OrderStatus, type OrderTab, orderStatuses, statusBadges } from '#shared/order-status.ts'
import type { Db } from '../scope.ts'
import { saleLines, sales } from '../sale/tables.ts'

export interface OrderQuery {
  /** null: everybody's, for the seller. */
  customerId: string | null
  tab: OrderTab | null
  text: string | null
  index: number
  size: number
  now: Date
}

/** A page of orders, the newest first, and how many there are in all. Drafts are no orders. */
export function listOrders(db: Db, query: OrderQuery) {
  const own = query.customerId === null ? undefined : eq(sales.customerId, query.customerId)
  const where = and(own, isNotNull(sales.placedAt), inTab(query), matches(query.text))
  const total = db.select({ n: count() }).from(sales).where(where).get()?.n ?? 0
  const lineCount = sql<number>`(SELECT count(*) FROM sale_line WHERE sale_line.sale_id = ${sales.id})`
  const rows = db
    .select({ sale: sales, first: saleLines, lineCount })
    .from(sales)
    .leftJoin(saleLines, and(eq(saleLines.saleId, sales.id), eq(saleLines.position, 0)))
    .where(where)
    .orderBy(desc(sales.placedAt), desc(sales.id))
    .limit(query.size)
    .offset(query.index * query.size)
    .all()
  return { rows, total }
}

/** An unpaid order past its deadline stands under 'dibatalkan', although its row may still say PENDING. */
function inTab({ tab, now }: OrderQuery): SQL | undefined {
  if (tab === null) return undefined
  const statuses = orderStatuses.filter((status: OrderStatus) => statusBadges[status].tab === tab)
  const status = sql`CASE WHEN ${sales.status} = 'PENDING' AND ${sales.payBy} <= ${now.getTime()} THEN 'EXPIRED' ELSE ${sales.status} END`
  return inArray(status, statuses)
}

const matches = (text: string | null): SQL | undefined => (text === null ? undefined : sql`instr(${sales.number}, ${text.trim().toUpperCase()}) > 0`)
