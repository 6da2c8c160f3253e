import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { IssuedCode } from './rules.ts'
import { oneTimeCodes } from './tables.ts'

export type CodeRow = typeof oneTimeCodes.$inferSelect

const hourMs = 3_600_000

export function findCode(db: Db, id: string): CodeRow | null {
  return db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id)).get() ?? null
}

/**
 * When codes were issued within the last hour, the newest first. For a network, codes that were used do not count:
 * thousands of shoppers may share one address of a mobile operator.
 */
export function listIssued(db: Db, by: 'account' | 'address', value: string | null, now: Date): IssuedCode[] {
  if (value === null) return []
  return db
    .select({ at: oneTimeCodes.createdAt, purpose: oneTimeCodes.purpose })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes[by], value),
        gt(oneTimeCodes.createdAt, new Date(now.getTime() - hourMs)),
        by === 'address' ? isNull(oneTimeCodes.spentAt) : undefined,
      ),
    )
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(limits.codesPerAddress)
    .all()
}

/** Also deletes the codes that no longer count for any limit. */
export function addCode(db: Db, row: typeof oneTimeCodes.$inferInsert & { createdAt: Date }): void {
  db.insert(oneTimeCodes).values(row).run()
  db.delete(oneTimeCodes)
    .where(lt(oneTimeCodes.createdAt, new Date(row.createdAt.getTime() - hourMs)))
    .run()
}

export function countTry(db: Db, id: string): void {
  db.update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(eq(oneTimeCodes.id, id))
    .run()
}

export function markSpent(db: Db, id: string, now: Date): void {
  db.update(oneTimeCodes).set({ spentAt: now }).where(eq(oneTimeCodes.id, id)).run()
}

/** Codes that were sent to a number or an e-mail that no longer belongs to the account. */
export function forgetCodes(db: Db, customerId: string): void {
  db.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId)).run()
}
