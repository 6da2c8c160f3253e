import { type Facets, productSorts, type ProductCard, type ProductSort } from '#shared/api/catalog.ts'
import { type Choice, choicesText, readChoices } from '#shared/web/attributes.ts'
import { limits } from '#shared/limits.ts'
import { readRupiah } from '#shared/format/money.ts'

/** What an address asks of a list of products. Nonsense in it is as good as nothing. */
export interface Filters {
  q: string
  sort: ProductSort | null
  min: number | null
  max: number | null
  inStock: boolean
  discounted: boolean
  choices: readonly Choice[]
  /** From 1. */
  page: number
}

/** A part of a list of products as every listing shows it. */
export interface Listing {
  /** The cards from `firstPage` to the page that was asked for. */
  rows: readonly ProductCard[]
  firstPage: number
  total: number
  filters: Filters
  /** null: this backend cannot say what the list could be narrowed by. */
  facets: Facets | null
  /** What was searched instead of what was typed. */
  corrected: string | null
}

const sorts = new Set<string>(productSorts)
const isSort = (word: string): word is ProductSort => sorts.has(word)

export function readFilters(query: URLSearchParams): Filters {
  const sort = query.get('sort') ?? ''
  const page = Number(query.get('page') ?? 1)
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
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1,
  }
}

/** Whatever was narrowed is wide again; the search and its order stay. */
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

/** Which cards to ask for. */
interface Cut {
  firstPage: number
  index: number
  size: number
  rows: number
}
/** The one page that a script appends. */
export const onePage = (page: number): Cut => ({
  firstPage: page,
  index: page - 1,
  size: limits.pageSize,
  rows: limits.pageSize,
})
/**
 * `?page=3` shows pages 1 to 3, so that the address a script leaves behind brings back the very list that was there,
 * the browser puts the scroll where it was, and without script 'Muat Lebih Banyak' goes on where one stood. At most
 * four pages, in fixed blocks (1–4, 5–8 …): a longer list costs a phone more than a link to what came before.
 */
export function pagesUpTo(page: number): Cut {
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

/** The same, in the words of the contract. */
export const inputOf = ({ q, sort, min, max, inStock, discounted, choices }: Filters, { index, size }: Cut) => ({
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
  more: { facets: Facets | null; correctedText: string | null } | null
}
export const listingOf = ({ rows, total, more }: Found, filters: Filters, cut: Cut): Listing => ({
  rows: rows.slice(0, cut.rows),
  firstPage: cut.firstPage,
  total,
  filters,
  facets: more?.facets ?? null,
  corrected: more?.correctedText ?? null,
})

/** And back into an address, its keys sorted; what is as it was anyway is left out. */
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
