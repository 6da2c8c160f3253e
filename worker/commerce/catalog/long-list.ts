import { and, eq, gte, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Facets } from '#shared/api/goods/facets.ts'
import type { ProductSort } from '#shared/web/product-sorts.ts'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { categoryFacet } from '#shared/web/attributes.ts'
import { type Branch, branchFacetsOf, withFlash } from './branch-facets.ts'
import { filtersOf, narrow, type Narrowing } from './finding.ts'
import { isMatch } from './index-store.ts'
import { withKinds } from './kinds.ts'
import { attributeFilters, type BranchCounts, countOf, isPriceRare, rareFilter } from './rare-filter.ts'
import type { ProductRow } from './store.ts'
import { listingPlaces, listings, products } from './tables.ts'

const { branch, listingId, position, price, discounted, available } = listingPlaces

interface Order {
  by: 'position' | 'createdAt' | 'sold' | 'price'
  falling?: true
  index: string
}
/** How a list is sorted, both what can be bought and, behind it, what cannot; and the index that has this order. */
const orders: Readonly<Record<ProductSort, Order>> = {
  'paling-sesuai': { index: 'listing_place_by_position', by: 'position' },
  terbaru: { index: 'listing_place_by_age', by: 'createdAt', falling: true },
  terlaris: { index: 'listing_place_by_sold', by: 'sold', falling: true },
  'harga-terendah': { index: 'listing_place_by_price', by: 'price' },
  'harga-tertinggi': { index: 'listing_place_by_high_price', by: 'price', falling: true },
}

interface Place {
  id: number
  /** 1: it cannot be bought. What comes first has the lowest `last`, then the lowest key. */
  last: number
  key: number
  position: number
}
interface Asked extends Branch {
  sort: ProductSort
  index: number
  size: number
}
export interface LongPage {
  /** The products of the page, in its order. */
  products: ProductRow[]
  total: number
  /** There are at least so many: more were not counted. */
  least: boolean
}
export type Found = LongPage & { facets: Facets }

/** A page of a long list or search and its filters: in the order of what fits best, where nothing else is chosen. */
export function longerPage(db: Db, asked: Omit<Asked, 'flash' | 'sort'> & { sort: ProductSort | null }): Found {
  const list = { ...withFlash(db, asked), sort: asked.sort ?? 'paling-sesuai' }
  const { match, sort } = list
  const byRank = match !== null && sort === 'paling-sesuai' && isRanked(db, list)
  const page = byRank ? rankedPage(db, { ...list, match }) : longPage(db, list)
  return { ...page, facets: branchFacetsOf(db, list) }
}

/**
 * A page of a list that is too long to be read: along the index that has its order, from its own place on. Products of a
 * running flash sale are left out there and put in by the price they have now.
 */
function longPage(db: Db, asked: Asked): LongPage {
  const { index, size, sort, narrowing, match } = asked
  const flash = narrowing.kinds ? withKinds(db, asked.flash, narrowing.choices) : asked.flash
  const { by, falling } = orders[sort]
  const passing = narrow(flash, narrowing).map((row): Place => ({
    id: row.id,
    last: row.available ? 0 : 1,
    key: falling ? -Number(row[by]) : Number(row[by]),
    position: row.position,
  }))
  const narrowed = match !== null || isNarrowed(narrowing)
  const start = index * size
  // Of the rows before this one, all stand before the page, wherever the flash sale's go between them.
  const from = Math.max(0, start - passing.length)
  const ahead = narrowed ? size + 1 : size
  const without = flash.map(({ id }) => id)
  const walked = walk(db, asked, { without, from, most: start - from + ahead })
  const merged = [...walked, ...passing].toSorted(inOrder)
  const shown = merged.slice(start - from, start - from + size)
  // Past the end nobody has seen how many rows stand before the page.
  const pastEnd = from > 0 && walked.length === 0
  const found = pastEnd ? passing.length : from + merged.length
  // Without filters the list goes on as far as its branch.
  const least = !narrowed || pastEnd || walked.length === start - from + ahead
  return {
    products: productsOf(
      db,
      shown.map(({ id }) => id),
    ),
    ...totalUnder(db, asked, { found, least }),
  }
}

/** What the counters of the branch know: all of it, or a single filter. Else as many as were found on the way. */
function totalUnder(
  db: Db,
  { branch: root, match, narrowing, counts }: Asked,
  walked: { found: number; least: boolean },
): Pick<LongPage, 'total' | 'least'> {
  if (!walked.least || match !== null) return { total: walked.found, least: walked.least }
  const counted = countUnder(db, root, narrowing, counts)
  return counted === null ? { total: walked.found, least: true } : { total: counted, least: false }
}

function countUnder(db: Db, root: string, narrowing: Narrowing, counts: BranchCounts): number | null {
  const [only = '', ...more] = filtersOf(narrowing)
  const [choice, ...choices] = narrowing.choices
  if (more.length > 0 || choices.length > 0) return null
  if (choice) return countOf(db, root, choice)
  const counter = { '': '', stock: 'available', discount: 'discounted' }[only]
  return counter === undefined ? null : (counts.get(counter) ?? null)
}

const inOrder = (a: Place, b: Place): number =>
  a.last - b.last || a.key - b.key || a.position - b.position || a.id - b.id

function walk(
  db: Db,
  asked: Asked,
  { without, from, most }: { without: readonly number[]; from: number; most: number },
): Place[] {
  const { branch: root, match, sort, narrowing } = asked
  const { index, by, falling } = orders[sort]
  const column = listingPlaces[by]
  const order = by === 'position' ? sql`${position}` : sql`${column} ${sql.raw(falling ? 'DESC' : '')}, ${position}`
  const rare = rareFilter(db, asked)
  const isRare = rare === null && by !== 'price' && isPriceRare(db, asked)
  const where = and(
    eq(branch, root),
    without.length === 0 ? undefined : not(isOneOf(listingId, without)),
    match === null ? undefined : isMatch(match, listingId),
    ...conditionsOf(narrowing),
  )
  // A rare filter leads through its own products; the list's order is made of them then.
  const along = (name: string) =>
    rare === null
      ? sql`${listingPlaces} INDEXED BY ${sql.identifier(name)}`
      : sql`(SELECT DISTINCT id FROM (${rare})) AS rare CROSS JOIN ${listingPlaces} ON ${listingId} = rare.id`
  const rows = (source: SQL, condition: SQL | undefined, inOrderOf: SQL) =>
    sql`SELECT ${listingId} AS id, 1 - ${available} AS last, ${falling ? sql`-${column}` : column} AS "key", ${position} AS position FROM ${source} WHERE ${condition} ORDER BY ${inOrderOf}, ${listingId} LIMIT ${from + most}`
  const inStock = () => rows(along(firstIndex(asked, from + most)), sql`${where} AND ${available} = 1`, order)
  const soldOut = () => rows(along(index), sql`${where} AND ${available} = 0`, order)
  // An index has one order, so it is walked for what can be bought, and only past that for what cannot.
  const both = () => sql`SELECT * FROM (${inStock()}) UNION ALL SELECT * FROM (${soldOut()})`
  const sorted = () =>
    rows(along(isRare ? orders['harga-terendah'].index : index), where, sql`${available} DESC, ${order}`)
  const walked = rare === null && !isRare ? (narrowing.inStock ? inStock() : both()) : sorted()
  return db.all<Place>(sql`SELECT * FROM (${walked}) LIMIT ${most} OFFSET ${from}`)
}

/** Where little can be bought, reading all of that costs less than walking past the rest. */
function firstIndex({ counts, sort }: Asked, wanted: number): string {
  const [all, inStock] = [counts.get('') ?? 0, counts.get('available') ?? 0]
  return inStock * inStock < wanted * all ? 'listing_place_for_sale' : orders[sort].index
}

/**
 * Whether what fits best can come first: of all that a search finds, or of categories that have so much of it that a page
 * is soon full.
 */
const isRanked = (db: Db, asked: Pick<Asked, 'counts' | 'narrowing' | 'size' | 'branch'>): boolean =>
  filtersOf(asked.narrowing).every((name) => asked.narrowing.kinds && name === `=${categoryFacet}`) &&
  rareFilter(db, asked) === null

const isNarrowed = ({ min, max, inStock, discounted: reduced, choices }: Narrowing): boolean =>
  min !== null || max !== null || inStock || reduced || choices.length > 0

function conditionsOf(narrowing: Narrowing): (SQL | undefined)[] {
  const { min, max, inStock, discounted: reduced } = narrowing
  return [
    min === null ? undefined : gte(price, min),
    max === null ? undefined : lte(price, max),
    inStock ? eq(available, true) : undefined,
    reduced ? eq(discounted, true) : undefined,
    ...attributeFilters(narrowing).map(({ has }) => has(listingId)),
  ]
}

/**
 * A page of a search that finds very much, or of its categories, the best first: words of the name weigh most. Of the
 * products that are found only those of the page are read, and those that are sold out and fit better, because they come
 * last.
 */
export function rankedPage(
  db: Db,
  { match, index, size, narrowing }: Pick<Asked, 'index' | 'size' | 'narrowing'> & { match: string },
): LongPage {
  const { min, max } = narrowing
  const filters = [
    ...attributeFilters(narrowing).map(({ has }) => has(listings.id)),
    ...(min === null ? [] : [gte(listings.price, min)]),
    ...(max === null ? [] : [lte(listings.price, max)]),
  ]
  const [from, most] = [index * size, size + 1]
  const rows = (inStock: number) =>
    sql`SELECT * FROM (SELECT product_search.rowid AS id FROM product_search CROSS JOIN ${listings} ON ${listings.id} = product_search.rowid AND ${listings.available} = ${inStock} WHERE ${and(sql`product_search MATCH ${match} AND rank MATCH 'bm25(10.0, 4.0, 3.0, 3.0, 1.0)'`, ...filters)} ORDER BY rank LIMIT ${from + most})`
  const both = sql`SELECT * FROM (${rows(1)} UNION ALL ${rows(0)}) LIMIT ${most} OFFSET ${from}`
  const ranked = db.all<{ id: number }>(both)
  const ids = ranked.slice(0, size).map(({ id }) => id)
  const found = ranked.length === 0 ? 0 : from + ranked.length
  // A short search is read whole, so even past its end this one has more.
  const least = ranked.length > size || ranked.length === 0
  const total = least && filters.length === 0 ? Math.max(found, limits.searchWhole + 1) : found
  return { products: productsOf(db, ids), total, least }
}

/** Whether a list or a search is short enough to be read whole: then every count is exact under every filter. */
export function isShort(db: Db, match: string | null, counts: BranchCounts): boolean {
  const all = counts.get('') ?? 0
  if (match === null || all <= limits.listWhole) return all <= limits.listWhole
  const found = sql`SELECT rowid FROM product_search WHERE product_search MATCH ${match} LIMIT ${limits.searchWhole + 1}`
  return (db.get<{ n: number }>(sql`SELECT count(*) AS n FROM (${found})`)?.n ?? 0) <= limits.searchWhole
}

/** Products of listings, in the order of these ids. */
function productsOf(db: Db, ids: readonly number[]): ProductRow[] {
  const rows = db
    .select({ id: listings.id, product: products })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(isOneOf(listings.id, ids))
    .limit(ids.length)
    .all()
  const byId = new Map(rows.map((row) => [row.id, row.product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
