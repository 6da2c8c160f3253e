import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { paymentWay } from '#shared/order/payment-way.ts'
import { publish, type ShopEvents } from '#commerce/platform/events.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { movements } from '#commerce/reconciliation/tables.ts'
import { attemptSeen, changeBill, findAttempt, findBill } from '#commerce/order/core/bills.ts'
import { findOrder } from '#commerce/order/core/store.ts'
import type { BillRow, ChargeRow } from '#commerce/order/core/tables.ts'

/**
 * Whether a vendor, a bank's statement or a courier's payout shows the money of a paid bill. What a helper alone has
 * brought shows nothing, because a file is written as quickly as a click is made.
 */
export function isShown(db: Db, bill: BillRow): boolean {
  // What was paid by balance and coins alone came into the shop before.
  if (bill.amount === 0) return true
  const paid = findAttempt(db, bill)
  if (paid && paymentWay(paid.vendor).asksVendor) return true
  const by = movements.seenOnlyBy
  // A line of a transfer is all of it. Payouts may be parts, so those of helpers are looked at first.
  const order = paid ? asc(by) : desc(by)
  const line = db.select({ by }).from(movements).where(linesOf(bill, paid)).orderBy(order).limit(1).get()
  return line?.by === null
}

/** The movements that are the money of a bill: of its attempt, or of the courier who collected it. */
const linesOf = ({ orderId }: BillRow, paid: ChargeRow | null): SQL | undefined =>
  paid
    ? inArray(movements.reference, [paid.reference, attemptSeen(paid.reference)])
    : and(eq(movements.orderId, orderId), eq(movements.kind, 'payout'), eq(movements.state, 'matched'))

/**
 * An order was paid by the word of a helper alone: it brings no commission and no coins before somebody else shows its
 * money. Otherwise a helper and a buyer could make both of orders that nobody has paid.
 */
export function noteHelper(tx: Tx, { order: { id } }: ShopEvents['order_paid']): void {
  const { helper } = tx.who
  const bill = helper === undefined ? null : findBill(tx.db, id)
  if (helper !== undefined && bill && !isShown(tx.db, bill)) changeBill(tx.db, bill.code, { seenOnlyBy: helper })
}

/** An order came to nothing: what became of its money was the owner's decision. */
export function forgetHelper(tx: Tx, { order: { id } }: ShopEvents['order_ended']): void {
  const bill = findBill(tx.db, id)
  if (bill && bill.seenOnlyBy !== null) changeBill(tx.db, bill.code, { seenOnlyBy: null })
}

/** A movement of this order is known: if it shows the money that only a helper has seen, what waited for it goes on. */
export function lookAgain(tx: Tx, orderId: string): void {
  const bill = findBill(tx.db, orderId)
  if (bill && bill.seenOnlyBy !== null && isShown(tx.db, bill)) show(tx, bill)
}

/** The owner has seen this money too. False: nobody waits for that. */
export function vouchFor(tx: Tx, orderId: string): boolean {
  const bill = findBill(tx.db, orderId)
  if (!bill || bill.seenOnlyBy === null) return false
  tx.db
    .update(movements)
    .set({ seenOnlyBy: null })
    .where(linesOf(bill, findAttempt(tx.db, bill)))
    .run()
  show(tx, bill)
  return true
}

function show(tx: Tx, { code, orderId }: BillRow): void {
  changeBill(tx.db, code, { seenOnlyBy: null })
  const order = findOrder(tx.db, orderId)
  if (order) publish(tx, 'money_shown', { order })
}

/** Whether only a helper says that the money of an order came. */
export const isSeenOnlyByHelper = (db: Db, orderId: string): boolean =>
  (findBill(db, orderId)?.seenOnlyBy ?? null) !== null
