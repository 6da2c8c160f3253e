import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { isSized } from '#shared/format/sizes.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { categories, products, variants } from '#commerce/catalog/tables.ts'
import { isUsed } from '#commerce/files/store.ts'
import { files } from '#commerce/files/tables.ts'
import { orderLines, orders } from '#commerce/order/core/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { photoPath } from './rules.ts'
import { reviewPhotos, reviews } from './tables.ts'

const columns = {
  orderId: orderLines.orderId,
  position: orderLines.position,
  number: orders.number,
  status: orders.status,
  name: orderLines.name,
  variant: orderLines.variantName,
  slug: orderLines.slug,
  image: orderLines.image,
  productId: variants.productId,
  placedAt: orders.placedAt,
  reviewId: reviews.id,
}
const lines = (db: Db) =>
  db
    .select({ ...columns, variantId: orderLines.variantId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .leftJoin(reviews, ofLine)
const ofLine = and(eq(reviews.orderId, orderLines.orderId), eq(reviews.orderPosition, orderLines.position))

type FoundRow = ReturnType<ReturnType<typeof lines>['all']>[number]
export type BoughtRow = Omit<FoundRow, 'reviewId' | 'variantId'> & { reviewed: boolean; sized: boolean }
/** The size tables are read for these rows alone. */
function rowsOf(db: Db, found: readonly FoundRow[]): BoughtRow[] {
  const ids = found.map(({ variantId }) => variantId)
  const withTable = db
    .select({ id: variants.id, values: variants.values, sizes: categories.sizes })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.slug, products.categorySlug))
    .where(and(isOneOf(variants.id, ids), isNotNull(categories.sizes)))
    .limit(limits.listRows)
    .all()
  const sized = new Set(withTable.flatMap(({ id, values, sizes }) => (isSized(values, sizes) ? [id] : [])))
  return found.map(({ reviewId, variantId, ...row }) => ({
    ...row,
    reviewed: reviewId !== null,
    sized: sized.has(variantId),
  }))
}

/** A line of one of this customer's orders; lines of other customers do not exist here. */
export function findBought(
  db: Db,
  customerId: string,
  { orderId, position }: { orderId: string; position: number },
): BoughtRow | null {
  const found = lines(db)
    .where(and(eq(orders.customerId, customerId), eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
    .limit(1)
    .all()
  const [row] = rowsOf(db, found)
  return row && row.status !== 'DRAFT' ? row : null
}

/** What was bought with one order. */
export const listOfOrder = (db: Db, orderId: string): BoughtRow[] =>
  rowsOf(db, lines(db).where(eq(orders.id, orderId)).orderBy(orderLines.position).limit(limits.orderLines).all())

interface Page {
  index: number
  size: number
}
const pageOf = <T>(rows: readonly T[], { index, size }: Page): T[] => rows.slice(index * size, (index + 1) * size)

/** The newest completed orders: so a list of their lines costs the same however much a customer has bought. */
function newestOrders(db: Db, customerId: string, orderId: string | null): string[] {
  const own = and(eq(orders.customerId, customerId), eq(orders.status, 'COMPLETED'))
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, orderId === null ? undefined : eq(orders.id, orderId)))
    .orderBy(desc(orders.placedAt))
    .limit(limits.ordersToReview)
    .all()
  return newest.map(({ id }) => id)
}

/** Their lines without a review, the newest order first: an older one is reviewed from its own page. */
export function listBought(db: Db, customerId: string, { orderId, ...page }: Page & { orderId: string | null }) {
  const ids = newestOrders(db, customerId, orderId)
  const waiting = lines(db)
    .where(and(isOneOf(orders.id, ids), isNull(reviews.id)))
    .orderBy(desc(orders.placedAt), desc(orders.id), orderLines.position)
    .limit(limits.listRows)
    .all()
  return { rows: rowsOf(db, pageOf(waiting, page)), total: waiting.length }
}

/** What was said about them, the newest review first; and of how many orders, where there may be older ones. */
export function listReviewed(db: Db, customerId: string, page: Page) {
  const ids = newestOrders(db, customerId, null)
  const said = db
    .select({
      ...columns,
      ...{ stars: reviews.stars, text: reviews.text, fit: reviews.fit },
      ...{ reply: reviews.reply, hidden: reviews.hidden, date: reviews.createdAt },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(reviews, ofLine)
    .where(isOneOf(orders.id, ids))
    .orderBy(desc(reviews.createdAt), desc(orders.id), orderLines.position)
    .limit(limits.listRows)
    .all()
  const ofOrders = ids.length < limits.ordersToReview ? null : ids.length
  return { rows: pageOf(said, page), total: said.length, ofOrders }
}

/** Whether this customer sent the photo, and uses it nowhere else yet. */
export function isFreshPhoto({ db, who }: Pick<Scope, 'db' | 'who'>, id: string): boolean {
  const file = db.select({ owner: files.owner, mime: files.mime }).from(files).where(eq(files.id, id)).get()
  return file !== undefined && file.owner === ownerOf(who) && file.mime.startsWith('image/') && !isUsed(db, id)
}

export function keepPhotos(db: Db, reviewId: string, fileIds: readonly string[]): void {
  for (const fileId of fileIds) db.insert(reviewPhotos).values({ fileId, reviewId }).run()
}

/** The reviews show these files no more, no matter whose order they are about. */
export function forgetPhotos({ db, invalidate }: Pick<Scope, 'db' | 'invalidate'>, fileIds: readonly string[]): void {
  const shown = db.delete(reviewPhotos).where(isOneOf(reviewPhotos.fileId, fileIds)).returning().all()
  for (const { fileId, reviewId } of shown) {
    const review = db.select().from(reviews).where(eq(reviews.id, reviewId)).get()
    assert(review, 'a photo belongs to a review')
    const without = (paths: readonly string[]) => paths.filter((path) => path !== photoPath(fileId))
    const [photos, hiddenPhotos] = [without(review.photos), without(review.hiddenPhotos)]
    db.update(reviews).set({ photos, hiddenPhotos }).where(eq(reviews.id, reviewId)).run()
  }
  if (shown.length > 0) invalidate(true)
}

/** The media type of a photo that a review shows, so that it is public; null: the file is not public. */
export const publicPhoto = (db: Db, fileId: string): string | null =>
  db
    .select({ mime: files.mime })
    .from(reviewPhotos)
    .innerJoin(files, eq(files.id, reviewPhotos.fileId))
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.fileId, fileId), isNull(reviews.hidden)))
    .get()?.mime ?? null
