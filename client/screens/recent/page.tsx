import * as dom from '#client/app/dom-names.ts'
import { page } from '#client/app/page/page.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { ProductGrid } from '#client/kit/product/product-card.tsx'
import { RecentPart } from '#client/kit/product/recent-products.tsx'
import { Slug } from '#shared/api/contract/brands.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

/**
 * The products one browser has seen, by the slugs it sends. The page is personal and never cached: hardly two shoppers
 * have the same list, and caching each would push out pages that thousands ask for.
 */
export const recent = page({
  route: 'recent',
  cache: 'never',
  async load({ api, query }): Promise<readonly ProductCard[]> {
    const slugs = slugsOf(query.get('produk') ?? '')
    return slugs.length > 0 ? api.catalog.listBySlugs({ slugs }) : []
  },
  head: () => ({ title: 'Baru Dilihat' }),
  view: (cards) => (
    <div className="wrap py-4 md:py-6">
      {cards.length > 0 ? (
        <>
          <div className="mb-3 flex items-center justify-between gap-4">
            <p className="text-base text-muted">Tersimpan di browser ini saja.</p>
            {/* The browser forgets them at the press, and the address is that of the page without any. */}
            <a
              href={href('recent')}
              {...dom.mark(dom.forgetRecentMark)}
              className="-my-3 flex min-h-11 items-center text-base font-semibold whitespace-nowrap text-brand-text"
            >
              Hapus Semua
            </a>
          </div>
          <ProductGrid cards={cards} priority />
        </>
      ) : (
        <EmptyState
          drawing="search"
          title="Belum ada produk yang dilihat"
          text="Produk yang Anda buka tersimpan di browser ini saja."
          action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
        />
      )}
    </div>
  ),
  fragments: { [dom.cardsPart]: { view: (cards) => (cards.length > 0 ? <RecentPart cards={cards} /> : null) } },
  samples: async () => {
    const [{ cards: sampleCards }, { oddCards }] = await Promise.all([
      import('#client/samples/catalogue.ts'),
      import('#client/samples/goods.ts'),
    ])
    return { some: sampleCards.slice(0, limits.recentProducts), odd: oddCards, empty: [] }
  },
})

/** Invalid slugs are ignored. */
const slugsOf = (words: string): string[] =>
  words
    .split(',')
    .filter((slug) => Slug.safeParse(slug).success)
    .slice(0, limits.recentProducts)
