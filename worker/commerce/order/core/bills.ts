import { dayMs } from '#shared/format/units.ts'
import { and, desc, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { seenByPerson } from '#shared/order/payment-way.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { type BillRow, bills, type ChargeRow, charges } from './tables.ts'

export const findBill = (db: Db, orderId: string): BillRow | null =>
  db.select().from(bills).where(eq(bills.orderId, orderId)).get() ?? null
/**
 * The bills of these orders that wait for money, each with the attempt it waits for, and whether any attempt of it is a
 * transfer to the shop's own account.
 */
export const listUnpaid = (db: Db, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : db
        .select({
          bill: bills,
          charge: charges,
          byTransfer: sql<number>`EXISTS (SELECT 1 FROM charge t WHERE t.bill_code = ${bills.code} AND t.account IS NOT NULL)`,
        })
        .from(bills)
        .innerJoin(charges, and(eq(charges.billCode, bills.code), eq(charges.attempt, bills.attempt)))
        .where(and(isOneOf(bills.orderId, orderIds), eq(bills.status, 'UNPAID')))
        .limit(limits.listRows)
        .all()
export const findBillByCode = (db: Db, code: string): BillRow | null =>
  db.select().from(bills).where(eq(bills.code, code)).get() ?? null
export function addBill(db: Db, row: typeof bills.$inferInsert): void {
  db.insert(bills).values(row).run()
}
export function changeBill(db: Db, code: string, change: Partial<typeof bills.$inferInsert>): void {
  db.update(bills).set(change).where(eq(bills.code, code)).run()
}
/**
 * The transfers to an account that may still arrive, for the code that distinguishes them. `open`: the order still
 * waits for money, by this way or another; otherwise it has ended lately. Those near the amount come first.
 */
export function listTransfers(db: Db, account: string, amount: number, now: Date) {
  const open = inArray(bills.status, ['UNPAID', 'FAILED', 'COD'])
  const near = sql`${charges.amount} BETWEEN ${amount} AND ${amount + limits.uniqueCodeMax}`
  const since = new Date(now.getTime() - limits.transferCodeKeptDays * dayMs)
  return db
    .select({ uniqueCode: charges.uniqueCode, amount: charges.amount, open: sql<number>`${open}`.mapWith(Boolean) })
    .from(charges)
    .innerJoin(bills, eq(bills.code, charges.billCode))
    .where(and(eq(charges.account, account), notArrived, or(open, gt(charges.createdAt, since))))
    .orderBy(desc(near), desc(open), desc(charges.createdAt))
    .limit(limits.listRows)
    .all()
}
const arrived: readonly ChargeRow['state'][] = ['paid', 'returned']
const notArrived = notInArray(charges.state, [...arrived])

export const findCharge = (db: Db, reference: string): ChargeRow | null =>
  db.select().from(charges).where(eq(charges.reference, reference)).get() ?? null
/** The attempts of a bill, the newest first: what is asked of them within a turn is one statement. */
const listAttempts = (db: Db, { code }: Pick<BillRow, 'code'>): ChargeRow[] =>
  db
    .select()
    .from(charges)
    .where(eq(charges.billCode, code))
    .orderBy(desc(charges.attempt))
    .limit(2 * limits.paymentAttempts)
    .all()
/** The attempt that a bill waits for now. */
export const findAttempt = (db: Db, bill: Pick<BillRow, 'code' | 'attempt'>): ChargeRow | null =>
  listAttempts(db, bill).find(({ attempt }) => attempt === bill.attempt) ?? null
/**
 * The attempts of a bill that have brought no money, the newest first. One whose money a person has seen is not among
 * them: that money is an attempt of its own.
 */
export function listUnpaidAttempts(db: Db, bill: Pick<BillRow, 'code'>): ChargeRow[] {
  const all = listAttempts(db, bill)
  const references = new Set(all.map(({ reference }) => reference))
  return all.filter(({ reference, state }) => !arrived.includes(state) && !references.has(seenReference(reference)))
}
/** The attempts of a bill whose money a person has booked, the newest first. */
export const listBooked = (db: Db, bill: Pick<BillRow, 'code'>): ChargeRow[] =>
  listAttempts(db, bill).filter(({ state, vendor }) => state === 'paid' && vendor === seenByPerson)
/** The reference of money that a person has seen for an attempt of a vendor: once for each. */
export const seenReference = (reference: string): string => `${reference}-${seenByPerson}`
/** The other way round: the attempt beside which money was seen. */
export const attemptSeen = (reference: string): string => reference.replace(new RegExp(`-${seenByPerson}$`), '')
/** The newest attempt of a bill; each has a number of its own. */
export const lastAttempt = (db: Db, bill: Pick<BillRow, 'code'>): number => listAttempts(db, bill)[0]?.attempt ?? 0
/** The newest transfer to the shop's own account that the bill asks for, or has asked for. */
export const findTransferAttempt = (db: Db, bill: Pick<BillRow, 'code'>): ChargeRow | null =>
  listAttempts(db, bill).find(({ account, state }) => account !== null && !arrived.includes(state)) ?? null
/** Returns the attempt as it was written. */
export const addCharge = (db: Db, row: typeof charges.$inferInsert): ChargeRow =>
  db.insert(charges).values(row).returning().get()
/** Returns the attempt as it is now. */
export const changeCharge = (
  db: Db,
  reference: string,
  change: Partial<typeof charges.$inferInsert>,
): ChargeRow | null => db.update(charges).set(change).where(eq(charges.reference, reference)).returning().get() ?? null
