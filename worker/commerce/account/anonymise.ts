import { movements } from '#commerce/reconciliation/tables.ts'
import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { affiliates } from '#commerce/affiliate/tables.ts'
import { orderVouchers } from '#commerce/voucher/tables.ts'
import { newCost } from '#commerce/identity/customers/password.ts'
import { refunds } from '#commerce/order/payment/refunds/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import { returnEvents, returnPhotos, returns } from '#commerce/order/after/returns/tables.ts'
import { reviewPhotos, reviews } from '#commerce/review/tables.ts'
import { orderEvents, orders } from '#commerce/order/core/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { trackings } from '#commerce/order/fulfilment/tables.ts'
import { withdrawals } from '#commerce/wallet/tables.ts'
import { changeCustomer } from '#commerce/identity/customers/store.ts'

const removedName = 'Akun dihapus'

/**
 * From a closed account the shop keeps what was bought, the city it went to and what was paid; everything that names
 * the customer is removed.
 */
export function anonymise(tx: Tx, customerId: string, orderIds: readonly string[]): void {
  const { db, now } = tx
  inParts(orderIds, (ids) => {
    anonymiseOrders(db, ids)
    anonymiseReviews(tx, ids)
  })
  anonymiseReturns(db, customerId)
  db.update(withdrawals)
    .set({ holder: removedName, number: '', note: '' })
    .where(eq(withdrawals.customerId, customerId))
    .run()
  db.update(affiliates)
    .set({ code: `dihapus-${customerId}` })
    .where(eq(affiliates.customerId, customerId))
    .run()
  changeCustomer(db, customerId, {
    name: '',
    email: null,
    // Nobody can sign in with this: it is neither a number nor an e-mail.
    phone: `dihapus:${customerId}`,
    password: { ...newCost(), hash: randomBytes(32).toString('base64') },
    photoFileId: null,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    removedAt: now,
  })
}

/** Calls `step` with as many ids at a time as one statement takes. */
export function inParts(ids: readonly string[], step: (ids: string[]) => void): void {
  for (let at = 0; at < ids.length; at += 50) step(ids.slice(at, at + 50))
}

function anonymiseOrders(db: Db, ids: string[]): void {
  const own = db.select({ id: orders.id, address: orders.address }).from(orders).where(inArray(orders.id, ids)).all()
  for (const { id, address } of own) {
    const place = address && {
      ...address,
      recipient: removedName,
      phone: 'dihapus',
      email: null,
      villageCode: null,
      district: '',
      village: '',
      postcode: null,
      street: null,
      courierNote: null,
      latitude: null,
      longitude: null,
    }
    db.update(orders)
      .set({ address: place, dropshipName: null, dropshipPhone: null, buyer: null, note: '', visitorId: null })
      .where(eq(orders.id, id))
      .run()
  }
  db.update(orderEvents).set({ note: '' }).where(inArray(orderEvents.orderId, ids)).run()
  db.update(orderVouchers).set({ phone: null }).where(inArray(orderVouchers.orderId, ids)).run()
  db.update(refunds)
    .set({ bankCode: null, number: null, holder: null, namedAt: null, payFrom: null })
    .where(inArray(refunds.orderId, ids))
    .run()
  db.update(transferReceipts)
    .set({ payer: removedName, note: '', reason: '' })
    .where(inArray(transferReceipts.orderId, ids))
    .run()
  db.update(movements).set({ said: '', note: '' }).where(inArray(movements.orderId, ids)).run()
  // A tracking row says where a shipment was and who received it.
  db.delete(trackings).where(inArray(trackings.orderId, ids)).run()
}

/** The text of a review helps the next shoppers and stays. The author's name and the photos from their home go. */
function anonymiseReviews(scope: Scope, orderIds: string[]): void {
  const { db } = scope
  const own = db
    .update(reviews)
    .set({ author: 'Pembeli', photos: [] })
    .where(inArray(reviews.orderId, orderIds))
    .returning({ id: reviews.id })
    .all()
  if (own.length === 0) return
  inParts(
    own.map(({ id }) => id),
    (ids) => db.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, ids)).run(),
  )
  scope.invalidate(true)
}

function anonymiseReturns(db: Db, customerId: string): void {
  const own = db
    .update(returns)
    .set({ description: '' })
    .where(eq(returns.customerId, customerId))
    .returning({ id: returns.id })
    .all()
  inParts(
    own.map(({ id }) => id),
    (ids) => {
      db.update(returnEvents).set({ note: '' }).where(inArray(returnEvents.returnId, ids)).run()
      db.delete(returnPhotos).where(inArray(returnPhotos.returnId, ids)).run()
    },
  )
}
