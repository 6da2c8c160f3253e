import { consentPurposes } from '#shared/api/account/account.ts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { findGoogleAccount } from './google-accounts.ts'
import type { Login } from './login-name.ts'
import { consents, customers, customerTypes, googleAccounts, type PasswordHash } from './tables.ts'

export type CustomerRow = typeof customers.$inferSelect

/** null: no id was given, or nobody has it. */
export function findCustomer(db: Db, id: string | null): CustomerRow | null {
  return id === null ? null : (db.select().from(customers).where(eq(customers.id, id)).get() ?? null)
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

/**
 * The account that a password is tried on. A contact that nobody has verified signs in too, while no other account has
 * the better right to it: the one that verified it, then one that has verified nothing, then the oldest.
 */
export const findByLogin = (db: Db, login: Login): CustomerRow | null => firstWith(db, login) ?? null

/**
 * The account that a contact stands for: it is verified, or nothing of the account is. A contact that was only typed
 * beside a verified one, or beside a Google account that is the only way in, stands for nobody, so it keeps its owner
 * from nothing.
 */
export const findByContact = (db: Db, login: Login): CustomerRow | null => {
  const found = firstWith(db, login)
  return found && standsFor(db, found, login) ? found : null
}

function firstWith(db: Db, { by, value }: Login): CustomerRow | undefined {
  if (by === 'nothing') return undefined
  const { email, emailVerifiedAt, phone, phoneVerifiedAt, password, createdAt, id } = customers
  const [contact, verifiedAt] = by === 'email' ? [email, emailVerifiedAt] : [phone, phoneVerifiedAt]
  const byGoogle = sql`(${password} ->> '$.hash' = '' AND ${id} IN (SELECT ${googleAccounts.customerId} FROM ${googleAccounts}))`
  const nothing = sql`${emailVerifiedAt} IS NULL AND ${phoneVerifiedAt} IS NULL AND NOT ${byGoogle}`
  return db
    .select()
    .from(customers)
    .where(eq(contact, value))
    .orderBy(sql`${verifiedAt} IS NULL`, sql`NOT (${nothing})`, asc(createdAt), asc(id))
    .limit(1)
    .get()
}

function standsFor(db: Db, { id, emailVerifiedAt, phoneVerifiedAt, password }: CustomerRow, { by }: Login): boolean {
  if ((by === 'email' ? emailVerifiedAt : phoneVerifiedAt) !== null) return true
  if (emailVerifiedAt !== null || phoneVerifiedAt !== null) return false
  return password.hash !== '' || findGoogleAccount(db, 'customerId', id) === null
}

/** Whether this phone or this e-mail stands for a customer already. */
export const isTaken = (db: Db, { phone, email }: { phone: string | null; email: string | null }): boolean =>
  (phone !== null && findByContact(db, { by: 'phone', value: phone }) !== null) ||
  (email !== null && findByContact(db, { by: 'email', value: email }) !== null)

const codeStart = 'PLG-'
/** Whether it is written like the code of a customer. */
export const isCustomerCode = (typed: string): boolean => new RegExp(`^${codeStart}\\d+$`, 'i').test(typed)

export function addCustomer(db: Db, row: Omit<typeof customers.$inferInsert, 'code'>): CustomerRow {
  const known = tallyOf(db, 'customer')
  return db
    .insert(customers)
    .values({ ...row, code: `${codeStart}${String(known + 1).padStart(6, '0')}` })
    .returning()
    .get()
}

export function addConsent(db: Db, row: Omit<typeof consents.$inferInsert, 'id'>): void {
  db.insert(consents).values(row).run()
}

/** The customer's latest answer about news and offers. */
export const wantsNews = (db: Db, customerId: string): boolean =>
  db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.customerId, customerId), eq(consents.purpose, 'marketing')))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1)
    .get()?.granted ?? false

/** The customer's last answer for each purpose, the newest first. */
export function listConsents(db: Db, customerId: string) {
  const last = (purpose: string): SQL =>
    sql`SELECT * FROM (SELECT id, purpose, version, granted, at FROM consent WHERE customer_id = ${customerId} AND purpose = ${purpose} ORDER BY at DESC, id DESC LIMIT 1)`
  return db
    .all<Pick<typeof consents.$inferSelect, 'id' | 'purpose' | 'version'> & { granted: number; at: number }>(
      sql.join(consentPurposes.map(last), sql` UNION ALL `),
    )
    .toSorted((a, b) => b.id - a.id)
    .map((one) => ({ ...one, granted: one.granted === 1, at: new Date(one.at) }))
}

export function changeCustomer(db: Db, id: string, change: Partial<CustomerRow>): void {
  db.update(customers).set(change).where(eq(customers.id, id)).run()
}

export function changePassword(db: Db, customerId: string, password: PasswordHash): void {
  db.update(customers).set({ password }).where(eq(customers.id, customerId)).run()
}
