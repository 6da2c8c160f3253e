import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { categoryFacet, type Choice } from '#shared/web/attributes.ts'
import type { Narrowing } from './finding.ts'
import { branchFacets } from './tables.ts'

/** How many products a branch lists (''), how many of them are 'available', and how many 'discounted'. */
export type BranchCounts = ReadonlyMap<string, number>

/** How many products of a branch have this value. */
export const countOf = (db: Db, root: string, { name, value }: Choice): number =>
  db
    .select({ products: branchFacets.products })
    .from(branchFacets)
    .where(and(eq(branchFacets.branch, root), eq(branchFacets.name, name), eq(branchFacets.value, value)))
    .get()?.products ?? 0

interface Filtered {
  branch: string
  counts: BranchCounts
  narrowing: Narrowing
  size: number
}

/** How many rows one product costs that is found by its filter and looked up, as against walked past. */
const lookedUpRows = 4

/** An attribute that a list is narrowed by: how many products of the shop pass, who they are, and whether one does. */
interface AttributeFilter {
  passing(db: Db): number
  ids: SQL
  has(listingId: Column): SQL
}

export const attributeFilters = ({ choices, kinds }: Narrowing): AttributeFilter[] =>
  [...Map.groupBy(choices, ({ name }) => name)].map(([name, chosen]) =>
    kinds && name === categoryFacet ? ofKinds(kinds) : ofValues(name, chosen),
  )

function ofValues(name: string, chosen: readonly Choice[]): AttributeFilter {
  const values = chosen.map(({ value }) => value)
  return {
    passing: (db) => chosen.reduce((sum, choice) => sum + countOf(db, '', choice), 0),
    ids: sql`SELECT listing_id AS id FROM listing_facet INDEXED BY listing_facet_by_value WHERE name = ${name} AND ${isOneOf(sql`value`, values)}`,
    has: (listingId) =>
      sql`EXISTS (SELECT 1 FROM listing_facet AS f WHERE f.listing_id = ${listingId} AND f.name = ${name} AND ${isOneOf(sql`f.value`, values)})`,
  }
}

const ofKinds = (kinds: readonly string[]): AttributeFilter => ({
  passing: (db) => kinds.reduce((sum, kind) => sum + countOf(db, kind, { name: '', value: '' }), 0),
  ids: sql`SELECT listing_id AS id FROM listing_place INDEXED BY listing_place_by_position WHERE ${isOneOf(sql`branch`, kinds)}`,
  has: (listingId) =>
    sql`EXISTS (SELECT 1 FROM listing_place AS p WHERE p.listing_id = ${listingId} AND ${isOneOf(sql`p.branch`, kinds)})`,
})

/**
 * The listings that pass a filter which so few products of the shop pass that reading all of them is cheaper than walking
 * along the list until a page of them has been met; null: there is none.
 */
export function rareFilter(db: Db, { counts, narrowing, size }: Filtered): SQL | null {
  const all = counts.get('') ?? 0
  const isRare = (passing: number) => passing * passing * lookedUpRows < all * size
  return attributeFilters(narrowing).find(({ passing }) => isRare(passing(db)))?.ids ?? null
}

/**
 * Whether so few products of a branch have a price of this range that reading all of them is cheaper than walking along
 * the list: of an empty range that is the whole shop. No more than those few are counted.
 */
export function isPriceRare(db: Db, { branch, counts, narrowing: { min, max }, size }: Filtered): boolean {
  if (min === null && max === null) return false
  const few = Math.floor(Math.sqrt(((counts.get('') ?? 0) * size) / lookedUpRows))
  const inRange = sql`SELECT 1 FROM listing_place INDEXED BY listing_place_by_price WHERE branch = ${branch} AND price BETWEEN ${min ?? 0} AND ${max ?? Number.MAX_SAFE_INTEGER} LIMIT ${few + 1}`
  return (db.get<{ n: number }>(sql`SELECT count(*) AS n FROM (${inRange})`)?.n ?? 0) <= few
}
