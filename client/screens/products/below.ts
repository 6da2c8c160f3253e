import type { PublicClient } from '#shared/api/index.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { isFiltered, type Listing } from './filters.ts'

/** So many fill two rows of a desktop, beside which the filters stand. */
export const twoRows = 8
/** So many are whole rows of two, three, four and six columns. */
const belowMost = 12
/** All short lists read one list of this size, which a cache keeps once; the longest of them leaves a whole row of it. */
const belowRead = 16
/** Of a shop with fewer, how many make a whole row of a desktop: across it, or beside the filters. */
export const rowSize = { across: 6, besideFilters: 4 }

/**
 * What is bought most and is not in a short list, to go on with below it, or where filters leave nothing. Where the list
 * itself took long, nobody waits as long again for this.
 *
 * @param askedAt when the list was requested, ms
 * @param whole how many make a whole row where they are few
 * @param category of which the list is; where its filters leave nothing, its own goods come first
 */
export async function listBelow(
  api: PublicClient,
  { rows, total, filters }: Listing,
  askedAt: number,
  whole: number,
  category: string | null = null,
): Promise<readonly ProductCard[]> {
  if (isFiltered(filters) ? total > 0 : rows.length === 0 || total >= twoRows) return []
  if (Date.now() - askedAt > limits.belowReadMs) return []
  const [own, all] = await Promise.all([
    category === null || !isFiltered(filters) ? [] : listBestSellers(api, belowRead, category),
    listBestSellers(api, belowRead),
  ])
  const listed = new Set([...rows, ...own].map(({ slug }) => slug))
  const others = [...own, ...all.filter(({ slug }) => !listed.has(slug))].slice(0, belowMost)
  return others.slice(0, others.length - (others.length % whole) || others.length)
}
