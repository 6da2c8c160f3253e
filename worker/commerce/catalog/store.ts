import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { type FlashSaleItem, priceAt } from '#commerce/pricing/flash-sale-rules.ts'
import { findFlashSaleItems } from '#commerce/pricing/offers.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { cached, invalidate } from '#commerce/platform/memory.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { movedTo } from './moved.ts'
import { branchFacets, categories, products, variants } from './tables.ts'

/** Goods that are carried: by a courier, or by the shopper. */
export const carriedGoods = eq(products.digital, false)
/** Nothing of a `variant` is carried, as SQL says it. */
export const uncarriedText = '(SELECT p.digital FROM product p WHERE p.id = variant.product_id) = 1'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect
/** A variant with its price at this moment. `usual`: its price without a flash sale. */
export type PricedVariant = VariantRow & { flashItem: FlashSaleItem | null; usual: number; pricedAt: Date }
export type CategoryRow = typeof categories.$inferSelect

/** Products in the order of these ids. */
export function findProducts(db: Db, ids: readonly string[]): ProductRow[] {
  const rows = db.select().from(products).where(isOneOf(products.id, ids)).limit(limits.listRows).all()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The seller's own codes of these variants. */
export const skusOf = (db: Db, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    db
      .select({ id: variants.id, sku: variants.sku })
      .from(variants)
      .where(isOneOf(variants.id, ids))
      .all()
      .map(({ id, sku }) => [id, sku]),
  )

/** The variants of these products at this moment's prices, in their own order. */
export function findVariants(
  db: Db,
  productIds: readonly string[],
  now: Date,
  // Less would cut variants off the last products.
  most = Math.max(1, productIds.length) * limits.productVariants,
): Map<string, PricedVariant[]> {
  const wanted = isOneOf(variants.productId, productIds)
  const rows = db
    .select()
    .from(variants)
    .where(wanted)
    .orderBy(asc(variants.productId), asc(variants.position))
    .limit(most)
    .all()
  const flashItems = findFlashSaleItems(db, now)
  const priced = rows.map((row) => {
    const { price, fullPrice, flashItem } = priceAt(row, flashItems.get(row.id) ?? [], now)
    return { ...row, price, fullPrice, flashItem, usual: row.price, pricedAt: now }
  })
  return Map.groupBy(priced, ({ productId }) => productId)
}

/** These variants of published products, each with its product. */
export function findItems(db: Db, ids: readonly string[], now: Date) {
  const wanted = isOneOf(variants.id, ids)
  const rows = db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(wanted, eq(products.published, true)))
    .limit(limits.cartLinkLines)
    .all()
  const priced = findVariants(db, [...new Set(rows.map(({ product }) => product.id))], now)
  return rows.flatMap(({ variant: { id }, product }) => {
    const variant = priced.get(product.id)?.find((one) => one.id === id)
    return variant ? [{ variant, product }] : []
  })
}

export const findVariant = (db: Db, id: string): VariantRow | null =>
  db.select().from(variants).where(eq(variants.id, id)).get() ?? null

export function findProduct(db: Db, slug: string): ProductRow | null {
  return (
    db
      .select()
      .from(products)
      .where(and(eq(products.slug, slug), eq(products.published, true)))
      .get() ?? null
  )
}

/** The published products that have these slugs, or had them before they moved; each by the slug that was asked. */
export function findProductsBySlug(db: Db, slugs: readonly string[]): Map<string, ProductRow> {
  const found = withSlugs(db, slugs)
  const former = [
    ...movedTo(
      db,
      'product',
      slugs.filter((slug) => !found.has(slug)),
    ),
  ]
  const today = withSlugs(
    db,
    former.map(([, slug]) => slug),
  )
  for (const [slug, own] of former) {
    const row = today.get(own)
    if (row) found.set(slug, row)
  }
  return found
}

function withSlugs(db: Db, slugs: readonly string[]): Map<string, ProductRow> {
  if (slugs.length === 0) return new Map()
  const wanted = isOneOf(products.slug, slugs)
  const rows = db
    .select()
    .from(products)
    .where(and(eq(products.published, true), wanted))
    .limit(slugs.length)
    .all()
  return new Map(rows.map((row) => [row.slug, row]))
}

export function findCategory(db: Db, slug: string): CategoryRow | null {
  return db.select().from(categories).where(eq(categories.slug, slug)).get() ?? null
}

export const findCategories = (db: Db, slugs: readonly string[]): CategoryRow[] =>
  db.select().from(categories).where(isOneOf(categories.slug, slugs)).limit(Math.max(1, slugs.length)).all()

/**
 * A category under the nearest categories above it, in the order of the tree; a circle of parents ends where it began.
 */
export function pathTo(db: Db, slug: string): CategoryRow[] {
  const path: CategoryRow[] = []
  let next: string | null = slug
  while (next !== null && path.length < limits.categoryPath && path.every((one) => one.slug !== next)) {
    const one: CategoryRow | null = findCategory(db, next)
    if (one) path.unshift(one)
    next = one?.parentSlug ?? null
  }
  return path
}

/** The slugs of a category and of everything below it. UNION stops where a circle of parents would begin again. */
export const branchOf = (db: Db, slug: string): string[] => branchesOf(db, [slug]).get(slug) ?? []

/**
 * What is known of the tree: branches, by where they begin, the names down to a category, and the top. The object caches
 * it until a category is written.
 */
interface KnownTree {
  branches: Map<string, ReadonlyMap<string, string[]>>
  paths: Map<string, readonly string[]>
  tops: readonly Pick<CategoryRow, 'slug' | 'name'>[] | null
}
export const knownTree = (db: Db): KnownTree =>
  cached(db, { object: 'branches' }, () => ({ branches: new Map(), paths: new Map(), tops: null }))
export const invalidateBranches = (db: Db): void => invalidate(db, { object: 'branches' })

/** The same for several categories at once, by the category at which each branch begins. */
export function branchesOf(db: Db, roots: readonly string[]): ReadonlyMap<string, string[]> {
  const [known, key] = [knownTree(db).branches, roots.join('\n')]
  const found = known.get(key)
  if (found) return found
  const branches = readBranches(db, roots)
  if (known.size >= limits.branchesKnown) known.clear()
  known.set(key, branches)
  return branches
}

function readBranches(db: Db, roots: readonly string[]): ReadonlyMap<string, string[]> {
  const rows = db.all<{ root: string; slug: string }>(sql`
    WITH RECURSIVE branch (root, slug) AS (
      SELECT value, value FROM json_each(${JSON.stringify(roots)}) UNION SELECT b.root, c.slug FROM category AS c JOIN branch AS b ON c.parent_slug = b.slug
    ) SELECT root, slug FROM branch LIMIT ${limits.categories}`)
  const branches = new Map<string, string[]>()
  for (const { root, slug } of rows) branches.set(root, [...(branches.get(root) ?? []), slug])
  return branches
}

/** Categories in the shop's order, each with the number of products that it lists, those of the categories under it too. */
export function listCategories(db: Db): (CategoryRow & { count: number })[] {
  const { slug, name, image, position, parentSlug, description, needs, sizes } = categories
  const { branch, name: of, value, products: counted } = branchFacets
  return db
    .select({
      slug,
      name,
      image,
      position,
      parentSlug,
      description,
      needs,
      sizes,
      count: sql<number>`coalesce(${counted}, 0)`,
    })
    .from(categories)
    .leftJoin(branchFacets, and(eq(branch, slug), eq(of, ''), eq(value, '')))
    .orderBy(asc(position))
    .limit(limits.categories)
    .all()
}

/** The first categories in the shop's order, without their counts. */
export const firstCategories = (db: Db, most: number): CategoryRow[] =>
  db.select().from(categories).orderBy(asc(categories.position)).limit(most).all()

/** Products in the order of their ids, after a given one; `branch` null: of every category. */
export const listAfter = (
  db: Db,
  { after, branch, most }: { after: string | null; branch: readonly string[] | null; most: number },
): ProductRow[] =>
  db
    .select()
    .from(products)
    .where(
      and(
        eq(products.published, true),
        after === null ? undefined : gt(products.id, after),
        branch === null ? undefined : isOneOf(products.categorySlug, branch),
      ),
    )
    .orderBy(asc(products.id))
    .limit(most)
    .all()

/**
 * The slugs of published products, but of goods for adults, whose page asks first, by the number that SQLite has given each, in blocks of so many numbers. So a block is
 * found without counting, and a product that is changed or hidden moves no other into another block.
 */
export function listSlugs(
  db: Db,
  { block, size }: { block: number; size: number },
): { slugs: string[]; blocks: number } {
  const rows = db.all<{ slug: string }>(
    sql`SELECT slug FROM product WHERE rowid > ${block * size} AND rowid <= ${(block + 1) * size} AND published = 1 AND adult = 0 ORDER BY rowid LIMIT ${size}`,
  )
  const last = db.get<{ last: number | null }>(sql`SELECT max(rowid) AS last FROM product LIMIT 1`)?.last ?? 0
  return { slugs: rows.map(({ slug }) => slug), blocks: Math.ceil(last / size) }
}

/**
 * Published products that are bought together with this one; then others of a branch that are in stock: those of the
 * product's own category first, then the most sold.
 */
export function findRelated(
  db: Db,
  { id, categorySlug, boughtTogether }: ProductRow,
  near: string,
  limit: number,
): ProductRow[] {
  const own = listForSale(db, categorySlug, limit + 1)
  const others = own.length > limit ? [] : listForSale(db, near, limit * 2 + 1)
  const similar = [...new Set([...own, ...others])].filter((one) => one !== id && !boughtTogether.includes(one))
  return findProducts(db, [...boughtTogether, ...similar.slice(0, limit)]).filter(({ published }) => published)
}

/** The products of a branch that are in stock, the most sold first. */
const listForSale = (db: Db, branch: string, most: number): string[] =>
  db
    .all<{ id: string }>(
      sql`SELECT l.product_id AS id FROM (SELECT listing_id FROM listing_place INDEXED BY listing_place_for_sale WHERE branch = ${branch} AND available = 1 ORDER BY sold DESC, position, listing_id LIMIT ${most}) AS p CROSS JOIN listing AS l ON l.id = p.listing_id LIMIT ${most}`,
    )
    .map(({ id }) => id)
