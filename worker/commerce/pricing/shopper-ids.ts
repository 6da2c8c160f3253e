import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { customers } from '#commerce/identity/customers/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'

/**
 * How a limit per shopper recognises the same shopper: a customer by the account and its phone, a guest by the contact
 * of the order.
 */
export interface ShopperIds {
  customerId: string | null
  /** E.164: the customer's own number, or a guest's; also the e-mail that a guest typed in its place. null: not known. */
  phone: string | null
  /** The recipient's phone. A customer may send a present to somebody else, so not every limit counts by it. */
  contact: string | null
}

interface Ordered {
  customerId: string | null
  /** What a guest typed as their own, and a dropshipper's phone: who receives the goods is somebody else then. */
  buyer?: string | null
  dropshipPhone?: string | null
  address: { phone: string } | null
}
export function shopperIdsOf(db: Db, { customerId, buyer, dropshipPhone, address }: Ordered): ShopperIds {
  const contact = address?.phone ?? null
  const own = buyer ?? dropshipPhone ?? contact
  return { customerId, phone: customerId === null ? own : findPhone(db, customerId), contact }
}

const findPhone = (db: Db, customerId: string): string | null =>
  db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId)).get()?.phone ?? null

const { customerId, buyer, dropshipPhone, address } = orders
// `+` keeps SQLite from an index that leads through the orders of all guests.
const guests = sql`+${customerId} IS NULL`
/** The orders of a guest with this contact. Each of the three is found by an index of its own. */
export const ofGuest = (contact: string): SQL | undefined =>
  or(
    and(guests, eq(buyer, contact)),
    and(guests, isNull(buyer), eq(dropshipPhone, contact)),
    and(guests, isNull(buyer), isNull(dropshipPhone), sql`${address} ->> '$.phone' = ${contact}`),
  )

/** All orders of a shopper: of the account, of one with this phone, and as a guest; undefined: nobody knows who it is. */
export function ordersOf(db: Db, { customerId: id, phone }: Pick<ShopperIds, 'customerId' | 'phone'>): SQL | undefined {
  const account = db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.phone, phone ?? ''))
  return or(
    id === null ? undefined : eq(customerId, id),
    phone === null ? undefined : inArray(customerId, account),
    phone === null ? undefined : ofGuest(phone),
  )
}
