import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Block } from '#shared/admin/content.ts'

export const articleCategories = sqliteTable('article_category', {
  slug: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
})

export const articles = sqliteTable(
  'article',
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    categorySlug: text()
      .notNull()
      .references(() => articleCategories.slug),
    image: text().notNull(),
    summary: text().notNull(),
    /** JSON: blocks. A product is there by its slug alone, so that its price is always today's. */
    body: text({ mode: 'json' }).$type<readonly Block[]>().notNull(),
    published: integer({ mode: 'boolean' }).notNull(),
    /** Nobody can read it before this moment. */
    publishedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** Nobody can read it from this moment on; null: it stays. */
    until: integer({ mode: 'timestamp_ms' }),
    /** Links that show the draft have it; '' after it was published. */
    previewKey: text().notNull().default(''),
  },
  (t) => [
    index('article_by_end')
      .on(t.until)
      .where(sql`${t.until} IS NOT NULL`),
    index('article_by_date')
      .on(t.publishedAt)
      .where(sql`${t.published} = 1`),
    index('article_by_category').on(t.categorySlug, t.published, t.publishedAt),
  ],
)

/**
 * Each wording of the terms that an order may have agreed to: the one that stood when it was placed. Rows only come; one
 * that nobody has bought under makes room for the next.
 */
export const termsVersions = sqliteTable('terms_version', {
  since: integer({ mode: 'timestamp_ms' }).primaryKey(),
  body: text({ mode: 'json' }).$type<readonly Block[]>().notNull(),
})

/** The pages about the shop itself: delivery, returns, terms. */
export const informationPages = sqliteTable('information', {
  slug: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  body: text({ mode: 'json' }).$type<readonly Block[]>().notNull(),
  position: integer().notNull(),
  changedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  /**
   * When the platform wrote it, which then follows the shop's settings; another moment than `changedAt`, or null: the
   * shop has its own. A moment, because a release that does not know it leaves it as it is.
   */
  standardAt: integer({ mode: 'timestamp_ms' }),
})
