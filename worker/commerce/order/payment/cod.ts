import { and, count, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { OrderRow } from '../core/store.ts'
import { orderEvents, orders } from '../core/tables.ts'

const dayMs = 24 * 3_600_000

/** In the history of an order that was sent on trust and came back unpaid. */
export const codRefused = 'cod_refused'

/** How many parcels this phone or this customer sent back unpaid lately: a shop pays for both ways. */
export function countCodRefusals(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { customerId, address }: Pick<OrderRow, 'customerId' | 'address'>,
): number {
  const who = or(
    customerId === null ? undefined : eq(orders.customerId, customerId),
    address === null
      ? undefined
      : and(isNotNull(orders.address), eq(sql`json_extract(${orders.address}, '$.phone')`, address.phone)),
  )
  if (!who) return 0
  const since = new Date(now.getTime() - limits.codRefusalDays * dayMs)
  return (
    db
      .select({ n: count() })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(and(eq(orderEvents.kind, codRefused), gt(orderEvents.at, since), who))
      .get()?.n ?? 0
  )
}

/** What paying at the door adds: what the courier asks for it, unless the shop bears that itself. */
export function codFeeOf(
  { shop }: Pick<Scope, 'shop'>,
  { quotedCod }: Pick<OrderRow, 'quotedCod'>,
  vendor: string | null,
): number {
  return vendor === 'cod' && !shop.payments?.codFeeBorne ? (quotedCod ?? 0) : 0
}
