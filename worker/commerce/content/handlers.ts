import type { Block } from '#shared/admin/content.ts'
import { accepted, refused } from '#shared/result.ts'
import { legalPages } from '#shared/web/legal-pages.ts'
import { missing } from '#commerce/catalog/moved.ts'
import { voucherPriceAt } from '#commerce/catalog/offered-vouchers.ts'
import { cardOf } from '#commerce/catalog/rules.ts'
import { findProductsBySlug, findVariants } from '#commerce/catalog/store.ts'
import { privacySection } from '#commerce/privacy/register.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { articleCardOf, articleOf, informationLineOf, informationOf, productsIn } from './rules.ts'
import {
  findArticle,
  findArticleCategory,
  findArticles,
  findInformation,
  listArticleCategories,
  listInformation,
} from './store.ts'

export const content: Handlers<'content'> = {
  listArticles({ category, index, size }, { db, now }) {
    if (category !== null && !findArticleCategory(db, category)) return refused('not_found')
    const { rows, total } = findArticles(db, { category, index, size, now })
    return accepted({ rows: rows.map(articleCardOf), index, size, total })
  },

  articleCategories: (_, { db, now }) =>
    accepted(listArticleCategories(db, now).map(({ slug, name }) => ({ slug, name }))),

  findArticle({ slug }, { db, now }) {
    const article = findArticle(db, slug, now)
    if (!article) return missing(db, 'article', slug)
    return accepted(articleOf(article, productsOf(db, article.body, now)))
  },

  listInformation: (_, { db }) => accepted(listInformation(db).map(informationLineOf)),

  findInformation({ slug }, scope) {
    const { db, now } = scope
    const page = findInformation(db, slug)
    if (!page) return refused('not_found')
    // An owner's own page says it too: it follows from what is set up in the shop.
    const body = slug === legalPages.privacy ? [...page.body, ...privacySection(scope)] : page.body
    return accepted(informationOf({ ...page, body }, productsOf(db, body, now)))
  },
}

/** Today's cards of the products that a body links to. */
export function productsOf(db: Db, body: readonly Block[], now: Date) {
  const rows = [...findProductsBySlug(db, productsIn(body))]
  const variants = findVariants(
    db,
    rows.map(([, { id }]) => id),
    now,
  )
  const voucherPrice = voucherPriceAt(db, now)
  return new Map(rows.map(([slug, row]) => [slug, cardOf(row, variants.get(row.id) ?? [], voucherPrice)]))
}
