import type { SavedAddress } from '#shared/api/account/address.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { checkAddress } from './rules.ts'
import type { Scope, Who } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { listChangesSince } from '#commerce/identity/customers/account-changes.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { recordChange } from '#commerce/identity/sign-in/account-changed.ts'
import {
  type AddressRow,
  countSaved,
  findAddress,
  isFromElsewhere,
  listAddresses,
  makeMain,
  putAddress,
  removeAddress,
  usualOf,
} from './store.ts'

/** The customer's own addresses. Another customer's addresses do not exist here. */
export const address: Handlers<'address'> = {
  list: (_, scope) => accepted(listAddresses(scope.db, customerOf(scope.who)).map((row) => viewOf(scope, row))),

  save({ id, label, main, ...typed }, scope) {
    const checked = checkAddress(typed, 'shipped')
    if (!checked.ok) return checked
    return changing(scope, (tx, customerId) => {
      const before = id === null ? null : findAddress(tx.db, customerId, id)
      if (id !== null && !before) return refused('address_unknown')
      const kept = countSaved(tx.db, customerId)
      if (!before?.savedAt && kept >= limits.addresses) return refused('addresses_full', { max: limits.addresses })
      const saved = putAddress(tx, customerId, { label: label.trim(), address: checked.value }, before)
      // Shipments go to the first address until the customer chooses another.
      if (main || kept === 0) makeMain(tx, customerId, saved)
      return accepted({ id: saved })
    })
  },

  remove: ({ id }, scope) =>
    changing(scope, ({ db }, customerId) =>
      removeAddress(db, customerId, id) ? accepted({}) : refused('address_unknown'),
    ),

  makeMain({ id }, scope) {
    return changing(scope, (tx, customerId) => {
      if (!findAddress(tx.db, customerId, id)) return refused('address_unknown')
      makeMain(tx, customerId, id)
      return accepted({})
    })
  },
}

/** Does a step, and notifies the customer when another address is the usual one after it. */
function changing<T>(scope: Scope, step: (tx: Tx, customerId: string) => Result<T>): Result<T> {
  return inTransaction(scope, (tx) => {
    const customerId = customerOf(tx.who)
    const before = listAddresses(tx.db, customerId)
    const done = step(tx, customerId)
    if (done.ok) noteChange(tx, customerId, before)
    return done
  })
}

/**
 * The next parcel goes elsewhere than before. Nobody has shown who they are, so the owner is notified and may take it
 * back; changes of one hour are one, so that nobody can have messages sent without end.
 */
function noteChange(tx: Tx, customerId: string, before: readonly AddressRow[]): void {
  const [was, is] = [usualOf(before), usualOf(listAddresses(tx.db, customerId))]
  if (!was || !is || was.digest === is.digest) return
  const recent = listChangesSince(tx.db, customerId, new Date(tx.now.getTime() - hourMs))
  const customer = findCustomer(tx.db, customerId)
  if (!customer || recent.some(({ replaced }) => replaced.kind === 'address')) return
  recordChange(tx, customer, {
    kind: 'address',
    before: before.map(({ customerId: _, usedAt, savedAt, mainAt, ...kept }) => ({
      ...kept,
      usedAt: usedAt.getTime(),
      savedAt: savedAt?.getTime() ?? null,
      mainAt: mainAt?.getTime() ?? null,
    })),
  })
}
const hourMs = 3_600_000

function customerOf({ customerId }: Who): string {
  assert(customerId, 'addresses are a customer’s: give the endpoint access customer')
  return customerId
}

const viewOf = (scope: Scope, row: AddressRow): SavedAddress => ({
  ...row.address,
  id: row.digest,
  label: row.label,
  main: row.mainAt !== null,
  elsewhere: isFromElsewhere(scope, row),
})
