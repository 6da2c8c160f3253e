import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { PasswordHash } from './password.ts'
import type { Login } from './login-name.ts'
import { consents, customers, customerTypes, knownDevices, loginFailures, sessions } from './tables.ts'

export type CustomerRow = typeof customers.$inferSelect

export function findCustomer(db: Db, id: string): CustomerRow | null {
  return db.select().from(customers).where(eq(customers.id, id)).get() ?? null
}

/** What a type is called; null: it has no name of its own. */
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

/** Somebody already has this phone or this e-mail. */
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

export function addSession(db: Db, row: Omit<typeof sessions.$inferInsert, 'revokedAt'>): void {
  db.insert(sessions).values(row).run()
  db.delete(sessions)
    .where(
      sql`rowid IN (SELECT rowid FROM ${sessions} WHERE ${sessions.expiresAt} < ${row.createdAt.getTime()} LIMIT 20)`,
    )
    .run()
}

export function isSessionAlive(
  db: Db,
  { customerId, sessionId }: { customerId: string; sessionId: string },
  now: Date,
): boolean {
  const alive = and(
    eq(sessions.id, sessionId),
    eq(sessions.customerId, customerId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
  )
  return db.select({ id: sessions.id }).from(sessions).where(alive).get() !== undefined
}

export function revokeSession(db: Db, id: string, now: Date): void {
  db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id)).run()
}

/** All of somebody's, when the password is a new one. */
export function revokeSessions(db: Db, customerId: string, now: Date): void {
  db.update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)))
    .run()
}

export function changePassword(db: Db, customerId: string, password: PasswordHash): void {
  db.update(customers).set({ password }).where(eq(customers.id, customerId)).run()
}

export function isKnownDevice(db: Db, customerId: string, device: string): boolean {
  const same = and(eq(knownDevices.customerId, customerId), eq(knownDevices.device, device))
  return db.select({ device: knownDevices.device }).from(knownDevices).where(same).get() !== undefined
}

export function rememberDevice(db: Db, row: typeof knownDevices.$inferInsert): void {
  db.insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({ target: [knownDevices.customerId, knownDevices.device], set: { usedAt: row.usedAt } })
    .run()
  const { customerId, usedAt } = knownDevices
  db.delete(knownDevices)
    .where(
      sql`rowid IN (SELECT rowid FROM ${knownDevices} WHERE ${customerId} = ${row.customerId} ORDER BY ${usedAt} DESC LIMIT -1 OFFSET ${limits.knownDevices})`,
    )
    .run()
}

export function forgetDevices(db: Db, customerId: string): void {
  db.delete(knownDevices).where(eq(knownDevices.customerId, customerId)).run()
}

interface Failures {
  by: 'account' | 'address'
  value: string
  since: Date
  limit: number
  /** Tries whose answer is not known yet count too. */
  pending: boolean
}
/** Failed tries of one account or one network since `since`, the newest first, at most as many as decide. */
export function listFailures(db: Db, { by, value, since, limit, pending }: Failures): Date[] {
  const counted = and(
    eq(loginFailures[by], value),
    gt(loginFailures.at, since),
    pending ? undefined : eq(loginFailures.pending, false),
  )
  return db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(counted)
    .orderBy(desc(loginFailures.at))
    .limit(limit)
    .all()
    .map(({ at }) => at)
}

export function addFailure(db: Db, row: typeof loginFailures.$inferInsert): void {
  db.insert(loginFailures).values(row).run()
  const old = row.at.getTime() - limits.loginWindowMinutes * 60_000
  db.delete(loginFailures)
    .where(lt(loginFailures.at, new Date(old)))
    .run()
}

/** After a success: this try was none, and the account's earlier ones are forgotten. */
export function forgetFailures(db: Db, id: string, account: string): void {
  db.delete(loginFailures)
    .where(or(eq(loginFailures.id, id), eq(loginFailures.account, account)))
    .run()
}
/** The try has failed. */
export function settleFailure(db: Db, id: string): void {
  db.update(loginFailures).set({ pending: false }).where(eq(loginFailures.id, id)).run()
}
export function forgetFailure(db: Db, id: string): void {
  db.delete(loginFailures).where(eq(loginFailures.id, id)).run()
}
