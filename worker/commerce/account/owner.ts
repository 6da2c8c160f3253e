import { refused, type Result } from '#shared/result.ts'
import { type CustomerRow, findCustomer } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'

/** Does `step` for the signed-in customer. What an open session alone must not do takes `reAuthenticate` instead. */
export function forOwner<T>(scope: Scope, step: (tx: Tx, customer: CustomerRow) => Result<T>): Result<T> {
  return inTransaction(scope, (tx) => {
    const customer = findCustomer(tx.db, tx.who.customerId)
    return customer ? step(tx, customer) : refused('sign_in_needed')
  })
}
