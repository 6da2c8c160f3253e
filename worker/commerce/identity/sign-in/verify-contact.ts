import type { Channel } from '#shared/api/message.ts'
import { changeCustomer, removeChange } from '#commerce/account/store.ts'
import { removeAccountOf } from '../google/store.ts'
import { claimOrders } from '#commerce/order/after/claim.ts'
import type { Contact } from '#commerce/notification/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { CustomerRow } from '../customers/store.ts'

/**
 * Where a code for this account may go. Anybody can register with a number or an address that is not theirs: what was
 * proved gets codes, and while nothing was, what was typed does. An unproved one beside a proved one may be somebody
 * else's, and gets none.
 */
export function codeContacts({ email, phone, emailVerifiedAt, phoneVerifiedAt }: CustomerRow): Contact {
  if (emailVerifiedAt === null && phoneVerifiedAt === null) return { email, phone }
  return { email: emailVerifiedAt === null ? null : email, phone: phoneVerifiedAt === null ? null : phone }
}

/**
 * A code that went to an account's own phone or mailbox came back: whoever typed it has that. True when nothing of the
 * account had been proved before: somebody else may have opened it in their name. Inside the caller's transaction.
 */
export function proveContact(
  scope: Scope,
  { id, phone, phoneVerifiedAt, emailVerifiedAt }: CustomerRow,
  channel: Channel,
): boolean {
  const byEmail = channel === 'email'
  if ((byEmail ? emailVerifiedAt : phoneVerifiedAt) !== null) return false
  changeCustomer(scope.db, id, byEmail ? { emailVerifiedAt: scope.now } : { phoneVerifiedAt: scope.now })
  if (!byEmail) claimOrders(scope, id, phone)
  return phoneVerifiedAt === null && emailVerifiedAt === null
}

/**
 * Takes away what else somebody may have left in an account to come back by: a mailbox, one that waits for its code, a
 * Google account.
 */
export function dropUnproved(scope: Scope, customer: CustomerRow, channel: Channel): void {
  removeChange(scope.db, customer.id)
  removeAccountOf(scope.db, customer.id)
  if (channel !== 'email' && customer.email !== null) changeCustomer(scope.db, customer.id, { email: null })
}
