import { and, asc, count, desc, eq, exists, gt, isNull, lte, min, or, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { momentOf, momentsMoved } from '#commerce/platform/moments.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
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

/** Those that shoppers can read at this moment. */
export const readable = (now: Date, category: string | null = null) =>
  and(
    // A number in the text and not a value: the index of published articles has the same words.
    sql`${articles.published} = 1`,
    lte(articles.publishedAt, now),
    or(isNull(articles.until), gt(articles.until, now)),
    category === null ? undefined : eq(articles.categorySlug, category),
  )

/**
 * A page of the articles that can be read today, the newest first, and their total, which ends where the list does.
 * Bodies are not read.
 */
export function findArticles(db: Db, { category, index, size, now }: ArticleListing) {
  const { slug, title, categorySlug, image, summary, published, publishedAt } = articles
  const total = Math.min(countReadable(db, category, now), limits.articlesListed)
  const left = Math.max(0, total - index * size)
  // Those before a page are read and thrown away.
  if (left === 0) return { rows: [], total }
  const rows = db
    .select({ slug, title, categorySlug, categoryName: articleCategories.name, image, summary, published, publishedAt })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, categorySlug))
    .where(readable(now, category))
    .orderBy(desc(publishedAt), asc(slug))
    .limit(Math.min(size, left))
    .offset(index * size)
    .all()
  return { rows, total }
}

/** The triggers count what is published; what waits for its day or has ended is counted off, and that is little. */
function countReadable(db: Db, category: string | null, now: Date): number {
  const countOf = (which: SQL, among: SQL) =>
    db
      .select({ n: count() })
      .from(articles)
      .where(and(sql`${articles.published} = 1`, which, category === null ? undefined : among))
      .getSQL()
  const ofCategory = eq(articles.categorySlug, category ?? '')
  // By the few that have an end, and not by all of a category: with the plus its index is none.
  const [waiting, ended] = [
    countOf(gt(articles.publishedAt, now), ofCategory),
    countOf(lte(articles.until, now), sql`+${ofCategory}`),
  ]
  const unread = db.get<{ n: number }>(sql`SELECT (${waiting}) + (${ended}) AS n`).n
  return tallyOf(db, 'article', category === null ? null : [category]) - unread
}

const articleMoments = 'article moments'
/** When an article next appears or goes by the clock alone; null: never. */
export function findArticleMoment(db: Db, now: Date): Date | null {
  const published = sql`${articles.published} = 1`
  return momentOf(db, articleMoments, now, () => [
    db
      .select({ at: min(articles.publishedAt) })
      .from(articles)
      .where(and(published, gt(articles.publishedAt, now))),
    db
      .select({ at: min(articles.until) })
      .from(articles)
      .where(and(published, gt(articles.until, now))),
  ])
}
/** Whatever moves an article's times calls this. */
export const articlesMoved = (db: Db): void => momentsMoved(db, articleMoments)

export function keepPreviewKey(db: Db, slug: string, previewKey: string): void {
  db.update(articles).set({ previewKey }).where(eq(articles.slug, slug)).run()
}

/** One that shoppers have never been able to read as it stands: a draft, or one that waits for its day. */
export function findDraft(db: Db, slug: string, now: Date): CategorisedArticle | null {
  const found = findCategorised(db, slug)
  return !found || (found.published && found.publishedAt <= now) ? null : found
}

export const findArticle = (db: Db, slug: string, now: Date): CategorisedArticle | null =>
  findCategorised(db, slug, readable(now))

type CategorisedArticle = ArticleRow & { categoryName: string }
function findCategorised(db: Db, slug: string, which?: SQL): CategorisedArticle | null {
  const found = db
    .select({ article: articles, categoryName: articleCategories.name })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.slug, articles.categorySlug))
    .where(and(eq(articles.slug, slug), which))
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
    .select({ slug, name, position })
    .from(articleCategories)
    .where(
      exists(
        db
          .select({ slug: articles.slug })
          .from(articles)
          .where(and(eq(articles.categorySlug, slug), readable(now))),
      ),
    )
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
