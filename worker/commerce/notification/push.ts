import { hourMs } from '#shared/format/units.ts'
import { and, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { sessions } from '#commerce/identity/sessions/tables.ts'
import { isPublicUrl } from '#shared/web/public-url.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { readPushKeys } from './push-keys.ts'
import { type Outcome, sendTo } from './push-send.ts'
import { addMessage, type MessageRow } from './store.ts'
import { messages, pushTargets } from './tables.ts'

type Target = typeof pushTargets.$inferSelect
export type Subscription = Pick<Target, 'endpoint' | 'key' | 'auth'>

/**
 * Remembers that a browser shows news about something: the newest few do. Returns its id; null: it cannot be called, or
 * there is no room, which only an owner makes.
 */
export function addPushTarget(
  { db, now, newId, who }: Tx,
  about: string,
  given: Subscription,
  { owner = true } = {},
): string | null {
  if (!isPublicUrl(given.endpoint)) return null
  const { sessionId } = who
  const { endpoint: _, ...more } = given
  const { id } = db
    .insert(pushTargets)
    .values({ id: newId(), about, ...given, sessionId, createdAt: now })
    .onConflictDoUpdate({
      target: [pushTargets.about, pushTargets.endpoint],
      set: { ...more, sessionId, createdAt: now },
    })
    .returning({ id: pushTargets.id })
    .get()
  const newest = db
    .select({ id: pushTargets.id })
    .from(pushTargets)
    .where(eq(pushTargets.about, about))
    .orderBy(desc(pushTargets.createdAt), desc(sql`rowid`))
    .limit(limits.pushTargets + 1)
    .all()
  const oldest = newest.slice(limits.pushTargets).map((one) => one.id)
  const over = owner || oldest.length === 0 ? oldest : [id]
  if (over.length > 0) db.delete(pushTargets).where(inArray(pushTargets.id, over)).run()
  return over.includes(id) ? null : id
}

/** Browsers that showed news about these, and what was sent to them. */
export function forgetPushTargets(db: Db, about: readonly string[]): void {
  const gone = db.delete(pushTargets).where(isOneOf(pushTargets.about, about)).returning({ id: pushTargets.id }).all()
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) db.delete(messages).where(isOneOf(messages.target, ids)).run()
}

/**
 * Beside the message about an order: one that says no more than that there is news, to each browser that shows it. It
 * costs a statement only where there are keys.
 */
export function enqueueNews(tx: Tx, orderId: string, event: string): void {
  const { db, platform } = tx
  if (platform.pushKeys === '') return
  const targets = db
    .select({ id: pushTargets.id })
    .from(pushTargets)
    .where(eq(pushTargets.about, orderId))
    .limit(limits.pushTargets)
    .all()
  for (const { id: target } of targets)
    enqueuePush(tx, { kind: 'order_news', event: `push:${event}:${target}`, target, orderId, values: {} })
}

/** Puts a message to one browser into the outbox. The maker of the browser keeps it no longer than `limits.pushHours`. */
export function enqueuePush(
  { db, now, newId, shop, scheduler }: Tx,
  { values, ...message }: Pick<MessageRow, 'kind' | 'event' | 'target' | 'orderId' | 'values'>,
): void {
  const expiresAt = new Date(now.getTime() + limits.pushHours * hourMs)
  const row = { id: newId(), ...message, channel: 'push', createdAt: now, expiresAt, sentAt: null } as const
  if (addMessage(db, { ...row, values: { shop: shop.name, ...values } })) scheduler.plan('send-message', row.id, now)
}

/** Which of these browsers can still be reached. */
export function reachable({ db, now }: Tx, ids: readonly string[]): ReadonlySet<string> {
  if (ids.length === 0) return new Set()
  forgetSignedOut(db, now, ids)
  const found = db.select({ id: pushTargets.id }).from(pushTargets).where(isOneOf(pushTargets.id, ids)).all()
  return new Set(found.map(({ id }) => id))
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
  forgetSignedOut(db, now, [targetId])
  const target = db.select().from(pushTargets).where(eq(pushTargets.id, targetId)).get()
  if (!target) return { kind: 'gone' }
  const outcome = await sendTo(outside, target, { keys, text: JSON.stringify(said) })
  if (outcome.kind === 'gone') db.delete(pushTargets).where(eq(pushTargets.id, targetId)).run()
  return outcome
}

/** A changed password or contact gives the browser that shows news another session. */
export function movePushTargets({ db }: Tx, { from, to }: ShopEvents['session_renewed']): void {
  db.update(pushTargets).set({ sessionId: to }).where(eq(pushTargets.sessionId, from)).run()
}

/** News end with the sign-in that they were asked from. */
function forgetSignedOut(db: Db, now: Date, ids: readonly string[]): void {
  const alive = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, pushTargets.sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
  db.delete(pushTargets)
    .where(and(isOneOf(pushTargets.id, ids), isNotNull(pushTargets.sessionId), notExists(alive)))
    .run()
}
