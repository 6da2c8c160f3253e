import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { ledgerEntries, ledgerTransfers } from '#commerce/ledger/tables.ts'
import { isOneOf, valuesOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { bills, charges, type OrderRow, orders } from '../../core/tables.ts'
import { type RefundReason, type RefundRow, refunds } from './tables.ts'

/**
 * Of a removed account, and nobody knows where it goes: a person may wait for the buyer alone. As SQL of `refund r`.
 */
export const nobodys = sql`r.number IS NULL AND EXISTS (SELECT 1 FROM orders o CROSS JOIN customer c ON c.id = o.customer_id
  WHERE o.id = r.order_id AND c.removed_at IS NOT NULL)`

/** Whose wallet the money of an order goes into; null: a guest has none, and a removed account has none any more. */
export function walletOwner(db: Db, { customerId }: Pick<OrderRow, 'customerId'>): string | null {
  const customer = findCustomer(db, customerId)
  return customer && customer.removedAt === null ? customer.id : null
}

export function addRefund(db: Db, row: typeof refunds.$inferInsert): void {
  db.insert(refunds).values(row).run()
}
export const findRefund = (db: Db, id: string): RefundRow | null =>
  db.select().from(refunds).where(eq(refunds.id, id)).get() ?? null
/** That of a transfer in the ledger; null: it went into a wallet at once. */
export const findRefundFor = (db: Db, reason: RefundReason, ref: string): RefundRow | null =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.reason, reason), eq(refunds.ref, ref)))
    .get() ?? null
export function changeRefund(db: Db, id: string, change: Partial<RefundRow>): void {
  db.update(refunds).set(change).where(eq(refunds.id, id)).run()
}

export const listRefundsOf = (db: Db, orderId: string): RefundRow[] =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limits.pageRowsMax)
    .all()

/**
 * What went back of these orders, into a wallet at once, or as the refund says; the first one first. An order that was
 * revived takes its part of the balance again, under another name: of what came back of that the last one counts. Of
 * orders that go on (not `ended`) only a second payment came back.
 */
export function listMoneyBack(db: Db, orderIds: readonly string[], { ended }: { ended: boolean }) {
  const orderId = sql<string>`coalesce(${bills.orderId}, replace(${ledgerTransfers.ref}, ':again', ''))`
  const refs = ended ? [...orderIds, ...orderIds.map((id) => `${id}:again`)] : []
  const doubles = db
    .select({ reference: charges.reference })
    .from(charges)
    .innerJoin(bills, eq(bills.code, charges.billCode))
    .where(isOneOf(bills.orderId, orderIds))
  const rows = db
    .select({
      orderId,
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      at: ledgerTransfers.at,
      amount: ledgerEntries.amount,
      refund: refunds,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .leftJoin(refunds, and(eq(refunds.reason, ledgerTransfers.kind), eq(refunds.ref, ledgerTransfers.ref)))
    .leftJoin(charges, eq(charges.reference, ledgerTransfers.ref))
    .leftJoin(bills, eq(bills.code, charges.billCode))
    .where(
      and(
        isOneOf(ledgerTransfers.kind, ended ? ['refund', 'refund_double', ...ofBalance] : ['refund_double']),
        // One list: of two, SQLite looks into every transfer of these kinds.
        sql`${ledgerTransfers.ref} IN (${valuesOf(refs)} UNION ALL SELECT * FROM ${doubles})`,
        gt(ledgerEntries.amount, 0),
      ),
    )
    .orderBy(asc(ledgerTransfers.id))
    .limit(limits.pageRowsMax)
    .all()
  const last = new Map(rows.filter(({ kind }) => ofBalance.includes(kind)).map((row) => [row.orderId, row.id]))
  return rows.filter((row) => !ofBalance.includes(row.kind) || last.get(row.orderId) === row.id)
}
const ofBalance: readonly string[] = ['wallet_returned', 'wallet_released']

/** The refunds of an attempt's money, however they go, the first one first. */
export const listRefundsOfAttempt = (db: Db, reference: string): RefundRow[] =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.reference, reference))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limits.pageRowsMax)
    .all()

/** What the shop still owes for these orders outside of the wallet. */
export const owedTo = (db: Db, which: SQL): number =>
  db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(which, ne(refunds.state, 'PAID')))
    .get()?.sum ?? 0

/** A page of refunds, the longest owed first, with what the seller needs to know of their orders. */
export function listRefunds(
  db: Db,
  { state, index, size }: { state: RefundRow['state']; index: number; size: number },
) {
  const where = eq(refunds.state, state)
  const { number, address, customerId, buyer, dropshipPhone } = orders
  const rows = db
    .select({ refund: refunds, number, address, customerId, buyer, dropshipPhone })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(where)
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total: tallyOf(db, 'refund', [state]) }
}
