import { hourMs } from '#shared/format/units.ts'
import { eq, lt, or } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { pendingRegistrations } from './tables.ts'

export type PendingRegistration = typeof pendingRegistrations.$inferSelect

/** Also deletes those that nobody has finished. */
export function addPendingRegistration(db: Db, row: PendingRegistration): void {
  db.delete(pendingRegistrations)
    .where(lt(pendingRegistrations.at, new Date(row.at.getTime() - hourMs)))
    .run()
  db.insert(pendingRegistrations).values(row).run()
}

export const findPendingRegistration = (db: Db, ticket: string): PendingRegistration | null =>
  db.select().from(pendingRegistrations).where(eq(pendingRegistrations.ticket, ticket)).get() ?? null

export function removePendingRegistration(db: Db, ticket: string): void {
  db.delete(pendingRegistrations).where(eq(pendingRegistrations.ticket, ticket)).run()
}

/** A customer who is removed leaves no registration behind. */
export function forgetRegistrations(db: Db, { phone, email }: { phone: string; email: string | null }): void {
  const same = or(
    eq(pendingRegistrations.phone, phone),
    email === null ? undefined : eq(pendingRegistrations.email, email),
  )
  db.delete(pendingRegistrations).where(same).run()
}
