import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { bankAccounts } from '#commerce/wallet/tables.ts'
import { affiliates, commissions } from './tables.ts'

export type AffiliateRow = typeof affiliates.$inferSelect
export type CommissionRow = typeof commissions.$inferSelect

export const findAffiliate = (db: Db, customerId: string): AffiliateRow | null =>
  db.select().from(affiliates).where(eq(affiliates.customerId, customerId)).get() ?? null
export const findByCode = (db: Db, code: string): AffiliateRow | null =>
  db.select().from(affiliates).where(eq(affiliates.code, code)).get() ?? null

/** False: the code is taken. */
export const addAffiliate = (db: Db, row: Omit<AffiliateRow, 'clicks'>): boolean =>
  db.insert(affiliates).values(row).onConflictDoNothing().returning({ code: affiliates.code }).all().length === 1

export const countOrders = (db: Db, affiliateId: string): number =>
  db
    .select({ n: count() })
    .from(commissions)
    .where(and(eq(commissions.affiliateId, affiliateId), ne(commissions.status, 'REVERSED')))
    .get()?.n ?? 0

/** Whether two customers have ever had the same bank account. */
export function shareAccount(db: Db, one: string, other: string): boolean {
  const theirs = db
    .select({ number: bankAccounts.number })
    .from(bankAccounts)
    .where(eq(bankAccounts.customerId, other))
    .limit(100)
    .all()
  const numbers = new Set(theirs.map(({ number }) => number))
  const mine = db
    .select({ number: bankAccounts.number })
    .from(bankAccounts)
    .where(eq(bankAccounts.customerId, one))
    .limit(100)
    .all()
  return mine.some(({ number }) => numbers.has(number))
}

/** False: the order has brought its commission already. */
export const addCommission = (db: Db, row: CommissionRow): boolean =>
  db.insert(commissions).values(row).onConflictDoNothing().returning({ orderId: commissions.orderId }).all().length ===
  1
export const findCommission = (db: Db, orderId: string): CommissionRow | null =>
  db.select().from(commissions).where(eq(commissions.orderId, orderId)).get() ?? null
export function changeCommission(db: Db, orderId: string, change: Partial<CommissionRow>): void {
  db.update(commissions).set(change).where(eq(commissions.orderId, orderId)).run()
}

/** A page of a member's orders, the newest first. */
export function listCommissions(
  db: Db,
  affiliateId: string,
  { index, size }: { index: number; size: number },
): { rows: CommissionRow[]; total: number } {
  const mine = eq(commissions.affiliateId, affiliateId)
  const rows = db
    .select()
    .from(commissions)
    .where(mine)
    .orderBy(desc(commissions.at), desc(commissions.orderId))
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total: db.select({ n: count() }).from(commissions).where(mine).get()?.n ?? 0 }
}
