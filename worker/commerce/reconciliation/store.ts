import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { attemptSeen } from '#commerce/order/core/bills.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import type { BillRow } from '#commerce/order/core/tables.ts'
import { courierFeeOf } from '#commerce/order/payment/choices/cod.ts'
import { orders } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type MovementRow, movements } from './tables.ts'

/** Stores what was reported; false: it is known already. */
export function addMovement(
  { db, now, newId }: Tx,
  row: Omit<typeof movements.$inferInsert, 'id' | 'createdAt'>,
): boolean {
  const added = db
    .insert(movements)
    .values({ ...row, said: (row.said ?? '').slice(0, limits.movementChars), id: newId(), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: movements.id })
    .all()
  return added.length === 1
}

/** A vendor has money, or has sent some back, that no attempt of the shop asked for. */
export function noteStrangePayment(tx: Tx, event: ShopEvents['payment_strange']): void {
  const { vendor, reference, amount, orderId, soFar = false, settled = false } = event
  const before = listedOf(tx.db, vendor, reference)
  const fresh = soFar ? amount - before.sum : amount
  if (soFar && fresh >= 0) return
  addMovement(tx, {
    kind: 'payment',
    source: vendor,
    ref: refOf(reference, amount, before),
    amount: fresh,
    at: tx.now,
    said: reference,
    orderId,
    // Nobody has to look at what is neither here nor owed; the books of the day have both. Of what came back in parts
    // the first is on the list already, and so is the rest.
    state: settled && before.lines === 0 ? 'closed' : 'open',
    reason: reasonOf(event),
  })
}

/** The bill says no more that the money came: the books of the day on which it did still have it. */
export function noteUndonePayment(
  tx: Tx,
  { vendor, reference, amount, orderId, at }: ShopEvents['payment_undone'],
): void {
  // It may come again, and that is another line.
  const ref = `${refOf(reference, amount, listedOf(tx.db, vendor, reference))}:undone`
  addMovement(tx, {
    ...{ kind: 'payment', source: vendor, ref, amount, at, said: reference, orderId },
    ...{ state: 'closed', reason: 'undone' },
  })
}

function reasonOf({ orderId, amount, unseen, again }: ShopEvents['payment_strange']): MovementRow['reason'] {
  if (orderId === null) return 'order_unknown'
  if (amount < 0) return 'sent_back'
  return again ? 'came_again' : unseen ? 'came_unseen' : 'amount_differs'
}

/** What is on the list of an attempt's money that went, and of what came again. */
interface Listed {
  lines: number
  /** Below 0: gone. */
  sum: number
  /** How many lines say that it came again. */
  again: number
}
const listedOf = (db: Db, vendor: string, reference: string): Listed =>
  db.get<Listed>(
    sql`SELECT count(*) AS lines, coalesce(sum(amount), 0) AS sum, count(iif(reason = 'came_again', 1, NULL)) AS again
      FROM movement WHERE source = ${vendor} AND ref >= ${`${reference}:`} AND ref < ${`${reference};`}
      AND reason IN ('sent_back', 'came_again')`,
  )

/** Once money came again, the same amount may go and come a second time, and is another movement. */
const refOf = (reference: string, amount: number, { again }: Listed): string =>
  `${reference}:${amount}${again === 0 ? '' : `:${again}`}`

/** A courier has weighed a parcel again and charges more than the shopper paid for it; less needs nobody. */
export function noteParcelPrice(tx: Tx, { order, vendor, bookingId, price }: ShopEvents['parcel_priced']): void {
  // The courier's fee for cash is in the price, also where the shop bears it.
  const codFee = order.codFee || courierFeeOf(order, { vendor: order.paymentVendor, amount: order.total })
  const paid = order.shippingCost + order.insuranceFee + codFee
  if (price <= paid) return
  addMovement(tx, {
    kind: 'parcel',
    source: vendor,
    ref: `${bookingId}:${price}`,
    amount: paid - price,
    at: tx.now,
    said: order.receiptNumber ?? bookingId,
    orderId: order.id,
    state: 'open',
    reason: 'costs_more',
  })
}

export const findMovement = (db: Db, id: string): MovementRow | null =>
  db.select().from(movements).where(eq(movements.id, id)).get() ?? null

export function changeMovement(db: Db, id: string, change: Partial<typeof movements.$inferInsert>): void {
  db.update(movements).set(change).where(eq(movements.id, id)).run()
}

/**
 * Makes room for the line that shows an attempt's money: one that a helper alone brought is open again. False: the
 * attempt has its line, and this one shows no more.
 */
export function freeOfHelpers(db: Db, reference: string, seenOnlyBy: string | null): boolean {
  const names = [reference, attemptSeen(reference)]
  const has = db.select().from(movements).where(inArray(movements.reference, names)).get()
  if (!has) return true
  if (has.seenOnlyBy === null || seenOnlyBy !== null) return false
  changeMovement(db, has.id, { state: 'open', reason: 'no_order', orderId: null, reference: null })
  return true
}

/** The longest waiting first. */
export function listMovements(db: Db, { state, page }: { state: MovementRow['state']; page: number }) {
  const where = eq(movements.state, state)
  const total = db.select({ n: count() }).from(movements).where(where).get()?.n ?? 0
  const rows = db
    .select({ movement: movements, number: orders.number })
    .from(movements)
    .leftJoin(orders, eq(orders.id, movements.orderId))
    .where(where)
    .orderBy(asc(movements.at), asc(movements.id))
    .limit(limits.pageSize)
    .offset(page * limits.pageSize)
    .all()
  return { rows, total }
}

/** How many wait for a person, and since when the longest. */
export function openMovements(db: Db): { count: number; since: Date | null } {
  const found = db
    .select({ n: count(), since: sql<number | null>`min(${movements.at})` })
    .from(movements)
    .where(eq(movements.state, 'open'))
    .get()
  return { count: found?.n ?? 0, since: found?.since ? new Date(found.since) : null }
}

/** A courier collects its money, or has collected it. */
export const isDue = ({ status, vendor }: Pick<BillRow, 'status' | 'vendor'>): boolean =>
  (status === 'COD' || status === 'PAID') && paymentWay(vendor).courierFee

const ofPayouts = (orderId: string) => and(eq(movements.orderId, orderId), eq(movements.kind, 'payout'))

/** What couriers have paid out for an order, without what a person has closed. */
export const paidOutOf = (db: Db, orderId: string): number =>
  db
    .select({ sum: sql<number>`coalesce(sum(${movements.amount}), 0)` })
    .from(movements)
    .where(and(ofPayouts(orderId), ne(movements.state, 'closed')))
    .get()?.sum ?? 0

/** All payouts of an order together are what was collected. */
export function matchPayouts(db: Db, orderId: string): void {
  db.update(movements)
    .set({ state: 'matched' })
    .where(and(ofPayouts(orderId), eq(movements.state, 'open')))
    .run()
}
