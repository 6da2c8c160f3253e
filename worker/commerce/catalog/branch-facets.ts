import { and, eq, sql } from 'drizzle-orm'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { Facets } from '#shared/api/goods/facets.ts'
import { limits } from '#shared/limits.ts'
import { categoryFacet, type Choice } from '#shared/web/attributes.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { filtersOf, type ListingRow, type Narrowing } from './finding.ts'
import { findFlashListings, type Wanted } from './index-store.ts'
import { topKinds } from './kinds.ts'
import type { BranchCounts } from './rare-filter.ts'
import { branchFacets } from './tables.ts'

/** A long list under its filters. */
export interface Branch extends Wanted {
  counts: BranchCounts
  narrowing: Narrowing
  /** Its products of a running flash sale, as `withFlash` has them. */
  flash: readonly ListingRow[]
}

/** A list with its products of a running flash sale. The counters of a branch go by ordinary prices; these do not. */
export function withFlash<L extends Omit<Branch, 'flash' | 'narrowing'>>(db: Db, list: L): L & Pick<Branch, 'flash'> {
  const { rows, discounted: more } = findFlashListings(db, list)
  const discountedNow = (list.counts.get('discounted') ?? 0) + more
  return { ...list, flash: rows, counts: new Map([...list.counts, ['discounted', discountedNow]]) }
}

export const countsOf = (db: Db, root: string): BranchCounts =>
  new Map(
    db
      .select({ value: branchFacets.value, products: branchFacets.products })
      .from(branchFacets)
      .where(and(eq(branchFacets.branch, root), eq(branchFacets.name, '')))
      .limit(limits.facetNames)
      .all()
      .map(({ value, products }) => [value, products]),
  )

/**
 * The filters of a long list, from the counters of its branch. They count the branch as a whole, which is right for a
 * filter beside which no other is set. Everything else is not counted, because that would read every product.
 */
export function branchFacetsOf(db: Db, { branch: root, match, narrowing, counts, flash }: Branch): Facets {
  const filtered = filtersOf(narrowing)
  const counted = (filter: string) => match === null && filtered.every((one) => one === filter)
  const { lowest, highest } = db.get<{ lowest: number | null; highest: number | null }>(sql`SELECT
    (SELECT price FROM listing_place INDEXED BY listing_place_by_price WHERE branch = ${root} ORDER BY price LIMIT 1) AS lowest,
    (SELECT price FROM listing_place INDEXED BY listing_place_by_high_price WHERE branch = ${root} ORDER BY price DESC LIMIT 1) AS highest`)
  const known = (value: string) => counts.get(value) ?? 0
  const { choices, kinds } = narrowing
  const ofGoods = kinds ? choices.filter(({ name }) => name !== categoryFacet) : choices
  return {
    priceMin: lowest === null ? null : rupiah(Math.min(lowest, ...flash.map((row) => row.price))),
    priceMax: highest === null ? null : rupiah(highest),
    inStock: counted('stock') ? known('available') : null,
    discounted: counted('discount') || known('discounted') === 0 ? known('discounted') : null,
    attributes: [
      ...(kinds ? topKinds(db, choices) : []),
      ...attributesOf(db, root, ofGoods, (name) => counted(`=${name}`)),
    ],
  }
}

/** The most common names with their most common values; what is chosen is always among them. */
function attributesOf(
  db: Db,
  root: string,
  choices: readonly Choice[],
  counted: (name: string) => boolean,
): Facets['attributes'] {
  const chosen = Map.groupBy(choices, ({ name }) => name)
  const common = sql`SELECT name FROM branch_facet WHERE branch = ${root} AND value = '' AND name <> '' ORDER BY products DESC LIMIT ${limits.facetNames}`
  const rows = db.all<{ name: string; pairs: string }>(sql`
    SELECT n.name, (SELECT json_group_array(json_array(value, products)) FROM (
      SELECT value, products FROM branch_facet AS f WHERE f.branch = ${root} AND f.name = n.name AND f.value <> '' ORDER BY f.products DESC LIMIT ${limits.facetValues}
    )) AS pairs
    FROM (SELECT value AS name FROM json_each(${JSON.stringify([...chosen.keys()])}) UNION SELECT name FROM (${common})) AS n LIMIT ${limits.facetNames + limits.choices}`)
  const facets = rows.flatMap(({ name, pairs }) => {
    const known = new Map(JSON.parse(pairs) as [string, number][])
    const values = [...new Set([...known.keys(), ...(chosen.get(name) ?? []).map(({ value }) => value)])]
    const most = [...known.values()].reduce((sum, products) => sum + products, 0)
    if (values.length < 2 && !chosen.has(name)) return []
    const count = (value: string) => (counted(name) ? (known.get(value) ?? 0) : null)
    const shown = values.map((value) => ({ value, count: count(value), swatch: null }))
    return [{ name, values: shown, rank: chosen.has(name) ? Number.POSITIVE_INFINITY : most }]
  })
  return facets
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, limits.facetNames)
    .map(({ name, values }) => ({ name, values }))
}
