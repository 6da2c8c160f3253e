import { eq } from 'drizzle-orm'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findVariant } from '#commerce/catalog/store.ts'
import { putTierPrice } from '#commerce/pricing/tiers.ts'
import { putCustomerType } from '#commerce/identity/customers/store.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'

interface TypeInput {
  code: string
  name: string
  /** By item; null: no price of its own any more. */
  prices: readonly { itemId: string; price: number | null }[]
}

/** Names a type of customers and says what it pays for some items; other items keep the price they have for it. */
export function setCustomerType(scope: Scope, { code, name, prices }: TypeInput): Result<Record<never, never>> {
  return inTransaction(scope, ({ db }) => {
    if (prices.some(({ itemId }) => findVariant(db, itemId) === null)) return refused('item_unknown')
    putCustomerType(db, code, name)
    for (const { itemId, price } of prices) putTierPrice(db, code, itemId, price)
    return accepted({})
  })
}

/** Makes a customer, by the code that people say on the phone, one of a type. */
export function assignCustomerType(
  { db }: Scope,
  { customer, type }: { customer: string; type: string },
): Result<Record<never, never>> {
  const changed = db
    .update(customers)
    .set({ type })
    .where(eq(customers.code, customer))
    .returning({ id: customers.id })
    .all()
  return changed.length === 1 ? accepted({}) : refused('not_found')
}
