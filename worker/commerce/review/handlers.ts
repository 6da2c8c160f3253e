import { accepted, refused } from '#shared/result.ts'
import { findProduct } from '#commerce/catalog/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { reviewOf, summaryOf } from './rules.ts'
import { countReviews, findReviews } from './store.ts'
import { addLinked, addReview, findOwnLine, listLinked, listOwn, listWaiting } from './write.ts'

export const review: Handlers<'review'> = {
  listWaiting: (asked, scope) => listWaiting(scope, asked),
  listOwn: (asked, scope) => listOwn(scope, asked),
  findLine: (line, scope) => findOwnLine(scope, line),
  add: (said, scope) => addReview(scope, said),
  listByLink: (link, scope) => listLinked(scope, link),
  addByLink(said, scope) {
    const written = addLinked(scope, said)
    return written.ok ? accepted({}) : written
  },

  list({ slug, stars, withPhotos, index, size }, { db }) {
    const product = findProduct(db, slug)
    if (!product) return refused('item_unknown')
    const { rows, total } = findReviews(db, {
      productId: product.id,
      stars,
      withPhotos: withPhotos ?? false,
      index,
      size,
    })
    return accepted({ rows: rows.map(reviewOf), index, size, total, more: summaryOf(countReviews(db, product.id)) })
  },
}
