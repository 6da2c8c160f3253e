import { dayMs } from '#shared/format/units.ts'
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OutgoingKind } from '#shared/admin/outgoing-events.ts'
import { limits } from '#shared/limits.ts'
import { cached, invalidate } from '#commerce/platform/memory.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Seal } from '#commerce/platform/seal.ts'
import type { Tx, TxDb } from '#commerce/platform/transaction.ts'
import { changeSettings } from '#commerce/site/store.ts'
import { heldEvents, shopEvents, webhooks } from './tables.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type ShopEventRow = typeof shopEvents.$inferSelect
export type HeldRow = typeof heldEvents.$inferSelect

const memory = { object: 'webhooks' }

/** Who reads the shop's events: every change of an order asks, so the object caches it. */
const listReaders = (db: Db) =>
  cached(db, memory, () =>
    db
      .select({
        name: webhooks.name,
        url: webhooks.url,
        kinds: webhooks.kinds,
        stoppedAt: webhooks.stoppedAt,
      })
      .from(webhooks)
      .limit(limits.webhooks)
      .all(),
  )

/** Writes what happened, in its own transaction, and has it sent. A shop without a reader writes nothing. */
export function writeEvent(
  { db, now, newId, scheduler, shop }: Tx,
  event: Pick<ShopEventRow, 'kind' | 'subject' | 'data'>,
): void {
  if (!shop.webhooks) return
  const readers = listReaders(db).filter(({ kinds }) => kinds === null || kinds.includes(event.kind))
  if (readers.length === 0) return
  const [row] = db
    .insert(shopEvents)
    .values({ ...event, id: newId(), at: now })
    .returning({ seq: shopEvents.seq })
    .all()
  if (row && row.seq % limits.webhookForgetEvery === 0) forgetOld(db, now)
  for (const { name, url, stoppedAt } of readers)
    if (url !== null && stoppedAt === null) scheduler.plan('send-events', name, now)
}

/** Old events are deleted, some at a time; the newest one stays, because the next gets its number after it. */
function forgetOld(db: TxDb, now: Date): void {
  const old = now.getTime() - limits.webhookEventsKeptDays * dayMs
  db.delete(shopEvents)
    .where(
      sql`seq IN (SELECT seq FROM ${shopEvents} WHERE ${shopEvents.at} < ${old} LIMIT ${2 * limits.webhookForgetEvery}) AND seq < (SELECT max(seq) FROM ${shopEvents})`,
    )
    .run()
}

export const listEvents = (db: Db, after: number, size: number): ShopEventRow[] =>
  db.select().from(shopEvents).where(gt(shopEvents.seq, after)).orderBy(asc(shopEvents.seq)).limit(size).all()

export const newestSeq = (db: Db): number =>
  db
    .select({ seq: max(shopEvents.seq) })
    .from(shopEvents)
    .get()?.seq ?? 0

export const listWebhooks = (db: Db): WebhookRow[] =>
  db.select().from(webhooks).orderBy(asc(webhooks.name)).limit(limits.webhooks).all()
export const findWebhook = (db: Db, name: string): WebhookRow | null =>
  db.select().from(webhooks).where(eq(webhooks.name, name)).get() ?? null

export function addWebhook(db: TxDb, row: typeof webhooks.$inferInsert): void {
  db.insert(webhooks).values(row).run()
  changeSettings(db, { webhooks: true })
  invalidate(db, memory)
}
export function changeWebhook(db: TxDb, name: string, change: Partial<WebhookRow>): void {
  db.update(webhooks).set(change).where(eq(webhooks.name, name)).run()
  invalidate(db, memory)
}
export function removeWebhook(db: TxDb, name: string): void {
  db.delete(heldEvents).where(eq(heldEvents.webhook, name)).run()
  db.delete(webhooks).where(eq(webhooks.name, name)).run()
  changeSettings(db, { webhooks: listWebhooks(db).length > 0 })
  invalidate(db, memory)
}

/** The next event for a system that was not looked at yet. */
export const nextNew = (db: Db, { kinds, sentThrough }: WebhookRow): ShopEventRow | null =>
  db
    .select()
    .from(shopEvents)
    .where(and(gt(shopEvents.seq, sentThrough), kindIn(kinds)))
    .orderBy(asc(shopEvents.seq))
    .limit(1)
    .get() ?? null
const kindIn = (kinds: readonly OutgoingKind[] | null) =>
  kinds === null ? undefined : sql`${shopEvents.kind} IN ${kinds}`

const openOf = (name: string) => and(eq(heldEvents.webhook, name), isNull(heldEvents.failedAt))

/** Whether an earlier event of the subject waits: then this one does, too. */
export const isHeld = (db: Db, name: string, subject: string): boolean =>
  db
    .select({ seq: heldEvents.seq })
    .from(heldEvents)
    .where(and(openOf(name), eq(heldEvents.subject, subject)))
    .limit(1)
    .get() !== undefined

const isFirst = sql`NOT EXISTS (SELECT 1 FROM webhook_held earlier WHERE earlier.webhook = ${heldEvents.webhook}
  AND earlier.subject = ${heldEvents.subject} AND earlier.seq < ${heldEvents.seq} AND earlier.failed_at IS NULL)`

/** The held event that is due; of each subject only the first. `event` null: it is older than events are kept. */
export const nextHeld = (db: Db, name: string, now: Date): { held: HeldRow; event: ShopEventRow | null } | null =>
  db
    .select({ held: heldEvents, event: shopEvents })
    .from(heldEvents)
    .leftJoin(shopEvents, eq(shopEvents.seq, heldEvents.seq))
    .where(and(openOf(name), lte(heldEvents.dueAt, now), isFirst))
    .orderBy(asc(heldEvents.dueAt), asc(heldEvents.seq))
    .limit(1)
    .get() ?? null

/** When the next held event is due; null: none is held. */
export const nextHeldAt = (db: Db, name: string): Date | null =>
  db
    .select({ at: heldEvents.dueAt })
    .from(heldEvents)
    .where(and(openOf(name), isFirst))
    .orderBy(asc(heldEvents.dueAt))
    .limit(1)
    .get()?.at ?? null

export function hold(db: TxDb, row: HeldRow): void {
  db.insert(heldEvents)
    .values(row)
    .onConflictDoUpdate({ target: [heldEvents.webhook, heldEvents.seq], set: row })
    .run()
}
export function letGo(db: TxDb, name: string, seq: number): void {
  db.delete(heldEvents)
    .where(and(eq(heldEvents.webhook, name), eq(heldEvents.seq, seq)))
    .run()
}
/** All that is held is due now; `failed`: also what was given up, with all of its tries. */
export function hurry(db: TxDb, name: string, now: Date, failed = false): void {
  db.update(heldEvents)
    .set({ dueAt: now, ...(failed ? { failedAt: null, tries: 0 } : {}) })
    .where(failed ? eq(heldEvents.webhook, name) : openOf(name))
    .run()
}
/** What comes after this event is sent again in its turn. */
export function letGoAfter(db: TxDb, name: string, seq: number): void {
  db.delete(heldEvents)
    .where(and(eq(heldEvents.webhook, name), gt(heldEvents.seq, seq)))
    .run()
}
/** What was given up is listed as long as its event. */
export function forgetFailed(db: TxDb, name: string, now: Date): void {
  const old = new Date(now.getTime() - limits.webhookEventsKeptDays * dayMs)
  db.delete(heldEvents)
    .where(and(eq(heldEvents.webhook, name), isNotNull(heldEvents.failedAt), lt(heldEvents.failedAt, old)))
    .run()
}

/** How many events a system has not taken, up to a page of them. */
export const countHeld = (db: Db, name: string, failed: boolean): number =>
  db
    .select({ seq: heldEvents.seq })
    .from(heldEvents)
    .where(and(eq(heldEvents.webhook, name), failed ? isNotNull(heldEvents.failedAt) : isNull(heldEvents.failedAt)))
    .limit(limits.listRows)
    .all().length

const purposeOf = (name: string): string => `webhook\n${name}`
export const sealSecrets = (seal: Seal, name: string, secrets: readonly string[]): string =>
  seal.close(JSON.stringify(secrets), purposeOf(name))

/** The secrets that sign now; none: a change of `SEAL_KEY` has closed them for good. */
export function secretsOf(
  seal: Seal,
  { name, sealed, formerUntil }: Pick<WebhookRow, 'name' | 'sealed' | 'formerUntil'>,
  now: Date,
): string[] {
  const opened = seal.open(sealed, purposeOf(name))
  const all = opened === null ? [] : z.array(z.string()).parse(JSON.parse(opened.text))
  return formerUntil && formerUntil > now ? all : all.slice(0, 1)
}

/** After a change of secrets: what a former one has closed is closed by the present one. */
export function closeWebhooksAgain(db: TxDb, seal: Seal): void {
  for (const { name, sealed } of listWebhooks(db)) {
    const opened = seal.open(sealed, purposeOf(name))
    if (opened && !opened.current) changeWebhook(db, name, { sealed: seal.close(opened.text, purposeOf(name)) })
  }
}
