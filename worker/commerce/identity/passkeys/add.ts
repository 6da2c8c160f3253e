import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { messageOf } from '#shared/text/errors.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { loginOf } from '../customers/login-name.ts'
import { addPasskey, findPasskey, listPasskeys, type PasskeyRow } from '../customers/passkeys.ts'
import { type CustomerRow, findCustomer } from '../customers/store.ts'
import { type Confirmation, reAuthenticate } from '../re-authentication/re-authenticate.ts'
import { recordChange } from '../sign-in/account-changed.ts'
import { issueChallenge, randomBytes32, spendChallenge } from './challenges.ts'
import { creationOptions, rpIdOf } from './rules.ts'
import type { ChallengeRow } from './store.ts'

/** The Shop's half of adding a passkey. The Worker checks what the browser made, in between. */
interface AskedPasskey {
  confirmation: Confirmation
  origin: string
  /** What the customer typed to sign in a moment ago; null: the browser asks the customer. */
  login: string | null
}

export function beginAddPasskey(
  scope: Scope,
  { confirmation, origin, login }: AskedPasskey,
): Result<{ options: string }> {
  return reAuthenticate(scope, confirmation, (tx, { customer }) => {
    const { db, shop } = tx
    if (login !== null && !isOwn(customer, login)) return refused('bad_request')
    const own = listPasskeys(db, customer.id)
    if (own.length >= limits.passkeysPerCustomer) return refused('passkey_full', { most: limits.passkeysPerCustomer })
    const silent = login !== null
    const userHandle = own[0]?.userHandle ?? randomBytes32()
    const asked = { purpose: 'add', customerId: customer.id, origin, userHandle, silent } as const
    // Anyone who gets here is signed in and confirmed, so the network is not counted.
    const issued = issueChallenge(tx, asked, null)
    if (!issued.ok) return issued
    const user = { handle: userHandle, login: login ?? customer.email ?? customer.phone, name: customer.name }
    const { challenge } = issued.value
    return accepted({
      options: creationOptions({ challenge, rpId: rpIdOf(origin), shopName: shop.name, user, own, silent }),
    })
  })
}

/** Whether this is a contact of the customer's own, in any spelling. */
function isOwn(customer: CustomerRow, login: string): boolean {
  const typed = loginOf(login)
  return typed.by !== 'nothing' && customer[typed.by] === typed.value
}

export type Expected = Pick<ChallengeRow, 'id' | 'origin' | 'userHandle' | 'silent'>

/** Uses up the challenge and answers what the Worker must find in the credential. */
export function spendAddChallenge(
  scope: Scope,
  { challenge, origin }: { challenge: string; origin: string },
): Result<Expected> {
  return inTransaction(scope, (tx) => spendChallenge(tx, challenge, { purpose: 'add', origin }))
}

export type CheckedPasskey = Pick<
  PasskeyRow,
  'credentialId' | 'rpId' | 'userHandle' | 'publicKey' | 'counter' | 'transports' | 'backedUp'
>

/** Stores a passkey that the Worker has verified, and sends the account's owner the way to undo it. */
export function keepPasskey(scope: Scope, checked: CheckedPasskey): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    const { db, who, now, newId } = tx
    const customer = findCustomer(db, who.customerId)
    if (!customer) return refused('sign_in_needed')
    if (findPasskey(db, checked.credentialId))
      return refused('passkey_exists', {}, { credential: messageOf('passkey_exists') })
    if (listPasskeys(db, customer.id).length >= limits.passkeysPerCustomer)
      return refused('passkey_full', { most: limits.passkeysPerCustomer })
    const [id, name] = [newId(), who.device || 'Passkey']
    addPasskey(db, { ...checked, id, customerId: customer.id, name, createdAt: now, usedAt: null })
    recordChange(tx, customer, { kind: 'passkey', id })
    return accepted({})
  })
}
