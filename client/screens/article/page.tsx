import * as dom from '#client/app/dom-names.ts'
import { homeCrumb } from '#client/app/page/crumbs.ts'
import { can, type Frame, type Head, page, type Shop } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { hasImage, Image, imageUrl } from '#client/app/image.tsx'
import { ArticleGrid } from '#client/kit/product/article-card.tsx'
import { Blocks, storySizes } from './blocks.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { summaryOf } from '#client/kit/product/product-text.ts'
import { allArticles, NoArticles } from '#client/screens/articles/page.tsx'
import { found } from '#client/app/page/found.ts'
import type { Article, ArticleCard, Block } from '#shared/api/shop/content.ts'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { previewPath } from '#shared/web/preview.ts'
import { href } from '#shared/web/routes.ts'

interface ArticleData {
  /** null: this shop's backend has no articles. */
  article: Article | null
  related: readonly ArticleCard[]
}

export const article = page({
  route: 'article',
  cache: 'article',
  async load({ api, params: { slug } }): Promise<ArticleData> {
    const others = optional(api, 'content.listArticles', { index: 0, size: limits.pageSize })
    const article = await found(optional(api, 'content.findArticle', { slug }, { when: 'absent' }), (moved) =>
      href('article', { slug: moved }),
    )
    const listed = await others
    return { article, related: article && listed ? relatedTo(article, listed.rows) : [] }
  },
  head: headOf,
  view: ({ article, related }, frame) =>
    article ? <ArticleScreen article={article} related={related} frame={frame} /> : <NoArticles frame={frame} />,
  samples: async () => {
    const { sampleArticle, teasers, plainArticle, longArticle, oddArticle } =
      await import('#client/samples/articles.ts')
    return {
      full: { article: sampleArticle, related: teasers.slice(1, 4) },
      noRelated: { article: sampleArticle, related: [] },
      textOnly: { article: plainArticle, related: teasers.slice(0, 1) },
      longest: { article: longArticle, related: teasers },
      odd: { article: oddArticle, related: teasers.slice(2, 4) },
      absent: { article: null, related: [] },
    }
  },
})

/** The newest of the same category, then the newest of the others. */
function relatedTo({ slug, categorySlug }: Article, rows: readonly ArticleCard[]): ArticleCard[] {
  const others = rows.filter((row) => row.slug !== slug)
  const near = others.filter((row) => row.categorySlug === categorySlug)
  return [...near, ...others.filter((row) => !near.includes(row))].slice(0, limits.articleTeasers)
}

const textIn = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : block.kind === 'list' ? block.items : [])).join(' ')

function headOf({ article }: ArticleData, shop: Shop): Head {
  if (!article) return { title: 'Artikel', noindex: true, back: allArticles.href }
  const { slug, title, categorySlug, categoryName, image } = article
  const category =
    categorySlug && categoryName
      ? { label: categoryName, href: href('articlesCategory', { category: categorySlug }) }
      : null
  return {
    title,
    heading: 'Artikel',
    titled: true,
    description: summaryOf(article.summary || textIn(article.body)),
    canonical: href('article', { slug }),
    image,
    preview: previewPath('article', slug),
    crumbs: [homeCrumb, allArticles, ...(category ? [category] : [])],
    back: category?.href ?? allArticles.href,
    jsonLd: jsonLdOf(article, shop),
  }
}

function jsonLdOf(
  { slug, title, summary, image, date, body, categoryName }: Article,
  { origin, title: shopTitle }: Shop,
): object {
  const shop = { '@type': 'Organization', name: shopTitle, url: `${origin}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summaryOf(summary || textIn(body)),
    mainEntityOfPage: origin + href('article', { slug }),
    inLanguage: 'id',
    author: shop,
    publisher: shop,
    ...(hasImage(image) ? { image: imageUrl(image, origin) } : {}),
    ...(date ? { datePublished: date } : {}),
    ...(categoryName ? { articleSection: categoryName } : {}),
  }
}

const wordsPerMinute = 180

interface ArticleScreenProps {
  article: Article
  related: readonly ArticleCard[]
  frame: Frame
  /** It has no address that one may pass on. */
  draft?: boolean
}
export function ArticleScreen({ article, related, frame, draft = false }: ArticleScreenProps) {
  const { title, categorySlug, categoryName, image, date, body } = article
  const minutes = Math.max(1, Math.round(textIn(body).split(/\s+/).length / wordsPerMinute))
  return (
    <div className="lg:wrap lg:pt-4">
      <article className="bg-surface px-3 pt-4 pb-6 md:px-6 lg:rounded-md lg:py-6">
        <div className="mx-auto max-w-2xl">
          {categorySlug && categoryName ? (
            <a
              href={href('articlesCategory', { category: categorySlug })}
              className="-my-2 inline-flex min-h-11 items-center text-base font-semibold text-brand-text"
            >
              {categoryName}
            </a>
          ) : null}
          <h1 className="text-xl text-balance wrap-anywhere md:text-2xl">{title}</h1>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-base text-muted">
            <p>
              {date ? <time dateTime={date}>{formatDate(date)}</time> : null}
              {date ? ' · ' : null}
              {minutes} menit baca
            </p>
          </div>
          {hasImage(image) ? (
            <div className="story mt-4 mb-6">
              <figure>
                <Image src={image} alt="" width={960} height={640} sizes={storySizes} priority />
              </figure>
            </div>
          ) : null}
          <Blocks blocks={body} />
          {draft ? null : <NextStep article={article} shop={frame.shop} />}
        </div>
      </article>
      {related.length > 0 ? (
        <div className="wrap lg:px-0">
          <Section title="Artikel Terkait" more={{ href: href('articles'), label: 'Lihat Semua' }}>
            <ArticleGrid articles={related} level={3} />
          </Section>
        </div>
      ) : null}
    </div>
  )
}

/** Who has read to the end tells others, or looks at the goods, unless the article leads to some itself. */
function NextStep({ article, shop }: { article: Article; shop: Shop }) {
  const named = article.body.some((block) => block.kind === 'product')
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-base">
      {!named && can(shop, 'catalog.list') ? (
        <ButtonLink variant="outline" href={href('products', { category: 'semua' })}>
          Lihat Semua Produk
        </ButtonLink>
      ) : null}
      <Share article={article} origin={shop.origin} />
    </div>
  )
}

/** WhatsApp is a link and works everywhere. The phone's own share sheet needs a script. */
function Share({ article: { slug, title }, origin }: { article: Article; origin: string }) {
  const address = origin + href('article', { slug })
  return (
    <div className="flex gap-4">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
        target="_blank"
        rel="noopener"
        className="flex min-h-11 items-center gap-2 font-semibold text-brand-text"
      >
        <Icon name="whatsapp" size={22} />
        Bagikan ke WhatsApp
      </a>
      <button
        type="button"
        aria-label="Bagikan ke aplikasi lainnya"
        {...dom.mark(dom.shareMark, address)}
        {...dom.mark(dom.shareTitleMark, title)}
        className="scripted flex min-h-11 items-center gap-2 font-semibold text-brand-text"
      >
        <Icon name="share" size={22} />
        Lainnya
      </button>
    </div>
  )
}
