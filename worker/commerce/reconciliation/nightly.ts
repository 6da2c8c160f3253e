import { dayMs } from '#shared/format/units.ts'
import { and, asc, eq, gt, gte, or } from 'drizzle-orm'
import { paymentWay } from '#shared/order/payment-way.ts'
import { bills, charges, orders } from '#commerce/order/core/tables.ts'
import { confirmWithVendor } from '#commerce/order/payment/charges/notifications.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import { findOrder } from '#commerce/order/core/store.ts'

/** A notice may be lost, and a vendor may be away for a whole night. */
const daysAsked = 3
/** How many orders of a slice; each attempt is one question to its vendor. */
const sliceOrders = 10
const pauseMs = 2_000

/** Whether there are orders whose vendors a night would ask. */
export const hasAttempts = (db: Db, now: Date): boolean =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(gte(orders.placedAt, new Date(now.getTime() - daysAsked * dayMs)))
    .limit(1)
    .get() !== undefined

/**
 * Every night each vendor is asked about the attempts of the last days, also about those that have ended: a notice may
 * have been lost, and what it said is acted on as if it had come. `ref`: the last order that was asked about.
 */
export const askVendors: Job = async (ref, scope) => {
  const last = ref === '' ? null : findOrder(scope.db, ref)
  const since = new Date(scope.now.getTime() - daysAsked * dayMs)
  const after = last?.placedAt ?? since
  const found = scope.db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(
      and(
        gte(orders.placedAt, after),
        last ? or(gt(orders.placedAt, after), and(eq(orders.placedAt, after), gt(orders.id, last.id))) : undefined,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(sliceOrders)
    .all()
  const end = found.at(-1)
  if (!end) return
  const ids = found.map(({ id }) => id)
  const attempts = scope.db
    .select({ charge: charges })
    .from(bills)
    .innerJoin(charges, eq(charges.billCode, bills.code))
    .where(isOneOf(bills.orderId, ids))
    .all()
  for (const { charge } of attempts) if (paymentWay(charge.vendor).asksVendor) await confirmWithVendor(scope, charge)
  if (found.length === sliceOrders) scope.scheduler.plan('ask-vendors', end.id, new Date(scope.now.getTime() + pauseMs))
}
