import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { type Offer, priceAt } from '../flash-sale/rules.ts'
import { findOffers } from '../flash-sale/store.ts'
import type { Db } from '../scope.ts'
import { categories, products, variants } from './tables.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect
/** A variant at this moment's price. */
export type PricedVariant = VariantRow & { offer: Offer | null; pricedAt: Date }
export type CategoryRow = typeof categories.$inferSelect

/** Products in the order of these listings. The ids travel as one JSON text: a statement takes at most 100 values. */
export function findProducts(db: Db, ids: readonly string[]): ProductRow[] {
  const rows = db
    .select()
    .from(products)
    .where(sql`${products.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .limit(limits.listRows)
    .all()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The forms of these products at this moment's prices, in their order. */
export function findVariants(db: Db, productIds: readonly string[], now: Date): Map<string, PricedVariant[]> {
  const wanted = sql`${variants.productId} IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))`
  const rows = db.select().from(variants).where(wanted).orderBy(asc(variants.productId), asc(variants.position)).limit(limits.listRows).all()
  const offers = findOffers(db, now)
  const priced = rows.map((row) => {
    const { price, fullPrice, offer } = priceAt(row, offers.get(row.id) ?? [], now)
    return { ...row, price, fullPrice, offer, pricedAt: now }
  })
  return Map.groupBy(priced, ({ productId }) => productId)
}

export const findVariant = (db: Db, id: string): VariantRow | null => db.select().from(variants).where(eq(variants.id, id)).get() ?? null

export function findProduct(db: Db, slug: string): ProductRow | null {
  return (
    db
      .select()
      .from(products)
      .where(and(eq(products.slug, slug), eq(products.published, true)))
      .get() ?? null
  )
}

/** Those of these products that are published; the slugs travel as one JSON text, like the ids of `findVariants`. */
export function findProductsBySlug(db: Db, slugs: readonly string[]): ProductRow[] {
  if (slugs.length === 0) return []
  const wanted = sql`${products.slug} IN (SELECT value FROM json_each(${JSON.stringify(slugs)}))`
  return db
    .select()
    .from(products)
    .where(and(eq(products.published, true), wanted))
    .limit(slugs.length)
    .all()
}

export function findCategory(db: Db, slug: string): CategoryRow | null {
  return db.select().from(categories).where(eq(categories.slug, slug)).get() ?? null
}

const categoriesMax = 200
export function listCategories(db: Db): (CategoryRow & { count: number })[] {
  const { slug, name, image, position } = categories
  const published = and(eq(products.categorySlug, slug), eq(products.published, true))
  return db
    .select({ slug, name, image, position, count: count(products.id) })
    .from(categories)
    .leftJoin(products, published)
    .groupBy(slug)
    .orderBy(asc(position))
    .limit(categoriesMax)
    .all()
}

/** Others of the same category that can be bought, the most bought first. */
export function findRelated(db: Db, { id, categorySlug }: ProductRow, limit: number): ProductRow[] {
  const inStock = sql`EXISTS (SELECT 1 FROM ${variants} WHERE ${variants.productId} = ${products.id} AND ${variants.stock} > 0)`
  return db
    .select()
    .from(products)
    .where(and(eq(products.published, true), eq(products.categorySlug, categorySlug), ne(products.id, id), inStock))
    .orderBy(desc(products.sold), asc(products.position))
    .limit(limit)
    .all()
}
