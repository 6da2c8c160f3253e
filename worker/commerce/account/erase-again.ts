import { findCustomer } from '#commerce/identity/customers/store.ts'
import { isErased } from '#commerce/order/core/buyer.ts'
import { findOrder } from '#commerce/order/core/store.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { eraseOrder } from './personal-data.ts'
import { forgetCustomer } from './remove.ts'

/**
 * After a restore: who was erased since that night is erased again, whatever the night says of open orders or money,
 * which had come to their end. Answers how many.
 */
export function eraseAgain(tx: Tx, refs: readonly string[]): number {
  return refs.filter((ref) => (ref.startsWith('c:') ? ofCustomer(tx, ref.slice(2)) : ofOrder(tx, ref.slice(2)))).length
}

function ofCustomer(tx: Tx, id: string): boolean {
  const customer = findCustomer(tx.db, id)
  if (!customer || customer.removedAt !== null) return false
  forgetCustomer(tx, customer)
  return true
}

function ofOrder(tx: Tx, id: string): boolean {
  const order = findOrder(tx.db, id)
  if (!order || order.customerId !== null || isErased(order)) return false
  eraseOrder(tx, order)
  return true
}
