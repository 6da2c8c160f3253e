import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Category, type Product, productFields, type Variant } from '#shared/admin/catalog.ts'
import { addressOrNone, isAddress } from '#shared/web/picture-address.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { holdsText } from '#commerce/platform/holds-text.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { CategoryRow, ProductRow, VariantRow } from './store.ts'
import { categories, products, variants } from './tables.ts'

/** A category as the import format has it. */
export const categoryOf = (row: CategoryRow | undefined): Category | null =>
  row
    ? {
        slug: row.slug,
        name: row.name,
        image: row.image,
        parentSlug: row.parentSlug,
        description: row.description,
        needs: [...row.needs],
        sizes: row.sizes,
      }
    : null

/**
 * A product as the import format has it. A field that the row has under the same name needs no line here. What is no
 * address was taken before the format refused it: it counts as none, so that the product can still be read and changed.
 */
export function productOf(
  row: Omit<Product, 'variants'> | ProductRow,
  given: readonly (Variant | VariantRow)[],
): Product {
  // Variants without a picture of their own were stored with the cover before 2026-11-30. One that has it beside others
  // of their own may have chosen it, and keeps it: where it has not, the seller empties it.
  const covered = given.every(({ image }) => image === (row.images[0] ?? ''))
  return {
    slug: row.slug,
    ...productFields(row),
    images: row.images.filter(isAddress),
    video: addressOrNone(row.video),
    options: row.options.map(({ name, values }) => ({
      name,
      values: values.map(({ value, swatch }) => (swatch === undefined ? { value } : { value, swatch })),
    })),
    variants: given.map((variant) => ({
      values: [...variant.values],
      sku: variant.sku,
      barcode: variant.barcode,
      price: variant.price,
      fullPrice: variant.fullPrice,
      stock: variant.stock,
      image: covered ? '' : addressOrNone(variant.image),
      weightGrams: variant.weightGrams,
      dimensions: variant.dimensions && [...variant.dimensions],
    })),
  }
}

/** What the seller's list may be narrowed to. */
export interface Wanted {
  category: string | null
  published: boolean | null
  /** A part of the name or of the slug, or the whole SKU or barcode of a variant. */
  text: string | null
  /** Products with a variant of which at most so many are left. */
  stockBelow: number | null
}

/**
 * Every product in the shop's own order, published or not, after a place in it. A search begins with the product whose
 * slug was typed whole.
 */
export function listForSeller(
  db: Db,
  { category, published, text, stockBelow }: Wanted,
  { after, size }: { after: Place | null; size: number },
): ProductRow[] {
  const narrowed = and(
    category === null ? undefined : eq(products.categorySlug, category),
    published === null ? undefined : eq(products.published, published),
    stockBelow === null ? undefined : hasLittle(stockBelow),
  )
  if (text === null) return inOrder(db, narrowed, after, size)
  const ofSlug = () =>
    db
      .select()
      .from(products)
      .where(and(eq(products.slug, text), narrowed))
      .get()
  const named = after === null ? ofSlug() : undefined
  const first = named ? [named] : []
  // LIKE refuses a pattern of more than 50 bytes.
  const found = sql`(${holdsText(products.name, text)} OR ${holdsText(products.slug, text)} OR ${products.id} IN ${hasCode(text)})`
  return [...first, ...inOrder(db, and(found, ne(products.slug, text), narrowed), after, size - first.length)]
}

const inOrder = (db: Db, wanted: SQL | undefined, after: Place | null, size: number): ProductRow[] =>
  db
    .select()
    .from(products)
    .where(
      and(
        wanted,
        after === null ? undefined : sql`(${products.position}, ${products.id}) > (${after.position}, ${after.id})`,
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(size)
    .all()

/** The products of the variants with this SKU or barcode, as their indexes have them. */
const hasCode = (code: string): SQL => sql`(
  SELECT v.product_id FROM variant v WHERE v.sku = ${code} AND v.sku <> ''
  UNION SELECT v.product_id FROM variant v WHERE v.barcode = ${code} AND v.barcode <> '')`

const hasLittle = (most: number): SQL =>
  sql`EXISTS (SELECT 1 FROM ${variants} WHERE ${variants.productId} = ${products.id} AND ${variants.stock} <= ${most})`

/** Where a page of the list ended. */
export interface Place {
  position: number
  id: string
}
export const placeText = ({ position, id }: Place): string => `${position}.${id}`
export function readPlace(typed: string): Place | null {
  const [, position, id] = /^(-?\d{1,15})\.([\w-]{1,64})$/.exec(typed) ?? []
  return position === undefined || id === undefined ? null : { position: Number(position), id }
}

/** The variants of these products in their own order. */
export function listVariants(db: Db, of: readonly Pick<ProductRow, 'id'>[]): ReadonlyMap<string, VariantRow[]> {
  if (of.length === 0) return new Map()
  const rows = db
    .select()
    .from(variants)
    .where(
      isOneOf(
        variants.productId,
        of.map(({ id }) => id),
      ),
    )
    .orderBy(asc(variants.productId), asc(variants.position))
    .all()
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** A product, published or not. */
export const findForSeller = (db: Db, slug: string): ProductRow | null =>
  db.select().from(products).where(eq(products.slug, slug)).get() ?? null

export const findCategoryOf = (db: Db, slug: string): Category | null =>
  categoryOf(db.select().from(categories).where(eq(categories.slug, slug)).get())
