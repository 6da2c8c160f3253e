import { accepted, refused, type Result } from '#shared/result.ts'
import { messageOf } from '#shared/text/errors.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { findPasskey, listPasskeys, markPasskeyUsed } from '../customers/passkeys.ts'
import { issueProof } from '../re-authentication/proof.ts'
import { issueChallenge, spendChallenge } from './challenges.ts'
import type { PasskeyTry } from './login.ts'
import { counterAdvances, requestOptions, rpIdOf } from './rules.ts'

/** The Shop's half of a confirmation by passkey. The Worker checks the signature in between. */
export function beginPasskeyConfirm(scope: Scope, { origin }: { origin: string }): Result<{ options: string }> {
  return inTransaction(scope, (tx) => {
    const { customerId } = tx.who
    if (customerId === null) return refused('sign_in_needed')
    const rpId = rpIdOf(origin)
    const own = listPasskeys(tx.db, customerId).filter((one) => one.rpId === rpId)
    if (own.length === 0) return refused('passkey_unavailable')
    const asked = { purpose: 'confirm', customerId, origin, userHandle: '', silent: false } as const
    // Anyone who gets here is signed in, so the network is not counted.
    const issued = issueChallenge(tx, asked, null)
    return issued.ok ? accepted({ options: requestOptions(issued.value.challenge, rpId, own) }) : issued
  })
}

interface Answered {
  challenge: string
  credentialId: string
  /** null: a device that was asked for a passkey by its id need not say it. */
  userHandle: string | null
  origin: string
}

/** Uses up the challenge and answers the key that must have signed it: one of the caller's own. */
export function spendConfirmChallenge(
  scope: Scope,
  { challenge, credentialId, userHandle, origin }: Answered,
): Result<PasskeyTry['passkey']> {
  return inTransaction(scope, (tx) => {
    const spent = spendChallenge(tx, challenge, { purpose: 'confirm', origin })
    if (!spent.ok) return spent
    const passkey = findPasskey(tx.db, credentialId)
    const isOwn =
      passkey?.customerId === tx.who.customerId &&
      passkey.rpId === rpIdOf(origin) &&
      (userHandle ?? passkey.userHandle) === passkey.userHandle
    return isOwn ? accepted(passkey) : refused('passkey_unknown', {}, { credential: messageOf('passkey_unknown') })
  })
}

interface Verdict {
  credentialId: string
  /** What the device said. */
  verified: { counter: number; backedUp: boolean }
}

/** A proof like the password, unless the passkey was removed or used by a copy while the Worker checked it. */
export function finishPasskeyConfirm(scope: Scope, { credentialId, verified }: Verdict): Result<{ ticket: string }> {
  return inTransaction(scope, (tx) => {
    const passkey = findPasskey(tx.db, credentialId)
    if (!passkey || passkey.customerId !== tx.who.customerId || !counterAdvances(passkey.counter, verified.counter))
      return refused('passkey_failed')
    markPasskeyUsed(tx.db, passkey.id, { ...verified, usedAt: tx.now })
    return accepted({ ticket: issueProof(tx, passkey.customerId) })
  })
}
