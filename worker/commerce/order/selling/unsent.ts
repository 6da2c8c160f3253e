import { and, desc, eq, sql } from 'drizzle-orm'
import { UnsentMessages } from '#shared/admin/messages.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { messageView } from '#commerce/notification/of-order.ts'
import { ordinary } from '#commerce/notification/problems.ts'
import { messages } from '#commerce/notification/tables.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { scheduledJobs } from '#commerce/platform/scheduler/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { orders } from '../core/tables.ts'

export const messageOperations = {
  listUnsent: operation({
    method: 'GET',
    path: '/shops/:host/messages/unsent',
    role: 'viewer',
    people: true,
    masked: ['to', 'said'],
    summary: 'Messages that did not reach anybody, the newest first: to whom, about which order, and why',
    output: UnsentMessages,
    run: ({ db }) => accepted({ messages: listUnsent(db) }),
  }),
}

/** What a vendor has refused, and what none has taken, however often it was tried. */
function listUnsent(db: Db) {
  const most = limits.adminListRows
  const untaken = db
    .select({ ref: scheduledJobs.ref, error: scheduledJobs.error })
    .from(scheduledJobs)
    .where(and(eq(scheduledJobs.failed, true), eq(scheduledJobs.kind, 'send-message')))
    .orderBy(desc(scheduledJobs.dueAt))
    .limit(most)
    .all()
  const refused = db
    .select({ id: messages.id })
    .from(messages)
    .where(sql`${messages.problem} <> '' AND ${messages.problem} NOT IN ${ordinary}`)
    .orderBy(desc(messages.createdAt))
    .limit(most)
    .all()
  const said = new Map(untaken.map(({ ref, error }) => [ref, error ?? '']))
  return db
    .select({ row: messages, order: orders.number })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.orderId))
    .where(isOneOf(messages.id, [...said.keys(), ...refused.map(({ id }) => id)]))
    .orderBy(desc(messages.createdAt))
    .limit(most)
    .all()
    .map(({ row, order }) => ({ ...messageView(row, said.get(row.id)), order }))
}
