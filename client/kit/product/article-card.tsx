import type { ArticleCard as Card } from '#shared/api/shop/content.ts'
import { formatDate } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'
import { Image } from '#client/app/image.tsx'

/** How wide its image is shown; see .articles. */
const sizes = '(min-width: 1025px) 370px, (min-width: 640px) 48vw, 104px'

/** On a phone a row with the image at its side, from a tablet on a card below its image. */
function ArticleCard({ article, priority = false, level = 2 }: { article: Card; priority?: boolean; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <li>
      <a href={href('article', { slug: article.slug })} className="article-card">
        <span className="article-image">
          <Image
            src={article.image}
            alt=""
            label={article.title}
            width={640}
            height={480}
            sizes={sizes}
            widest={640}
            priority={priority}
          />
        </span>
        <span className="min-w-0 flex-1 sm:p-4">
          {article.categoryName ? (
            <span className="text-xs font-semibold text-brand-text">{article.categoryName}</span>
          ) : null}
          <Title className="line-clamp-3 text-base font-semibold text-pretty wrap-anywhere sm:text-md">
            {article.title}
          </Title>
          {article.summary ? (
            <span className="mt-1 line-clamp-2 text-sm text-muted max-sm:hidden">{article.summary}</span>
          ) : null}
          {article.date ? (
            <time dateTime={article.date} className="mt-1 block text-xs text-muted">
              {formatDate(article.date)}
            </time>
          ) : null}
        </span>
      </a>
    </li>
  )
}

export function ArticleGrid({
  articles,
  priority = false,
  level,
}: {
  articles: readonly Card[]
  priority?: boolean
  level?: 2 | 3
}) {
  return (
    <ul className="articles">
      {articles.map((article, place) => (
        <ArticleCard
          key={article.slug}
          article={article}
          priority={priority && place === 0}
          {...(level ? { level } : {})}
        />
      ))}
    </ul>
  )
}
