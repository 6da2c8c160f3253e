import { and, asc, count, desc, eq, lte } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { articleCategories, articles, informationPages } from './tables.ts'

export type ArticleRow = typeof articles.$inferSelect
export type ArticleCategoryRow = typeof articleCategories.$inferSelect
export type InformationRow = typeof informationPages.$inferSelect

interface ArticleListing {
  /** null lists every category. */
  category: string | null
  index: number
  size: number
  now: Date
}

const readable = (now: Date, category: string | null = null) =>
  and(
    eq(articles.published, true),
    lte(articles.publishedAt, now),
    category === null ? undefined : eq(articles.categorySlug, category),
  )

/** A page of the articles that can be read today, the newest first, and their total. Bodies are not read. */
export function findArticles(db: Db, { category, index, size, now }: ArticleListing) {
  const { slug, title, categorySlug, image, summary, published, publishedAt } = articles
  const rows = db
    .select({ slug, title, categorySlug, categoryName: articleCategories.name, image, summary, published, publishedAt })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, categorySlug))
    .where(readable(now, category))
    .orderBy(desc(publishedAt), asc(slug))
    .limit(size)
    .offset(index * size)
    .all()
  const total = db.select({ total: count() }).from(articles).where(readable(now, category)).get()?.total ?? 0
  return { rows, total }
}

export function findArticle(db: Db, slug: string, now: Date): (ArticleRow & { categoryName: string }) | null {
  const found = db
    .select({ article: articles, categoryName: articleCategories.name })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, articles.categorySlug))
    .where(and(eq(articles.slug, slug), readable(now)))
    .get()
  return found ? { ...found.article, categoryName: found.categoryName } : null
}

export function findArticleCategory(db: Db, slug: string): ArticleCategoryRow | null {
  return db.select().from(articleCategories).where(eq(articleCategories.slug, slug)).get() ?? null
}

const categoriesMax = 100
/** Only categories that hold a readable article. */
export function listArticleCategories(db: Db, now: Date): ArticleCategoryRow[] {
  const { slug, name, position } = articleCategories
  return db
    .selectDistinct({ slug, name, position })
    .from(articleCategories)
    .innerJoin(articles, and(eq(articles.categorySlug, slug), readable(now)))
    .orderBy(asc(position))
    .limit(categoriesMax)
    .all()
}

const informationMax = 100
export function listInformation(db: Db) {
  const { slug, title, summary, position, changedAt } = informationPages
  return db
    .select({ slug, title, summary, position, changedAt })
    .from(informationPages)
    .orderBy(asc(position))
    .limit(informationMax)
    .all()
}

export function findInformation(db: Db, slug: string): InformationRow | null {
  return db.select().from(informationPages).where(eq(informationPages.slug, slug)).get() ?? null
}
