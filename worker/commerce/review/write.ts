import type { Bought } from '#shared/api/goods/review.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { assert } from '#shared/assert.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { findBought, type BoughtRow, isFreshPhoto, keepPhotos, listBought, publicPhoto } from './bought.ts'
import { maskedName, photoPath } from './rules.ts'
import { addReviews } from './store.ts'

interface Line {
  orderId: string
  position: number
}

/** A page of the lines that the customer has not reviewed yet. */
export function listWaiting(
  { db, who: { customerId } }: Scope,
  asked: { orderId: string | null; index: number; size: number },
) {
  if (customerId === null) return refused('sign_in_needed')
  const { rows, total } = listBought(db, customerId, asked)
  return accepted({ rows: rows.map(boughtView), index: asked.index, size: asked.size, total })
}

export function findOwnLine({ db, who: { customerId } }: Scope, line: Line): Result<Bought> {
  if (customerId === null) return refused('sign_in_needed')
  const found = findBought(db, customerId, line)
  if (!found) return refused('review_line_unknown')
  return found.status === 'COMPLETED' ? accepted(boughtView(found)) : refused('review_early')
}

/** Reviews one line of the caller's own, completed order, once; the product's rating changes with it. */
export function addReview(
  scope: Scope,
  { orderId, position, stars, text, photos }: Line & { stars: number; text: string; photos: readonly string[] },
) {
  const { customerId } = scope.who
  if (customerId === null) return refused('sign_in_needed')
  return inTransaction(scope, (tx): Result<{ slug: string | null }> => {
    const { db, now, newId, invalidate } = tx
    const line = findBought(db, customerId, { orderId, position })
    if (!line) return refused('review_line_unknown')
    if (line.status !== 'COMPLETED') return refused('review_early')
    if (line.reviewed) return refused('review_done')
    const files = [...new Set(photos)]
    if (!files.every((id) => isFreshPhoto(tx, id))) return refused('review_photo')
    const customer = findCustomer(db, customerId)
    assert(customer, 'a session that is alive has its customer')
    const id = newId()
    const said = {
      id,
      stars,
      text,
      photos: files.map(photoPath),
      author: maskedName(customer.name),
      variantName: line.variant,
      reply: null,
    }
    addReviews(db, line.productId, [{ ...said, orderId, orderPosition: position, createdAt: now }])
    keepPhotos(db, id, files)
    publish(tx, 'review_written', { reviewId: id, slug: line.slug, stars, orderId })
    invalidate(true)
    return accepted({ slug: line.slug })
  })
}

/** A file that no review shows is not found, no matter who sent it. */
export function findReviewPhoto({ db }: Scope, { id }: { id: string }): Result<{ mime: string }> {
  const mime = publicPhoto(db, id)
  return mime === null ? refused('not_found') : accepted({ mime })
}

const boughtView = ({ orderId, position, number, name, variant, slug, image, reviewed }: BoughtRow): Bought => ({
  orderId: OrderId.parse(orderId),
  position,
  number: number ?? '',
  name,
  variant,
  slug,
  image,
  reviewed,
})
