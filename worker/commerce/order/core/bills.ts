import { and, eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { type BillRow, bills, type ChargeRow, charges } from './tables.ts'

export const findBill = (db: Db, orderId: string): BillRow | null =>
  db.select().from(bills).where(eq(bills.orderId, orderId)).get() ?? null
export const findBillByCode = (db: Db, code: string): BillRow | null =>
  db.select().from(bills).where(eq(bills.code, code)).get() ?? null
export function addBill(db: Db, row: typeof bills.$inferInsert): void {
  db.insert(bills).values(row).run()
}
export function changeBill(db: Db, code: string, change: Partial<typeof bills.$inferInsert>): void {
  db.update(bills).set(change).where(eq(bills.code, code)).run()
}
/** The transfers still awaited on an account, for the code that distinguishes them. */
export const listOpenTransfers = (db: Db, account: string) =>
  db
    .select({ uniqueCode: bills.uniqueCode, amount: bills.amount })
    .from(bills)
    .where(and(eq(bills.account, account), eq(bills.status, 'UNPAID')))
    .limit(limits.listRows)
    .all()

export const findCharge = (db: Db, reference: string): ChargeRow | null =>
  db.select().from(charges).where(eq(charges.reference, reference)).get() ?? null
/** The attempt that a bill waits for now. */
export const findAttempt = (db: Db, { code, attempt }: Pick<BillRow, 'code' | 'attempt'>): ChargeRow | null =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.billCode, code), eq(charges.attempt, attempt)))
    .get() ?? null
export function addCharge(db: Db, row: typeof charges.$inferInsert): void {
  db.insert(charges).values(row).run()
}
export function changeCharge(db: Db, reference: string, change: Partial<typeof charges.$inferInsert>): void {
  db.update(charges).set(change).where(eq(charges.reference, reference)).run()
}
