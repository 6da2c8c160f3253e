import type { AttributeFacet, Facets } from '#shared/api/goods/facets.ts'
import type { ProductSort } from '#shared/web/product-sorts.ts'
import type { Choice } from '#shared/web/attributes.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { cheapestOf } from './rules.ts'
import type { PricedVariant } from './store.ts'
import type { listings } from './tables.ts'

/** A listed product with a known price and its filter values. */
export type ListingRow = Omit<typeof listings.$inferSelect, 'price' | 'facets'> & {
  price: number
  choices: readonly Choice[]
}

/** The same rows at flash sale prices: `inFlashSale` has, by product, the variants as they are priced now. */
export function withOffers(
  rows: readonly ListingRow[],
  inFlashSale: ReadonlyMap<string, readonly PricedVariant[]>,
): ListingRow[] {
  return rows.map((row) => {
    const cheapest = cheapestOf(inFlashSale.get(row.productId) ?? [])
    if (!cheapest?.flashItem) return row
    return { ...row, price: cheapest.price, discounted: (cheapest.fullPrice ?? 0) > cheapest.price }
  })
}

/** The filters of a list. */
export interface Narrowing {
  min: number | null
  max: number | null
  inStock: boolean
  discounted: boolean
  choices: readonly Choice[]
  /** The categories that a choice of 'Kategori' means in a search; null: it is an attribute as all others. */
  kinds: readonly string[] | null
}
type Test = (row: ListingRow) => boolean
/** One test for each filter that is set, under its own name; an attribute's name is `=Bahan`. */
type Tests = ReadonlyMap<string, Test>

export function narrow(rows: readonly ListingRow[], narrowing: Narrowing): ListingRow[] {
  const tests = [...testsOf(narrowing).values()]
  return rows.filter((row) => tests.every((passes) => passes(row)))
}

function testsOf({ min, max, inStock, discounted, choices }: Narrowing): Tests {
  const tests = new Map<string, Test>()
  if (min !== null || max !== null)
    tests.set('price', ({ price }) => price >= (min ?? 0) && price <= (max ?? Number.MAX_SAFE_INTEGER))
  if (inStock) tests.set('stock', ({ available }) => available)
  if (discounted) tests.set('discount', (row) => row.discounted)
  for (const [name, chosen] of Map.groupBy(choices, (choice) => choice.name)) {
    const values = new Set(chosen.map(({ value }) => value))
    tests.set(`=${name}`, (row) => row.choices.some((one) => one.name === name && values.has(one.value)))
  }
  return tests
}

/** The names of the filters that are set: `price`, `stock`, `discount`, and `=Bahan` for an attribute. */
export const filtersOf = (narrowing: Narrowing): string[] => [...testsOf(narrowing).keys()]

/** Numbers of permits and certificates are shown but cannot be filtered by. */
const isPermit = (value: string): boolean => /\d{5,}/.test(value)

/**
 * Facet texts that were parsed before, of any shop: the same text always means the same, and a busy shop's texts are
 * read for every list.
 */
const readBefore = new Map<string, readonly Choice[]>()

/**
 * The filter values of a product, from the JSON of its row. 'Katun primisima, furing katun' are two materials; '6,6
 * inci' is one size.
 */
export function choicesOf(facets: string): readonly Choice[] {
  const known = readBefore.get(facets)
  if (known) return known
  const pairs = JSON.parse(facets) as readonly (readonly [string, string])[]
  const choices = pairs.flatMap(([name, values]) => valuesOf(values).map((value) => ({ name, value })))
  if (readBefore.size >= limits.listRows) readBefore.clear()
  readBefore.set(facets, choices)
  return choices
}

function valuesOf(text: string): string[] {
  const values = text.split(', ').map((value) => value.trim())
  return values
    .filter((value) => value !== '' && value.length <= limits.facetValueChars && !isPermit(value))
    .map((value) => value.charAt(0).toUpperCase() + value.slice(1))
}

/**
 * Counts every filter as if it alone were changed. A row that passes all filters counts everywhere. A row that fails
 * one filter counts in that filter only, because another choice there would let it in.
 */
export function facetsOf(rows: readonly ListingRow[], narrowing: Narrowing): Facets {
  const all = [...testsOf(narrowing)]
  const attributes = new AttributeCounts()
  const prices: number[] = []
  let inStock = 0
  let discounted = 0
  for (const row of rows) {
    const failed = all.filter(([, passes]) => !passes(row))
    if (failed.length > 1) continue
    const only = failed[0]?.[0]
    const counts = (dimension: string) => only === undefined || only === dimension
    if (counts('price')) prices.push(row.price)
    if (counts('stock') && row.available) inStock++
    if (counts('discount') && row.discounted) discounted++
    attributes.add(row.choices, (name) => counts(`=${name}`))
  }
  const bound = (pick: (...two: number[]) => number) =>
    prices.length > 0 ? rupiah(prices.reduce((a, b) => pick(a, b))) : null
  return {
    priceMin: bound(Math.min),
    priceMax: bound(Math.max),
    inStock,
    discounted,
    attributes: attributes.facets(narrowing.choices),
  }
}

class AttributeCounts {
  /** Name → value → how many products have it. */
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #products = new Map<string, number>()

  add(choices: readonly Choice[], counted: (name: string) => boolean): void {
    // A product that names a value twice is still one product.
    const seen = new Set<string>()
    for (const { name, value } of choices) {
      if (!counted(name)) continue
      if (!seen.has(name)) this.#products.set(name, (this.#products.get(name) ?? 0) + 1)
      seen.add(name)
      const pair = `${name}\n${value}`
      if (seen.has(pair)) continue
      seen.add(pair)
      const values = this.#counts.get(name) ?? new Map<string, number>()
      if (values.size === 0) this.#counts.set(name, values)
      values.set(value, (values.get(value) ?? 0) + 1)
    }
  }

  /** Attributes that distinguish products, the most common first. A chosen attribute is always among them. */
  facets(choices: readonly Choice[]): AttributeFacet[] {
    const chosen = Map.groupBy(choices, ({ name }) => name)
    const names = [...new Set([...chosen.keys(), ...this.#counts.keys()])].filter(
      (name) => chosen.has(name) || this.#tellsApart(name),
    )
    return names
      .toSorted(
        (a, b) =>
          Number(chosen.has(b)) - Number(chosen.has(a)) || (this.#products.get(b) ?? 0) - (this.#products.get(a) ?? 0),
      )
      .slice(0, limits.facetNames)
      .map((name) => ({ name, values: this.#values(name, chosen.get(name) ?? []) }))
  }

  #tellsApart(name: string): boolean {
    const values = this.#counts.get(name)
    return values !== undefined && values.size > 1 && (this.#products.get(name) ?? 0) > 1
  }

  #values(name: string, chosen: readonly Choice[]): AttributeFacet['values'] {
    const counts = this.#counts.get(name) ?? new Map<string, number>()
    const common = [...counts.keys()]
      .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
      .slice(0, limits.facetValues)
    return [...new Set([...common, ...chosen.map(({ value }) => value)])].map((value) => ({
      value,
      count: counts.get(value) ?? 0,
      swatch: null,
    }))
  }
}

/**
 * Sorts a list. `points` are those of a search; null lists in the shop's own order. What is sold out comes last in every
 * order. The last keys make pages stable.
 */
export function ordered(
  rows: readonly ListingRow[],
  sort: ProductSort,
  points: ReadonlyMap<number, number> | null,
): ListingRow[] {
  const score = ({ id }: ListingRow) => points?.get(id) ?? 0
  const stock = (a: ListingRow, b: ListingRow) => Number(b.available) - Number(a.available)
  // What fits best of all is what was named: it stands in its place although it is sold out.
  const best = points ? bestOf(rows, points) : 0
  const isLast = (row: ListingRow) => Number(!row.available && score(row) < best)
  const compare: Record<ProductSort, (a: ListingRow, b: ListingRow) => number> = {
    'paling-sesuai': points
      ? (a, b) => isLast(a) - isLast(b) || score(b) - score(a) || stock(a, b) || b.sold - a.sold
      : stock,
    terbaru: (a, b) => stock(a, b) || b.createdAt.getTime() - a.createdAt.getTime(),
    terlaris: (a, b) => stock(a, b) || b.sold - a.sold,
    'harga-terendah': (a, b) => stock(a, b) || a.price - b.price,
    'harga-tertinggi': (a, b) => stock(a, b) || b.price - a.price,
  }
  return rows.toSorted((a, b) => compare[sort](a, b) || a.position - b.position || a.id - b.id)
}

/** Which part of the best points still fits as well as the best. */
const fitsShare = 0.9

/** How well listings answer a search: all of it, and its first word, which says what the thing is. */
interface Fit {
  whole: ReadonlyMap<number, number>
  thing: ReadonlyMap<number, number>
}
const bestOf = (rows: readonly ListingRow[], points: ReadonlyMap<number, number>): number =>
  rows.reduce((best, { id }) => Math.max(best, points.get(id) ?? 0), 0)

/** The rows that fit best, of those that can be bought if there are any. Without a search every row fits. */
export function fitting(rows: readonly ListingRow[], fit: Fit | null): ListingRow[] {
  const inStock = rows.filter(({ available }) => available)
  const offered = inStock.length > 0 ? inStock : rows
  if (!fit) return [...offered]
  const thing = bestOf(offered, fit.thing)
  const things = offered.filter(({ id }) => (fit.thing.get(id) ?? 0) === thing)
  const least = bestOf(things, fit.whole) * fitsShare
  return things.filter(({ id }) => (fit.whole.get(id) ?? 0) >= least)
}

/** The rows that state the thing by their name, category or facts; the others only mention it. */
export const stating = (rows: readonly ListingRow[], fit: Fit | null): ListingRow[] =>
  rows.filter(({ id }) => (fit?.thing.get(id) ?? 0) > 0)

/** The first ones, and behind them the rest of the rows in its order. */
export function putFirst(rows: readonly ListingRow[], first: readonly ListingRow[]): ListingRow[] {
  const those = new Set(first)
  return [...first, ...rows.filter((row) => !those.has(row))]
}

/**
 * How many stand first because they state the thing; what follows only mentions it. null: there is no such line
 * between them.
 */
export function statedFirst(rows: readonly ListingRow[], fit: Fit | null): number | null {
  const stated = new Set(stating(rows, fit))
  const states = (row: ListingRow) => stated.has(row)
  const first = rows.findIndex((row) => !states(row))
  return first > 0 && !rows.slice(first).some(states) ? first : null
}

/** What fits best, that with the nearest price first: nothing has the price of the search. */
export function nearestPriced(
  rows: readonly ListingRow[],
  fit: Fit | null,
  { min, max }: Pick<Narrowing, 'min' | 'max'>,
): ListingRow[] {
  const off = ({ price }: ListingRow) => Math.max((min ?? 0) - price, price - (max ?? price), 0)
  return fitting(rows, fit).toSorted((a, b) => off(a) - off(b))
}

/** Points that only the name gives. */
const namePoints = 5

/** Whether something has the first word of the search in its name. */
export const hasThing = ({ thing }: Fit): boolean => [...thing.values()].some((points) => points >= namePoints)

/** Whether something of that name fits better than all of the others. */
export function hasBetterThing(fit: Fit, others: Fit): boolean {
  const best = Math.max(0, ...others.whole.values())
  return [...fit.whole].some(([id, points]) => points > best && (fit.thing.get(id) ?? 0) >= namePoints)
}
