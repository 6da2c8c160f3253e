import { and, eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { customers, customerTypes } from '#commerce/identity/customers/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tierPrices } from '#commerce/catalog/tables.ts'

export interface TierPrice {
  price: number
  /** 'Grosir', 'Reseller': the customer type whose price it is. */
  typeName: string
}

/**
 * What these variants cost customers of this customer's type. A variant without a price for that type is missing here.
 */
export function findTierPrices(
  db: Db,
  customerId: string,
  variantIds: readonly string[],
): ReadonlyMap<string, TierPrice> {
  const { variantId, price, customerType } = tierPrices
  const rows = db
    .select({ variantId, price, typeName: customerTypes.name })
    .from(customers)
    .innerJoin(tierPrices, eq(customerType, customers.type))
    .innerJoin(customerTypes, eq(customerTypes.code, customerType))
    .where(and(eq(customers.id, customerId), isOneOf(variantId, variantIds)))
    .limit(limits.listRows)
    .all()
  return new Map(rows.map((row) => [row.variantId, row]))
}

interface Price {
  price: number
  fullPrice: number | null
}
/**
 * The price of the customer type where it is lower, with the ordinary price struck through; else the ordinary price.
 */
export function tierPriceOf({ price, fullPrice }: Price, tier: TierPrice | undefined): Price & { tier: string | null } {
  if (!tier || tier.price >= price) return { price, fullPrice, tier: null }
  return { price: tier.price, fullPrice: Math.max(price, fullPrice ?? 0), tier: tier.typeName }
}

/** Sets what a variant costs customers of a type; null: they pay the ordinary price. */
export function putTierPrice(db: Db, customerType: string, variantId: string, price: number | null): void {
  const same = and(eq(tierPrices.customerType, customerType), eq(tierPrices.variantId, variantId))
  if (price === null) return void db.delete(tierPrices).where(same).run()
  db.insert(tierPrices)
    .values({ customerType, variantId, price })
    .onConflictDoUpdate({ target: [tierPrices.customerType, tierPrices.variantId], set: { price } })
    .run()
}
