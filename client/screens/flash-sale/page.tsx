import { ApiFailure } from '#shared/api/index.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, notFound, page, type Shop } from '#client/app/page/page.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { FlashSales } from '#client/kit/product/flash-sale.tsx'

/** The flash sale that runs now, and the next one. */
interface FlashSaleData {
  running: FlashSale | null
  next: FlashSale | null
  /** To go on with while none runs. */
  popular?: readonly ProductCard[]
}

export const flashSale = page({
  route: 'flashSale',
  cache: 'catalog',
  async load({ api, shop }): Promise<FlashSaleData> {
    if (!can(shop, 'flashSale.find')) notFound()
    const found = await api.flashSale.find().catch(absent)
    return found.running ? found : { ...found, popular: await listBestSellers(api) }
  },
  head: (_, shop) => ({
    title: 'Flash Sale',
    description: `Harga flash sale di ${shop.title}: jumlah dan waktunya terbatas.`,
    canonical: href('flashSale'),
  }),
  view: (data, { shop }) => <FlashSaleScreen data={data} shop={shop} />,
  fragments: {
    [dom.flashSalePart]: { view: (data, { shop }) => <FlashSaleScreen data={data} shop={shop} /> },
  },
  samples: async () => {
    const { runningFlashSale, nextFlashSale, soldOutFlashSale } = await import('#client/samples/flash-sale.ts')
    return {
      running: { running: runningFlashSale, next: nextFlashSale },
      almostSoldOut: { running: soldOutFlashSale, next: null },
      upcoming: { running: null, next: nextFlashSale },
      empty: { running: null, next: null },
    }
  },
})

/** A backend without flash sales does not have this page. */
function absent(failure: unknown): never {
  if (failure instanceof ApiFailure && (failure.kind === 'absent' || failure.status === 404)) notFound()
  throw failure
}

function FlashSaleScreen({ data: { running, next, popular = [] }, shop }: { data: FlashSaleData; shop: Shop }) {
  return (
    <div id={dom.flashSaleId} className="wrap py-4 md:py-6">
      <h1 className="mb-3 text-lg lg:mb-6 lg:text-xl">Flash Sale</h1>
      <FlashSales running={running} next={next} shop={shop} />
      {running || next ? null : (
        <EmptyState
          drawing="search"
          title="Belum ada flash sale"
          text="Kunjungi lagi nanti, atau lihat produk dengan harga normal."
          action={{ href: href('products', { category: 'semua' }), label: 'Lihat Semua Produk' }}
        />
      )}
      <BestSellers cards={popular} />
    </div>
  )
}
