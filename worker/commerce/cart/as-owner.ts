import { refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { ownerOf } from './store.ts'

/** Reading and writing what is the caller's own happen in one transaction, so that no other call comes between. */
export function asOwner<T>(scope: Scope, step: (owner: string) => Result<T>): Result<T> {
  const owner = ownerOf(scope.who)
  return owner === null ? refused('bad_request') : inTransaction(scope, () => step(owner))
}
