import type { PublicClient } from '#shared/api/index.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { optional } from '#client/app/page/optional.ts'
import { Section } from '#client/kit/base/section.tsx'
import { ProductGrid } from './product-card.tsx'

/** What is bought most and can be bought now; of one category, if it is named. */
export async function listBestSellers(
  api: PublicClient,
  size = limits.pageSize,
  category: string | null = null,
): Promise<readonly ProductCard[]> {
  const listed = await optional(api, 'catalog.list', {
    index: 0,
    size,
    sort: 'terlaris',
    inStock: true,
    category,
  })
  return listed?.rows ?? []
}

/** Ways on from an empty list. */
export const BestSellers = ({ cards }: { cards: readonly ProductCard[] }) =>
  cards.length > 0 ? (
    <Section title="Terlaris">
      <ProductGrid cards={cards} />
    </Section>
  ) : null
