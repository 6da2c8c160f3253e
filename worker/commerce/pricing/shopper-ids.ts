import { eq } from 'drizzle-orm'
import { customers } from '#commerce/identity/customers/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'

/**
 * How a limit per shopper recognises the same shopper: a customer by the account and its phone, a guest by the phone of
 * the order.
 */
export interface ShopperIds {
  customerId: string | null
  /** E.164: the customer's own number, or a guest's contact; null while it is not known. */
  phone: string | null
  /** The recipient's phone. A customer may send a present to somebody else, so not every limit counts by it. */
  contact: string | null
}

interface Ordered {
  customerId: string | null
  address: { phone: string } | null
}
export function shopperIdsOf(db: Db, { customerId, address }: Ordered): ShopperIds {
  const contact = address?.phone ?? null
  return { customerId, phone: customerId === null ? contact : findPhone(db, customerId), contact }
}

const findPhone = (db: Db, customerId: string): string | null =>
  db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId)).get()?.phone ?? null
