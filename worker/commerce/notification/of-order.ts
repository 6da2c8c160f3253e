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
  const unanswered = listUnanswered(db, rows)
  return rows.map((row) => messageView(row, unanswered.get(row.id)))
}

/** The vendors that did not answer, however often they were asked: what each has said last. */
function listUnanswered(db: Db, rows: readonly MessageRow[]): ReadonlyMap<string, string> {
  const open = rows.filter(({ sentAt, problem }) => sentAt === null && problem === '').map(({ id }) => id)
  if (open.length === 0) return new Map()
  const given = db
    .select({ ref: scheduledJobs.ref, error: scheduledJobs.error })
    .from(scheduledJobs)
    .where(
      and(eq(scheduledJobs.kind, 'send-message'), isOneOf(scheduledJobs.ref, open), eq(scheduledJobs.failed, true)),
    )
    .all()
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
