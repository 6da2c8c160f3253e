import { sql } from 'drizzle-orm'
import type { Article, ArticleCategory, InformationPage } from '#shared/admin/content.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { type ArticleRow, articlesMoved, type InformationRow } from '#commerce/content/store.ts'
import { articleCategories, articles, informationPages } from '#commerce/content/tables.ts'
import { keepTerms } from '#commerce/content/terms.ts'
import { lastPlacedAt } from '#commerce/order/core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { nextPosition } from './products.ts'

export function putArticleCategories({ db }: Scope, rows: readonly ArticleCategory[]): void {
  let position = nextPosition(db, articleCategories)
  for (const row of rows)
    db.insert(articleCategories)
      .values({ ...row, position: position++ })
      .onConflictDoUpdate({ target: articleCategories.slug, set: row })
      .run()
}

export function putArticles({ db, now }: Scope, given: readonly Article[]): void {
  const rows: readonly Omit<ArticleRow, 'previewKey'>[] = given
  const wasRead = sql`${articles.published} = 1 AND ${articles.publishedAt} <= ${now.getTime()}`
  // Once shoppers could read it, the links that showed it before have ended, also when it is a draft again.
  const previewKey = sql`CASE WHEN ${wasRead} THEN '' ELSE ${articles.previewKey} END`
  for (const row of rows)
    db.insert(articles)
      .values(row)
      .onConflictDoUpdate({ target: articles.slug, set: { ...row, previewKey } })
      .run()
  if (rows.length > 0) articlesMoved(db)
}

/**
 * New pages come after those that are there: the pages a shop opens with come first. `standard`: the platform writes
 * them, and they follow the settings.
 */
export function putInformation(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  rows: readonly InformationPage[],
  { standard = false } = {},
): void {
  let position = nextPosition(db, informationPages)
  for (const page of rows) {
    const standardAt = standard ? now : null
    const row: InformationRow = { ...page, position: position++, changedAt: now, standardAt }
    const { position: _, ...set } = row
    db.insert(informationPages).values(row).onConflictDoUpdate({ target: informationPages.slug, set }).run()
    if (page.slug === legalPages.terms) keepTerms({ db, now }, page.body, lastPlacedAt(db))
  }
}
