import type { SavedAddress } from '#shared/api/account/address.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { checkAddress, inPlaceOf } from './rules.ts'
import type { Scope, Who } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import {
  type AddressRow,
  countSaved,
  findAddress,
  isFromElsewhere,
  listAddresses,
  makeMain,
  putAddress,
  removeAddress,
} from './store.ts'
import { notingUsual } from './usual-change.ts'

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
      const address = inPlaceOf(before?.address ?? null, checked.value)
      const saved = putAddress(tx, customerId, { label: label.trim(), address }, before)
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

function changing<T>(scope: Scope, step: (tx: Tx, customerId: string) => Result<T>): Result<T> {
  return inTransaction(scope, (tx) => {
    const customerId = customerOf(tx.who)
    return notingUsual(tx, customerId, () => step(tx, customerId))
  })
}

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
