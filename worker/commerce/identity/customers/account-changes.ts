import { hourMs } from '#shared/format/units.ts'
import { and, desc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { accountChanges } from './tables.ts'

export type AccountChangeRow = typeof accountChanges.$inferSelect

/** A change can be undone until then, and money waits as long. */
export const holdEnds = (at: Date): Date => new Date(at.getTime() + limits.accountHoldHours * hourMs)

/** Also deletes changes that nobody can undo any more. */
export function addAccountChange(db: Db, row: Omit<AccountChangeRow, 'undoneAt'>): void {
  const old = new Date(row.at.getTime() - limits.accountChangesKeptDays * 24 * hourMs)
  db.delete(accountChanges).where(lt(accountChanges.at, old)).run()
  db.insert(accountChanges).values(row).run()
}

export const findAccountChange = (db: Db, id: string): AccountChangeRow | null =>
  db.select().from(accountChanges).where(eq(accountChanges.id, id)).get() ?? null

const standing = (customerId: string) => and(eq(accountChanges.customerId, customerId), isNull(accountChanges.undoneAt))

/** The changes since then that were not undone, the newest first. */
export const listChangesSince = (db: Db, customerId: string, since: Date): AccountChangeRow[] =>
  db
    .select()
    .from(accountChanges)
    .where(and(standing(customerId), gte(accountChanges.at, since)))
    .orderBy(desc(accountChanges.at))
    .limit(limits.listRows)
    .all()

export function markUndone(db: Db, id: string, now: Date): void {
  db.update(accountChanges).set({ undoneAt: now }).where(eq(accountChanges.id, id)).run()
}

/** A later change has taken its place. */
export function removeAccountChange(db: Db, id: string): void {
  db.delete(accountChanges).where(eq(accountChanges.id, id)).run()
}

/** A new bank account has a waiting time of its own; a new passkey, which a browser may make by itself, redirects no code. */
const leadsNowhere: ReadonlySet<AccountChangeRow['replaced']['kind']> = new Set(['bank_account', 'passkey', 'address'])

/** Until when nothing is paid out, because the way into the account was changed; null: nothing waits. */
export function accessHoldUntil(db: Db, customerId: string, now: Date): Date | null {
  const since = new Date(now.getTime() - limits.accountHoldHours * hourMs)
  const last = db
    .select()
    .from(accountChanges)
    .where(and(standing(customerId), gt(accountChanges.at, since)))
    .orderBy(desc(accountChanges.at))
    .limit(limits.listRows)
    .all()
    .find(({ replaced }) => !leadsNowhere.has(replaced.kind))
  return last ? holdEnds(last.at) : null
}

export function forgetAccountChanges(db: Db, customerId: string): void {
  db.delete(accountChanges).where(eq(accountChanges.customerId, customerId)).run()
}
