import { and, asc, count, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { Article, ArticleCategory, InformationPage } from '#shared/admin/content.ts'
import { Slug } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { accepted, refused } from '#shared/result.ts'
import { nextOf, operation, Rows } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { articlesMoved, findInformation, listInformation } from './store.ts'
import { articleCategories, articles, informationPages } from './tables.ts'

const findArticleRow = (db: Db, slug: string) => db.select().from(articles).where(eq(articles.slug, slug)).get() ?? null
const { body: _body, ...teaser } = Article.shape

/** Articles, their categories and the pages about the shop; what is put arrives by the same rows as an import. */
export const contentOperations = {
  listArticles: operation({
    method: 'GET',
    path: '/shops/:host/articles',
    role: 'viewer',
    summary: 'The articles by slug, drafts too, without their bodies',
    input: Rows.extend({ category: Slug.nullable().default(null) }),
    output: z.object({ articles: z.array(z.object(teaser)), next: z.string().nullable() }),
    run: ({ db }, { after, size, category }) => {
      const rows = db
        .select()
        .from(articles)
        .where(and(gt(articles.slug, after), category === null ? undefined : eq(articles.categorySlug, category)))
        .orderBy(asc(articles.slug))
        .limit(size)
        .all()
      return accepted({ articles: rows, next: nextOf(rows, size, ({ slug }) => slug) })
    },
  }),
  findArticle: operation({
    method: 'GET',
    path: '/shops/:host/articles/:slug',
    role: 'viewer',
    summary: 'One article, as it is put',
    output: z.object(Article.shape),
    run: ({ db }, { slug }) => {
      const found = findArticleRow(db, slug)
      return found ? accepted({ ...found, body: [...found.body] }) : refused('not_found')
    },
  }),
  removeArticle: operation({
    method: 'DELETE',
    path: '/shops/:host/articles/:slug',
    role: 'manager',
    summary: 'Removes an article',
    watch: ({ db }, { slug }) => {
      const found = findArticleRow(db, slug)
      return found && { title: found.title }
    },
    run: ({ db, invalidate }, { slug }) => {
      if (!findArticleRow(db, slug)) return refused('not_found')
      db.delete(articles).where(eq(articles.slug, slug)).run()
      articlesMoved(db)
      invalidate(true)
      return accepted({})
    },
  }),
  listArticleCategories: operation({
    method: 'GET',
    path: '/shops/:host/article-categories',
    role: 'viewer',
    summary: 'The categories of articles, in the order in which they are shown',
    output: z.object({ categories: z.array(ArticleCategory) }),
    run: ({ db }) => {
      const { slug, name, position } = articleCategories
      const rows = db.select({ slug, name }).from(articleCategories).orderBy(asc(position)).limit(limits.listRows).all()
      return accepted({ categories: rows })
    },
  }),
  removeArticleCategory: operation({
    method: 'DELETE',
    path: '/shops/:host/article-categories/:slug',
    role: 'manager',
    summary: 'Removes a category that no article is in',
    run: ({ db, invalidate }, { slug }) => {
      const used = db.select({ n: count() }).from(articles).where(eq(articles.categorySlug, slug)).get()?.n ?? 0
      if (used > 0) return refused('still_used', { count: used })
      const gone = db.delete(articleCategories).where(eq(articleCategories.slug, slug)).returning().all()
      invalidate(true)
      return gone.length > 0 ? accepted({}) : refused('not_found')
    },
  }),
  listInformation: operation({
    method: 'GET',
    path: '/shops/:host/information',
    role: 'viewer',
    summary: 'The pages about the shop, without their bodies',
    output: z.object({ pages: z.array(z.object({ slug: z.string(), title: z.string(), summary: z.string() })) }),
    run: ({ db }) => accepted({ pages: listInformation(db) }),
  }),
  findInformation: operation({
    method: 'GET',
    path: '/shops/:host/information/:slug',
    role: 'viewer',
    summary: 'One page about the shop, as it is put',
    output: z.object(InformationPage.shape),
    run: ({ db }, { slug }) => {
      const found = findInformation(db, slug)
      if (!found) return refused('not_found')
      const { title, summary, body } = found
      return accepted({ slug: found.slug, title, summary, body: [...body] })
    },
  }),
  removeInformation: operation({
    method: 'DELETE',
    path: '/shops/:host/information/:slug',
    role: 'manager',
    summary: 'Removes a page about the shop; the terms and the privacy policy stay, and can be replaced',
    run: ({ db, invalidate }, { slug }) => {
      const legal: readonly string[] = Object.values(legalPages)
      if (legal.includes(slug)) return refused('input_invalid', {}, { slug: 'the law asks for this page' })
      const gone = db.delete(informationPages).where(eq(informationPages.slug, slug)).returning().all()
      invalidate(true)
      return gone.length > 0 ? accepted({}) : refused('not_found')
    },
  }),
}
