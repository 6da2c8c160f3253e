import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { ownerOf } from '#commerce/cart/store.ts'
import { variants } from '#commerce/catalog/tables.ts'
import { files } from '#commerce/files/tables.ts'
import { paymentProofs } from '#commerce/order/payment/receipts/tables.ts'
import { saleLines, sales } from '#commerce/order/core/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { reviewPhotos, reviews } from './tables.ts'

const columns = {
  saleId: saleLines.saleId,
  position: saleLines.position,
  number: sales.number,
  status: sales.status,
  name: saleLines.name,
  variant: saleLines.variantName,
  slug: saleLines.slug,
  image: saleLines.image,
  productId: variants.productId,
  reviewId: reviews.id,
}
const lines = (db: Db) =>
  db
    .select(columns)
    .from(saleLines)
    .innerJoin(sales, eq(sales.id, saleLines.saleId))
    .innerJoin(variants, eq(variants.id, saleLines.variantId))
    .leftJoin(reviews, ofLine)
const ofLine = and(eq(reviews.saleId, saleLines.saleId), eq(reviews.salePosition, saleLines.position))

export type BoughtRow = Omit<ReturnType<ReturnType<typeof lines>['all']>[number], 'reviewId'> & { reviewed: boolean }
const rowOf = ({ reviewId, ...row }: ReturnType<ReturnType<typeof lines>['all']>[number]): BoughtRow => ({
  ...row,
  reviewed: reviewId !== null,
})

/** A line of an order of this customer's; whose it is otherwise is as if it were not there. */
export function findBought(
  db: Db,
  customerId: string,
  { saleId, position }: { saleId: string; position: number },
): BoughtRow | null {
  const found = lines(db)
    .where(and(eq(sales.customerId, customerId), eq(saleLines.saleId, saleId), eq(saleLines.position, position)))
    .get()
  return found && found.status !== 'DRAFT' ? rowOf(found) : null
}

/** Lines of completed orders that nobody has reviewed, the newest order first. */
export function listBought(
  db: Db,
  customerId: string,
  { saleId, index, size }: { saleId: string | null; index: number; size: number },
) {
  const where: SQL | undefined = and(
    eq(sales.customerId, customerId),
    eq(sales.status, 'COMPLETED'),
    isNull(reviews.id),
    saleId === null ? undefined : eq(sales.id, saleId),
  )
  const rows = lines(db)
    .where(where)
    .orderBy(desc(sales.placedAt), desc(sales.id), saleLines.position)
    .limit(size)
    .offset(index * size)
    .all()
  const counted = db
    .select({ n: count() })
    .from(saleLines)
    .innerJoin(sales, eq(sales.id, saleLines.saleId))
    .leftJoin(reviews, ofLine)
    .where(where)
    .get()
  return { rows: rows.map(rowOf), total: counted?.n ?? 0 }
}

/** Whether this customer sent the picture, and for nothing else yet. */
export function isFreshPhoto({ db, who }: Pick<Scope, 'db' | 'who'>, id: string): boolean {
  const file = db.select({ owner: files.owner, mime: files.mime }).from(files).where(eq(files.id, id)).get()
  const shown = db.select({ id: reviewPhotos.fileId }).from(reviewPhotos).where(eq(reviewPhotos.fileId, id)).get()
  const proof = db.select({ id: paymentProofs.id }).from(paymentProofs).where(eq(paymentProofs.fileId, id)).get()
  return file !== undefined && file.owner === ownerOf(who) && file.mime.startsWith('image/') && !shown && !proof
}

export function keepPhotos(db: Db, reviewId: string, fileIds: readonly string[]): void {
  for (const fileId of fileIds) db.insert(reviewPhotos).values({ fileId, reviewId }).run()
}

/** The kind of a picture that is public, because a review shows it; null: of no other file is anything told. */
export const publicPhoto = (db: Db, fileId: string): string | null =>
  db
    .select({ mime: files.mime })
    .from(reviewPhotos)
    .innerJoin(files, eq(files.id, reviewPhotos.fileId))
    .where(eq(reviewPhotos.fileId, fileId))
    .get()?.mime ?? null
