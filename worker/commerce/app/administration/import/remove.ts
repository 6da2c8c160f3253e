import { eq, inArray, or, sql } from 'drizzle-orm'
import { accepted, refused, type Result } from '#shared/result.ts'
import { goodsAlerts } from '#commerce/alert/tables.ts'
import { cartLines } from '#commerce/cart/tables.ts'
import { findForSeller } from '#commerce/catalog/seller.ts'
import { invalidateBranches } from '#commerce/catalog/store.ts'
import { categories, products, stockMovements, tierPrices, variants } from '#commerce/catalog/tables.ts'
import { flashSaleItems } from '#commerce/flash-sale/tables.ts'
import { orderLines } from '#commerce/order/core/tables.ts'
import { digitalFiles, licences } from '#commerce/order/fulfilment/digital/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { reviews } from '#commerce/review/tables.ts'
import { endOf, vouchers } from '#commerce/voucher/tables.ts'
import { wishes } from '#commerce/wishlist/tables.ts'
import { importStocks } from './tables.ts'

/** What became of a product: it is gone, or it is hidden because an order, a review, a flash sale or a voucher names it. */
export type Removal = 'removed' | 'hidden'

/** Removes a product that nothing names but carts, wishlists and alerts, and hides every other one. */
export function removeProduct({ db, invalidate }: Tx, slug: string): Result<{ product: Removal }> {
  const product = findForSeller(db, slug)
  if (!product) return refused('not_found')
  if (product.published) invalidate(true)
  if (isNamed(db, product.id)) {
    db.update(products).set({ published: false }).where(eq(products.id, product.id)).run()
    return accepted({ product: 'hidden' })
  }
  const own = variantsOf(db, product.id)
  db.delete(cartLines).where(inArray(cartLines.variantId, own)).run()
  db.delete(stockMovements).where(inArray(stockMovements.variantId, own)).run()
  db.delete(importStocks).where(inArray(importStocks.variantId, own)).run()
  db.delete(wishes)
    .where(or(eq(wishes.productId, product.id), inArray(wishes.variantId, own)))
    .run()
  db.delete(goodsAlerts).where(inArray(goodsAlerts.variantId, own)).run()
  db.delete(tierPrices).where(inArray(tierPrices.variantId, own)).run()
  // While it is published, the triggers of the lists look its variants up.
  db.update(products).set({ published: false }).where(eq(products.id, product.id)).run()
  db.delete(variants).where(eq(variants.productId, product.id)).run()
  db.delete(products).where(eq(products.id, product.id)).run()
  return accepted({ product: 'removed' })
}

const variantsOf = (db: Db, productId: string) =>
  db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId))

function isNamed(db: Db, productId: string): boolean {
  const byVariant = [orderLines, flashSaleItems, licences].some((table) => {
    const own = inArray(table.variantId, variantsOf(db, productId))
    return (
      db
        .select({ one: sql`1` })
        .from(table)
        .where(own)
        .limit(1)
        .get() !== undefined
    )
  })
  if (byVariant) return true
  // A voucher that has lost the last of its products is for nothing.
  const voucher = sql`SELECT 1 FROM ${vouchers}, json_each(${vouchers.products}) AS j WHERE j.value = ${productId} LIMIT 1`
  if (db.all(voucher).length > 0) return true
  return [reviews, digitalFiles].some(
    (table) =>
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.productId, productId))
        .limit(1)
        .get() !== undefined,
  )
}

/** Removes a category that no product, no other category and no voucher that has not ended names. */
export function removeCategory({ db, now, invalidate }: Tx, slug: string): Result<Record<never, never>> {
  const held =
    db.select({ slug: products.slug }).from(products).where(eq(products.categorySlug, slug)).limit(1).get() ??
    db.select({ slug: categories.slug }).from(categories).where(eq(categories.parentSlug, slug)).limit(1).get()
  if (held) return refused('input_invalid', {}, { slug: `${held.slug} is in it` })
  // A voucher that has lost the last of its categories is for nothing.
  const [voucher] = db.all<{ code: string }>(
    sql`SELECT ${vouchers.code} AS code FROM ${vouchers}, json_each(${vouchers.categories}) AS j
      WHERE j.value = ${slug} AND ${endOf(vouchers.endsAt)} > ${now.getTime()} LIMIT 1`,
  )
  if (voucher) return refused('input_invalid', {}, { slug: `the voucher ${voucher.code} is for it` })
  const removed = db.delete(categories).where(eq(categories.slug, slug)).returning({ slug: categories.slug }).all()
  if (removed.length === 0) return refused('not_found')
  invalidateBranches(db)
  invalidate(true)
  return accepted({})
}
