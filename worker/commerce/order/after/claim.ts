import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Order } from '#shared/api/order/order.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { codeWaysTo } from '#commerce/identity/codes/contacts.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { publish, type ShopEvents } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { ofGuest } from '#commerce/pricing/shopper-ids.ts'
import { guestContact } from '../core/buyer.ts'
import { addHistory, changeOrder, findOrder } from '../core/store.ts'
import { type OrderRow, orders } from '../core/tables.ts'
import { isSurelyUnpaid, settle } from '../payment/refunds/at-source.ts'
import { listRefundsOf } from '../payment/refunds/store.ts'
import { returns } from './returns/tables.ts'

/**
 * Orders that were placed with this number and without an account go to the customer who has just verified the number.
 */
export function claimOrders(tx: Tx, { customerId, phone }: ShopEvents['phone_verified']): void {
  const placedBy = and(ne(orders.status, 'DRAFT'), ofGuest(phone))
  for (const order of tx.db.select().from(orders).where(placedBy).limit(limits.listRows).all())
    become(tx, order, customerId)
}

/**
 * Anyone who placed the order as a guest has signed in: it is theirs if its contact is a verified one of the account.
 */
export function claimBrought(tx: Tx, { order, customerId }: ShopEvents['order_brought']): void {
  if (claimOf(tx, order) === 'ready') become(tx, order, customerId)
}

/** A guest's checkouts and orders stay with the browser when its visitor id changes. */
export function moveGuestOrders({ db }: Tx, { from, to }: ShopEvents['visitor_renewed']): void {
  db.update(orders)
    .set({ visitorId: to })
    .where(and(eq(orders.visitorId, from), isNull(orders.customerId)))
    .run()
}

/**
 * Whether the caller may make a guest's order their own: a contact that they have verified is the buyer's. Callers who
 * have verified none learn nothing about the contact of the order but how the shop reaches it.
 */
export function claimOf({ db, who, vendors }: Scope, order: OrderRow): Order['claim'] {
  if (order.customerId !== null) return 'none'
  const customer = findCustomer(db, who.customerId)
  if (!customer) return 'signIn'
  const { phone, email } = guestContact(order)
  const [byPhone, byEmail] = [customer.phoneVerifiedAt !== null, customer.emailVerifiedAt !== null]
  if ((byPhone && customer.phone === phone) || (byEmail && email !== null && customer.email === email.toLowerCase()))
    return 'ready'
  const reached = codeWaysTo({ phone, email: null }, vendors.channels).length > 0
  return (reached && !byPhone) || (email !== null && !byEmail) ? 'verify' : 'none'
}

/**
 * A guest's order becomes that of the caller, who holds its link and has verified its contact. The second time it is
 * theirs already.
 */
export function claimOrder(scope: Scope, orderId: string): Result<{ orderId: OrderId }> {
  const { customerId } = scope.who
  return inTransaction(scope, (tx) => {
    const order = findOrder(tx.db, orderId)
    if (!order || customerId === null) return refused('order_link_invalid')
    if (order.customerId !== customerId && claimOf(tx, order) !== 'ready') return refused('order_claim')
    if (order.customerId === null) become(tx, order, customerId)
    return accepted({ orderId: OrderId.parse(orderId) })
  })
}

function become(tx: Tx, order: OrderRow, customerId: string): void {
  // The browser that placed it keeps it when the account is used in another one.
  const visitorId = order.visitorId === tx.who.visitorId ? null : order.visitorId
  changeOrder(tx.db, order.id, { customerId, visitorId })
  tx.db.update(returns).set({ customerId }).where(eq(returns.orderId, order.id)).run()
  addHistory(tx.db, order.id, 'claimed', tx.now)
  settleOwed(tx, order.id)
  publish(tx, 'order_claimed', { order, customerId })
}

/** What is owed and goes to no bank account yet. Where its vendor may have paid it, the seller looks first. */
function settleOwed(tx: Tx, orderId: string): void {
  for (const row of listRefundsOf(tx.db, orderId))
    if (row.state === 'OWED' && row.number === null && isSurelyUnpaid(row)) settle(tx, row, 'wallet')
}
