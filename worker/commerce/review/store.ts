import { and, asc, desc, eq } from 'drizzle-orm'
import { type ReviewSummary, sizeFits } from '#shared/api/goods/review.ts'
import { products } from '#commerce/catalog/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { TxDb } from '#commerce/platform/transaction.ts'
import { tallyByState } from '#commerce/platform/tally/tally.ts'
import { averageOf, type StarCount } from './rules.ts'
import { hasPhotos, reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

interface ReviewListing {
  productId: string
  /** null: any number of stars. */
  stars: number | null
  withPhotos: boolean
  index: number
  size: number
}

/** A page of a product's reviews, first those with photos, each the newest first, and the total under the same filters. */
export function findReviews(
  db: Db,
  { productId, stars, withPhotos, index, size }: ReviewListing,
): { rows: ReviewRow[]; total: number } {
  const total = countReviews(db, productId)
    .stars.filter((one) => stars === null || one.stars === stars)
    .reduce((sum, one) => sum + (withPhotos ? one.withPhotos : one.count), 0)
  const wanted = and(
    eq(reviews.productId, productId),
    stars === null ? undefined : eq(reviews.stars, stars),
    withPhotos ? hasPhotos(reviews.photos) : undefined,
  )
  const rows = db
    .select()
    .from(reviews)
    .where(wanted)
    .orderBy(
      // Of those with photos alone the order is that of their index.
      ...(withPhotos ? [] : [desc(hasPhotos(reviews.photos))]),
      desc(reviews.createdAt),
      asc(reviews.id),
    )
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total }
}

/** How many reviews gave how many stars, and how many of those have photos; and how the size turned out for how many. */
export function countReviews(db: Db, productId: string): { stars: StarCount[]; fits: ReviewSummary['fits'] } {
  const known = tallyByState(db, `review:${productId}`)
  const stars = [1, 2, 3, 4, 5].flatMap((stars) => {
    const withPhotos = known.get(`${stars} with photos`) ?? 0
    const all = (known.get(String(stars)) ?? 0) + withPhotos
    return all > 0 ? [{ stars, count: all, withPhotos }] : []
  })
  return { stars, fits: sizeFits.map((fit) => ({ fit, count: known.get(fit) ?? 0 })).filter(({ count }) => count > 0) }
}

/** A statement takes at most 100 values, and a review has fourteen. */
const rowsAtOnce = 7

/** Adds reviews of one product and updates the rating on its row. */
export function addReviews(db: TxDb, productId: string, rows: readonly Omit<ReviewRow, 'productId'>[]): void {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    db.insert(reviews)
      .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ ...row, productId })))
      .run()
  const { average, total } = averageOf(countReviews(db, productId).stars)
  db.update(products).set({ rating: average, reviews: total }).where(eq(products.id, productId)).run()
}
