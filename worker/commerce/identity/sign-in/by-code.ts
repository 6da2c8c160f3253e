import { assert } from '#shared/assert.ts'
import type { Channel } from '#shared/api/message.ts'
import { accepted, type Result } from '#shared/result.ts'
import { checkCode, spendCode } from '../codes/issue.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { newCost, noPassword, type PasswordCost } from '../customers/password.ts'
import { dropUnverified, verifyContact } from './verify-contact.ts'
import { knowsBrowser, openSession, type SignedIn } from './sign-in.ts'
import { changePassword, type CustomerRow, findCustomer } from '../customers/store.ts'
import { forgetDevices, revokeSessions } from '../sessions/store.ts'
import type { PasswordHash } from '../customers/tables.ts'

interface Typed {
  ticket: string
  code: string
}

/** Signs in the shopper who receives the account's messages, even while wrong passwords block the password form. */
export function loginByCode(scope: Scope, { ticket, code }: Typed): Result<SignedIn> {
  return scope.db.transaction(() => {
    const spent = spendCode(scope, 'login', ticket, code)
    if (!spent.ok) return spent
    const customer = customerOf(scope, spent.value.customerId)
    const { channel } = spent.value
    if (verifyContact(scope, customer, channel) && !knowsBrowser(scope, customer.id))
      endEarlierAccess(scope, customer, { ticket, channel })
    return accepted(openSession(scope, customerOf(scope, customer.id)))
  })
}

/**
 * Anybody can register with a number or an address that is not theirs and wait until its owner signs in by a code. The
 * owner's first code ends every access that the other person may have. Somebody who has signed in from this browser
 * before is the one who chose the password, and keeps it.
 */
function endEarlierAccess(
  scope: Scope,
  customer: CustomerRow,
  { ticket, channel }: { ticket: string; channel: Channel },
): void {
  revokeSessions(scope.db, customer.id, scope.now)
  forgetDevices(scope.db, customer.id)
  dropUnverified(scope, customer, channel)
  if (customer.password.hash === '') return
  changePassword(scope.db, customer.id, noPassword())
  enqueue(scope, {
    kind: 'password_dropped',
    ref: ticket,
    to: customerOf(scope, customer.id),
    wanted: channel,
    values: {},
  })
}

/** Checks the code before the password is hashed; it is spent afterwards. */
export function beginReset(scope: Scope, { ticket, code }: Typed): Result<{ cost: PasswordCost }> {
  return scope.db.transaction(() => {
    const checked = checkCode(scope, 'password', ticket, code)
    return checked.ok ? accepted({ cost: newCost() }) : checked
  })
}

/** The new password ends every session that was opened with the old one, and a message tells the account's owner. */
export function finishReset(
  scope: Scope,
  { ticket, code, password }: Typed & { password: PasswordHash },
): Result<SignedIn> {
  return scope.db.transaction(() => {
    const spent = spendCode(scope, 'password', ticket, code)
    if (!spent.ok) return spent
    const customer = customerOf(scope, spent.value.customerId)
    const { channel } = spent.value
    if (verifyContact(scope, customer, channel)) dropUnverified(scope, customer, channel)
    changePassword(scope.db, customer.id, password)
    revokeSessions(scope.db, customer.id, scope.now)
    forgetDevices(scope.db, customer.id)
    enqueue(scope, { kind: 'password_changed', ref: ticket, to: customerOf(scope, customer.id), values: {} })
    return accepted(openSession(scope, customerOf(scope, customer.id)))
  })
}

function customerOf(scope: Scope, id: string) {
  const found = findCustomer(scope.db, id)
  assert(found, 'a code belongs to a customer of this shop')
  return found
}
