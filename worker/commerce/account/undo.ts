import type { AccountChange } from '#shared/api/account/account.ts'
import { maskContact } from '#shared/format/contact.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { putBackAddresses } from '#commerce/address/store.ts'
import { voidCodes } from '#commerce/identity/codes/store.ts'
import {
  type AccountChangeRow,
  findAccountChange,
  holdEnds,
  listChangesSince,
  markUndone,
} from '#commerce/identity/customers/account-changes.ts'
import { removeContactChange } from '#commerce/identity/customers/contact-changes.ts'
import {
  addGoogleAccount,
  findGoogleAccount,
  removeGoogleAccount,
} from '#commerce/identity/customers/google-accounts.ts'
import { removePasskey } from '#commerce/identity/customers/passkeys.ts'
import { noPassword } from '#commerce/identity/customers/password.ts'
import { changeCustomer, changePassword, findByContact, findCustomer } from '#commerce/identity/customers/store.ts'
import type { ReplacedAccess } from '#commerce/identity/customers/tables.ts'
import { forgetDevices, revokeSessions } from '#commerce/identity/sessions/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'

/** The change that a message's link is about. Opening the link only shows it: mail programs open links too. */
export function findChange(scope: Scope, token: string): Result<AccountChange> {
  const found = changeOf(scope, token)
  if (!found) return refused('not_found')
  const { replaced, at } = found
  const until = holdEnds(at).toISOString()
  return accepted({
    kind: replaced.kind,
    at: at.toISOString(),
    until,
    open: isOpen(scope, found),
    to: newContact(scope, found),
    from: 'value' in replaced && replaced.value && found.undoneAt === null ? maskContact(replaced.value) : null,
  })
}

/** What a later change replaced, or else the contact of today. */
function newContact(
  { db }: Scope,
  { id, customerId, replaced: { kind }, at, undoneAt }: AccountChangeRow,
): string | null {
  if (undoneAt !== null || (kind !== 'email' && kind !== 'phone')) return null
  const next = listChangesSince(db, customerId, at).findLast(
    (change) => change.id !== id && change.replaced.kind === kind,
  )
  const value = next?.replaced.kind === kind ? next.replaced.value : findCustomer(db, customerId)?.[kind]
  return value ? maskContact(value) : null
}

/**
 * Undoes a change and all that were made after it, for they may be the same intruder's. All sessions end and the
 * password goes, so that the owner comes back by a code to the restored contact.
 */
export function undoChange(scope: Scope, token: string): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    const found = changeOf(tx, token)
    if (!found) return refused('not_found')
    if (!isOpen(tx, found)) return refused('change_closed')
    const { db, now } = tx
    const { customerId } = found
    for (const change of listChangesSince(db, customerId, found.at)) {
      restore(tx, customerId, change.replaced)
      markUndone(db, change.id, now)
    }
    changePassword(db, customerId, noPassword())
    removeContactChange(db, customerId)
    voidCodes(db, customerId)
    forgetDevices(db, customerId)
    revokeSessions(db, customerId, now)
    publish(tx, 'account_restored', { customerId, since: found.at })
    return accepted({})
  })
}

const changeOf = ({ db, links }: Scope, token: string): AccountChangeRow | null => {
  const id = links.change.open(token)
  return id === null ? null : findAccountChange(db, id)
}

const isOpen = ({ now, db }: Scope, { at, undoneAt, customerId }: AccountChangeRow): boolean =>
  undoneAt === null && now < holdEnds(at) && findCustomer(db, customerId)?.removedAt === null

function restore({ db }: Tx, customerId: string, replaced: ReplacedAccess): void {
  switch (replaced.kind) {
    case 'email':
      if (isFree(db, customerId, replaced))
        changeCustomer(db, customerId, { email: replaced.value, emailVerifiedAt: dateOf(replaced.verifiedAt) })
      return
    case 'phone':
      if (replaced.value !== null && isFree(db, customerId, replaced))
        changeCustomer(db, customerId, { phone: replaced.value, phoneVerifiedAt: dateOf(replaced.verifiedAt) })
      return
    case 'google': {
      removeGoogleAccount(db, customerId)
      const { before } = replaced
      if (before && !findGoogleAccount(db, 'sub', before.sub))
        addGoogleAccount(db, { ...before, customerId, linkedAt: new Date(before.linkedAt) })
      return
    }
    case 'passkey':
      removePasskey(db, customerId, replaced.id)
      return
    case 'address':
      putBackAddresses(db, customerId, replaced.before)
      return
    // The new password goes in every case, and the wallet removes its own bank accounts.
    case 'bank_account':
    case 'password':
  }
}

/** Nobody else has taken the contact since. */
function isFree(db: Tx['db'], customerId: string, { kind, value }: { kind: 'email' | 'phone'; value: string | null }) {
  const other = value === null ? null : findByContact(db, { by: kind, value })
  return other === null || other.id === customerId
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))
