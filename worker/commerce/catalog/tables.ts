import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { GoodsNeed } from '#shared/format/permits.ts'
import type { Sizes } from '#shared/admin/catalog.ts'
import { customerTypes } from '#commerce/identity/customers/tables.ts'

/** Length, width and height in centimetres. */
export type Dimensions = readonly [number, number, number]

/** A day in WIB with the lowest of the prices that ended on it. */
export type PastPrice = readonly [day: string, lowest: number]

export const categories = sqliteTable(
  'category',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    image: text().notNull(),
    position: integer().notNull(),
    /** The slug of the category above; null: it is at the top. */
    parentSlug: text(),
    description: text().notNull().default(''),
    /** JSON: what goods must state before they are shown. */
    needs: text({ mode: 'json' }).$type<readonly GoodsNeed[]>().notNull().default([]),
    /** JSON: what its sizes measure; null: nobody says. */
    sizes: text({ mode: 'json' }).$type<Sizes>(),
  },
  (t) => [
    index('category_by_parent').on(t.parentSlug),
    index('category_by_position').on(t.position),
    index('category_by_name').on(t.name),
    index('category_demanding')
      .on(t.slug)
      .where(sql`${t.needs} <> '[]'`),
  ],
)

export const products = sqliteTable(
  'product',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    categorySlug: text()
      .notNull()
      .references(() => categories.slug),
    description: text().notNull(),
    /** JSON: [name, value][] */
    attributes: text({ mode: 'json' }).$type<readonly (readonly [string, string])[]>().notNull(),
    /** JSON: up to three options, each with its values in order. */
    options: text({ mode: 'json' })
      .$type<readonly { name: string; values: readonly { value: string; swatch?: string }[] }[]>()
      .notNull(),
    /** JSON: image URLs, the cover first. */
    images: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** The address of its video; '': it has none. */
    video: text().notNull().default(''),
    weightGrams: integer().notNull(),
    /** JSON: length, width and height of the packed piece in centimetres; null: its volume does not count. */
    dimensions: text({ mode: 'json' }).$type<Dimensions>(),
    digital: integer({ mode: 'boolean' }).notNull(),
    luxury: integer({ mode: 'boolean' }).notNull().default(false),
    /** A number, or for halal `not_halal` and `not_obliged`; '': nothing is said. */
    halal: text().notNull().default(''),
    bpom: text().notNull().default(''),
    pirt: text().notNull().default(''),
    sni: text().notNull().default(''),
    adult: integer({ mode: 'boolean' }).notNull().default(false),
    published: integer({ mode: 'boolean' }).notNull(),
    sold: integer().notNull(),
    rating: integer(),
    reviews: integer().notNull(),
    position: integer().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** JSON: the ids of products that are often in the same orders, the most frequent first; the night counts them. */
    boughtTogether: text({ mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  },
  (t) => [
    index('product_by_category').on(t.categorySlug, t.position),
    index('product_by_position').on(t.position, t.id),
    // Few shops sell them, and the list of what waits asks about nothing else.
    index('product_digital')
      .on(t.id)
      .where(sql`${t.digital} = 1`),
    // Few addresses have capitals (of ASCII, SQLite knows no others), and an import looks among them.
    index('product_capitals')
      .on(sql`lower(${t.slug})`)
      .where(sql`${t.slug} <> lower(${t.slug})`),
    index('product_bought_together')
      .on(t.id)
      .where(sql`${t.boughtTogether} <> '[]'`),
  ],
)

/** What is bought: one combination of a product's options, or its only variant. Prices are whole rupiah. */
export const variants = sqliteTable(
  'variant',
  {
    /** ITEM_ID_CODE on the wire. */
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** JSON: the value of each option, in the order of the options. */
    values: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    name: text().notNull(),
    /** The seller's own code, and the GTIN on the goods; '': none. */
    sku: text().notNull().default(''),
    barcode: text().notNull().default(''),
    image: text().notNull(),
    price: integer().notNull(),
    /** The price that shoppers see struck through. */
    fullPrice: integer(),
    /** JSON: former prices by the day on which they ended, the latest last. */
    pastPrices: text({ mode: 'json' }).$type<readonly PastPrice[]>().notNull().default([]),
    /** What can still be sold; what unpaid orders hold is already taken off. */
    stock: integer().notNull(),
    /** What lies on the shelf: `stock` and what orders hold or have bought and not got yet. A trigger adds the movements. */
    onHand: integer().notNull().default(0),
    position: integer().notNull(),
    /** Of the packed piece; null: the product's. */
    weightGrams: integer(),
    /** JSON, like the product's; null: the product's. */
    dimensions: text({ mode: 'json' }).$type<Dimensions>(),
  },
  (t) => [
    index('variant_by_product').on(t.productId, t.position),
    uniqueIndex('variant_by_sku')
      .on(t.sku)
      .where(sql`${t.sku} <> ''`),
    uniqueIndex('variant_by_barcode')
      .on(t.barcode)
      .where(sql`${t.barcode} <> ''`),
    check('stock_not_negative', sql`${t.stock} >= 0`),
    check('price_not_negative', sql`${t.price} >= 0`),
  ],
)

/** Why there are more or fewer pieces on the shelf. `carried`: the sum of movements that are too old to be kept. */
export const stockMovementKinds = [
  'received',
  'counted',
  'corrected',
  'imported',
  'sent',
  'returned',
  'exchanged',
  'damaged',
  'carried',
] as const
export type StockMovementKind = (typeof stockMovementKinds)[number]

/**
 * Pieces that came to the shelf or left it. Their sum is the variant's `onHand`. What an order holds still lies there and
 * is a row of `stock_hold`, so placing an order and paying for it move nothing here.
 */
export const stockMovements = sqliteTable(
  'stock_movement',
  {
    id: integer().primaryKey(),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    kind: text({ enum: stockMovementKinds }).notNull(),
    /** Below zero: they left. */
    quantity: integer().notNull(),
    /** The order or the return that moved them; '': none did. */
    ref: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('stock_movement_by_variant').on(t.variantId, t.id),
    index('stock_movement_by_age')
      .on(t.at)
      .where(sql`${t.kind} <> 'carried'`),
    check('stock_movement_moves', sql`${t.quantity} <> 0 OR ${t.kind} = 'carried'`),
  ],
)

/** What a variant costs customers of a type, in their carts and checkouts; shared pages show everybody's price. */
export const tierPrices = sqliteTable(
  'tier_price',
  {
    customerType: text()
      .notNull()
      .references(() => customerTypes.code),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    price: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerType, t.variantId] }),
    index('tier_price_by_variant').on(t.variantId),
    check('tier_price_not_negative', sql`${t.price} >= 0`),
  ],
)

/**
 * What lists and searches read: one row for each published product that has a variant. Triggers of the migration
 * maintain it, together with the full-text index `product_search` under the same number, inside the transaction that
 * writes products, variants or categories.
 */
export const listings = sqliteTable(
  'listing',
  {
    /** The rowid of `product_search`. */
    id: integer().primaryKey(),
    productId: text().notNull().unique(),
    categorySlug: text().notNull(),
    position: integer().notNull(),
    sold: integer().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** JSON: the filter values, [name, value][]: the product's attributes, its options, what it states. */
    facets: text({ mode: 'json' }).$type<readonly (readonly [string, string])[]>().notNull(),
    /**
     * The lowest price among the variants in stock, or among all when everything is sold out: the rule of `cardOf`, in
     * SQL. null: it has no variant yet.
     */
    price: integer(),
    discounted: integer({ mode: 'boolean' }).notNull().default(false),
    available: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('listing_by_category').on(t.categorySlug, t.position), index('listing_by_position').on(t.position)],
)

/** Which categories a list shows: every category under each one above it, and under '' (the whole shop). */
export const categoryBranches = sqliteTable(
  'category_branch',
  { branch: text().notNull(), slug: text().notNull() },
  (t) => [primaryKey({ columns: [t.branch, t.slug] }), index('category_branch_by_slug').on(t.slug)],
)

/**
 * A listing once for each branch that shows it, with what lists are sorted and narrowed by. Indexes of the migration
 * have every order of a list, so that a page costs its own rows and no others.
 */
export const listingPlaces = sqliteTable(
  'listing_place',
  {
    branch: text().notNull(),
    listingId: integer().notNull(),
    position: integer().notNull(),
    sold: integer().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    price: integer().notNull(),
    discounted: integer({ mode: 'boolean' }).notNull(),
    available: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.branch] })],
)

/**
 * The filter values of a listing; '' stands for its having any value of the name. A trigger writes them from the
 * product's attributes: split at ', ', with a capital letter, at most 40 characters, without long numbers.
 */
export const listingFacets = sqliteTable(
  'listing_facet',
  { listingId: integer().notNull(), name: text().notNull(), value: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.listingId, t.name, t.value] }),
    index('listing_facet_by_value').on(t.name, t.value, t.listingId),
  ],
)

/**
 * How many products of a branch have a filter value. The name '' counts the branch itself: all of it (''), what is
 * 'available', what is 'discounted'.
 */
export const branchFacets = sqliteTable(
  'branch_facet',
  { branch: text().notNull(), name: text().notNull(), value: text().notNull(), products: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.branch, t.name, t.value] }),
    // The most common names, and of a name the most common values.
    index('branch_facet_by_value').on(t.branch, t.value, t.products),
    index('branch_facet_by_name').on(t.branch, t.name, t.products),
  ],
)

/** What has had an address and may have another. */
export const movedKinds = ['product', 'category', 'article'] as const
export type MovedKind = (typeof movedKinds)[number]

/** Former slugs and where each leads today. The oldest make room for new ones. */
export const movedSlugs = sqliteTable(
  'moved_slug',
  {
    kind: text({ enum: movedKinds }).notNull(),
    former: text().notNull(),
    slug: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.former] }),
    index('moved_slug_to').on(t.kind, t.slug),
    index('moved_slug_by_age').on(t.at),
  ],
)
