import { assert } from '#shared/assert.ts'
import type { Channel } from '#shared/api/account/message.ts'
import { accepted, type Result } from '#shared/result.ts'
import { checkCode, spendCode } from '../codes/issue.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { newCost, type PasswordCost } from '../customers/password.ts'
import { recordChange } from './account-changed.ts'
import { dropUnverified, verifyContact } from './verify-contact.ts'
import { openSession, type SignedIn } from './sign-in.ts'
import { changePassword, type CustomerRow, findCustomer } from '../customers/store.ts'
import { knownBrowser } from '../sessions/known-browser.ts'
import { forgetDevices, revokeSessions } from '../sessions/store.ts'
import type { PasswordHash } from '../customers/tables.ts'

interface Typed {
  ticket: string
  code: string
}

/** Signs in the shopper who receives the account's messages, even while wrong passwords block the password form. */
export function loginByCode(scope: Scope, { ticket, code }: Typed): Result<SignedIn> {
  return inTransaction(scope, (tx) => {
    const spent = spendCode(tx, 'login', ticket, code)
    if (!spent.ok) return spent
    return accepted(signInByCode(tx, { ...spent.value, ticket }))
  })
}

/** The code came back from the customer's own contact. */
export function signInByCode(
  tx: Tx,
  { customerId, channel, ticket }: { customerId: string; channel: Channel; ticket: string },
): SignedIn {
  const customer = customerOf(tx, customerId)
  if (verifyContact(tx, customer, channel) && knownBrowser(tx, customer.id) === null)
    endEarlierAccess(tx, customer, { ticket, channel })
  return openSession(tx, customerOf(tx, customer.id))
}

/**
 * Anybody can register with a number or an address that is not theirs and wait until its owner signs in by a code. The
 * owner's first code ends every access that the other person may have. Somebody who has signed in from this browser
 * before is the one who chose the password, and keeps it. So does anyone who types it in the browser of this code later:
 * nobody else holds both.
 */
function endEarlierAccess(
  tx: Tx,
  customer: CustomerRow,
  { ticket, channel }: { ticket: string; channel: Channel },
): void {
  revokeSessions(tx.db, customer.id, tx.now)
  forgetDevices(tx.db, customer.id)
  dropUnverified(tx, customer, channel)
  if (customer.password.hash === '') return
  changePassword(tx.db, customer.id, { ...customer.password, hash: '', former: customer.password.hash })
  enqueue(tx, {
    kind: 'password_dropped',
    ref: ticket,
    to: customerOf(tx, customer.id),
    wanted: channel,
    values: {},
  })
}

/** Checks the code before the password is hashed; it is spent afterwards. Who has a code for the account is its owner. */
export function beginReset(scope: Scope, { ticket, code }: Typed): Result<{ cost: PasswordCost; owner: string }> {
  return inTransaction(scope, (tx) => {
    const checked = checkCode(tx, 'password', ticket, code)
    return checked.ok ? accepted({ cost: newCost(), owner: checked.value.customerId }) : checked
  })
}

/** The new password ends every session that was opened with the old one, and a message tells the account's owner. */
export function finishReset(
  scope: Scope,
  { ticket, code, password }: Typed & { password: PasswordHash },
): Result<SignedIn> {
  return inTransaction(scope, (tx) => {
    const spent = spendCode(tx, 'password', ticket, code)
    if (!spent.ok) return spent
    const customer = customerOf(tx, spent.value.customerId)
    const { channel } = spent.value
    if (verifyContact(tx, customer, channel)) dropUnverified(tx, customer, channel)
    recordChange(tx, customerOf(tx, customer.id), { kind: 'password' })
    changePassword(tx.db, customer.id, password)
    revokeSessions(tx.db, customer.id, tx.now)
    forgetDevices(tx.db, customer.id)
    return accepted(openSession(tx, customerOf(tx, customer.id)))
  })
}

function customerOf(scope: Scope, id: string) {
  const found = findCustomer(scope.db, id)
  assert(found, 'a code belongs to a customer of this shop')
  return found
}
