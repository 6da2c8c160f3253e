import { dayMs } from '#shared/format/units.ts'
import { sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import { products } from '#commerce/catalog/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'

const mostLines = limits.togetherOrders * limits.togetherLines

/**
 * A job of the night: writes at each product which others are in the same orders. Of the orders only these ids are
 * kept, so nothing tells of a buyer.
 */
export function countBoughtTogether(_: string, { db, now, invalidate }: Tx): void {
  const found = mostTogether(listBought(db, new Date(now.getTime() - limits.togetherDays * dayMs)))
  const before = new Map(
    db
      .select({ id: products.id, ids: products.boughtTogether })
      .from(products)
      // As the index has it.
      .where(sql`${products.boughtTogether} <> '[]'`)
      .limit(mostLines)
      .all()
      .map(({ id, ids }) => [id, JSON.stringify(ids)]),
  )
  const after = new Map([...found].map(([id, ids]) => [id, JSON.stringify(ids)]))
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  if (changed.length === 0) return
  const values = JSON.stringify(Object.fromEntries(changed.map((id) => [id, after.get(id) ?? '[]'])))
  db.run(sql`UPDATE product SET bought_together = j.value FROM json_each(${values}) AS j WHERE product.id = j.key`)
  invalidate()
}

/** The products of each of the newest orders, however many a shop has. */
function listBought(db: Db, since: Date): ReadonlySet<string>[] {
  const rows = db.all<{ orderId: string; productId: string }>(sql`
    SELECT l.order_id AS orderId, v.product_id AS productId
    FROM (SELECT id, status FROM orders WHERE placed_at >= ${since.getTime()} ORDER BY placed_at DESC, id DESC LIMIT ${limits.togetherOrders}) AS o
    CROSS JOIN order_line AS l ON l.order_id = o.id AND l.position < ${limits.togetherLines}
    CROSS JOIN variant AS v ON v.id = l.variant_id
    WHERE ${isOneOf(sql`o.status`, statusesWhere('paid'))}
    LIMIT ${mostLines}`)
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return [...byOrder.values()].map((lines) => new Set(lines.map(({ productId }) => productId)))
}

/** For each product those that are often in its orders, the most frequent first. */
function mostTogether(orders: readonly ReadonlySet<string>[]): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, Map<string, number>>()
  for (const goods of orders)
    for (const one of goods) {
      const others = counts.get(one) ?? new Map<string, number>()
      counts.set(one, others)
      for (const other of goods) if (other !== one) others.set(other, (others.get(other) ?? 0) + 1)
    }
  const most = [...counts].map(([id, others]) => {
    const often = [...others].filter(([, times]) => times >= limits.togetherTimes)
    const inOrder = often.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    return [id, inOrder.slice(0, limits.togetherShown).map(([other]) => other)] as const
  })
  return new Map(most.filter(([, ids]) => ids.length > 0))
}
