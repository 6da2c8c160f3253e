import { minuteMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { noPassword } from '../customers/password.ts'
import type { NewCustomer } from '../customers/rules.ts'
import { createCustomer, openSession, type SignedIn } from '../sign-in/sign-in.ts'
import { changeCustomer, findCustomer, isTaken } from '../customers/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import type { GoogleProfile } from './provider.ts'
import { addPendingLogin, type PendingLoginRow, findPendingLogin, markSpent } from './store.ts'
import { addGoogleAccount, findGoogleAccount } from '../customers/google-accounts.ts'

/** What the shopper carries back from the callback host, and the flow it belongs to. */
export interface PendingLoginRef {
  code: string
  flowId: string
}
/**
 * The callback host hands over the profile of somebody who came back. The answer is empty: the host made the code
 * itself.
 */
export function keepPendingLogin(
  scope: Scope,
  { code, flowId, profile }: PendingLoginRef & { profile: GoogleProfile },
): Result<Record<never, never>> {
  const expiresAt = new Date(scope.now.getTime() + limits.googleLoginMinutes * minuteMs)
  inTransaction(scope, (tx) => addPendingLogin(tx.db, { id: idOf(tx, code), flowId, ...profile, expiresAt }, tx.now))
  return accepted({})
}

export function peekPendingLogin(scope: Scope, ref: PendingLoginRef) {
  const pending = findOpen(scope, ref)
  if (!pending) return refused('google_failed')
  const { sub, name, email } = pending
  return accepted({ known: findGoogleAccount(scope.db, 'sub', sub) !== null, name, email })
}

/**
 * Signs in, once for a code. A new shopper becomes a customer with what they gave; an e-mail that another account has
 * is never taken over.
 */
export function loginByGoogle(
  scope: Scope,
  { asked, ...ref }: PendingLoginRef & { asked: Pick<NewCustomer, 'phone' | 'marketing'> | null },
): Result<SignedIn> {
  return inTransaction(scope, (tx) => {
    const { db, now } = tx
    const pending = findOpen(tx, ref)
    if (!pending) return refused('google_failed')
    const known = findGoogleAccount(db, 'sub', pending.sub)
    if (known) {
      markSpent(db, pending.id, now)
      const customer = findCustomer(db, known.customerId)
      assert(customer, 'a linked account belongs to a customer of this shop')
      return accepted(openSession(tx, customer))
    }
    if (!asked) return refused('google_new')
    const { name, email } = pending
    if (email !== null && isTaken(db, { phone: null, email })) return refused('google_email_taken')
    markSpent(db, pending.id, now)
    const customer = createCustomer(tx, { ...asked, name, email }, noPassword())
    // Google passes on only an e-mail it has verified.
    if (email !== null) changeCustomer(db, customer.id, { emailVerifiedAt: now })
    addGoogleAccount(db, { sub: pending.sub, customerId: customer.id, email, linkedAt: now })
    // Beside Google's proof the number stands for nobody until a code verifies it. Without an e-mail the account has
    // nothing else to be reached by, so the code is sent now.
    if (email === null) publish(tx, 'contact_wanted', { customerId: customer.id, kind: 'phone', value: asked.phone })
    return accepted(openSession(tx, customer))
  })
}

const idOf = ({ keyedHash }: Pick<Scope, 'keyedHash'>, code: string) => keyedHash(`google\n${code}`)

/** The pending login of this flow that can still be used; null: there is none. */
export function findOpen(scope: Scope, { code, flowId }: PendingLoginRef): PendingLoginRow | null {
  const pending = findPendingLogin(scope.db, idOf(scope, code))
  const open = pending && pending.flowId === flowId && pending.spentAt === null && pending.expiresAt > scope.now
  return open ? pending : null
}
