import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Facets } from '#shared/api/goods/facets.ts'
import { productSorts, type ProductSort } from '#shared/web/product-sorts.ts'
import { type Choice, choicesText, readChoices } from '#shared/web/attributes.ts'
import { limits } from '#shared/limits.ts'
import { readRupiah } from '#shared/format/money.ts'
import { redirect } from '#client/app/page/page.ts'
import { lastPage, pageIndex } from '#client/kit/base/paging.ts'

/** What an address asks of a list of products. Invalid values are ignored. */
export interface Filters {
  q: string
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
  total: number
  /** There are more than `total` says: a long list is not counted to its end. */
  least: boolean
  filters: Filters
  /** null: this backend does not say which filters there are. */
  facets: Facets | null
  /** The corrected text that was searched; null when it is what was typed. */
  corrected: string | null
}

const sorts = new Set<string>(productSorts)
const isSort = (word: string): word is ProductSort => sorts.has(word)

export function readFilters(query: URLSearchParams): Filters {
  const sort = query.get('sort') ?? ''
  return {
    q: (query.get('q') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, limits.queryChars),
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
export const isFiltered = ({ min, max, inStock, discounted, choices }: Filters): boolean =>
  min !== null || max !== null || inStock || discounted || choices.length > 0

/** Which cards to ask the backend for. */
interface Slice {
  firstPage: number
  index: number
  size: number
  rows: number
}
/** The page that a script appends. */
export const onePage = (page: number): Slice => ({
  firstPage: page,
  index: page - 1,
  size: limits.pageSize,
  rows: limits.pageSize,
})
/**
 * `?page=3` shows pages 1 to 3. So the address a script leaves behind brings back the same list, the browser can
 * restore the scroll position, and without script 'Muat Lebih Banyak' continues at the same place. At most four pages,
 * in fixed blocks (1–4, 5–8 …), because a longer list costs a phone more than a link to the earlier ones.
 */
export function pagesUpTo(page: number): Slice {
  const block = Math.floor((page - 1) / limits.listPagesAtOnce)
  const firstPage = block * limits.listPagesAtOnce + 1
  if (page === firstPage) return onePage(page)
  return {
    firstPage,
    index: block,
    size: limits.pageSize * limits.listPagesAtOnce,
    rows: (page - firstPage + 1) * limits.pageSize,
  }
}

/** The same as input of the contract. */
export const inputOf = ({ q, sort, min, max, inStock, discounted, choices }: Filters, { index, size }: Slice) => ({
  index,
  size,
  text: q || null,
  sort,
  min,
  max,
  inStock: inStock ? true : null,
  discounted: discounted ? true : null,
  attributes: choices.length > 0 ? [...choices] : null,
})

interface Found {
  rows: readonly ProductCard[]
  total: number
  more: { facets: Facets | null; correctedText: string | null; leastTotal: boolean } | null
}
export const listingOf = ({ rows, total, more }: Found, filters: Filters, slice: Slice): Listing => ({
  rows: rows.slice(0, slice.rows),
  firstPage: slice.firstPage,
  total,
  least: more?.leastTotal ?? false,
  filters,
  facets: more?.facets ?? null,
  corrected: more?.correctedText ?? null,
})

/** Past its end a list leads to its last page, the filters kept. */
export function listedOrLast(found: Found, filters: Filters, slice: Slice, at: (filters: Filters) => string): Listing {
  const before = (filters.page - slice.firstPage) * limits.pageSize
  if (filters.page > 1 && found.rows.length <= before) {
    const total = found.rows.length > 0 ? (slice.firstPage - 1) * limits.pageSize + found.rows.length : found.total
    redirect(at({ ...filters, page: lastPage(total, filters.page) }))
  }
  return listingOf(found, filters, slice)
}

/** The same as the query of an address, with sorted keys and without default values. */
export const queryOf = ({
  q,
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
  q,
  sort: sort === 'paling-sesuai' ? null : sort,
  stok: inStock ? '1' : null,
})
