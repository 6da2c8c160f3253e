import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { statusesWhere } from '#shared/order/order-status.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { orders } from './tables.ts'

const paid = statusesWhere('paid')

/** Whether an order of this customer or of this phone was ever paid: then nobody behind it is a stranger. */
export function hasPaid(db: Db, { customerId, phone }: { customerId: string | null; phone: string | null }): boolean {
  const any = (where: ReturnType<typeof and>) =>
    db.select({ id: orders.id }).from(orders).where(where).limit(1).get() !== undefined
  if (customerId !== null && any(and(eq(orders.customerId, customerId), inArray(orders.status, paid)))) return true
  if (phone === null) return false
  const same = or(
    sql`${orders.address} ->> '$.phone' = ${phone}`,
    eq(orders.buyer, phone),
    eq(orders.dropshipPhone, phone),
  )
  // `+` keeps SQLite from the index by status, which leads through the orders of everybody.
  return any(and(same, sql`+${orders.status} IN ${paid}`))
}
