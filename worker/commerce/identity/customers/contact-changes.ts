import { eq } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { contactChanges } from './tables.ts'

export type ContactChange = typeof contactChanges.$inferSelect

export const findContactChange = (db: Db, customerId: string): ContactChange | null =>
  db.select().from(contactChanges).where(eq(contactChanges.customerId, customerId)).get() ?? null
export function putContactChange(db: Db, row: ContactChange): void {
  db.insert(contactChanges).values(row).onConflictDoUpdate({ target: contactChanges.customerId, set: row }).run()
}
export function removeContactChange(db: Db, customerId: string): void {
  db.delete(contactChanges).where(eq(contactChanges.customerId, customerId)).run()
}
