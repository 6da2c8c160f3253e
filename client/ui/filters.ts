import { productSorts, type ProductCard, type ProductSort } from '#shared/api/catalog.ts'
import { limits } from '#shared/limits.ts'

/** What an address asks of a list of products. Nonsense in it is as good as nothing. */
export interface Filters {
  q: string
  sort: ProductSort | null
  min: number | null
  max: number | null
  inStock: boolean
  /** From 1. */
  page: number
}

/** A page of products as every listing shows it. */
export interface Listing {
  rows: readonly ProductCard[]
  total: number
  filters: Filters
}

const sorts = new Set<string>(productSorts)
const isSort = (word: string): word is ProductSort => sorts.has(word)
const rupiahOf = (word: string | null) => (word !== null && /^\d{1,12}$/.test(word) ? Number(word) : null)

export function readFilters(query: URLSearchParams): Filters {
  const sort = query.get('sort') ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    q: (query.get('q') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, limits.queryChars),
    sort: isSort(sort) ? sort : null,
    min: rupiahOf(query.get('min')),
    max: rupiahOf(query.get('max')),
    inStock: query.get('stok') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : 1,
  }
}

/** The same, in the words of the contract. */
export const inputOf = ({ q, sort, min, max, inStock, page }: Filters) => ({
  index: page - 1,
  size: limits.pageSize,
  text: q || null,
  sort,
  min,
  max,
  inStock: inStock ? true : null,
})

/** And back into an address; what is as it was anyway is left out. */
export const queryOf = ({ q, sort, min, max, inStock, page }: Filters): Record<string, string | number | null> => ({
  q,
  sort: sort === 'paling-sesuai' ? null : sort,
  min,
  max,
  stok: inStock ? '1' : null,
  page: page > 1 ? page : null,
})
