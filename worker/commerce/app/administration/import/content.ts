import { addArticle, addArticleCategory, addInformation } from '#commerce/content/store.ts'
import { sampleArticles, storedBlocks } from '#demo/articles.ts'
import { informationFor } from '../standard-pages/pages.ts'
import { type SampleShop, samplePicture } from '#demo/index.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { ShopSettings } from '#commerce/site/store.ts'

const dayMs = 86_400_000

/** The articles of a sample, and for every shop the pages its footer leads to, in its own name. */
export function addContent(scope: Scope, sample: SampleShop | null, settings: ShopSettings): void {
  if (sample) addArticles(scope, sample)
  for (const [position, page] of informationFor(settings, sample?.id ?? null).entries())
    addInformation(scope.db, { ...page, position, changedAt: scope.now })
}

function addArticles({ db, now }: Scope, { id }: SampleShop): void {
  const articles = sampleArticles[id]
  const categories = new Map(articles.map(({ category }) => [category.slug, category]))
  for (const [position, category] of [...categories.values()].entries())
    addArticleCategory(db, { ...category, position })
  for (const { slug, title, category, picture, summary, daysAgo, body } of articles) {
    const publishedAt = new Date(now.getTime() - daysAgo * dayMs)
    addArticle(db, {
      slug,
      title,
      categorySlug: category.slug,
      image: samplePicture(id, picture),
      summary,
      body: storedBlocks(id, body),
      published: true,
      publishedAt,
    })
  }
}
