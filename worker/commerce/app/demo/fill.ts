import { accepted, refused, type Result } from '#shared/result.ts'
import { addDemoFlashSales } from '#commerce/flash-sale/demo.ts'
import { isTaken } from '#commerce/identity/customers/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { findVillage } from '#commerce/region/store.ts'
import { findVoucher } from '#commerce/voucher/store.ts'
import { findBySlugs, findVariantOf } from '../administration/import/products.ts'
import { countBoughtTogether } from '#commerce/order/bought-together.ts'
import { addDemoCustomer, addDemoGuests } from './customer.ts'
import type { HashedPast } from './password.ts'
import { addDemoPrices } from './prices.ts'
import { addDemoReviews } from './reviews.ts'

/**
 * Gives a demo shop its invented past, whole or not at all and once: when its customer is there already, nothing
 * changes. No other shop accepts this call.
 */
export function fillDemo(scope: Scope, past: HashedPast): Result<Record<never, never>> {
  if (!scope.shop.demo) return refused('not_found')
  return inTransaction(scope, (tx) => {
    const { db, invalidate } = tx
    if (isTaken(db, past.customer)) return accepted({})
    const problems = problemsOf(db, past)
    if (Object.keys(problems).length > 0) return refused('input_invalid', {}, problems)
    addDemoReviews(tx, past.reviews)
    addDemoCustomer(tx, past.customer)
    addDemoGuests(tx, past.guests, past.customer)
    addDemoPrices(tx, past.prices)
    countBoughtTogether('', tx)
    if (past.flashSales) addDemoFlashSales(tx)
    invalidate(true)
    return accepted({})
  })
}

/** Where the past names what this shop does not have, as `customer.orders.3.lines.0`, counted from 0. */
function problemsOf(db: Db, { reviews, customer, guests }: HashedPast): Record<string, string> {
  const unknown = (path: string, known: boolean): [string, string][] => (known ? [] : [[path, 'not known here']])
  const unknownLines = (whose: string, orders: HashedPast['customer']['orders']) =>
    orders.flatMap(({ lines }, place) =>
      lines.flatMap(({ productSlug, values }, at) =>
        unknown(`${whose}.orders.${place}.lines.${at}`, findVariantOf(db, productSlug, values) !== null),
      ),
    )
  const products = findBySlugs(
    db,
    [...reviews, ...customer.wishes].map(({ productSlug }) => productSlug),
  )
  return Object.fromEntries([
    ...reviews.flatMap(({ productSlug }, place) => unknown(`reviews.${place}`, products.has(productSlug))),
    ...unknown('customer.address.villageCode', findVillage(customer.address.villageCode) !== null),
    ...customer.vouchers.flatMap((code, place) =>
      unknown(`customer.vouchers.${place}`, findVoucher(db, code) !== null),
    ),
    ...unknownLines('customer', customer.orders),
    ...guests.flatMap(({ orders }, place) => unknownLines(`guests.${place}`, orders)),
    ...customer.wishes.flatMap(({ productSlug }, place) =>
      unknown(`customer.wishes.${place}`, products.has(productSlug)),
    ),
  ])
}
