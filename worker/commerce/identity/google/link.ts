import { accepted, refused, type Result } from '#shared/result.ts'
import { codeWay } from '../codes/way.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Session } from '#commerce/platform/tokens.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { codeContacts } from '../codes/contacts.ts'
import { addGoogleAccount, findGoogleAccount, removeGoogleAccount } from '../customers/google-accounts.ts'
import { type Confirmation, reAuthenticate } from '../re-authentication/re-authenticate.ts'
import { issueProof } from '../re-authentication/proof.ts'
import { recordChange } from '../sign-in/account-changed.ts'
import { renewSession } from '../sign-in/sign-in.ts'
import { findOpen, type PendingLoginRef } from './pending-login.ts'
import { markSpent } from './store.ts'

export interface Linked {
  session: Session | null
}

/** Links a Google account to the signed-in customer, one to one. Linking the same account again changes nothing. */
export function linkGoogle(
  scope: Scope,
  { confirmation, ...ref }: PendingLoginRef & { confirmation: Confirmation },
): Result<Linked> {
  return reAuthenticate<Linked>(scope, confirmation, (tx, { customer }) => {
    const { db, now } = tx
    const pending = findOpen(tx, ref)
    if (!pending) return refused('google_failed')
    markSpent(db, pending.id, now)
    const linked = findGoogleAccount(db, 'sub', pending.sub)
    if (linked?.customerId === customer.id) return accepted({ session: null })
    if (linked || findGoogleAccount(db, 'customerId', customer.id)) return refused('google_linked_elsewhere')
    addGoogleAccount(db, { sub: pending.sub, customerId: customer.id, email: pending.email, linkedAt: now })
    recordChange(tx, customer, { kind: 'google', before: null })
    return accepted({ session: renewSession(tx, customer) })
  })
}

/** Google no longer opens the account. It stays linked while nothing else would open it. */
export function unlinkGoogle(scope: Scope, confirmation: Confirmation): Result<Linked> {
  return reAuthenticate<Linked>(scope, confirmation, (tx, { customer }) => {
    const linked = findGoogleAccount(tx.db, 'customerId', customer.id)
    if (!linked) return accepted({ session: null })
    const opensByCode = codeWay(tx, codeContacts(customer)) !== null
    if (customer.password.hash === '' && !opensByCode) return refused('google_last_way')
    removeGoogleAccount(tx.db, customer.id)
    const { sub, email, linkedAt } = linked
    recordChange(tx, customer, { kind: 'google', before: { sub, email, linkedAt: linkedAt.getTime() } })
    return accepted({ session: renewSession(tx, customer) })
  })
}

/** The customer's own Google account came back: a proof like the password. */
export function confirmByGoogle(scope: Scope, ref: PendingLoginRef): Result<{ ticket: string }> {
  return inTransaction(scope, (tx) => {
    const { db, now, who } = tx
    if (who.customerId === null) return refused('sign_in_needed')
    const pending = findOpen(tx, ref)
    if (!pending) return refused('google_failed')
    const linked = findGoogleAccount(db, 'sub', pending.sub)
    if (linked?.customerId !== who.customerId) return refused('google_other_account')
    markSpent(db, pending.id, now)
    return accepted({ ticket: issueProof(tx, who.customerId) })
  })
}
