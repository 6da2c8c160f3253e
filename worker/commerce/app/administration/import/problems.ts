import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { variantKey } from '#shared/admin/catalog.ts'
import { limits } from '#shared/limits.ts'
import { movedTo } from '#commerce/catalog/moved.ts'
import { categories, products, variants } from '#commerce/catalog/tables.ts'
import { articleCategories, articles } from '#commerce/content/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { vouchers } from '#commerce/voucher/tables.ts'
import type { PlannedProduct, MergedBatch } from './products.ts'

/** Where something is wrong, as `products.3.categorySlug` with rows counted from 0, and what. */
type Problems = Record<string, string>

/**
 * What the schema of a batch cannot see: whether the rows it names are there, in the batch itself or in the shop
 * already.
 */
export function problemsOf(db: Db, batch: MergedBatch, planned: readonly PlannedProduct[]): Problems {
  const problems: Problems = {}
  const note = (path: string, message: string | false) => {
    if (message !== false) problems[path] = message
  }
  const names = namesOf(db, batch, planned)
  const unless = (known: boolean, message: string) => !known && message
  for (const [place, { slug, parentSlug }] of batch.categories.entries())
    note(
      `categories.${place}.parentSlug`,
      unless(parentSlug === null || (parentSlug !== slug && names.categories.has(parentSlug)), 'no such category'),
    )
  for (const place of rings(db, batch)) note(`categories.${place}.parentSlug`, 'that category is below this one')
  for (const [place, { categorySlug }] of batch.products.entries())
    note(
      `products.${place}.categorySlug`,
      unless(categorySlug === undefined || names.categories.has(categorySlug), 'no such category'),
    )
  for (const [place, { productSlug, values }] of batch.licences.entries()) {
    const known = names.variantsOf(productSlug)
    note(`licences.${place}.productSlug`, unless(known !== null, 'no such product'))
    note(`licences.${place}.values`, unless(known === null || known.has(variantKey(values)), 'no such variant'))
  }
  for (const [place, voucher] of batch.vouchers.entries()) {
    for (const [at, slug] of voucher.categories.entries())
      note(`vouchers.${place}.categories.${at}`, unless(names.categories.has(slug), 'no such category'))
    for (const [at, slug] of voucher.products.entries())
      note(`vouchers.${place}.products.${at}`, unless(names.variantsOf(slug) !== null, 'no such product'))
  }
  for (const place of backwards(db, batch)) note(`vouchers.${place}.endsAt`, 'must be after startsAt')
  for (const [place, { categorySlug }] of batch.articles.entries())
    note(`articles.${place}.categorySlug`, unless(names.articleCategories.has(categorySlug), 'no such category'))
  return { ...problems, ...formerAddresses(db, batch), ...sameInSmallLetters(db, batch, planned) }
}

/**
 * Rows of a file that is older than a change of address: each would come a second time, a product with its whole stock.
 */
function formerAddresses(db: Db, batch: MergedBatch): Problems {
  const problems: Problems = {}
  const kinds = [
    ['product', 'products', products.slug],
    ['category', 'categories', categories.slug],
    ['article', 'articles', articles.slug],
  ] as const
  for (const [kind, name, column] of kinds) {
    const slugs = batch[name].map(({ slug }) => slug)
    const moved = movedTo(db, kind, slugs)
    const there = new Set(moved.size > 0 ? present(db, column, [...moved].flat()) : [])
    for (const [place, slug] of slugs.entries()) {
      const today = moved.get(slug)
      // What has moved may be gone since.
      if (today !== undefined && !there.has(slug) && there.has(today))
        problems[`${name}.${place}.slug`] = `its address is ${today} now: export again, or write that`
    }
  }
  return problems
}

/** Which categories of the batch would stand below themselves: no menu would lead to them any more. */
function rings(db: Db, { categories: given }: MergedBatch): number[] {
  const parents = given.flatMap(({ parentSlug }) => parentSlug ?? [])
  if (parents.length === 0) return []
  // Upwards alone, so that it costs the depth of the tree and not its size.
  const stored = db.all<{ slug: string; parentSlug: string | null }>(
    sql`WITH RECURSIVE up(slug, parentSlug) AS (
      SELECT slug, parent_slug FROM category WHERE slug IN (SELECT value FROM json_each(${JSON.stringify(parents)}))
      UNION SELECT c.slug, c.parent_slug FROM up JOIN category c ON c.slug = up.parentSlug
    ) SELECT slug, parentSlug FROM up LIMIT ${limits.categories}`,
  )
  const above = new Map([...stored, ...given].map((one) => [one.slug, one.parentSlug]))
  return given.flatMap((one, place) => {
    const passed = new Set<string>()
    let at = one.parentSlug
    for (; at !== null && at !== one.slug && !passed.has(at); at = above.get(at) ?? null) passed.add(at)
    return at === one.slug && one.parentSlug !== one.slug ? [place] : []
  })
}

/** New products whose address another has but for the size of its letters: as a rule the same goods once more. */
function sameInSmallLetters(db: Db, batch: MergedBatch, planned: readonly PlannedProduct[]): Problems {
  const fresh = new Set(planned.flatMap(({ product: { slug }, before }) => (before === null ? slug : [])))
  const known = new Map(likeThese(db, [...fresh].map(small)).map((slug) => [small(slug), slug]))
  const problems: Problems = {}
  for (const [place, { slug }] of batch.products.entries()) {
    const other = known.get(small(slug)) ?? slug
    if (other !== slug && fresh.has(slug)) problems[`products.${place}.slug`] = `${other} is there already`
    known.set(small(slug), other)
  }
  return problems
}
const lowerSlug = sql`lower(${products.slug})`
/** SQLite's `lower` leaves all capitals but those of ASCII: an address of the shop that has others is not found. */
const small = (slug: string): string => slug.toLowerCase()

/** The shop's addresses that are these in small letters. The second query has the words of `product_capitals`. */
const likeThese = (db: Db, lower: readonly string[]): string[] =>
  lower.length === 0
    ? []
    : [
        ...present(db, products.slug, lower),
        ...db
          .select({ slug: products.slug })
          .from(products)
          .where(and(sql`${products.slug} <> ${lowerSlug}`, isOneOf(lowerSlug, lower)))
          .limit(limits.listRows)
          .all()
          .map(({ slug }) => slug),
      ]

/** Vouchers that would end before they begin. One that the shop has ended so early may be put as it is read. */
function backwards(db: Db, { vouchers: given }: MergedBatch): number[] {
  const isOne = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) => endsAt !== null && endsAt <= startsAt
  return given.flatMap((one, place) => {
    if (!isOne(one)) return []
    const stored = db.select().from(vouchers).where(eq(vouchers.code, one.code)).get()
    return stored && isOne(stored) && stored.endsAt?.getTime() === one.endsAt?.getTime() ? [] : [place]
  })
}

/** Every name that the batch may use: those of its own rows, and those of the shop that it mentions. */
function namesOf(db: Db, batch: MergedBatch, planned: readonly PlannedProduct[]) {
  const own = new Map(planned.map(({ product }) => [product.slug, keysOf(product.variants)]))
  const stored = storedVariants(db, [
    ...batch.licences.map(({ productSlug }) => productSlug),
    ...batch.vouchers.flatMap((voucher) => voucher.products),
  ])
  return {
    categories: new Set([
      ...batch.categories.map(({ slug }) => slug),
      ...present(db, categories.slug, [
        ...batch.categories.flatMap(({ parentSlug }) => parentSlug ?? []),
        ...batch.products.flatMap(({ categorySlug }) => categorySlug ?? []),
        ...batch.vouchers.flatMap((voucher) => voucher.categories),
      ]),
    ]),
    articleCategories: new Set([
      ...batch.articleCategories.map(({ slug }) => slug),
      ...present(
        db,
        articleCategories.slug,
        batch.articles.map(({ categorySlug }) => categorySlug),
      ),
    ]),
    /** The variants of a product; null: there is no such product. */
    variantsOf: (slug: string): ReadonlySet<string> | null => own.get(slug) ?? stored.get(slug) ?? null,
  }
}

const keysOf = (rows: readonly { values: readonly string[] }[]): Set<string> =>
  new Set(rows.map(({ values }) => variantKey(values)))

/** Which of these names are in a column. */
const present = (db: Db, column: SQLiteColumn, names: readonly string[]): string[] =>
  db
    .all<{ name: string }>(sql`SELECT ${column} AS name FROM ${column.table} WHERE ${among(column, names)}`)
    .map(({ name }) => name)

function storedVariants(db: Db, slugs: readonly string[]): Map<string, Set<string>> {
  const rows = db
    .select({ slug: products.slug, values: variants.values })
    .from(products)
    .innerJoin(variants, sql`${variants.productId} = ${products.id}`)
    .where(among(products.slug, slugs))
    .all()
  return new Map([...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, of]) => [slug, keysOf(of)]))
}

const among = (column: SQLiteColumn, names: readonly string[]): SQL => isOneOf(column, [...new Set(names)])
