import { and, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { sessions } from '#commerce/identity/sessions/tables.ts'
import { isPublicUrl } from '#shared/web/public-url.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { readPushKeys } from './push-keys.ts'
import { type Outcome, sendTo } from './push-send.ts'
import { addMessage } from './store.ts'
import { pushTargets } from './tables.ts'

type Target = typeof pushTargets.$inferSelect
export type Subscription = Pick<Target, 'endpoint' | 'key' | 'auth'>

/** Remembers that a browser shows news of this order: the newest few of an order do. false: it cannot be called. */
export function addPushTarget({ db, now, newId, who }: Tx, orderId: string, given: Subscription): boolean {
  if (!isPublicUrl(given.endpoint)) return false
  const { sessionId } = who
  const { endpoint: _, ...more } = given
  db.insert(pushTargets)
    .values({ id: newId(), orderId, ...given, sessionId, createdAt: now })
    .onConflictDoUpdate({
      target: [pushTargets.orderId, pushTargets.endpoint],
      set: { ...more, sessionId, createdAt: now },
    })
    .run()
  const newest = db
    .select({ id: pushTargets.id })
    .from(pushTargets)
    .where(eq(pushTargets.orderId, orderId))
    .orderBy(desc(pushTargets.createdAt), desc(sql`rowid`))
    .limit(limits.pushTargets + 1)
    .all()
  const over = newest.slice(limits.pushTargets).map(({ id }) => id)
  if (over.length > 0) db.delete(pushTargets).where(inArray(pushTargets.id, over)).run()
  return true
}

export const forgetPushTargets = (db: Db, orderIds: readonly string[]): void =>
  void db
    .delete(pushTargets)
    .where(inArray(pushTargets.orderId, [...orderIds]))
    .run()

/**
 * Beside the message about an order: one that says no more than that there is news, to each browser that shows it. It
 * costs a statement only where there are keys.
 */
export function enqueueNews(tx: Tx, orderId: string, event: string): void {
  const { db, now, newId, shop, scheduler, platform } = tx
  if (platform.pushKeys === '') return
  const targets = db
    .select({ id: pushTargets.id })
    .from(pushTargets)
    .where(eq(pushTargets.orderId, orderId))
    .limit(limits.pushTargets)
    .all()
  for (const { id: target } of targets) {
    const expiresAt = new Date(now.getTime() + limits.pushHours * 3_600_000)
    const row = { id: newId(), event: `push:${event}:${target}`, kind: 'order_news', channel: 'push', target } as const
    const values = { shop: shop.name }
    if (addMessage(db, { ...row, orderId, values, createdAt: now, expiresAt, sentAt: null }))
      scheduler.plan('send-message', row.id, now)
  }
}

/** Sends it to the maker of the browser, who keeps it while the browser is off. One that is gone is forgotten. */
export async function sendPush(
  scope: Scope,
  targetId: string,
  said: { title: string; body: string; path: string },
): Promise<Outcome> {
  const { db, now, platform, outside } = scope
  const keys = readPushKeys(platform.pushKeys)
  if (!keys) return { kind: 'refused', problem: 'the platform has no keys for browsers' }
  forgetSignedOut(db, now, targetId)
  const target = db.select().from(pushTargets).where(eq(pushTargets.id, targetId)).get()
  if (!target) return { kind: 'gone' }
  const outcome = await sendTo(outside, target, { keys, text: JSON.stringify(said) })
  if (outcome.kind === 'gone') db.delete(pushTargets).where(eq(pushTargets.id, targetId)).run()
  return outcome
}

/** News end with the sign-in that they were asked from. */
function forgetSignedOut(db: Db, now: Date, id: string): void {
  const alive = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, pushTargets.sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
  db.delete(pushTargets)
    .where(and(eq(pushTargets.id, id), isNotNull(pushTargets.sessionId), notExists(alive)))
    .run()
}
