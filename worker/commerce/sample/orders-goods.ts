import { and, asc, eq, gt } from 'drizzle-orm'
import type { Address } from '#shared/api/address.ts'
import { assert } from '#shared/assert.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { listAddresses } from '#commerce/address/store.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { findVillage } from '#commerce/region/store.ts'
import { nowhere } from '#commerce/address/rules.ts'
import type { LineNow } from '#commerce/order/core/lines-now.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/**
 * Pieces there must be of what past orders are made of: the unpaid one holds some, and no product of a demo shop should
 * run low by it.
 */
const enough = 5

/** One form of each of the first products that are digital, or are not, as it is sold today. */
export function listGoods({ db }: Scope, { digital }: { digital: boolean }): LineNow[] {
  const rows = db
    .select({ variant: variants, product: products })
    .from(products)
    .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.position, 0)))
    .where(and(eq(products.published, true), eq(products.digital, digital), gt(variants.stock, enough)))
    .orderBy(asc(products.position))
    .limit(16)
    .all()
  return rows.map(({ variant, product }) => ({
    variantId: variant.id,
    name: product.name,
    variantName: variant.name,
    slug: product.slug,
    image: variant.image || (product.images[0] ?? ''),
    unitPrice: variant.price,
    fullPrice: variant.fullPrice,
    addedPrice: variant.price,
    quantity: 1,
    weightGrams: product.weightGrams,
    stock: variant.stock,
    published: product.published,
    productId: product.id,
    categorySlug: product.categorySlug,
    digital: product.digital,
  }))
}

/** What is not sent keeps whom it is for, and no place. */
export const contactOf = ({ recipient, phone, email }: Address): Address => ({ recipient, phone, email, ...nowhere })

/** The address she used last, or one of our own making. */
export function addressOf({ db }: Scope, customerId: string): Address {
  const [customer, villageCode] = [findCustomer(db, customerId), '31.74.07.1001']
  const place = findVillage(villageCode)
  assert(customer && place, 'past orders are written for a customer who was added before')
  const { name: recipient, phone, email } = customer
  return (
    listAddresses(db, customerId)[0]?.address ?? {
      recipient,
      phone,
      email,
      ...place,
      villageCode,
      postcode: '12160',
      street: 'Jl. Melawai Raya No. 12, RT 01/RW 02',
      courierNote: null,
      latitude: null,
      longitude: null,
    }
  )
}
