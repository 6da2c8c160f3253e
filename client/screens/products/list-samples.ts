import type { AttributeFacet, Facets } from '#shared/api/goods/facets.ts'
import { type Rupiah, rupiah } from '#shared/api/contract/brands.ts'
import { categoryFacet } from '#shared/web/attributes.ts'
import { cardOf, type Good } from '#client/samples/catalogue.ts'
import { categories } from '#client/samples/goods.ts'
import type { Filters, Listing } from './filters.ts'

/** Nothing narrows the list. */
export const noFilters: Filters = {
  ...{ q: '', sort: null, min: null, max: null },
  ...{ inStock: false, exact: false, discounted: false },
  choices: [],
  page: 1,
}

type Test = readonly [about: string, passes: (good: Good) => boolean]
/** Each filter by itself; values of one attribute are alternatives. */
const testsOf = ({ min, max, inStock, discounted, choices }: Filters): Test[] => [
  ['price', ({ price }) => (min ?? 0) <= price && price <= (max ?? price)],
  ['stock', ({ available }) => !inStock || available],
  ['discount', ({ fullPrice }) => !discounted || fullPrice !== null],
  ...[...Map.groupBy(choices, ({ name }) => name)].map(([name, chosen]): Test => [
    name,
    (good) => chosen.some(({ value }) => valuesOf(good, name).includes(value)),
  ]),
]
function valuesOf({ about, category }: Good, name: string): readonly string[] {
  const kinds = categories.filter(({ slug }) => slug === category).map((kind) => kind.name)
  const known: Readonly<Record<string, readonly string[]>> = { ...about, [categoryFacet]: kinds }
  return known[name] ?? []
}

/** No sample sorts otherwise. */
type Asked = Partial<Omit<Filters, 'sort'>> & { sort?: 'harga-terendah' }
const attributes = ['Bahan', 'Ukuran', 'Teknik']
/** Pages of these goods as a search finds them, whose filter has their categories, too. */
export const foundOf = (goods: readonly Good[], asked: Asked = {}): Listing =>
  listingOf(goods, asked, [categoryFacet, ...attributes])

/** Pages of these goods as a shop lists them: narrowed, sorted and counted by their filters. */
export function listingOf(goods: readonly Good[], asked: Asked = {}, names: readonly string[] = attributes): Listing {
  const [filters, size] = [{ ...noFilters, ...asked }, 12]
  const tests = testsOf(filters)
  const found = goods.filter((good) => tests.every(([, passes]) => passes(good)))
  const sorted = filters.sort === null ? found : found.toSorted((a, b) => a.price - b.price)
  return {
    rows: sorted.slice(0, filters.page * size).map(cardOf),
    firstPage: 1,
    size,
    total: found.length,
    least: false,
    filters,
    facets: facetsOf(goods, tests, names),
    ...{ corrected: null, loose: false, nearPrice: false, absentBrand: null, cheap: false, fitting: null },
    prices: { min: null, max: null },
  }
}

/** A count is of what its filter alone would leave, all others as they are. */
function facetsOf(goods: readonly Good[], tests: readonly Test[], names: readonly string[]): Facets {
  const without = (name: string) =>
    goods.filter((good) => tests.every(([about, passes]) => about === name || passes(good)))
  const prices = without('price').map(({ price }) => price)
  const bound = (pick: (...all: number[]) => number): Rupiah | null =>
    prices.length > 0 ? rupiah(pick(...prices)) : null
  return {
    priceMin: bound(Math.min),
    priceMax: bound(Math.max),
    inStock: without('stock').filter(({ available }) => available).length,
    discounted: without('discount').filter(({ fullPrice }) => fullPrice !== null).length,
    attributes: names
      .map((name) => counted(name, without(name)))
      .filter(({ name, values }) => values.length > 1 || tests.some(([about]) => about === name)),
  }
}

function counted(name: string, goods: readonly Good[]): AttributeFacet {
  const values = Map.groupBy(
    goods.flatMap((good) => valuesOf(good, name)),
    (value) => value,
  )
  return {
    name,
    values: [...values]
      .map(([value, all]) => ({ value, count: all.length, swatch: null }))
      .toSorted((a, b) => b.count - a.count),
  }
}
