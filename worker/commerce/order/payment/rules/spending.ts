import { hourMs } from '#shared/format/units.ts'
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { deliveryWay, wayOfGoods } from '#shared/order/delivery-way.ts'
import { hasJustConfirmed } from '#commerce/identity/re-authentication/just-confirmed.ts'
import { knownBrowser } from '#commerce/identity/sessions/known-browser.ts'
import type { Spending } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { bills, type OrderRow, orders } from '#commerce/order/core/tables.ts'

interface Line {
  digital: boolean
}

/** The order may take what it wants, or the owner of the account must show who they are first. */
export function checkSpending(scope: Scope, order: OrderRow, lines: readonly Line[]): Result<Spending> {
  if (isOwnerWanted(scope, order, lines)) return refused('owner_proof_needed')
  // The one place that makes one: the check has just passed.
  return accepted({ coins: order.coinsUsed, wallet: order.walletUsed } as Spending)
}

/**
 * Whether an order asks for more than an open session. It does not where the customer has signed in or confirmed just
 * before, and not in a browser of theirs that takes a few coins or sends goods to a place that got some before. Files
 * and codes go to no address, and what is fetched goes to the person who shows its code: anyone who holds the session has
 * them.
 */
export function isOwnerWanted(scope: Scope, order: OrderRow, lines: readonly Line[]): boolean {
  const { customerId, coinsUsed, walletUsed } = order
  if (customerId === null || (coinsUsed === 0 && walletUsed === 0)) return false
  if (hasJustConfirmed(scope)) return false
  if (knownBrowser(scope, customerId) === null) return true
  if (walletUsed === 0 && coinsUsed + coinsLately(scope, order) <= limits.unconfirmedCoins) return false
  return (
    lines.some((line) => wayOfGoods(line).atOnce) || deliveryWay[order.delivery].fetched || !isKnownPlace(scope, order)
  )
}

const heldSince = ({ now }: Scope): Date => new Date(now.getTime() - limits.accountHoldHours * hourMs)

/** What other orders of the last days took: many small orders are a large one. */
const coinsLately = (scope: Scope, { id, customerId }: OrderRow): number =>
  scope.db
    .select({ coins: sql<number>`coalesce(sum(${orders.coinsUsed}), 0)` })
    .from(orders)
    .where(and(eq(orders.customerId, customerId ?? ''), gt(orders.placedAt, heldSince(scope)), ne(orders.id, id)))
    .get()?.coins ?? 0

/**
 * Whether an order of this customer went to the same address and phone, and was paid, so long ago that its owner has
 * seen it. The phone alone is not enough, because a thief reads it in the account; nor is the address without what the
 * label says about it.
 */
function isKnownPlace(scope: Scope, { customerId, address }: OrderRow): boolean {
  if (!address) return false
  const same = (field: string, value: string | number | null) =>
    sql`coalesce(${orders.address} ->> ${`$.${field}`}, '') = ${value ?? ''}`
  const found = scope.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(bills, and(eq(bills.orderId, orders.id), eq(bills.status, 'PAID')))
    .where(
      and(
        eq(orders.customerId, customerId ?? ''),
        lt(orders.placedAt, heldSince(scope)),
        inArray(orders.status, statusesWhere('sent')),
        same('phone', address.phone),
        same('villageCode', address.villageCode),
        same('street', address.street),
        same('courierNote', address.courierNote),
        same('latitude', address.latitude),
        same('longitude', address.longitude),
      ),
    )
    .limit(1)
    .get()
  return found !== undefined
}
