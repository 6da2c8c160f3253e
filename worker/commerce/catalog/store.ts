import { and, asc, count, desc, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '#shared/api/catalog.ts'
import type { Db } from '../scope.ts'
import { categories, products, variants } from './tables.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect
export type CategoryRow = typeof categories.$inferSelect

export interface Listing {
  /** null lists every category. */
  category: string | null
  /** Each word must begin a word of the product; null searches nothing. */
  words: readonly string[] | null
  sort: ProductSort
  min: number | null
  max: number | null
  inStock: boolean
  index: number
  size: number
}

/** What one product costs at least, and whether any of it can be bought. The rule is `cardOf`'s, said in SQL. */
function offersOf(db: Db) {
  return db
    .select({
      productId: variants.productId,
      price: sql<number>`coalesce(min(CASE WHEN ${variants.stock} > 0 THEN ${variants.price} END), min(${variants.price}))`.as('price'),
      available: sql<number>`max(${variants.stock} > 0)`.as('available'),
    })
    .from(variants)
    .groupBy(variants.productId)
    .as('offer')
}

/** A page of published products and how many there are in all. */
export function findPage(db: Db, listing: Listing): { rows: ProductRow[]; total: number } {
  const offers = offersOf(db)
  const { category, words, min, max, inStock, index, size } = listing
  const wanted = and(
    eq(products.published, true),
    category === null ? undefined : eq(products.categorySlug, category),
    ...(words ?? []).map((word) => sql`instr(${products.search}, ${` ${word}`}) > 0`),
    min === null ? undefined : gte(offers.price, min),
    max === null ? undefined : lte(offers.price, max),
    inStock ? eq(offers.available, 1) : undefined,
  )
  const rows = db
    .select({ product: products })
    .from(products)
    .innerJoin(offers, eq(offers.productId, products.id))
    .where(wanted)
    .orderBy(...orderOf(listing, offers.price))
    .limit(size)
    .offset(index * size)
    .all()
  const total = db.select({ total: count() }).from(products).innerJoin(offers, eq(offers.productId, products.id)).where(wanted).get()?.total ?? 0
  return { rows: rows.map(({ product }) => product), total }
}

/** A search puts first what has the word early, in its name; a list follows the shop's own order. The last key makes pages stable. */
function orderOf({ sort, words }: Listing, price: SQL.Aliased<number>): SQL[] {
  const first = words?.[0]
  const byRelevance = first === undefined ? [asc(products.position)] : [sql`instr(${products.search}, ${` ${first}`})`, desc(products.sold)]
  const keys = {
    'paling-sesuai': byRelevance,
    terbaru: [desc(products.createdAt)],
    terlaris: [desc(products.sold)],
    'harga-terendah': [asc(price)],
    'harga-tertinggi': [desc(price)],
  }
  return [...keys[sort], asc(products.position), asc(products.id)]
}

/** The forms of these products, in their order. The ids travel as one JSON text: a statement takes at most 100 values. */
export function findVariants(db: Db, productIds: readonly string[]): Map<string, VariantRow[]> {
  const wanted = sql`${variants.productId} IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))`
  const rows = db.select().from(variants).where(wanted).orderBy(asc(variants.productId), asc(variants.position)).limit(variantsMax).all()
  return Map.groupBy(rows, ({ productId }) => productId)
}
const variantsMax = 2_000

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
export function findProducts(db: Db, slugs: readonly string[]): ProductRow[] {
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
