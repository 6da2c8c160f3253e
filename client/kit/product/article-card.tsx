import type { ArticleCard } from '#shared/api/shop/content.ts'
import { formatDate } from '#shared/format/dates.ts'
import { href } from '#shared/web/routes.ts'
import { hasImage, Image, initialsOf } from '#client/app/image.tsx'

/** How wide its image is shown; see .articles. */
const sizes = {
  row: '104px',
  card: '(min-width: 1025px) 370px, (min-width: 640px) 48vw, 104px',
}

interface ArticleProps {
  article: ArticleCard
  priority: boolean
  level: 2 | 3
  look: keyof typeof sizes
}
/** A row with the image at its side; a card is that only on a phone, from a tablet on its image is above. */
function Article({ article, priority, level, look }: ArticleProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const row = look === 'row'
  return (
    <li>
      <a href={href('article', { slug: article.slug })} className="article-card">
        <span className="article-image">
          {hasImage(article.image) ? (
            <Image
              src={article.image}
              alt=""
              width={640}
              height={480}
              sizes={sizes[look]}
              widest={640}
              priority={priority}
            />
          ) : (
            // The whole title stands beside it.
            <span aria-hidden="true" className="placeholder bg-brand-soft text-xl font-bold text-brand-text">
              {initialsOf(article.title)}
            </span>
          )}
        </span>
        <span className={`flex min-w-0 flex-1 flex-col ${row ? '' : 'sm:p-4'}`}>
          {article.categoryName ? (
            <span className="text-xs font-semibold text-muted">{article.categoryName}</span>
          ) : null}
          <Title
            className={`line-clamp-3 text-base font-semibold text-pretty wrap-anywhere ${row ? '' : 'sm:text-md'}`}
          >
            {article.title}
          </Title>
          {article.summary && level === 2 && !row ? (
            <span className="mt-1 line-clamp-2 text-sm text-muted">{article.summary}</span>
          ) : null}
          {article.date ? (
            <time dateTime={article.date} className="mt-auto pt-1 text-xs text-muted">
              {formatDate(article.date)}
            </time>
          ) : null}
        </span>
      </a>
    </li>
  )
}

interface ArticleGridProps {
  articles: readonly ArticleCard[]
  priority?: boolean
  level?: 2 | 3
  /** Where something else matters more: they take little room. */
  rows?: boolean
}
export function ArticleGrid({ articles, priority = false, level = 2, rows = false }: ArticleGridProps) {
  return (
    <ul className={rows ? 'articles' : 'articles article-cards'}>
      {articles.map((article, place) => (
        <Article
          key={article.slug}
          article={article}
          priority={priority && place === 0}
          level={level}
          look={rows ? 'row' : 'card'}
        />
      ))}
    </ul>
  )
}
