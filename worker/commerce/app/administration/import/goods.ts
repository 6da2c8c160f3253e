import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Category, CategoryChange, exportStamp, Product, ProductChange } from '#shared/admin/catalog.ts'
import { Rupiah } from '#shared/admin/fields.ts'
import { OwnSlug } from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import {
  categoryOf,
  findCategoryOf,
  findForSeller,
  listForSeller,
  listVariants,
  type Place,
  placeText,
  productOf,
  readPlace,
  type Wanted,
} from '#commerce/catalog/seller.ts'
import { ofOrders } from '#commerce/catalog/movements.ts'
import { categories, variants } from '#commerce/catalog/tables.ts'
import { findVariant } from '#commerce/catalog/store.ts'
import { type Fields, operation } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { pastPricesAt } from '#commerce/pricing/past-prices.ts'
import { heldOf } from '#commerce/order/core/stock.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type Imported, importRow } from './import.ts'
import { removeCategory, removeProduct } from './remove.ts'

const Sold = z.object({
  itemId: z.string(),
  name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  price: z.int(),
  fullPrice: z.int().nullable(),
  /** What can be sold. With what unpaid orders hold and what is paid and not sent yet it is what lies on the shelf. */
  stock: z.int(),
  held: z.int(),
  unsent: z.int(),
  onHand: z.int(),
})
const Listed = z.object({
  slug: z.string(),
  name: z.string(),
  categorySlug: z.string(),
  published: z.boolean(),
  digital: z.boolean(),
  image: Url,
  sold: z.int(),
  variants: z.array(Sold),
})
/** The `next` of the page before. */
const After = z
  .string()
  .refine((typed) => readPlace(typed) !== null, 'no place of the list')
  .transform(readPlace)
  .nullable()
  .default(null)
const everything: Wanted = { category: null, published: null, text: null, stockBelow: null }

export const productOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/products',
    role: 'viewer',
    summary: 'Products, published or not, in the order of the shop',
    input: z.strictObject({
      after: After,
      category: OwnSlug.nullable().default(null),
      published: z.enum(['yes', 'no']).nullable().default(null),
      /** A part of the name or of the slug, or the whole SKU or barcode of a variant. */
      text: z.string().min(1).max(limits.queryChars).nullable().default(null),
      /** Only those with a variant of which at most so many are left. */
      stockBelow: z.coerce.number().int().min(0).max(1_000_000).nullable().default(null),
    }),
    output: z.object({ products: z.array(Listed), next: z.string().nullable() }),
    run: ({ db }, { after, published, ...asked }) => {
      const wanted = { ...asked, published: published === null ? null : published === 'yes' }
      const { rows, next } = pageOf(db, wanted, after, limits.productRows)
      const held = heldOf(
        db,
        rows.flatMap(({ of }) => of.map(({ id }) => id)),
      )
      return accepted({
        products: rows.map(({ row, of }) => ({
          ...row,
          image: row.images[0] ?? '',
          variants: of.map(({ id, ...one }) => {
            const waiting = held.get(id) ?? 0
            return { ...one, itemId: id, held: waiting, unsent: ofOrders(one) - waiting }
          }),
        })),
        next,
      })
    },
  }),
  export: operation({
    method: 'GET',
    path: '/shops/:host/export/products',
    role: 'viewer',
    summary: 'Products as the import takes them, in the order of the shop',
    input: z.strictObject({ after: After }),
    /** `stamp` belongs beside the stocks: a file that gives it back changes them by the difference. */
    output: z.object({ products: z.array(Product), next: z.string().nullable(), stamp: z.string() }),
    run: ({ db, now, newId }, { after }) => {
      const { rows, next } = pageOf(db, everything, after, limits.exportRows)
      return accepted({
        products: rows.map(({ row, of }) => productOf(row, of)),
        next,
        stamp: exportStamp(now, newId()),
      })
    },
  }),
  get: operation({
    method: 'GET',
    path: '/shops/:host/products/:slug',
    role: 'viewer',
    summary: 'One product, as `product.put` takes it',
    output: Product,
    run: ({ db }, { slug }) => {
      const found = storedProduct(db, slug)
      return found ? accepted(found) : refused('not_found')
    },
  }),
  put: operation({
    method: 'PUT',
    path: '/shops/:host/products/:slug',
    role: 'manager',
    summary: 'Adds a product, or changes what is named of the one of this slug; the stock of its variants stays',
    input: ProductChange.extend({
      /**
       * What was read before. null: no product has this slug. Else fields of it: if one of them differs now, somebody
       * else has changed it, and this change is refused.
       */
      was: ProductChange.omit({ slug: true, options: true, variants: true }).nullable().exactOptional(),
    }),
    /** `stockLeft`: variants whose stock was given otherwise than it is; `product.setStock` sets it. */
    output: z.object({ stockLeft: z.int() }),
    /** A description, and what it was. */
    maxBytes: 4 * limits.bodyBytes,
    watch: ({ db }, { slug }) => storedProduct(db, slug),
    run: (tx, { was, ...product }) => {
      const clash = was === undefined ? null : changedSince(storedProduct(tx.db, product.slug), was, product)
      if (clash) return clash
      const done = putOne(tx, 'products', product)
      return done.ok ? accepted({ stockLeft: done.value.stockLeft }) : done
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/products/:slug',
    role: 'manager',
    summary: 'Removes a product; one that an order, a review or a sale names is hidden instead',
    output: z.object({ product: z.enum(['removed', 'hidden']) }),
    watch: ({ db }, { slug }) => storedProduct(db, slug),
    run: (tx, { slug }) => removeProduct(tx, slug),
  }),
  setPrice: operation({
    method: 'PATCH',
    path: '/shops/:host/variants/:itemId',
    role: 'manager',
    summary: 'The price of one variant; its stock is set by `product.setStock`',
    input: z.strictObject({
      price: Rupiah.exactOptional(),
      fullPrice: Rupiah.nullable().exactOptional(),
      /**
       * The prices that were read before: if one of them differs now, somebody else has changed it, and this change is
       * refused.
       */
      was: Rupiah.exactOptional(),
      wasFullPrice: Rupiah.nullable().exactOptional(),
    }),
    watch: ({ db }, { itemId }) => pricesOf(findVariant(db, itemId)),
    run: ({ db, now, invalidate }, { itemId, was, wasFullPrice, ...change }) => {
      const row = findVariant(db, itemId)
      const before = pricesOf(row)
      if (!row || !before) return refused('item_unknown')
      const after = { ...before, ...change }
      if (JSON.stringify(after) === JSON.stringify(before)) return accepted({})
      const differs = {
        ...(was === undefined || was === before.price ? {} : { price: `it is ${before.price} now` }),
        ...(wasFullPrice === undefined || wasFullPrice === before.fullPrice
          ? {}
          : { fullPrice: `the full price is ${before.fullPrice ?? 'none'} now` }),
      }
      if (Object.keys(differs).length > 0) return refused('input_invalid', {}, differs)
      db.update(variants)
        .set({ ...after, pastPrices: pastPricesAt(now, row, after.price) })
        .where(eq(variants.id, itemId))
        .run()
      invalidate(true)
      return accepted({})
    },
  }),
}

export const categoryOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/categories',
    role: 'viewer',
    summary: 'Categories in the order of the shop, as the import takes them',
    output: z.object({ categories: z.array(Category) }),
    run: ({ db }) => {
      const rows = db.select().from(categories).orderBy(asc(categories.position)).limit(limits.categories).all()
      return accepted({ categories: rows.flatMap((row) => categoryOf(row) ?? []) })
    },
  }),
  put: operation({
    method: 'PUT',
    path: '/shops/:host/categories/:slug',
    role: 'manager',
    summary: 'Adds a category, or changes what is named of the one of this slug',
    input: CategoryChange,
    watch: ({ db }, { slug }) => findCategoryOf(db, slug),
    run: (tx, category) => {
      const done = putOne(tx, 'categories', category)
      return done.ok ? accepted({}) : done
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/categories/:slug',
    role: 'manager',
    summary: 'Removes a category that no product and no other category is in',
    watch: ({ db }, { slug }) => findCategoryOf(db, slug),
    run: (tx, { slug }) => removeCategory(tx, slug),
  }),
}

function pageOf(db: Db, wanted: Wanted, after: Place | null, size: number) {
  const rows = listForSeller(db, wanted, { after, size })
  const of = listVariants(db, rows)
  const last = rows.length === size ? rows.at(-1) : undefined
  return { rows: rows.map((row) => ({ row, of: of.get(row.id) ?? [] })), next: last ? placeText(last) : null }
}

function storedProduct(db: Db, slug: string): Product | null {
  const row = findForSeller(db, slug)
  return row && productOf(row, listVariants(db, [row]).get(row.id) ?? [])
}

/** Why a change of a product comes too late; null: it does not. */
function changedSince(stored: Product | null, was: Fields | null, change: Fields): Refused | null {
  if (was === null) return stored && refused('input_invalid', {}, { slug: `${stored.slug} is there already` })
  if (!stored) return refused('not_found')
  const now: Fields = stored
  const differs = Object.keys(was).filter((name) => !isSame(now[name], was[name]) && !isSame(now[name], change[name]))
  return differs.length === 0
    ? null
    : refused('input_invalid', {}, Object.fromEntries(differs.map((name) => [name, 'somebody has changed it since'])))
}
/** Line ends are not compared: a form has its own. */
const isSame = (a: unknown, b: unknown): boolean => plain(a) === plain(b)
const plain = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replaceAll(String.raw`\r\n`, String.raw`\n`)

const pricesOf = (row: ReturnType<typeof findVariant>) => row && { price: row.price, fullPrice: row.fullPrice }

/** The path may name a slug that the row's own schema has not seen. */
function putOne(tx: Tx, kind: 'products' | 'categories', row: ProductChange | Category): Result<Imported> {
  if (!OwnSlug.safeParse(row.slug).success) return refused('input_invalid', {}, { slug: 'no slug' })
  return importRow(tx, kind, row)
}
