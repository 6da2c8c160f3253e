import type { Bought, OwnReview, SizeFit } from '#shared/api/goods/review.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { assert } from '#shared/assert.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { nameOfBuyer } from '#commerce/order/core/buyer.ts'
import { findOpened } from '#commerce/order/core/link.ts'
import {
  findBought,
  type BoughtRow,
  isFreshPhoto,
  keepPhotos,
  listBought,
  listOfOrder,
  listReviewed,
  publicPhoto,
} from './bought.ts'
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

/** A page of what the customer has said. */
export function listOwn({ db, who: { customerId } }: Scope, asked: { index: number; size: number }) {
  if (customerId === null) return refused('sign_in_needed')
  const { rows, total, ofOrders } = listReviewed(db, customerId, asked)
  const views = rows.map(({ stars, text, fit, reply, hidden, date, ...row }): OwnReview => ({
    ...lineView({ ...row, reviewed: true }),
    ...{ stars, text, fit, reply, hidden, date: date.toISOString() },
  }))
  return accepted({ rows: views, ...asked, total, more: { ofOrders } })
}

export function findOwnLine({ db, who: { customerId } }: Scope, line: Line): Result<Bought> {
  if (customerId === null) return refused('sign_in_needed')
  const found = findBought(db, customerId, line)
  if (!found) return refused('review_line_unknown')
  return found.status === 'COMPLETED' ? accepted(boughtView(found)) : refused('review_early')
}

type Said = { stars: number; text: string; photos: readonly string[]; fit: SizeFit | null }
type Written = Result<{ slug: string | null }>

/** Reviews one line of the caller's own, completed order, once; the product's rating changes with it. */
export function addReview(scope: Scope, { orderId, position, ...said }: Line & Said) {
  const { customerId } = scope.who
  if (customerId === null) return refused('sign_in_needed')
  return inTransaction(scope, (tx): Written => {
    const line = findBought(tx.db, customerId, { orderId, position })
    return writeReview(tx, line, said, authorOf(tx, customerId))
  })
}

function authorOf({ db }: Scope, customerId: string): string {
  const customer = findCustomer(db, customerId)
  assert(customer, 'a session that is alive has its customer')
  return customer.name
}

interface OpenedLink {
  token: string
  pass: string | null
}

/** What can be reviewed without an account, and what was. */
export function listLinked(scope: Scope, { token, pass }: OpenedLink): Result<Bought[]> {
  const order = findOpened(scope, token, pass)
  if (!order) return refused('order_link_invalid')
  return order.status === 'COMPLETED'
    ? accepted(listOfOrder(scope.db, order.id).map(boughtView))
    : refused('review_early')
}

/** The same by the order's link, as who received it. */
export function addLinked(scope: Scope, { token, pass, position, ...said }: OpenedLink & Said & { position: number }) {
  const order = findOpened(scope, token, pass)
  if (!order) return refused('order_link_invalid')
  return inTransaction(scope, (tx): Written => {
    const line = listOfOrder(tx.db, order.id).find((one) => one.position === position) ?? null
    const { customerId } = order
    return writeReview(tx, line, said, customerId === null ? nameOfBuyer(order) : authorOf(tx, customerId))
  })
}

function writeReview(tx: Tx, line: BoughtRow | null, { stars, text, photos, fit }: Said, author: string): Written {
  const { db, now, newId, invalidate } = tx
  if (!line) return refused('review_line_unknown')
  if (line.status !== 'COMPLETED') return refused('review_early')
  if (line.reviewed) return refused('review_done')
  const files = [...new Set(photos)]
  if (!files.every((id) => isFreshPhoto(tx, id))) return refused('review_photo')
  const { orderId, position, slug, variant } = line
  const id = newId()
  const written = {
    ...{ id, stars, text, reply: null, hidden: null, hiddenPhotos: [], fit: line.sized ? fit : null },
    photos: files.map(photoPath),
    author: author === '' ? '' : maskedName(author),
    variantName: variant,
  }
  addReviews(db, line.productId, [{ ...written, orderId, orderPosition: position, createdAt: now }])
  keepPhotos(db, id, files)
  publish(tx, 'review_written', { reviewId: id, slug, stars, orderId })
  invalidate(true)
  return accepted({ slug })
}

/** A file that no review shows is not found, no matter who sent it. */
export function findReviewPhoto({ db }: Scope, { id }: { id: string }): Result<{ mime: string }> {
  const mime = publicPhoto(db, id)
  return mime === null ? refused('not_found') : accepted({ mime })
}

const boughtView = ({ sized, ...row }: BoughtRow): Bought => ({ ...lineView(row), sized })
const lineView = ({
  orderId,
  position,
  number,
  name,
  variant,
  slug,
  image,
  reviewed,
  placedAt,
}: Omit<BoughtRow, 'sized'>): Omit<Bought, 'sized'> => ({
  orderId: OrderId.parse(orderId),
  position,
  number: number ?? '',
  name,
  variant,
  slug,
  image,
  reviewed,
  boughtAt: placedAt?.toISOString() ?? null,
})
