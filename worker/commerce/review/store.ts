import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { products } from '#commerce/catalog/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { TxDb } from '#commerce/platform/transaction.ts'
import { averageOf, type StarCount } from './rules.ts'
import { reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect

interface ReviewListing {
  productId: string
  /** null: any number of stars. */
  stars: number | null
  withPhotos: boolean
  index: number
  size: number
}

const hasPhotos = sql`json_array_length(${reviews.photos}) > 0`

/** A page of a product's reviews, the newest first, and the total under the same filters. */
export function findReviews(
  db: Db,
  { productId, stars, withPhotos, index, size }: ReviewListing,
): { rows: ReviewRow[]; total: number } {
  const wanted = and(
    eq(reviews.productId, productId),
    stars === null ? undefined : eq(reviews.stars, stars),
    withPhotos ? hasPhotos : undefined,
  )
  const rows = db
    .select()
    .from(reviews)
    .where(wanted)
    .orderBy(desc(reviews.createdAt), asc(reviews.id))
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total: db.select({ total: count() }).from(reviews).where(wanted).get()?.total ?? 0 }
}

/** How many reviews gave how many stars, and how many of those have photos. */
export function countStars(db: Db, productId: string): StarCount[] {
  return db
    .select({ stars: reviews.stars, count: count(), withPhotos: sql<number>`sum(${hasPhotos})` })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.stars)
    .all()
}

/** A statement takes at most 100 values, and a review has eleven. */
const rowsAtOnce = 9

/** Adds reviews of one product and updates the rating on its row. */
export function addReviews(db: TxDb, productId: string, rows: readonly Omit<ReviewRow, 'productId'>[]): void {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    db.insert(reviews)
      .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ ...row, productId })))
      .run()
  const { average, total } = averageOf(countStars(db, productId))
  db.update(products).set({ rating: average, reviews: total }).where(eq(products.id, productId)).run()
}
