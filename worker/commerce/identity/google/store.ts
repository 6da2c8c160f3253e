import { eq, lt } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { googlePendingLogins } from './tables.ts'

export type PendingLoginRow = typeof googlePendingLogins.$inferSelect

export function addPendingLogin(db: Db, row: typeof googlePendingLogins.$inferInsert, now: Date): void {
  db.delete(googlePendingLogins).where(lt(googlePendingLogins.expiresAt, now)).run()
  db.insert(googlePendingLogins).values(row).run()
}

export function findPendingLogin(db: Db, id: string): PendingLoginRow | null {
  return db.select().from(googlePendingLogins).where(eq(googlePendingLogins.id, id)).get() ?? null
}

export function markSpent(db: Db, id: string, now: Date): void {
  db.update(googlePendingLogins).set({ spentAt: now }).where(eq(googlePendingLogins.id, id)).run()
}
