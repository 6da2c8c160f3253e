import type { Channel } from '#shared/api/message.ts'
import { changeCustomer } from '../account/store.ts'
import { claimOrders } from '../order/claim.ts'
import type { Scope } from '../scope.ts'
import type { CustomerRow } from './store.ts'

/**
 * A code that went to an account's own phone or mailbox came back: whoever typed it has that. True when nothing of the account had been
 * proved before: somebody else may have opened it in their name. Inside the caller's transaction.
 */
export function proveContact(scope: Scope, { id, phone, phoneVerifiedAt, emailVerifiedAt }: CustomerRow, channel: Channel): boolean {
  const byEmail = channel === 'email'
  if ((byEmail ? emailVerifiedAt : phoneVerifiedAt) !== null) return false
  changeCustomer(scope.db, id, byEmail ? { emailVerifiedAt: scope.now } : { phoneVerifiedAt: scope.now })
  if (!byEmail) claimOrders(scope, id, phone)
  return phoneVerifiedAt === null && emailVerifiedAt === null
}
