import type { PublicClient } from '#shared/api/index.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { isFiltered, type Listing } from './filters.ts'

/** So many fill two rows of a desktop, beside which the filters stand. */
const twoRows = 8

/** What is bought most and is not in a short list, to go on with below it. */
export async function listBelow(api: PublicClient, { rows, total, filters }: Listing): Promise<readonly ProductCard[]> {
  if (rows.length === 0 || total >= twoRows || isFiltered(filters)) return []
  const listed = new Set(rows.map(({ slug }) => slug))
  return (await listBestSellers(api)).filter(({ slug }) => !listed.has(slug)).slice(0, twoRows)
}
