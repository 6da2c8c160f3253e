import { and, isNull, ne, sql } from 'drizzle-orm'
import type { Order } from '#shared/api/order.ts'
import { OrderId } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { takeBackCommission } from '#commerce/affiliate/commission.ts'
import { findCommission } from '#commerce/affiliate/store.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { addEvent, changeOrder, findOrder, type OrderRow } from '../core/store.ts'
import { orders } from '../core/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/**
 * Orders placed without an account with this number become its customer's, who has just proved to have it. Inside the
 * caller's transaction.
 */
export function claimOrders(scope: Scope, customerId: string, phone: string): void {
  const placedBy = and(
    isNull(orders.customerId),
    ne(orders.status, 'DRAFT'),
    sql`${orders.address} ->> '$.phone' = ${phone}`,
  )
  for (const order of scope.db.select().from(orders).where(placedBy).limit(limits.listRows).all())
    become(scope, order, customerId)
}

/**
 * Whether the caller may make a guest's order their own; of whose number it is nothing is told to who has not proved
 * it.
 */
export function claimOf({ db, who }: Scope, { customerId, address }: OrderRow): Order['claim'] {
  if (customerId !== null) return 'none'
  const customer = who.customerId === null ? null : findCustomer(db, who.customerId)
  if (!customer) return 'signIn'
  if (customer.phoneVerifiedAt === null) return 'verify'
  return customer.phone === address?.phone ? 'ready' : 'none'
}

/**
 * A guest's order becomes the caller's, who holds its link and has proved its number; asked for twice it is theirs
 * already.
 */
export function claimOrder(scope: Scope, orderId: string): Result<{ orderId: OrderId }> {
  const { customerId } = scope.who
  return scope.db.transaction(() => {
    const order = findOrder(scope.db, orderId)
    if (!order || customerId === null) return refused('order_link_invalid')
    if (order.customerId !== customerId && claimOf(scope, order) !== 'ready') return refused('order_claim')
    if (order.customerId === null) become(scope, order, customerId)
    return accepted({ orderId: OrderId.parse(orderId) })
  })
}

function become(scope: Scope, order: OrderRow, customerId: string): void {
  changeOrder(scope.db, order.id, { customerId })
  addEvent(scope.db, order.id, 'claimed', scope.now)
  // Nobody earns by their own order, whenever it turns out to be that.
  if (findCommission(scope.db, order.id)?.affiliateId === customerId) takeBackCommission(scope, order.id)
}
