import { movements } from '#commerce/reconciliation/tables.ts'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { affiliates } from '#commerce/affiliate/tables.ts'
import { orderVouchers } from '#commerce/voucher/tables.ts'
import { newCost } from '#commerce/identity/customers/password.ts'
import { refunds } from '#commerce/order/payment/refunds/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import { returnEvents, returnPhotos, returns } from '#commerce/order/after/returns/tables.ts'
import { reviewPhotos, reviews } from '#commerce/review/tables.ts'
import { erasedPhone, erasedVisitor } from '#commerce/order/core/buyer.ts'
import { orderEvents } from '#commerce/order/core/history/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { shipments, trackings } from '#commerce/order/fulfilment/tables.ts'
import { withdrawals } from '#commerce/wallet/tables.ts'
import { changeCustomer } from '#commerce/identity/customers/store.ts'
import { inParts } from './in-parts.ts'

const removedName = 'Akun dihapus'

/**
 * From a closed account the shop keeps what was bought, the city it went to and what was paid; everything that names
 * the customer is removed.
 */
export function anonymise(tx: Tx, customerId: string, orderIds: readonly string[]): void {
  const { db, now } = tx
  anonymiseOrders(tx, orderIds, removedName)
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

/** The same for orders alone, also a guest's: `name` stands in the place of theirs. */
export function anonymiseOrders(tx: Tx, orderIds: readonly string[], name: string): void {
  inParts(orderIds, (ids) => {
    anonymiseRows(tx.db, ids, name)
    anonymiseReviews(tx, ids)
    anonymiseReturns(tx.db, ids)
  })
}

function anonymiseRows(db: Db, ids: string[], name: string): void {
  const own = db
    .select({ id: orders.id, address: orders.address, customerId: orders.customerId })
    .from(orders)
    .where(isOneOf(orders.id, ids))
    .all()
  for (const { id, address, customerId } of own) {
    // An order has an owner; nobody is this visitor.
    const visitorId = customerId === null ? erasedVisitor(id) : null
    const place = address && {
      ...address,
      recipient: name,
      phone: erasedPhone,
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
      .set({
        address: place,
        dropshipName: null,
        dropshipPhone: null,
        buyer: null,
        provenContact: null,
        note: '',
        visitorId,
      })
      .where(eq(orders.id, id))
      .run()
  }
  db.update(orderEvents).set({ note: '' }).where(isOneOf(orderEvents.orderId, ids)).run()
  db.update(orderVouchers).set({ phone: null }).where(isOneOf(orderVouchers.orderId, ids)).run()
  db.update(refunds)
    .set({ bankCode: null, number: null, holder: null, namedAt: null, payFrom: null })
    .where(isOneOf(refunds.orderId, ids))
    .run()
  db.update(transferReceipts)
    .set({ payer: name, note: '', reason: '' })
    .where(isOneOf(transferReceipts.orderId, ids))
    .run()
  db.update(movements).set({ said: '', note: '' }).where(isOneOf(movements.orderId, ids)).run()
  // A tracking row says where a shipment was and who received it.
  db.delete(trackings).where(isOneOf(trackings.orderId, ids)).run()
  db.update(shipments).set({ liveUrl: null }).where(isOneOf(shipments.orderId, ids)).run()
}

/** The text of a review helps the next shoppers and stays. The author's name and the photos from their home go. */
function anonymiseReviews(scope: Scope, orderIds: string[]): void {
  const { db } = scope
  const own = db
    .update(reviews)
    .set({ author: 'Pembeli', photos: [], hiddenPhotos: [] })
    .where(isOneOf(reviews.orderId, orderIds))
    .returning({ id: reviews.id })
    .all()
  if (own.length === 0) return
  inParts(
    own.map(({ id }) => id),
    (ids) => void db.delete(reviewPhotos).where(isOneOf(reviewPhotos.reviewId, ids)).run(),
  )
  scope.invalidate(true)
}

function anonymiseReturns(db: Db, orderIds: string[]): void {
  const own = db
    .update(returns)
    .set({ description: '', postageNote: '' })
    .where(isOneOf(returns.orderId, orderIds))
    .returning({ id: returns.id })
    .all()
  inParts(
    own.map(({ id }) => id),
    (ids) => {
      db.update(returnEvents).set({ note: '' }).where(isOneOf(returnEvents.returnId, ids)).run()
      db.delete(returnPhotos).where(isOneOf(returnPhotos.returnId, ids)).run()
    },
  )
}
