import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import type { Scope } from '../scope.ts'
import type { PasswordCost } from './password.ts'
import { countTry, sameBytes, throttled } from './sign-in.ts'
import { findCustomer, forgetFailures } from './store.ts'

/**
 * Whoever takes money out proves again who they are: by the password, which the Worker hashes between these two steps. A code sent by a
 * messenger would take the password's place here, and nothing outside of this file and `front-proof.ts` would change.
 */
const triesOf = (customerId: string) => ({ account: `proof:${customerId}`, address: null })

/** Counts the try, as a failure until `checkProof` says otherwise, and tells how to hash. */
export function beginProof(scope: Scope, _: Record<never, never>): Result<PasswordCost> {
  const found = scope.who.customerId === null ? null : findCustomer(scope.db, scope.who.customerId)
  if (!found) return refused('sign_in_needed')
  return scope.db.transaction(() => {
    const tries = triesOf(found.id)
    const tooMany = throttled(scope, tries)
    if (tooMany) return tooMany
    countTry(scope, tries)
    const { n, r, p, salt } = found.password
    return accepted({ n, r, p, salt })
  })
}

/** null: it is the customer. Inside the caller's transaction. */
export function checkProof({ db }: Scope, customerId: string, hash: string): Refused | null {
  const found = findCustomer(db, customerId)
  if (!found || !sameBytes(found.password.hash, hash)) return refused('password_wrong')
  forgetFailures(db, '', triesOf(customerId).account)
  return null
}
