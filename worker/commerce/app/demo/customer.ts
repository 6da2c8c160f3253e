import { hourMs } from '#shared/format/units.ts'
import type { Address } from '#shared/api/account/address.ts'
import { assert } from '#shared/assert.ts'
import { changeCustomer } from '#commerce/identity/customers/store.ts'
import { rememberAddress } from '#commerce/address/store.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { createCustomer } from '#commerce/identity/sign-in/sign-in.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findVillage } from '#commerce/region/store.ts'
import { addClaim, findVoucher } from '#commerce/voucher/store.ts'
import { addWish } from '#commerce/wishlist/store.ts'
import { findBySlugs } from '../administration/import/products.ts'
import type { HashedPast } from './password.ts'
import { addPastOrder } from './past-orders.ts'

type DemoCustomer = HashedPast['customer']
const claimedHoursAgo = 24

/** The customer for trying a demo shop: both contacts verified, with past orders, a wishlist and vouchers. */
export function addDemoCustomer(tx: Tx, given: DemoCustomer): void {
  const { name, phone, email, password } = given
  const { id } = createCustomer(tx, { name, phone, email, marketing: false }, password)
  changeCustomer(tx.db, id, { phoneVerifiedAt: tx.now, emailVerifiedAt: tx.now })
  const address = addressOf(given)
  rememberAddress(tx, id, address)
  for (const order of given.orders) addPastOrder(tx, { customerId: id }, address, order)
  addWishes(tx, id, given.wishes)
  for (const code of given.vouchers) {
    const voucher = findVoucher(tx.db, code)
    if (voucher) addClaim(tx.db, customerOwner(id), voucher.id, hoursBefore(tx, claimedHoursAgo))
  }
}

/** People who ordered without an account, so that goods have others that are bought with them. */
export function addDemoGuests(tx: Tx, guests: HashedPast['guests'], { address }: DemoCustomer): void {
  for (const { name, phone, orders } of guests) {
    const owner = { visitorId: tx.newId() }
    for (const order of orders) addPastOrder(tx, owner, addressOf({ name, phone, email: null, address }), order)
  }
}

function addressOf({
  name,
  phone,
  email,
  address,
}: Pick<DemoCustomer, 'name' | 'phone' | 'address'> & { email: string | null }): Address {
  const place = findVillage(address.villageCode)
  assert(place, 'fillDemo lets no past pass whose village is not known')
  return { recipient: name, phone, email, ...address, ...place, latitude: null, longitude: null }
}

function addWishes(scope: Scope, customerId: string, wishes: DemoCustomer['wishes']): void {
  const products = findBySlugs(
    scope.db,
    wishes.map(({ productSlug }) => productSlug),
  )
  for (const { productSlug, hoursAgo, ...saved } of wishes) {
    const product = products.get(productSlug)
    if (!product) continue
    addWish(scope.db, {
      ...saved,
      id: scope.newId(),
      owner: customerOwner(customerId),
      productId: product.id,
      variantId: null,
      savedAt: hoursBefore(scope, hoursAgo),
    })
  }
}

const hoursBefore = ({ now }: Scope, hours: number): Date => new Date(now.getTime() - hours * hourMs)
