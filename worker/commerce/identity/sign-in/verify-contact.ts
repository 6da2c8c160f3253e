import type { Channel } from '#shared/api/message.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { changeCustomer, type CustomerRow } from '../customers/store.ts'
import { removeContactChange } from '../customers/contact-changes.ts'
import { removeGoogleAccount } from '../customers/google-accounts.ts'

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
  if (!byEmail) tellPhoneVerified(scope, id, phone)
  return phoneVerifiedAt === null && emailVerifiedAt === null
}

/** Runs what other rooms do once a customer has shown that this phone is theirs. Inside the caller's transaction. */
export function tellPhoneVerified(scope: Scope, customerId: string, phone: string): void {
  publish(scope, 'phone_verified', { customerId, phone })
}

/**
 * Takes away what else somebody may have left in an account to come back by: a mailbox, one that waits for its code, a
 * Google account.
 */
export function dropUnproved(scope: Scope, customer: CustomerRow, channel: Channel): void {
  removeContactChange(scope.db, customer.id)
  removeGoogleAccount(scope.db, customer.id)
  if (channel !== 'email' && customer.email !== null) changeCustomer(scope.db, customer.id, { email: null })
}
