import { dayMs } from '#shared/format/units.ts'
import { and, count, eq, gt, inArray, max, ne, type SQL } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import {
  countHit,
  forgetHit,
  networkKey,
  type RateLimit,
  rateLimited,
  settleHit,
} from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { guardedMethods } from '#commerce/vendors/payment/methods.ts'
import { bills, type ChargeRow, charges, type OrderRow, orders } from '#commerce/order/core/tables.ts'
import { cardWait } from '#commerce/order/payment/rules/card-rules.ts'
import { placedSince } from '#commerce/order/payment/rules/open-rules.ts'

/**
 * Cards that were denied, from one network: of one amount, because who tries stolen cards repeats the cheapest purchase,
 * and of all amounts. The second bound is high, because thousands of shoppers share one address of a mobile operator.
 */
const deniedLimit: RateLimit = {
  rule: 'card denied',
  minutes: 24 * 60,
  bounds: [
    { by: 'subject', most: limits.cardDenialsPerAmount, settledOnly: true },
    { by: 'network', most: limits.cardDenialsPerNetwork, settledOnly: true },
  ],
}
const hitOf = (reference: string): string => `card ${reference}`

function callerOf(scope: Scope, amount: number) {
  const network = networkKey(scope, deniedLimit)
  return { subject: network === null ? null : scope.keyedHash(`card amount\n${network}\n${amount}`), network }
}

/**
 * Why no card may be tried now; null: one may. The cost rises first: each further try waits longer. Then cards are
 * closed for a day, and every other way to pay stays open.
 */
export function cardProblem(scope: Scope, order: OrderRow, method: string, amount: number): Refused | null {
  if (!guardedMethods.includes(method)) return null
  const { db, now } = scope
  const shopper =
    order.customerId === null ? eq(orders.visitorId, order.visitorId ?? '') : eq(orders.customerId, order.customerId)
  return (
    cardWait(listTries(db, eq(orders.id, order.id), now), limits.cardTriesPerOrder, now) ??
    cardWait(listTries(db, shopper, now), limits.cardTriesPerShopper, now) ??
    (rateLimited(scope, deniedLimit, callerOf(scope, amount)) ? refused('card_blocked') : null)
  )
}

/** The attempts by card of the last day that brought no money: how many, and when the last began. */
function listTries(db: Db, of: SQL, now: Date): { tries: number; last: Date | null } {
  const row = db
    .select({ tries: count(), last: max(charges.createdAt) })
    .from(charges)
    .innerJoin(bills, eq(bills.code, charges.billCode))
    .innerJoin(orders, eq(orders.id, bills.orderId))
    .where(
      and(
        of,
        gt(orders.placedAt, placedSince(now)),
        inArray(charges.method, guardedMethods),
        ne(charges.state, 'paid'),
        gt(charges.createdAt, new Date(now.getTime() - dayMs)),
      ),
    )
    .get()
  return row ?? { tries: 0, last: null }
}

/** An attempt by card has begun; it counts for its network once it is denied. */
export function countCard(
  scope: Scope,
  { reference, method, amount }: Pick<ChargeRow, 'reference' | 'method' | 'amount'>,
): void {
  if (guardedMethods.includes(method))
    countHit(scope, deniedLimit, callerOf(scope, amount), { pending: true, id: hitOf(reference) })
}
export const countDenial = ({ db }: Scope, reference: string): void => settleHit(db, hitOf(reference))
export const forgetCard = ({ db }: Scope, reference: string): void => forgetHit(db, hitOf(reference))
