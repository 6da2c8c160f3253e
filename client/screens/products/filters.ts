import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Facets } from '#shared/api/goods/facets.ts'
import { productSorts, type ProductSort } from '#shared/web/product-sorts.ts'
import { type Choice, choicesText, readChoices } from '#shared/web/attributes.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { readRupiah } from '#shared/format/money.ts'
import { redirect } from '#client/app/page/page.ts'
import { lastPage, pageIndex } from '#client/kit/base/paging.ts'
import { searchedIn } from '#client/app/page/searched.ts'

/** What an address asks of a list of products. Invalid values are ignored. */
export interface Filters {
  q: string
  /** Nothing of `q` is corrected. */
  exact: boolean
  sort: ProductSort | null
  min: number | null
  max: number | null
  inStock: boolean
  discounted: boolean
  choices: readonly Choice[]
  /** Counted from 1. */
  page: number
}

/** Part of a list of products, as every listing shows it. */
export interface Listing {
  /** The cards from `firstPage` to the current page. */
  rows: readonly ProductCard[]
  firstPage: number
  /** How many rows a page of this backend has. */
  size: number
  total: number
  /** There are more than `total` says: a long list is not counted to its end. */
  least: boolean
  filters: Filters
  /** null: this backend does not say which filters there are. */
  facets: Facets | null
  /** The corrected text that was searched; null when it is what was typed. */
  corrected: string | null
  /** No product has every word that was searched; these have some of them. */
  loose: boolean
  /** What the searched words say about prices. */
  prices: { min: number | null; max: number | null }
  /** Nothing has such a price; these have the nearest. */
  nearPrice: boolean
  /** A brand among the words of which the shop has nothing. */
  absentBrand: string | null
  /** What fits best comes from the cheapest on, because the words ask for it. */
  cheap: boolean
  /** How many of them fit best; what follows is only related. null: nobody says. */
  fitting: number | null
}

const sorts = new Set<string>(productSorts)
const isSort = (word: string): word is ProductSort => sorts.has(word)

export function readFilters(query: URLSearchParams): Filters {
  const [q, sort] = [searchedIn(query), query.get('sort') ?? '']
  return {
    q,
    exact: q !== '' && query.get('persis') === '1',
    sort: isSort(sort) ? sort : null,
    min: readRupiah(query.get('min') ?? ''),
    max: readRupiah(query.get('max') ?? ''),
    inStock: query.get('stok') === '1',
    discounted: query.get('diskon') === '1',
    choices: readChoices(query.get('atribut') ?? ''),
    page: Math.min(pageIndex(query) + 1, limits.listingPages),
  }
}

/** Without filters; the search and the order stay. */
export const unfiltered = (filters: Filters): Filters => ({
  ...filters,
  min: null,
  max: null,
  inStock: false,
  discounted: false,
  choices: [],
  page: 1,
})
/** How many filters are in use; a lowest and a highest price are one. */
export const filterCount = ({ min, max, inStock, discounted, choices }: Filters): number =>
  Number(inStock) + Number(discounted) + Number(min !== null || max !== null) + choices.length
export const isFiltered = (filters: Filters): boolean => filterCount(filters) > 0

/** What a call for a list of products takes. */
const inputOf = (
  { q, exact, sort, min, max, inStock, discounted, choices }: Filters,
  [index, size]: readonly [index: number, size: number],
) => ({
  index,
  size,
  text: q || null,
  exact: exact ? true : null,
  sort,
  min,
  max,
  inStock: inStock ? true : null,
  discounted: discounted ? true : null,
  attributes: choices.length > 0 ? [...choices] : null,
})

interface Found {
  rows: readonly ProductCard[]
  size: number
  total: number
  more: {
    facets: Facets | null
    correctedText: string | null
    anyWord: boolean
    priceMin: number | null
    priceMax: number | null
    cheap: boolean
    fitting: number | null
    nearPrice: boolean
    absentBrand: string | null
    leastTotal: boolean
  } | null
}
const listingOf = ({ rows, size, total, more }: Found, filters: Filters, firstPage: number): Listing => ({
  rows,
  firstPage,
  size,
  total,
  least: more?.leastTotal ?? false,
  filters,
  facets: more?.facets ?? null,
  corrected: more?.correctedText ?? null,
  loose: more?.anyWord ?? false,
  prices: { min: more?.priceMin ?? null, max: more?.priceMax ?? null },
  nearPrice: more?.nearPrice ?? false,
  absentBrand: more?.absentBrand ?? null,
  cheap: more?.cheap ?? false,
  fitting: more?.fitting ?? null,
})
type Ask = (input: ReturnType<typeof inputOf>) => Promise<Found>

/** The page that a script appends. */
export async function appendedPage(filters: Filters, ask: Ask): Promise<Listing> {
  const { page } = filters
  const found = await pageOf(filters, page, ask)
  return listingOf({ ...found, size: await sizeOf(found, page, filters, ask) }, filters, page)
}
const pageOf = (filters: Filters, page: number, ask: Ask) => ask(inputOf(filters, [page - 1, limits.pageSize]))

/** A last page may be shorter than the others, so where it is not as long as asked for, the first one tells. */
const sizeOf = async ({ size }: Found, page: number, filters: Filters, ask: Ask): Promise<number> =>
  page === 1 || size === limits.pageSize ? size : (await pageOf(filters, 1, ask)).size

/**
 * `?page=3` shows pages 1 to 3. So the address a script leaves behind brings back the same list, the browser can
 * restore the scroll position, and without script 'Muat Lebih Banyak' continues at the same place. At most four pages,
 * in fixed blocks (1–4, 5–8 …), because a longer list costs a phone more than a link to the earlier ones. Past its end a
 * list leads to its last page, the filters kept.
 */
export async function listUpToPage(
  filters: Filters,
  { ownBackend, ask, at }: { ownBackend: boolean; ask: Ask; at: (filters: Filters) => string },
): Promise<Listing> {
  const { page } = filters
  const block = Math.floor((page - 1) / limits.listPagesAtOnce)
  const firstPage = block * limits.listPagesAtOnce + 1
  const pages =
    ownBackend && page > firstPage
      ? inPages(await ask(inputOf(filters, [block, limits.pageSize * limits.listPagesAtOnce])))
      : // Another company's backend may answer fewer rows than it is asked for, so it is asked for one page at a time.
        await Promise.all(numbers(firstPage, page).map((number) => pageOf(filters, number, ask)))
  const shown = pages.slice(0, page - firstPage + 1)
  const rows = shown.flatMap((one) => one.rows)
  const last = pages.findLast((one) => one.rows.length > 0) ?? pages[0]
  assert(pages[0] && last, 'a list has a first page')
  const size = await sizeOf(pages[0], firstPage, filters, ask)
  if (page > 1 && !shown[page - firstPage]?.rows.length) {
    const total = rows.length > 0 ? (firstPage - 1) * size + rows.length : last.total
    redirect(at({ ...filters, page: lastPage(total, page, size) }))
  }
  return listingOf({ ...last, rows, size }, filters, firstPage)
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n)

/** Several pages that came by one call. */
const inPages = (found: Found): Found[] =>
  numbers(0, limits.listPagesAtOnce - 1).map((place) => ({
    ...found,
    rows: found.rows.slice(place * limits.pageSize, (place + 1) * limits.pageSize),
    size: limits.pageSize,
  }))

/** The same as the query of an address, with sorted keys and without default values. */
export const queryOf = ({
  q,
  exact,
  sort,
  min,
  max,
  inStock,
  discounted,
  choices,
  page,
}: Filters): Record<string, string | number | null> => ({
  atribut: choicesText(choices),
  diskon: discounted ? '1' : null,
  max,
  min,
  page: page > 1 ? page : null,
  persis: exact ? '1' : null,
  q,
  sort: sort === 'paling-sesuai' ? null : sort,
  stok: inStock ? '1' : null,
})
