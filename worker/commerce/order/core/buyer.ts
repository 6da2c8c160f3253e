import { messageOf } from '#shared/text/errors.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { isEmail } from '#commerce/identity/customers/rules.ts'
import type { Contact } from '#commerce/notification/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { OrderRow } from './tables.ts'

type Bought = Pick<OrderRow, 'customerId' | 'buyer' | 'dropshipPhone' | 'address'>

/** Stands in the place of the phone once nobody is named any more. */
export const erasedPhone = 'dihapus'
export const isErased = ({ address }: Pick<OrderRow, 'address'>): boolean => address?.phone === erasedPhone
/** Nobody is the visitor of an order that was a guest's. */
export const erasedVisitor = (orderId: string): string => `${erasedPhone}:${orderId}`

/** Whether anonymising it would still remove anything. An order that is fetched has no address. */
export function namesSomebody(order: OrderRow): boolean {
  const { id, customerId, visitorId, address, buyer, dropshipName, note } = order
  const byVisitor = customerId === null && visitorId !== erasedVisitor(id)
  return (address !== null && !isErased(order)) || byVisitor || buyer !== null || dropshipName !== null || note !== ''
}

/** The contact that a guest typed as their own: a phone as +62…, or an e-mail; null: they receive the goods. */
export function readBuyer(typed: string | null): Result<string | null> {
  if (typed === null) return accepted(null)
  if (typed.includes('@')) {
    const email = typed.toLowerCase()
    return isEmail(email) ? accepted(email) : refused('email_invalid', {}, { buyer: messageOf('email_invalid') })
  }
  const phone = normalisePhone(typed)
  return phone.ok ? phone : refused(phone.code, phone.values, { buyer: phone.fields['phone'] ?? messageOf(phone.code) })
}

/** The name on the parcel where it is the buyer's own; '': it may be somebody else's. */
export const nameOfBuyer = ({ buyer, dropshipName, address }: Pick<OrderRow, 'buyer' | 'dropshipName' | 'address'>) =>
  buyer === null && dropshipName === null ? (address?.recipient ?? '') : ''

/**
 * How a guest is reached. Who buys need not be who receives: a present has another address, and what a dropshipper
 * sells goes to the dropshipper's customer, who must not learn the price.
 */
export function guestContact({ buyer, dropshipPhone, address }: Omit<Bought, 'customerId'>): Contact {
  if (isErased({ address })) return { phone: null, email: null }
  if (buyer?.includes('@')) return { phone: null, email: buyer }
  return { phone: buyer ?? dropshipPhone ?? address?.phone ?? null, email: address?.email ?? null }
}

/** How who bought is reached: by the account, or as the guest said. Nobody stands behind a removed account. */
export function buyerContact({ db }: Pick<Scope, 'db'>, order: Bought): Contact {
  const customer = findCustomer(db, order.customerId)
  if (!customer) return guestContact(order)
  if (customer.removedAt !== null) return { phone: null, email: null }
  const { phone, email, emailVerifiedAt } = customer
  const typed = order.address?.email ?? null
  // An account has a phone or an e-mail; what it lacks is taken from the address that it typed. A saved address may have
  // the e-mail of years ago, so one that is proven comes before it.
  return { phone: phone ?? order.address?.phone ?? null, email: emailVerifiedAt === null ? (typed ?? email) : email }
}
