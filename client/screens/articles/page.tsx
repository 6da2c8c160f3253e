import { homeCrumb } from '#client/app/page/crumbs.ts'
import { can, type Crumb, type Frame, notFound, type Page, page, type SharedContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { ArticleGrid } from '#client/kit/product/article-card.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'
import { notPastEnd, pageIndex } from '#client/kit/base/paging.ts'
import { found } from '#client/app/page/found.ts'
import type { ArticleCard, ArticleCategory } from '#shared/api/shop/content.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

export interface ArticlesData {
  /** null: all of them. */
  category: ArticleCategory | null
  categories: readonly ArticleCategory[]
  /** null: this shop's backend has no articles. */
  rows: readonly ArticleCard[] | null
  total: number
  /** How many a page has. */
  size: number
  /** Counted from 1. */
  page: number
}
type Context = SharedContext<'articles'> | SharedContext<'articlesCategory'>

export const allArticles: Crumb = { label: 'Artikel', href: href('articles') }
const addressOf = ({ category, page }: Pick<ArticlesData, 'category' | 'page'>): string => {
  const query = { page: page > 1 ? page : null }
  return category ? href('articlesCategory', { category: category.slug }, query) : href('articles', {}, query)
}
export const articles = listAt(
  'articles',
  (ctx) => load(ctx, null),
  async () => (await import('./samples.ts')).articlesSamples,
)
export const articlesCategory = listAt(
  'articlesCategory',
  (ctx) => load(ctx, ctx.params.category),
  async () => (await import('./samples.ts')).categorySamples,
)

function listAt<R extends 'articles' | 'articlesCategory'>(
  route: R,
  load: (ctx: SharedContext<R>) => Promise<ArticlesData>,
  samples: Page<R, 'article', ArticlesData>['samples'],
): Page<R, 'article', ArticlesData> {
  return page<R, 'article', ArticlesData>({
    route,
    cache: 'article',
    load,
    head: (data, shop) => {
      const title = data.category?.name ?? 'Artikel'
      return {
        title: data.category ? `Artikel ${title}` : title,
        heading: title,
        description: `Bacaan tentang ${data.category ? title.toLowerCase() : 'produk dan perawatannya'} dari ${shop.title}.`,
        canonical: addressOf(data),
        noindex: !data.rows?.length,
        crumbs: data.category ? [homeCrumb, allArticles] : [homeCrumb],
        back: data.category ? allArticles.href : href('info'),
      }
    },
    view: (data, frame) => <ArticlesScreen data={data} frame={frame} />,
    samples,
  })
}

async function load({ api, query }: Context, slug: string | null): Promise<ArticlesData> {
  const number = pageIndex(query) + 1
  const [categories, answered] = await Promise.all([
    optional(api, 'content.articleCategories', {}, { otherwise: [] }),
    found(
      optional(
        api,
        'content.listArticles',
        { index: number - 1, size: limits.pageSize, category: slug },
        { when: 'absent' },
      ),
    ),
  ])
  const at = (more: Readonly<Record<string, string>>) =>
    slug === null ? href('articles', {}, more) : href('articlesCategory', { category: slug }, more)
  const listed = answered && notPastEnd(answered, query, at)
  const category =
    slug === null
      ? null
      : (categories.find((one) => one.slug === slug) ?? { slug, name: nameIn(listed?.rows) ?? 'Artikel' })
  // A category with neither a name nor an article does not exist.
  if (slug !== null && listed !== null && listed.total === 0 && !categories.some((one) => one.slug === slug)) notFound()
  const { rows, total, size } = listed ?? { rows: null, total: 0, size: limits.pageSize }
  return { category, categories, rows, total, size, page: number }
}
const nameIn = (rows: readonly ArticleCard[] | undefined): string | null => rows?.[0]?.categoryName || null

function ArticlesScreen({ data, frame }: { data: ArticlesData; frame: Frame }) {
  const { category, categories, rows, total, size, page } = data
  return (
    <div className="wrap pt-2 pb-4 lg:pt-4">
      {rows !== null && categories.length > 1 ? (
        <Tabs categories={categories} current={category?.slug ?? null} />
      ) : null}
      {rows === null ? (
        <NoArticles frame={frame} />
      ) : rows.length === 0 ? (
        <NothingHere data={data} frame={frame} />
      ) : (
        <>
          <ArticleGrid articles={rows} priority />
          <PageLinks
            index={page - 1}
            size={size}
            total={total}
            to={(number) => addressOf({ category, page: number })}
          />
        </>
      )}
    </div>
  )
}

function Tabs({ categories, current }: { categories: readonly ArticleCategory[]; current: string | null }) {
  return (
    <nav aria-label="Kategori artikel" className="tabs">
      <ul>
        <li>
          <a href={href('articles')} aria-current={current === null ? 'page' : undefined}>
            Semua
          </a>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href('articlesCategory', { category: slug })} aria-current={slug === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NothingHere({ data: { category, page }, frame }: { data: ArticlesData; frame: Frame }) {
  if (page > 1)
    return (
      <EmptyState
        drawing="search"
        title="Sudah sampai akhir"
        text="Tidak ada artikel lagi di halaman ini."
        action={{ href: addressOf({ category, page: 1 }), label: 'Kembali ke Halaman Pertama' }}
      />
    )
  if (category)
    return (
      <EmptyState
        drawing="search"
        title="Belum ada artikel di sini"
        text="Coba kategori lain, siapa tahu ada yang menarik."
        action={{ href: href('articles'), label: 'Lihat Semua Artikel' }}
      />
    )
  return <NoArticles frame={frame} />
}

/** Says so kindly and leads to what this shop does have. */
export function NoArticles({ frame: { shop } }: { frame: Frame }) {
  const sellsProducts = can(shop, 'catalog.list')
  return (
    <EmptyState
      drawing="search"
      title="Toko ini belum punya artikel"
      text={
        sellsProducts
          ? 'Sementara itu, lihat-lihat dulu produknya.'
          : 'Kunjungi lagi lain waktu, atau lanjutkan dari beranda.'
      }
      action={
        sellsProducts
          ? { href: href('products', { category: 'semua' }), label: 'Lihat Produk' }
          : { href: href('home'), label: 'Kembali ke Beranda' }
      }
    />
  )
}
