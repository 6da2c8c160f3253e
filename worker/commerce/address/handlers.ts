import type { SavedAddress } from '#shared/api/account/address.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { checkAddress } from './rules.ts'
import type { Who } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import {
  type AddressRow,
  countSaved,
  findAddress,
  listAddresses,
  makeMain,
  putAddress,
  removeAddress,
} from './store.ts'

/** The customer's own addresses. Another customer's addresses do not exist here. */
export const address: Handlers<'address'> = {
  list: (_, { db, who }) => accepted(listAddresses(db, customerOf(who)).map(viewOf)),

  save({ id, label, main, ...typed }, scope) {
    const checked = checkAddress(typed, 'shipped')
    if (!checked.ok) return checked
    const customerId = customerOf(scope.who)
    return inTransaction(scope, (tx) => {
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

  remove({ id }, { db, who }) {
    return removeAddress(db, customerOf(who), id) ? accepted({}) : refused('address_unknown')
  },

  makeMain({ id }, scope) {
    const customerId = customerOf(scope.who)
    return inTransaction(scope, (tx) => {
      if (!findAddress(tx.db, customerId, id)) return refused('address_unknown')
      makeMain(tx, customerId, id)
      return accepted({})
    })
  },
}

function customerOf({ customerId }: Who): string {
  assert(customerId, 'addresses are a customer’s: give the endpoint access customer')
  return customerId
}

const viewOf = ({ digest, address, label, mainAt }: AddressRow): SavedAddress => ({
  ...address,
  id: digest,
  label,
  main: mainAt !== null,
})
