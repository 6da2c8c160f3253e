import { and, count, desc, eq, or } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import type { Login } from './login-name.ts'
import { consents, customers, customerTypes, type PasswordHash } from './tables.ts'

export type CustomerRow = typeof customers.$inferSelect

export function findCustomer(db: Db, id: string): CustomerRow | null {
  return db.select().from(customers).where(eq(customers.id, id)).get() ?? null
}

/** The name of a customer type; null: it has none of its own. */
export const typeNameOf = (db: Db, code: string): string | null =>
  db.select({ name: customerTypes.name }).from(customerTypes).where(eq(customerTypes.code, code)).get()?.name ?? null
export function putCustomerType(db: Db, code: string, name: string): void {
  db.insert(customerTypes)
    .values({ code, name })
    .onConflictDoUpdate({ target: customerTypes.code, set: { name } })
    .run()
}

export function findByLogin(db: Db, { by, value }: Login): CustomerRow | null {
  if (by === 'nothing') return null
  return (
    db
      .select()
      .from(customers)
      .where(eq(by === 'email' ? customers.email : customers.phone, value))
      .get() ?? null
  )
}

/** Whether a customer already has this phone or this e-mail. */
export function isTaken(db: Db, { phone, email }: { phone: string; email: string | null }): boolean {
  const same = or(eq(customers.phone, phone), email === null ? undefined : eq(customers.email, email))
  return db.select({ id: customers.id }).from(customers).where(same).limit(1).get() !== undefined
}

export function addCustomer(db: Db, row: Omit<typeof customers.$inferInsert, 'code'>): CustomerRow {
  const known = db.select({ count: count() }).from(customers).get()?.count ?? 0
  return db
    .insert(customers)
    .values({ ...row, code: `PLG-${String(known + 1).padStart(6, '0')}` })
    .returning()
    .get()
}

export function addConsent(db: Db, row: Omit<typeof consents.$inferInsert, 'id'>): void {
  db.insert(consents).values(row).run()
}

/** The customer's latest answer for this purpose. */
export const hasConsent = (db: Db, customerId: string, purpose: 'marketing'): boolean =>
  db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.customerId, customerId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1)
    .get()?.granted ?? false

export function changeCustomer(db: Db, id: string, change: Partial<CustomerRow>): void {
  db.update(customers).set(change).where(eq(customers.id, id)).run()
}

export function changePassword(db: Db, customerId: string, password: PasswordHash): void {
  db.update(customers).set({ password }).where(eq(customers.id, customerId)).run()
}
