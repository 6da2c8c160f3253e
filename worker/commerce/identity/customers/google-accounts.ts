import { eq } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { googleAccounts } from './tables.ts'

export function findGoogleAccount(db: Db, by: 'sub' | 'customerId', value: string) {
  return db.select().from(googleAccounts).where(eq(googleAccounts[by], value)).get() ?? null
}

/** Removes the link to the customer's Google account, if there is one. */
export function removeGoogleAccount(db: Db, customerId: string): void {
  db.delete(googleAccounts).where(eq(googleAccounts.customerId, customerId)).run()
}

export function addGoogleAccount(db: Db, row: typeof googleAccounts.$inferInsert): void {
  db.insert(googleAccounts).values(row).run()
}
