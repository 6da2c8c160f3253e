import { hourMs } from '#shared/format/units.ts'
import type { DemoReview } from '#shared/admin/demo.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { maskedName } from '#commerce/review/rules.ts'
import { addReviews } from '#commerce/review/store.ts'
import { findBySlugs } from '../administration/import/products.ts'

/** What invented customers say; there is no order behind it. */
export function addDemoReviews({ db, now, newId }: Tx, reviews: readonly DemoReview[]): void {
  const bySlug = Map.groupBy(reviews, ({ productSlug }) => productSlug)
  for (const product of findBySlugs(db, [...bySlug.keys()]).values()) {
    const own = bySlug.get(product.slug) ?? []
    const rows = own.map(({ productSlug: _, author, hoursAgo, ...review }) => ({
      ...review,
      hidden: null,
      hiddenPhotos: [],
      id: newId(),
      author: maskedName(author),
      orderId: null,
      orderPosition: null,
      createdAt: new Date(now.getTime() - hoursAgo * hourMs),
    }))
    addReviews(db, product.id, rows)
  }
}
