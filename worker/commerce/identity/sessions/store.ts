import { hourMs } from '#shared/format/units.ts'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { customers } from '../customers/tables.ts'
import { knownDevices, sessions } from './tables.ts'

export function addSession(db: Db, row: Omit<typeof sessions.$inferInsert, 'revokedAt'>): void {
  db.insert(sessions).values(row).run()
  db.update(customers).set({ usedAt: row.createdAt }).where(eq(customers.id, row.customerId)).run()
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
  const own = and(eq(sessions.id, sessionId), eq(sessions.customerId, customerId), aliveAt(now))
  return db.select({ id: sessions.id }).from(sessions).where(own).get() !== undefined
}

const aliveAt = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
const lastUse = sql<number>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`

export const findSession = (db: Db, id: string) => db.select().from(sessions).where(eq(sessions.id, id)).get() ?? null

/** The customer of this session has just shown who they are. */
export function confirmSession(db: Db, id: string, confirmed: { confirmedAt: Date; confirmedIn: string | null }): void {
  db.update(sessions).set(confirmed).where(eq(sessions.id, id)).run()
}

export function revokeSession(db: Db, id: string, now: Date): void {
  db.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id)).run()
}

/** Ends all sessions of a customer, because the password is a new one. */
export function revokeSessions(db: Db, customerId: string, now: Date): void {
  db.update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)))
    .run()
}

/** The sessions that are still valid, the last used first. */
export function listSessions(db: Db, customerId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), aliveAt(now)))
    .orderBy(desc(lastUse))
    .limit(limits.sessionsShown)
    .all()
}
/** Ends a session of this customer; a session of somebody else stays. */
export function revokeOwnSession(db: Db, customerId: string, sessionId: string, now: Date): void {
  db.update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.customerId, customerId), isNull(sessions.revokedAt)))
    .run()
}
/** Writes down that a session is in use, to the hour. */
export function touchSession(db: Db, id: string, now: Date): void {
  const old = new Date(now.getTime() - hourMs)
  db.update(sessions)
    .set({ usedAt: now })
    .where(and(eq(sessions.id, id), or(isNull(sessions.usedAt), lt(sessions.usedAt, old))))
    .run()
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
