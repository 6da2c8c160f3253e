import { hourMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import {
  type AccountChangeRow,
  addAccountChange,
  listChangesSince,
  removeAccountChange,
} from '#commerce/identity/customers/account-changes.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import type { ReplacedAccess } from '#commerce/identity/customers/tables.ts'
import { knownBrowser } from '#commerce/identity/sessions/known-browser.ts'
import { recordChange } from '#commerce/identity/sign-in/account-changed.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type AddressRow, listAddresses, usualOf } from './store.ts'

type ReplacedList = Extract<ReplacedAccess, { kind: 'address' }>
type ListChange = AccountChangeRow & { replaced: ReplacedList }

/**
 * Does a step, and notifies the customer when another address is the usual one after it: the next parcel goes elsewhere.
 * Nobody has shown who they are, so the owner may take it back. When no usual address is left, no parcel goes anywhere
 * by itself: the list is kept, and the owner is notified of the next usual address, and takes that back.
 */
export function notingUsual<T>(tx: Tx, customerId: string, step: () => T): T {
  const before = listAddresses(tx.db, customerId)
  const done = step()
  const [was, is] = [usualOf(before), usualOf(listAddresses(tx.db, customerId))]
  if (was?.digest !== is?.digest) noteChange(tx, customerId, before, is !== null)
  return done
}

function noteChange(tx: Tx, customerId: string, before: readonly AddressRow[], usual: boolean): void {
  const { db, now, newId } = tx
  const changes = listChangesSince(db, customerId, new Date(0)).filter(isOfList)
  const silent = changes.find(({ replaced }) => replaced.notified === false)
  const by = knownBrowser(tx, customerId)
  const replaced: ReplacedList = { kind: 'address', before: listBefore(before, silent), by, notified: usual }
  if (silent) removeAccountChange(db, silent.id)
  if (!usual) return addAccountChange(db, { id: newId(), customerId, replaced, at: now })
  const customer = findCustomer(db, customerId)
  // The first address of all replaces none.
  if (customer && replaced.before.length > 0 && !isContinued(changes, by, now)) recordChange(tx, customer, replaced)
}

const isOfList = (change: AccountChangeRow): change is ListChange => change.replaced.kind === 'address'

/** What the owner takes back: the list that had the last usual address, and what has come since. */
function listBefore(before: readonly AddressRow[], silent: ListChange | undefined): ReplacedList['before'] {
  const first = silent?.replaced.before ?? []
  const since = before.filter(({ digest }) => first.every((one) => one.digest !== digest))
  return [
    ...first,
    ...since.map(({ customerId: _, usedAt, savedAt, mainAt, ...kept }) => ({
      ...kept,
      usedAt: usedAt.getTime(),
      savedAt: savedAt?.getTime() ?? null,
      mainAt: mainAt?.getTime() ?? null,
    })),
  ]
}

/**
 * Whether the last message covers this change too: it is of this hour, and of the same browser of the owner, or likewise
 * of none. Nobody gets messages without end.
 */
function isContinued(changes: readonly ListChange[], by: string | null, now: Date): boolean {
  const notices = changes.filter(
    ({ at, replaced }) => replaced.notified !== false && now.getTime() - at.getTime() < hourMs,
  )
  return notices[0]?.replaced.by === by || notices.length >= limits.addressNoticesPerHour
}
