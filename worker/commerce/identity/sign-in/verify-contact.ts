import type { Channel } from '#shared/api/account/message.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { changeCustomer, type CustomerRow, findByLogin } from '../customers/store.ts'
import { removeContactChange } from '../customers/contact-changes.ts'
import { removeGoogleAccount } from '../customers/google-accounts.ts'
import { forgetPasskeys } from '../customers/passkeys.ts'

/**
 * The customer entered a code that was sent to the account's own phone or mailbox, so this contact is verified. True
 * when nothing of the account was verified before: then somebody else may have opened it in their name.
 */
export function verifyContact(
  tx: Tx,
  { id, phone, email, phoneVerifiedAt, emailVerifiedAt }: CustomerRow,
  channel: Channel,
): boolean {
  const byEmail = channel === 'email'
  if ((byEmail ? emailVerifiedAt : phoneVerifiedAt) !== null) return false
  // Another account may have verified the same contact while the code was under way; it stays with that one.
  const holder = findByLogin(tx.db, byEmail ? { by: 'email', value: email ?? '' } : { by: 'phone', value: phone })
  if (holder !== null && holder.id !== id && (byEmail ? holder.emailVerifiedAt : holder.phoneVerifiedAt) !== null)
    return false
  changeCustomer(tx.db, id, byEmail ? { emailVerifiedAt: tx.now } : { phoneVerifiedAt: tx.now })
  if (!byEmail) announcePhoneVerified(tx, id, phone)
  return phoneVerifiedAt === null && emailVerifiedAt === null
}

/** Runs what other rooms do once a customer's phone is verified. */
export function announcePhoneVerified(tx: Tx, customerId: string, phone: string): void {
  publish(tx, 'phone_verified', { customerId, phone })
}

/**
 * Removes what somebody else may have left in the account to come back by: a mailbox, a pending change of contact, a
 * Google account, passkeys. A mailbox that is the owner's comes back with a code of its own, which only the owner's
 * session can enter.
 */
export function dropUnverified(tx: Tx, { id, email }: CustomerRow, channel: Channel): void {
  removeContactChange(tx.db, id)
  removeGoogleAccount(tx.db, id)
  forgetPasskeys(tx.db, id)
  if (channel === 'email' || email === null) return
  changeCustomer(tx.db, id, { email: null })
  publish(tx, 'contact_wanted', { customerId: id, kind: 'email', value: email })
}
