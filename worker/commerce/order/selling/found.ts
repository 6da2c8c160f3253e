import { sql } from 'drizzle-orm'
import { FoundReport } from '#shared/admin/orders.ts'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { byAssistant } from '#shared/web/arrival.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { countedIn, visitsBetween } from '#commerce/tracking/store.ts'
import { type OrderDays, orderValue, placedIn, sold } from './report.ts'
import { between, Days } from './shapes.ts'

export const foundOperations = {
  report: operation({
    method: 'GET',
    path: '/shops/:host/found',
    role: 'viewer',
    summary:
      'What was found in some days: visits and paid orders by what brought them, orders that assistants began, and searches that found nothing',
    input: Days,
    output: FoundReport,
    run: (tx, days) => accepted(foundIn(tx.db, between(tx, days))),
  }),
}

/** A visit counts by what brought it, an order by what brought its shopper on the day it was placed. */
function foundIn(db: Db, days: OrderDays) {
  const both = [dayIn(days.since), dayIn(new Date(days.until.getTime() - 1))] as const
  const visits = new Map(countedIn(db, 'arrival', both).map(({ name, times }) => [name, times]))
  const orders = new Map(ordersByArrival(db, days).map(({ arrival, ...sums }) => [arrival, sums]))
  const sources = [...new Set([...visits.keys(), ...orders.keys()])].map((source) => {
    const [came, bought] = [visits.get(source) ?? 0, orders.get(source) ?? { orders: 0, value: 0 }]
    return { source, visits: came, ...bought, percent: percentOf(bought.orders, came) }
  })
  const all = visitsBetween(db, both)
  const sums = [...orders.values()].reduce((sum, one) => sum + one.orders, 0)
  return {
    visits: all,
    orders: sums,
    percent: percentOf(sums, all),
    byAssistants: orders.get(byAssistant)?.orders ?? 0,
    sources: sources.toSorted((a, b) => b.orders - a.orders || b.visits - a.visits),
    missed: countedIn(db, 'missed', both).map(({ name, times }) => ({ words: name, times })),
  }
}

/** null: nobody was counted, or fewer than have bought. */
const percentOf = (orders: number, visits: number): number | null =>
  orders > visits || visits === 0 ? null : Math.round((orders / visits) * 1_000) / 10

/** What a seller made in a chat came from nowhere in the shop. */
const ordersByArrival = (db: Db, days: OrderDays) =>
  db.all<{ arrival: string; orders: number; value: number }>(
    sql`SELECT CASE WHEN o.made_by IS NOT NULL THEN 'penjual' ELSE coalesce(o.arrival, CASE WHEN o.affiliate_code IS NOT NULL THEN 'afiliasi' ELSE 'tidak diketahui' END) END AS arrival,
      count(*) AS orders, ${orderValue} AS value FROM orders o WHERE ${placedIn(days)} AND o.status IN (${sold}) GROUP BY 1 ORDER BY 2 DESC LIMIT ${limits.adminListRows}`,
  )
