import type { Address } from '#shared/api/account/address.ts'
import { listAddresses } from '#commerce/address/store.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { knownBrowser } from '#commerce/identity/sessions/known-browser.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { shopperIdsOf } from '#commerce/pricing/shopper-ids.ts'
import { type AffiliateRow, findByCode, shareAccount } from './store.ts'

/** The code of the link by which a checkout came; null: it is the member's own browser, no matter who is signed in there now. */
export function codeOfOther(scope: Scope, code: string | undefined): string | null {
  const member = code === undefined ? null : findByCode(scope.db, code)
  if (code === undefined || !member) return code ?? null
  return knownBrowser(scope, member.customerId) === null ? code : null
}

/**
 * Nobody earns from their own orders: not with this account, nor as a guest or with another account that has the same
 * phone, bank account or street.
 */
export function isOwn(db: Db, { customerId }: AffiliateRow, order: OrderRow): boolean {
  const shopper = shopperIdsOf(db, order)
  if (shopper.customerId === customerId) return true
  const member = findCustomer(db, customerId)
  const reached: readonly (string | null)[] = [shopper.phone, shopper.contact, order.buyer, order.dropshipPhone]
  if (member && (reached.includes(member.phone) || (member.email !== null && reached.includes(member.email))))
    return true
  const { address } = order
  if (address && listAddresses(db, customerId).some((mine) => isSameStreet(mine.address, address))) return true
  return shopper.customerId !== null && shareAccount(db, customerId, shopper.customerId)
}

/** A house written in another way: `Jl. Melawai 12` and `JL MELAWAI, 12`. What is fetched at the shop has no street. */
function isSameStreet(one: Address, other: Address): boolean {
  const street = wordsOf(one)
  return street !== '' && street === wordsOf(other) && one.villageCode === other.villageCode
}
const wordsOf = ({ street }: Address): string => (street ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
