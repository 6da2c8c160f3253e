import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { codeContacts } from '../codes/contacts.ts'
import { codeWay } from '../codes/way.ts'
import { countHit, forgetHitsOf, rateLimited } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { checkCode } from '../codes/issue.ts'
import { markSpent } from '../codes/store.ts'
import type { PasswordCost } from '../customers/password.ts'
import { type CustomerRow, findCustomer } from '../customers/store.ts'
import { confirmationLimit, confirmingCaller } from '../sign-in/login-limit.ts'
import { isRightPassword } from '../sign-in/right-password.ts'
import { hasConfirmedInBrowser, keepConfirmation } from './just-confirmed.ts'
import { isProof } from './proof.ts'

/**
 * How a customer shows once more who they are: by the password, by a code of `account.askCode`, or by a ticket that was
 * given for such a proof. The Worker hashes the password between `beginConfirmation` and the check.
 */
export interface Confirmation {
  ticket: string | null
  code: string | null
  /** Already hashed by the Worker. */
  password: string | null
}

declare const confirmed: unique symbol
/**
 * A customer who has just shown who they are. Only `reAuthenticate` makes one, so a function that takes one cannot be
 * reached by an open session alone.
 */
export interface Confirmed {
  readonly customer: CustomerRow
  readonly [confirmed]: true
}

/**
 * Does `step` for a signed-in customer who confirms. A step that is refused uses up no code. One confirmation is enough
 * for some minutes of this session in this browser; `eachTime`: not for this step.
 */
export function reAuthenticate<T>(
  scope: Scope,
  confirmation: Confirmation,
  step: (tx: Tx, confirmed: Confirmed) => Result<T>,
  { eachTime = false } = {},
): Result<T> {
  return inTransaction(scope, (tx) => {
    const customer = findCustomer(tx.db, tx.who.customerId)
    if (!customer) return refused('sign_in_needed')
    const { ticket, password } = confirmation
    const earlier = ticket === null && password === null && !eachTime && hasConfirmedInBrowser(tx)
    const shown = earlier ? accepted(null) : checkOwner(tx, customer, confirmation)
    if (!shown.ok) return shown
    // The one place that makes one: the check has just passed.
    const done = step(tx, { customer } as Confirmed)
    if (!done.ok) return done
    // What an earlier one confirmed makes its minutes no longer.
    if (!earlier && (ticket === null || !isProof(tx, customer.id, ticket))) keepConfirmation(tx)
    spendConfirmation(tx, shown.value)
    return done
  })
}

/** Counts the try as a failure until `checkPassword` says otherwise, and answers how to hash. */
export function beginConfirmation(scope: Scope, _: Record<never, never>): Result<PasswordCost> {
  const found = findCustomer(scope.db, scope.who.customerId)
  if (!found) return refused('sign_in_needed')
  return inTransaction(scope, (tx) => {
    const caller = confirmingCaller(tx, found.id)
    const tooMany = rateLimited(tx, confirmationLimit, caller)
    if (tooMany) return tooMany
    countHit(tx, confirmationLimit, caller)
    const { n, r, p, salt } = found.password
    return accepted({ n, r, p, salt })
  })
}

/** Accepted: this is the owner of the account, by the code of this ticket; null: in another way. */
type Shown = Result<string | null>

function checkOwner(tx: Tx, { id, password: own }: CustomerRow, { ticket, code, password }: Confirmation): Shown {
  if (ticket !== null && isProof(tx, id, ticket)) return accepted(null)
  if (password !== null) return checkPassword(tx, id, password)
  if (ticket !== null) return checkOwnCode(tx, 'account', id, ticket, code)
  const field = own.hash === '' ? 'code' : 'password'
  return refused('confirmation_needed', {}, { [field]: messageOf('confirmation_needed') })
}

/**
 * For a withdrawal: by the code that was sent for it, or, where none can be sent, by the password. `about`: what the
 * code was requested, as `issueCode` got it.
 */
export function checkConfirmation(
  tx: Tx,
  customerId: string,
  { ticket, code, password }: Confirmation,
  about: string,
): Shown {
  const found = findCustomer(tx.db, customerId)
  if (!found) return refused('sign_in_needed')
  if (!codeWay(tx, codeContacts(found), 'whatsapp')) return checkPassword(tx, customerId, password)
  return checkOwnCode(tx, 'withdrawal', customerId, ticket, code, about)
}

function checkOwnCode(
  tx: Tx,
  purpose: 'withdrawal' | 'account',
  customerId: string,
  ticket: string | null,
  code: string | null,
  about = '',
): Shown {
  const checked = checkCode(tx, purpose, ticket ?? '', code ?? '', about)
  if (!checked.ok) return checked
  return checked.value.customerId === customerId
    ? accepted(ticket)
    : refused('code_wrong', {}, { code: messageOf('code_wrong') })
}

/** The Worker has hashed it with what `beginConfirmation` answered. */
function checkPassword(tx: Tx, customerId: string, password: string | null): Shown {
  const { db } = tx
  const found = findCustomer(db, customerId)
  if (!found || password === null || !isRightPassword(tx, found, password))
    return refused('password_wrong', {}, { password: messageOf('password_wrong') })
  forgetHitsOf(db, confirmationLimit, confirmingCaller(tx, customerId))
  return accepted(null)
}

/** The confirmed action is done, so the code that was checked is used up; a ticket beside a password may be anybody's. */
export function spendConfirmation({ db, now }: Tx, checked: string | null): void {
  if (checked !== null) markSpent(db, checked, now)
}
