import { and, asc, eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { passkeys } from './tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export const listPasskeys = (db: Db, customerId: string): PasskeyRow[] =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.createdAt))
    .limit(limits.passkeysPerCustomer)
    .all()

/** By the id that the device gave it. */
export const findPasskey = (db: Db, credentialId: string): PasskeyRow | null =>
  db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).get() ?? null

export function addPasskey(db: Db, row: typeof passkeys.$inferInsert): void {
  db.insert(passkeys).values(row).run()
}

export function markPasskeyUsed(db: Db, id: string, use: Pick<PasskeyRow, 'counter' | 'backedUp' | 'usedAt'>): void {
  db.update(passkeys).set(use).where(eq(passkeys.id, id)).run()
}

/** Only the customer's own; false: there is none. */
export const renamePasskey = (db: Db, customerId: string, id: string, name: string): boolean =>
  db.update(passkeys).set({ name }).where(own(customerId, id)).returning({ id: passkeys.id }).get() !== undefined

/** Only the customer's own; null: there is none. */
export const removePasskey = (db: Db, customerId: string, id: string): PasskeyRow | null =>
  db.delete(passkeys).where(own(customerId, id)).returning().get() ?? null

export function forgetPasskeys(db: Db, customerId: string): void {
  db.delete(passkeys).where(eq(passkeys.customerId, customerId)).run()
}

const own = (customerId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.customerId, customerId))
