import type { Customer } from '#shared/api/account/customer.ts'
import { CustomerId } from '#shared/api/contract/brands.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { type CustomerRow, findCustomer, typeNameOf } from './store.ts'
import { revokeSession } from '../sessions/store.ts'

export const customer: Omit<Handlers<'customer'>, 'registerByOrder'> = {
  logout(_, { db, who, now }) {
    if (who.sessionId !== null) revokeSession(db, who.sessionId, now)
    return accepted({})
  },

  me(_, { db, who }) {
    const found = findCustomer(db, who.customerId)
    return found ? accepted(profileOf(db, found)) : refused('sign_in_needed')
  },
}

/** The type of customers who buy at ordinary prices. It has no name, which would tell them nothing. */
export const regular = { type: 'REGULAR', typeName: '' } as const

export function profileOf(db: Db, { id, code, email, name, phone, type }: CustomerRow): Customer {
  const typeName = type === regular.type ? regular.typeName : (typeNameOf(db, type) ?? type)
  return { id: CustomerId.parse(id), branchId: null, code, email, name, phone, type, typeName }
}
