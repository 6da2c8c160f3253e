import { accountChangeNames } from '#shared/api/account/account-change.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { codeContacts } from '../codes/contacts.ts'
import { addAccountChange } from '../customers/account-changes.ts'
import type { CustomerRow } from '../customers/store.ts'
import type { ReplacedAccess } from '../customers/tables.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { Contact } from '#commerce/notification/rules.ts'
import type { Tx } from '#commerce/platform/transaction.ts'

/**
 * Writes down that the way into an account, or one of its bank accounts, was changed, and sends the owner a link that
 * undoes it. `before` is the customer as they were: the message goes where an intruder cannot have redirected it.
 */
export function recordChange(tx: Tx, before: CustomerRow, replaced: ReplacedAccess): void {
  const { db, now, newId } = tx
  const id = newId()
  addAccountChange(db, { id, customerId: before.id, replaced, at: now })
  enqueue(tx, {
    kind: 'account_changed',
    ref: id,
    to: ownersContact(before, replaced.kind),
    values: { what: accountChangeNames[replaced.kind], at: formatDeadline(now.toISOString()), change: id },
  })
}

/**
 * The old contact itself, if it was trusted; else whatever was. A contact that nobody has verified may belong to a
 * stranger, who must not be able to undo.
 */
function ownersContact(before: CustomerRow, kind: ReplacedAccess['kind']): Contact {
  const trusted = codeContacts(before)
  if (kind === 'email' && trusted.email !== null) return { email: trusted.email, phone: null }
  if (kind === 'phone' && trusted.phone !== null) return { email: null, phone: trusted.phone }
  return trusted
}
