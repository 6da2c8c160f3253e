import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { orderStatus, orderStatuses } from '#shared/order/order-status.ts'
import { openReturnStatuses } from '#shared/order/return-status.ts'
import { oneTimeCodes } from '#commerce/identity/codes/tables.ts'
import { type CustomerRow } from '#commerce/identity/customers/store.ts'
import { consents, customers, sessions } from '#commerce/identity/customers/tables.ts'
import { files } from '#commerce/files/tables.ts'
import { returns } from '#commerce/order/after/returns/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { contactChanges } from './tables.ts'

export type ContactChange = typeof contactChanges.$inferSelect

export function changeCustomer(db: Db, id: string, change: Partial<CustomerRow>): void {
  db.update(customers).set(change).where(eq(customers.id, id)).run()
}

export const findChange = (db: Db, customerId: string): ContactChange | null =>
  db.select().from(contactChanges).where(eq(contactChanges.customerId, customerId)).get() ?? null
export function putChange(db: Db, row: ContactChange): void {
  db.insert(contactChanges).values(row).onConflictDoUpdate({ target: contactChanges.customerId, set: row }).run()
}
export function removeChange(db: Db, customerId: string): void {
  db.delete(contactChanges).where(eq(contactChanges.customerId, customerId)).run()
}
/** Codes that went to a number or an e-mail that is the account's no more. */
export function forgetCodes(db: Db, customerId: string): void {
  db.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId)).run()
}

/** The sign-ins that are still good, the one used last first. */
export function listSessions(db: Db, customerId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${sessions.usedAt}, ${sessions.createdAt})`))
    .limit(limits.sessionsShown)
    .all()
}
export function revokeOthers(db: Db, customerId: string, sessionId: string | null, now: Date): void {
  db.update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt), ne(sessions.id, sessionId ?? '')))
    .run()
}
/** One of a customer's own; another's stays as it is. */
export function revokeOwn(db: Db, customerId: string, sessionId: string, now: Date): void {
  db.update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.customerId, customerId), isNull(sessions.revokedAt)))
    .run()
}
/** Notes to the hour that a session is used. */
export function touchSession(db: Db, id: string, now: Date): void {
  const old = new Date(now.getTime() - 3_600_000)
  db.update(sessions)
    .set({ usedAt: now })
    .where(and(eq(sessions.id, id), or(isNull(sessions.usedAt), lt(sessions.usedAt, old))))
    .run()
}

/** The last word on a purpose counts. */
export const hasConsent = (db: Db, customerId: string, purpose: 'marketing'): boolean =>
  db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.customerId, customerId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1)
    .get()?.granted ?? false

export const findFile = (db: Db, id: string) => db.select().from(files).where(eq(files.id, id)).get() ?? null
export function removeFile(db: Db, id: string): void {
  db.delete(files).where(eq(files.id, id)).run()
}

export const listOrderIds = (db: Db, customerId: string): string[] =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .all()
    .map(({ id }) => id)

/** How many returns are still talked about, or on their way back. */
export const countOpenReturns = (db: Db, customerId: string): number =>
  db
    .select({ rows: count() })
    .from(returns)
    .where(and(eq(returns.customerId, customerId), inArray(returns.status, [...openReturnStatuses])))
    .get()?.rows ?? 0

/** They wait for more than their money. */
const openStatuses = orderStatuses.filter((status) => status !== 'PENDING' && !orderStatus[status].over)
/** How many orders are not at their end yet. One whose time to pay is over is, whatever its row says. */
export function countOpenOrders(db: Db, customerId: string, now: Date): number {
  const open = or(inArray(orders.status, openStatuses), and(eq(orders.status, 'PENDING'), gt(orders.payBy, now)))
  return (
    db
      .select({ rows: count() })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), open))
      .get()?.rows ?? 0
  )
}
