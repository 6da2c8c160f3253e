import { and, desc, eq, sql } from 'drizzle-orm'
import type { OrderMessage } from '#shared/admin/messages.ts'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { scheduledJobs } from '#commerce/platform/scheduler/tables.ts'
import { problemOf } from './problems.ts'
import { write } from './rules.ts'
import type { MessageRow } from './store.ts'
import { messages } from './tables.ts'

/**
 * What the shop has written to the shopper about an order, the newest first: its subject, and never its words, in which a
 * link or the code of a pick-up may stand. What the seller got is not here. One-time codes
 * name no order: that none is listed is a second lock, should one ever name its order.
 */
export function listMessagesOf(db: Db, orderId: string): OrderMessage[] {
  const rows = db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.orderId, orderId),
        sql`${messages.kind} NOT GLOB 'code_*' AND ${messages.kind} NOT GLOB 'seller_*'`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(sql`rowid`))
    .limit(limits.pageRowsMax)
    .all()
  const open = rows.filter(({ sentAt, problem }) => sentAt === null && problem === '').map(({ id }) => id)
  const unanswered = listUnanswered(db, open)
  return rows.map((row) => messageView(row, unanswered.get(row.id)))
}

/**
 * Of these messages, or of all the latest, those whose vendor did not answer, however often it was asked: what it has
 * said last.
 */
export function listUnanswered(db: Db, among?: readonly string[]): ReadonlyMap<string, string> {
  if (among?.length === 0) return new Map()
  const isGivenUp = and(eq(scheduledJobs.kind, 'send-message'), eq(scheduledJobs.failed, true))
  const jobs = db.select({ ref: scheduledJobs.ref, error: scheduledJobs.error }).from(scheduledJobs)
  const given = among
    ? jobs.where(and(isGivenUp, isOneOf(scheduledJobs.ref, among))).all()
    : jobs.where(isGivenUp).orderBy(desc(scheduledJobs.dueAt)).limit(limits.adminListRows).all()
  return new Map(given.map(({ ref, error }) => [ref, error ?? '']))
}

/** A message as the seller sees it; `unanswered`: what a vendor that did not answer has said last. */
export function messageView(row: MessageRow, unanswered: string | undefined): OrderMessage {
  const { kind, channel, target, createdAt, sentAt, problem, values } = row
  const { code: _, ...shown } = values
  const failed = unanswered === undefined ? problemOf(problem) : ({ why: 'no_answer', said: unanswered } as const)
  return {
    ...{ kind, subject: write(kind, shown).subject.trim(), channel, at: createdAt, sentAt },
    // The id of a browser says nothing to anybody.
    to: channel === 'push' ? '' : target,
    state: sentAt !== null ? 'sent' : failed ? 'failed' : 'waiting',
    why: failed?.why ?? null,
    said: failed?.said ?? '',
  }
}
