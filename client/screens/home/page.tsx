import * as dom from '#client/app/dom-names.ts'
import { can, type Frame, go, type Page, page, type SharedContext, type Shop } from '#client/app/page/page.ts'
import { imageUrl } from '#client/app/image.tsx'
import { optional } from '#client/app/page/optional.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { ArticleGrid } from '#client/kit/product/article-card.tsx'
import { BannerCarousel, leadsToGoods } from './banner-carousel.tsx'
import { CategoryRow } from './category-row.tsx'
import { forYou } from './for-you.ts'
import { FlashStrip } from '#client/kit/product/flash-sale.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { ProductGrid } from '#client/kit/product/product-card.tsx'
import { hasEnded } from '#client/kit/product/voucher-text.ts'
import { RecentProducts } from '#client/kit/product/recent-products.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'
import { TrustRow } from './trust-row.tsx'
import { VoucherStrip, vouchersId } from './voucher-strip.tsx'
import type { Category, ProductCard } from '#shared/api/goods/catalog.ts'
import type { ArticleCard } from '#shared/api/shop/content.ts'
import type { Voucher } from '#shared/api/goods/voucher.ts'
import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { api as contract } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { previewPath } from '#shared/web/preview.ts'
import { href } from '#shared/web/routes.ts'

/** null: this part could not be loaded; the page works without it. */
export interface HomeData {
  categories: readonly Category[] | null
  cards: readonly ProductCard[] | null
  total: number
  /** Empty: there are none, or this backend has no such call. */
  articles: readonly ArticleCard[]
  /** Empty: there are none, or this backend has no such call. */
  vouchers: readonly Voucher[]
  /** The flash sale that runs, otherwise the next one. */
  flash?: ShownFlashSale | null
}
interface ShownFlashSale {
  flashSale: FlashSale
  upcoming: boolean
}

/** Where a search engine may say that the shop is reached. */
function contactOf({ business: { phone, email, address } }: Shop): object {
  const contact = { ...(email ? { email } : {}), ...(phone ? { telephone: `+${phone}` } : {}) }
  if (Object.keys(contact).length === 0) return {}
  return {
    ...(address ? { address } : {}),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...contact },
  }
}

/** The same screen under two addresses; `/` is the canonical one. */
const homeAt = <R extends 'home' | 'homeAlias'>(route: R): Page<R, 'catalog', HomeData> =>
  page<R, 'catalog', HomeData>({
    route,
    cache: 'catalog',
    load,
    head: (_, shop) => ({
      title: shop.title,
      description: shop.description,
      canonical: href('home'),
      preview: previewPath('home', 'toko'),
      ...(shop.banners[0] ? { image: shop.banners[0].image, imageKind: 'banner' } : { image: shop.logo }),
      jsonLd: {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'OnlineStore',
            name: shop.title,
            url: `${shop.origin}/`,
            description: shop.description,
            ...(shop.logo ? { logo: imageUrl(shop.logo, shop.origin) } : {}),
            ...contactOf(shop),
          },
          {
            '@type': 'WebSite',
            name: shop.title,
            url: `${shop.origin}/`,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${shop.origin}${href('search')}?q={q}`,
              'query-input': 'required name=q',
            },
          },
        ],
      },
    }),
    view: (data, frame) => <HomeScreen data={data} frame={frame} />,
    actions: {
      async claimVoucher(ctx) {
        await ctx.api.voucher.claim(ctx.read(contract.voucher.claim))
        return go(href('home'), { flash: 'voucher_claimed', toast: true })
      },
    },
    fragments: {
      /** The parts that change when a flash sale ends. */
      [dom.flashSalePart]: {
        view: (data, { shop }) => (
          <>
            <FlashPart data={data} />
            <ForYou data={data} shop={shop} />
          </>
        ),
      },
    },
    samples: async () => (await import('./samples.ts')).homeSamples,
  })
export const home = homeAt('home')
export const homeAlias = homeAt('homeAlias')

async function load({ api }: SharedContext<'home'> | SharedContext<'homeAlias'>): Promise<HomeData> {
  const [categories, list, flash, articles, vouchers] = await Promise.all([
    optional(api, 'catalog.categories'),
    optional(api, 'catalog.list', { index: 0, size: limits.pageSize + limits.spareCards }),
    optional(api, 'flashSale.find'),
    optional(api, 'content.listArticles', { index: 0, size: limits.articleTeasers }),
    optional(api, 'voucher.list'),
  ])
  return {
    categories,
    cards: list?.rows ?? null,
    total: list?.total ?? 0,
    articles: articles?.rows ?? [],
    vouchers: (vouchers ?? []).filter((one) => !hasEnded(one)).slice(0, limits.listLimit),
    flash: flash && shownFlashSale(flash),
  }
}

function shownFlashSale({
  running,
  next,
}: {
  running: FlashSale | null
  next: FlashSale | null
}): ShownFlashSale | null {
  const flashSale = running ?? next
  return flashSale && flashSale.products.length > 0 ? { flashSale, upcoming: running === null } : null
}

const FlashPart = ({ data: { flash } }: { data: HomeData }) => (
  <div id={dom.flashSaleId}>{flash ? <FlashStrip {...flash} /> : null}</div>
)

/** The goods of the shop, and the way to all of them. */
function ForYou({ data, shop }: { data: HomeData; shop: Shop }) {
  const cards = forYou(data)
  return (
    <div id={dom.forYouId}>
      {cards.length > 0 ? (
        <Section title="Untuk Anda">
          <ProductGrid cards={cards} priority={shop.banners.length === 0} />
          {data.total > cards.length ? (
            <div className="mt-6 flex justify-center">
              <ButtonLink href={href('products', { category: 'semua' })} variant="outline">
                Lihat Semua Produk
              </ButtonLink>
            </div>
          ) : null}
        </Section>
      ) : null}
    </div>
  )
}

function HomeScreen({ data, frame }: { data: HomeData; frame: Frame }) {
  const { cards, articles, flash, vouchers } = data
  const empty = cards?.length === 0
  // What leads to goods leads nowhere as long as there are none.
  const banners = frame.shop.banners.filter((banner) => !empty || !leadsToGoods(banner))
  const shop = { ...frame.shop, banners }
  const categories = (empty ? null : data.categories) ?? []
  const bare = categories.length === 0 && !cards?.length
  // A section brings its own distance.
  const beginsWithSection = banners.length + categories.length === 0 && !flash && !bare
  return (
    <div className={beginsWithSection ? 'wrap' : 'wrap pt-3'}>
      <h1 className="sr-only">{shop.title}</h1>
      <BannerCarousel shop={shop} />
      {categories.length > 0 ? (
        <div className={banners.length > 0 ? 'mt-4' : ''}>
          <CategoryRow categories={categories} />
        </div>
      ) : null}
      <FlashPart data={data} />
      {vouchers.length > 0 ? (
        <div id={vouchersId} className="scroll-mt-16 mt-4 md:mt-8">
          <VoucherStrip vouchers={vouchers} />
        </div>
      ) : null}
      <ForYou data={data} shop={shop} />
      <RecentProducts shop={shop} />
      {bare ? <NothingYet failed={cards === null} shop={shop} /> : null}
      <TrustRow shop={shop} />
      {articles.length > 0 ? (
        <Section title="Artikel" more={{ href: href('articles'), label: 'Lihat Semua' }}>
          <ArticleGrid articles={articles} level={3} rows />
        </Section>
      ) : null}
    </div>
  )
}

/** A backend without a product list may still be able to search. A shop without products says so. */
function NothingYet({ failed, shop }: { failed: boolean; shop: Shop }) {
  if (failed && can(shop, 'catalog.search'))
    return (
      <EmptyState
        drawing="search"
        title="Cari produk yang Anda inginkan"
        text="Ketik nama produk, lalu pilih dari hasilnya."
        action={{ href: href('search'), label: 'Cari Produk' }}
      />
    )
  if (failed)
    return (
      <EmptyState
        drawing="cloud"
        title="Daftar produk belum dapat dimuat"
        text="Keranjang dan pesanan Anda tetap aman."
        action={{ href: href('cart'), label: 'Lihat Keranjang' }}
      />
    )
  const chat = whatsappLink(shop)
  const info = { href: href('info'), label: 'Info Toko' }
  return (
    <EmptyState
      drawing="order"
      title="Toko ini sedang menata rak"
      text="Belum ada produk. Silakan kembali sebentar lagi."
      {...(chat === null ? { action: info } : { action: { href: chat, label: 'Tanya via WhatsApp' }, other: info })}
    />
  )
}
