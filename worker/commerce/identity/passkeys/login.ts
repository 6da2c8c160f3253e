import { assert } from '#shared/assert.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { messageOf } from '#shared/text/errors.ts'
import { countHit, forgetHit, rateLimited, settleHit } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { findPasskey, markPasskeyUsed, type PasskeyRow } from '../customers/passkeys.ts'
import { findCustomer } from '../customers/store.ts'
import { loginLimit } from '../sign-in/login-limit.ts'
import { openSession, type SignedIn } from '../sign-in/sign-in.ts'
import { issueChallenge, spendChallenge } from './challenges.ts'
import { counterAdvances, requestOptions, rpIdOf } from './rules.ts'

/** The Shop's half of a sign-in with a passkey. The Worker checks the signature in between. */
export function beginPasskeyLogin(
  scope: Scope,
  { origin, network }: { origin: string; network: string | null },
): Result<{ options: string }> {
  return inTransaction(scope, (tx) => {
    const tooMany = rateLimited(tx, loginLimit, { subject: null, network })
    if (tooMany) return tooMany
    const asked = { purpose: 'login', customerId: null, origin, userHandle: '', silent: false } as const
    const issued = issueChallenge(tx, asked, network)
    return issued.ok ? accepted({ options: requestOptions(issued.value.challenge, rpIdOf(origin)) }) : issued
  })
}

interface Answered {
  challenge: string
  credentialId: string
  userHandle: string
  origin: string
  network: string | null
}
/** One sign-in by passkey that is under way. */
export interface PasskeyTry {
  /** It counts as a failed login until `finishPasskeyLogin` says otherwise. */
  id: string
  passkey: Pick<PasskeyRow, 'credentialId' | 'rpId' | 'publicKey' | 'counter'>
}

/** Uses up the challenge and answers the key that must have signed it. */
export function spendLoginChallenge(
  scope: Scope,
  { challenge, credentialId, userHandle, origin, network }: Answered,
): Result<PasskeyTry> {
  return inTransaction(scope, (tx) => {
    const caller = { subject: null, network }
    const tooMany = rateLimited(tx, loginLimit, caller)
    if (tooMany) return tooMany
    const id = countHit(tx, loginLimit, caller, { pending: true })
    const spent = spendChallenge(tx, challenge, { purpose: 'login', origin })
    const passkey = spent.ok ? findPasskey(tx.db, credentialId) : null
    if (spent.ok && passkey?.userHandle === userHandle && passkey.rpId === rpIdOf(origin))
      return accepted({ id, passkey })
    settleHit(tx.db, id)
    return spent.ok ? refused('passkey_unknown', {}, { credential: messageOf('passkey_unknown') }) : spent
  })
}

interface Verdict {
  id: string
  credentialId: string
  /** What the device said; null: the answer was not right. */
  verified: { counter: number; backedUp: boolean } | null
}

/** Signs in, unless the passkey was removed or used by a copy while the Worker checked it. */
export function finishPasskeyLogin(scope: Scope, { id, credentialId, verified }: Verdict): Result<SignedIn> {
  return inTransaction(scope, (tx) => {
    const { db, now } = tx
    const passkey = findPasskey(db, credentialId)
    if (!verified || !passkey || !counterAdvances(passkey.counter, verified.counter)) {
      settleHit(db, id)
      return refused('passkey_failed')
    }
    forgetHit(db, id)
    markPasskeyUsed(db, passkey.id, { ...verified, usedAt: now })
    const customer = findCustomer(db, passkey.customerId)
    assert(customer, 'a passkey belongs to a customer of this shop')
    return accepted(openSession(tx, customer))
  })
}
