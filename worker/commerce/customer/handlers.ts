import type { Customer } from '#shared/api/customer.ts'
import { CustomerId } from '#shared/brands.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '../implement.ts'
import { type CustomerRow, findCustomer, listAddresses, revokeSession } from './store.ts'

export const customer: Handlers<'customer'> = {
  logout(_, { db, who, now }) {
    if (who.sessionId !== null) revokeSession(db, who.sessionId, now)
    return accepted({})
  },

  me(_, { db, who }) {
    const found = who.customerId === null ? null : findCustomer(db, who.customerId)
    return found ? accepted(profileOf(found)) : refused('sign_in_needed')
  },

  listAddresses(_, { db, who }) {
    return who.customerId === null ? refused('sign_in_needed') : accepted(listAddresses(db, who.customerId))
  },
}

/** Every customer buys at the same prices for now. */
export const regular = { type: 'REGULAR', typeName: 'Reguler' } as const

export function profileOf({ id, code, email, name, phone, type }: CustomerRow): Customer {
  return { id: CustomerId.parse(id), branchId: null, code, email, name, phone, type, typeName: type === regular.type ? regular.typeName : type }
}
