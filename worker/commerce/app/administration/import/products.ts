import { and, eq, max, sql } from 'drizzle-orm'
import type { SQLiteTable, SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { Category, type CategoryChange, type Product, variantKey } from '#shared/admin/catalog.ts'
import { type ImportBatch, type ImportNotes, noNotes } from '#shared/admin/import.ts'
import { noteMoved } from '#commerce/catalog/movements.ts'
import { categoryOf, listVariants, productOf } from '#commerce/catalog/seller.ts'
import { findCategories, invalidateBranches, type ProductRow, type VariantRow } from '#commerce/catalog/store.ts'
import { categories, products, variants } from '#commerce/catalog/tables.ts'
import { limitToCodes } from '#commerce/order/core/stock.ts'
import { kindProblems } from '#commerce/order/fulfilment/digital/kind.ts'
import { pastPricesAt } from '#commerce/pricing/past-prices.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { codeProblems, freeCodes } from './codes.ts'
import { mergeProduct, named } from './merge.ts'
import { firstStep, keepApplied, listApplied, stepOf, type StockStep } from './stock.ts'

/** A batch whose categories are merged with those that are there. */
export interface MergedBatch extends Omit<ImportBatch, 'categories'> {
  categories: Category[]
}

/** A batch with its categories as they are after it: what is not named stays, of a new one it takes its default. */
export function mergeCategories(db: Db, batch: ImportBatch): MergedBatch {
  const stored = storedCategories(db, batch.categories)
  const whole = (row: CategoryChange) => ({
    ...(categoryOf(stored.get(row.slug)) ?? Category.parse(row)),
    ...named(row),
  })
  return { ...batch, categories: batch.categories.map(whole) }
}

const storedCategories = (db: Db, rows: readonly CategoryChange[]) => {
  const slugs = rows.map(({ slug }) => slug)
  return new Map(findCategories(db, slugs).map((row) => [row.slug, row]))
}

/**
 * New categories come after those that are there, in the order of the batch. Returns whether shoppers see a change: a
 * row that is there already as it arrives is not written.
 */
export function putCategories({ db }: Scope, rows: readonly Category[]): boolean {
  let position = nextPosition(db, categories)
  const stored = storedCategories(db, rows)
  const changed = rows.filter((row) => !isEqual(row, categoryOf(stored.get(row.slug))))
  // No upsert: its way with conflicts would rule the triggers of the tree too, and a category could not move.
  const known = new Set(stored.keys())
  for (const { slug, ...rest } of changed)
    if (known.has(slug)) db.update(categories).set(rest).where(eq(categories.slug, slug)).run()
    else {
      known.add(slug)
      db.insert(categories)
        .values({ slug, ...rest, position: position++ })
        .run()
    }
  if (changed.length > 0) invalidateBranches(db)
  return changed.length > 0
}

/**
 * The row of a product. A field of the import format that the table does not know would be lost silently, so it does
 * not compile; nor does a column that nobody fills.
 */
type Row = [Exclude<keyof Product, keyof ProductRow | 'variants'>] extends [never]
  ? ProductRow
  : 'the import format names what the table does not know'

/** A product of a batch, merged with the one that is there. */
export interface PlannedProduct {
  product: Product
  before: ProductRow | null
  variantsBefore: readonly VariantRow[]
  /** The variants that are there, by the values that they have now. */
  stored: ReadonlyMap<string, VariantRow>
  /** What files have done to stocks, by the values of the variant. */
  kept: ReadonlyMap<string, StockStep['kept']>
}
export interface Plan {
  products: readonly PlannedProduct[]
  notes: ImportNotes
  /** By their path in the batch, `products.3.variants.0.price`. */
  problems: Readonly<Record<string, string>>
}

/** What the products of a batch become, and all that is wrong with them. It writes nothing. */
export function planProducts({ db, now }: Scope, batch: ImportBatch): Plan {
  const { products: changes } = batch
  const known = findBySlugs(
    db,
    changes.map(({ slug }) => slug),
  )
  const storedVariants = listVariants(db, [...known.values()])
  const given = changes.flatMap((change) => change.variants ?? [])
  const ids = [...storedVariants.values()].flatMap((rows) => rows.map(({ id }) => id))
  const facts = { batch, applied: listApplied(db, given, ids, batch), at: now }
  const problems: Record<string, string> = {}
  const notes = { ...noNotes }
  const products = changes.flatMap((change, place): PlannedProduct[] => {
    const before = known.get(change.slug) ?? null
    const variantsBefore = before ? (storedVariants.get(before.id) ?? []) : []
    const merged = mergeProduct(change, before && productOf(before, variantsBefore))
    if ('problems' in merged) {
      for (const [path, words] of Object.entries(merged.problems)) problems[`products.${place}.${path}`] = words
      return []
    }
    const byValues = new Map(variantsBefore.map((variant) => [variantKey(variant.values), variant]))
    const kept = new Map<string, StockStep['kept']>()
    const stored = new Map<string, VariantRow>()
    const variants = merged.variants.map(({ variant, given: row, place: at, was }) => {
      const there = was === null ? undefined : byValues.get(was)
      if (there) stored.set(variantKey(variant.values), there)
      if (!row) return variant
      const step = there ? stepOf(row, there, facts) : firstStep(row, batch)
      if ('problem' in step) {
        problems[`products.${place}.variants.${at}.stock`] = step.problem
        return variant
      }
      kept.set(variantKey(variant.values), step.kept)
      notes.stockLeft += Number(step.left)
      notes.stockSet += Number(step.set)
      return { ...variant, stock: step.stock }
    })
    for (const [field, words] of Object.entries(before ? kindProblems(db, before, merged.product) : {}))
      problems[`products.${place}.${field}`] = words
    notes.emptied += Number(merged.emptied)
    return [{ product: { ...merged.product, variants }, before, variantsBefore, stored, kept }]
  })
  return { products, notes, problems: { ...problems, ...codeProblems(db, batch, products) } }
}

/**
 * New products come after those that are there; of those that arrive together the first is the newest. Returns whether
 * shoppers see a change: a product that is there already as it arrives is not written.
 */
export function putProducts(tx: Tx, planned: readonly PlannedProduct[], counted: boolean): boolean {
  const { db, newId, now } = tx
  freeCodes(db, planned)
  let next = nextPosition(db, products)
  let seen = false
  for (const [place, { product, before, variantsBefore, stored, kept }] of planned.entries()) {
    const same = before && isEqual(productOf(product, product.variants), productOf(before, variantsBefore))
    if (same && [...kept.values()].every((one) => one === null)) continue
    const { id, rating, reviews, createdAt, position, boughtTogether } = before ?? {
      id: newId(),
      rating: null,
      reviews: 0,
      createdAt: new Date(now.getTime() - place),
      position: next++,
      boughtTogether: [],
    }
    const { variants: given, ...rest } = product
    const row: Row = { ...rest, id, rating, reviews, createdAt, position, boughtTogether }
    if (!before) db.insert(products).values(row).run()
    else change(db, products, { ...row }, { ...before })
    const ids = putVariants(tx, row, given, { stored, changes: counted ? 'counted' : 'imported' })
    for (const [key, one] of kept) keepApplied(tx, ids.get(key) ?? '', one)
    seen ||= row.published || before?.published === true
  }
  return seen
}

/** A statement takes at most 100 values, and a variant has sixteen. */
const rowsAtOnce = 6

/** `stored`: the variants that are there, by their values; `changes`: why their stock is another. Answers the ids of all. */
function putVariants(
  tx: Tx,
  { id: productId }: ProductRow,
  given: Product['variants'],
  { stored, changes }: { stored: ReadonlyMap<string, VariantRow>; changes: 'counted' | 'imported' },
): ReadonlyMap<string, string> {
  const { db, newId, now } = tx
  const rows = given.map((variant, position) => ({
    ...variant,
    pastPrices: pastPricesAt(now, stored.get(variantKey(variant.values)) ?? null, variant.price),
    id: stored.get(variantKey(variant.values))?.id ?? newId(),
    productId,
    name: variant.values.join(', '),
    position,
  }))
  const stockBefore = new Map([...stored.values()].map(({ id, stock }) => [id, stock]))
  const known = rows.filter(({ id }) => stockBefore.has(id))
  const storedById = new Map([...stored.values()].map((variant) => [variant.id, variant]))
  for (const row of known) change(db, variants, row, { ...storedById.get(row.id) })
  const fresh = rows.filter(({ id }) => !stockBefore.has(id))
  for (let at = 0; at < fresh.length; at += rowsAtOnce)
    db.insert(variants)
      .values(fresh.slice(at, at + rowsAtOnce))
      .run()
  const moved = (of: typeof rows) =>
    of.map(({ id, stock }) => ({ variantId: id, quantity: stock - (stockBefore.get(id) ?? 0) }))
  noteMoved(tx, 'received', moved(fresh))
  noteMoved(tx, changes, moved(known))
  if (stockBefore.size > 0) limitToCodes(tx, [...stockBefore.keys()])
  return new Map(rows.map(({ id, values }) => [variantKey(values), id]))
}

/**
 * Writes the columns that become another. What is written as it was costs too: SQLite looks at every row that names a
 * key, and the triggers of the lists index a product's words again.
 */
function change(
  db: Db,
  table: typeof products | typeof variants,
  row: { readonly id: string } & Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): void {
  const changed = Object.entries(row).filter(([column, value]) => !isEqual(value, before[column]))
  if (changed.length > 0) db.update(table).set(Object.fromEntries(changed)).where(eq(table.id, row.id)).run()
}

/** Of plain data whose keys are in one order. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Products by their slugs, published or not. */
export const findBySlugs = (db: Db, slugs: readonly string[]): Map<string, ProductRow> =>
  new Map(
    db
      .select()
      .from(products)
      .where(isOneOf(products.slug, [...new Set(slugs)]))
      .all()
      .map((row) => [row.slug, row]),
  )

/** One variant of a product, published or not. */
export const findVariantOf = (
  db: Db,
  slug: string,
  values: readonly string[],
): { product: ProductRow; variant: VariantRow } | null =>
  db
    .select({ product: products, variant: variants })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(products.slug, slug), eq(variants.values, values)))
    .get() ?? null

/** After the last one that is there. */
export const nextPosition = (db: Db, table: SQLiteTable & { position: SQLiteColumn }): number =>
  db
    .select({ next: sql<number>`coalesce(${max(table.position)} + 1, 0)` })
    .from(table)
    .get()?.next ?? 0
