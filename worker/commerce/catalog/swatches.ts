import { sql } from 'drizzle-orm'
import type { Facets } from '#shared/api/goods/facets.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { ProductRow } from './store.ts'
import { listingFacets, listings, products } from './tables.ts'

type Options = ProductRow['options']

/**
 * The same facets, each value in the colour that a seller gives it. Options that are in colours are known by the
 * products of the page; values that these do not have are looked up at the first product of each.
 */
export function withSwatches(db: Db, facets: Facets, shown: readonly Pick<ProductRow, 'options'>[]): Facets {
  const coloured = new Set(shown.flatMap(({ options }) => options.filter(inColours).map(({ name }) => name)))
  const attributes = facets.attributes.map((facet) => {
    if (!coloured.has(facet.name)) return facet
    const known = swatchesIn(
      facet.name,
      shown.map(({ options }) => options),
    )
    const others = facet.values.flatMap(({ value }) => (known.has(keyOf(value)) ? [] : [value]))
    const looked = swatchesIn(facet.name, others.length > 0 ? firstOptions(db, facet.name, others) : [])
    const swatchOf = (key: string) => known.get(key) ?? looked.get(key) ?? null
    return { ...facet, values: facet.values.map((one) => ({ ...one, swatch: swatchOf(keyOf(one.value)) })) }
  })
  return { ...facets, attributes }
}

const inColours = ({ values }: Options[number]): boolean => values.some(({ swatch }) => swatch !== undefined)
/** A facet has its first letter in upper case. */
const keyOf = (value: string): string => value.toLowerCase()

const swatchesIn = (name: string, all: readonly Options[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap((options) =>
      options
        .filter((option) => option.name === name)
        .flatMap(({ values }) => values.flatMap(({ value, swatch }) => (swatch ? [[keyOf(value), swatch]] : []))),
    ),
  )

/** The options of one product for each of these values. */
function firstOptions(db: Db, name: string, values: readonly string[]): Options[] {
  const first = sql`SELECT ${products.options} FROM ${listingFacets}
    JOIN ${listings} ON ${listings.id} = ${listingFacets.listingId} JOIN ${products} ON ${products.id} = ${listings.productId}
    WHERE ${listingFacets.name} = ${name} AND ${listingFacets.value} = one.value LIMIT 1`
  return db
    .all<{ options: string | null }>(
      sql`SELECT (${first}) AS options FROM json_each(${JSON.stringify(values)}) AS one LIMIT ${limits.facetValues + limits.choices}`,
    )
    .flatMap(({ options }) => (options === null ? [] : [JSON.parse(options) as Options]))
}
