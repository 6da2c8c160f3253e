import { listText } from '#shared/order/sql-words.ts'
import { sql, type SQL } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { cameBackKinds } from '#shared/order/came-back.ts'
import { orderStatus, orderStatuses } from '#shared/order/order-status.ts'
import { vendorsOfCouriers } from '#shared/order/payment-way.ts'
import { accepted } from '#shared/result.ts'
import { onTrustText } from '#shared/order/on-trust.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { drivenText } from '../core/rules.ts'

interface Days {
  since: Date
  until: Date
}
const words = (list: readonly string[]): SQL =>
  sql.join(
    list.map((one) => sql`${one}`),
    sql`, `,
  )
const cod = words(vendorsOfCouriers)
const underWay = words(orderStatuses.filter((status) => orderStatus[status].underWay))

/** What one courier has of the shop: money and parcels. */
interface Courier {
  courier: string
  /** Cash that it will collect. */
  expectedParcels: number
  expected: number
  /** Cash that it has collected in these days, and what of it has not been paid out. The shop's own owe none. */
  collectedParcels: number
  collected: number
  missing: number
  /** Parcels that came back to the shop in these days, and what was in them. */
  returnedParcels: number
  returned: number
}
const nothing = {
  ...{
    expectedParcels: 0,
    expected: 0,
    collectedParcels: 0,
    collected: 0,
    missing: 0,
    returnedParcels: 0,
    returned: 0,
  },
}

/** Cash on delivery and parcels that came back, courier by courier. Each part reads only its own few rows. */
export function listCouriers({ db }: Pick<Scope, 'db'>, { since, until }: Days) {
  const [from, to] = [since.getTime(), until.getTime()]
  const parts = [
    sql`SELECT courier, count(*) AS expectedParcels, sum(total) AS expected FROM (
      SELECT o.shipping_courier AS courier, o.total FROM orders o WHERE ${sql.raw(onTrustText)} AND o.status IN (${underWay}) AND o.payment_vendor IN (${cod}) LIMIT ${limits.listRows}) GROUP BY 1`,
    sql`SELECT courier, count(*) AS collectedParcels, sum(amount) AS collected, sum(CASE WHEN driven THEN 0 ELSE max(0, amount - paidOut) END) AS missing FROM (
      SELECT o.shipping_courier AS courier, b.amount, (
        SELECT coalesce(sum(CASE m.state WHEN 'matched' THEN b.amount WHEN 'open' THEN m.amount END), 0) FROM movement m WHERE m.order_id = b.order_id AND m.kind = 'payout') AS paidOut,
        ${sql.raw(drivenText('o'))} AS driven
      FROM bill b INDEXED BY bill_of_cod JOIN orders o ON o.id = b.order_id
      WHERE b.vendor IN ${sql.raw(listText(vendorsOfCouriers))} AND b.status = 'PAID' AND b.paid_at >= ${from} AND b.paid_at < ${to} LIMIT ${limits.listRows}) GROUP BY 1`,
    sql`SELECT courier, count(*) AS returnedParcels, sum(subtotal) AS returned FROM (
      SELECT DISTINCT o.id, o.shipping_courier AS courier, o.subtotal FROM order_event e JOIN orders o ON o.id = e.order_id
      WHERE o.shipping_courier <> '' AND e.kind IN ${sql.raw(listText(cameBackKinds))} AND e.at >= ${from} AND e.at < ${to} LIMIT ${limits.listRows}) GROUP BY 1`,
  ]
  const couriers = new Map<string, Courier>()
  for (const part of parts)
    for (const row of db.all<Partial<Courier> & { courier: string }>(part))
      couriers.set(row.courier, { ...nothing, ...couriers.get(row.courier), ...row })
  return accepted({ couriers: [...couriers.values()].toSorted((a, b) => (a.courier < b.courier ? -1 : 1)) })
}
