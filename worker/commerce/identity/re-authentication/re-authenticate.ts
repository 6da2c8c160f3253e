import { confirmationLimit } from '../sign-in/login-limit.ts'
import { countHit, forgetHits, rateLimited } from '#commerce/platform/rate-limit/rate-limit.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { isSameHash, type PasswordCost } from '../customers/password.ts'
import { checkCode } from '../codes/issue.ts'
import { markSpent } from '../codes/store.ts'
import { messageOf } from '#shared/text/errors.ts'
import { wayTo } from '#commerce/notification/rules.ts'
import { type CustomerRow, findCustomer } from '../customers/store.ts'

/**
 * A customer who takes money out must confirm who they are: with the code that the shop sends, or, where it can send
 * none, with the password. The Worker hashes the password between `beginConfirmation` and the check.
 */
export interface Confirmation {
  ticket: string | null
  code: string | null
  /** Already hashed by the Worker. */
  password: string | null
}

/** Counts the try as a failure until `checkPassword` says otherwise, and answers how to hash. */
export function beginConfirmation(scope: Scope, _: Record<never, never>): Result<PasswordCost> {
  const found = scope.who.customerId === null ? null : findCustomer(scope.db, scope.who.customerId)
  if (!found) return refused('sign_in_needed')
  return inTransaction(scope, (tx) => {
    const caller = { subject: found.id, network: null }
    const tooMany = rateLimited(tx, confirmationLimit, caller)
    if (tooMany) return tooMany
    countHit(tx, confirmationLimit, caller)
    const { n, r, p, salt } = found.password
    return accepted({ n, r, p, salt })
  })
}

/**
 * null: the customer is confirmed. `about`: what the code was asked for, as `issueCode` got it. Then do what was confirmed, and call
 * `useConfirmation`.
 */
export function checkConfirmation(
  tx: Tx,
  customerId: string,
  { ticket, code, password }: Confirmation,
  about: string,
): Refused | null {
  const found = findCustomer(tx.db, customerId)
  if (!found) return refused('sign_in_needed')
  if (!wayTo(found, tx.vendors.channels, 'whatsapp')) return checkPassword(tx, customerId, password)
  return checkOwnCode(tx, 'withdrawal', customerId, ticket, code, about)
}

/**
 * null: this is the owner of the account, shown by the password, or, where none was ever chosen, by the code of
 * `account.askCode`. Then do what was confirmed, and call `useConfirmation`.
 */
export function checkOwner(tx: Tx, found: CustomerRow, { ticket, code, password }: Confirmation): Refused | null {
  return found.password.hash === ''
    ? checkOwnCode(tx, 'account', found.id, ticket, code)
    : checkPassword(tx, found.id, password)
}

function checkOwnCode(
  tx: Tx,
  purpose: 'withdrawal' | 'account',
  customerId: string,
  ticket: string | null,
  code: string | null,
  about = '',
): Refused | null {
  const checked = checkCode(tx, purpose, ticket ?? '', code ?? '', about)
  if (!checked.ok) return checked
  return checked.value.customerId === customerId ? null : refused('code_wrong', {}, { code: messageOf('code_wrong') })
}

/** null: the password is right. The Worker has hashed it with what `beginConfirmation` answered. */
export function checkPassword({ db }: Tx, customerId: string, password: string | null): Refused | null {
  const found = findCustomer(db, customerId)
  if (!found || password === null || !isSameHash(found.password.hash, password))
    return refused('password_wrong', {}, { password: messageOf('password_wrong') })
  forgetHits(db, confirmationLimit, customerId)
  return null
}

/** The confirmed action is done, so the code is used up. */
export function useConfirmation({ db, now }: Tx, { ticket }: Confirmation): void {
  if (ticket !== null) markSpent(db, ticket, now)
}
