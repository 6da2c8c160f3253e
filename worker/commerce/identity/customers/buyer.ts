import { findCustomer } from './store.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'

/**
 * Whom a limit per buyer counts: a customer is known by the account and its phone; a guest by the phone of the order.
 */
export interface Person {
  customerId: string | null
  /** E.164: the customer's own, or a guest's contact; null while it is not known. */
  phone: string | null
  /**
   * The phone of the parcel. A customer's may be somebody else's, for whom it is a present, so not every limit counts
   * by it.
   */
  contact: string | null
}

export function personOf(db: Db, { customerId, address }: Pick<OrderRow, 'customerId' | 'address'>): Person {
  const contact = address?.phone ?? null
  return { customerId, phone: customerId === null ? contact : (findCustomer(db, customerId)?.phone ?? null), contact }
}
