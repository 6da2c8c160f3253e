import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { UnsentMessages } from '#shared/admin/messages.ts'
import { dayMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { listUnanswered, messageView } from '#commerce/notification/of-order.ts'
import { ordinary } from '#commerce/notification/problems.ts'
import { messages } from '#commerce/notification/tables.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
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
    summary: `Messages of the last ${limits.unsentListedDays} days that did not reach anybody, the newest first: to whom, about which order, and why`,
    output: UnsentMessages,
    run: ({ db, now }) => accepted({ messages: listUnsent(db, now) }),
  }),
}

/** What a vendor has refused, and what none has taken, however often it was tried. */
function listUnsent(db: Db, now: Date) {
  const most = limits.adminListRows
  const recent = gt(messages.createdAt, new Date(now.getTime() - limits.unsentListedDays * dayMs))
  const untaken = listUnanswered(db)
  const refused = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(recent, sql`${messages.problem} <> '' AND ${messages.problem} NOT IN ${ordinary}`))
    .orderBy(desc(messages.createdAt))
    .limit(most)
    .all()
  return db
    .select({ row: messages, order: orders.number })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.orderId))
    .where(and(recent, isOneOf(messages.id, [...untaken.keys(), ...refused.map(({ id }) => id)])))
    .orderBy(desc(messages.createdAt))
    .limit(most)
    .all()
    .map(({ row, order }) => ({ ...messageView(row, untaken.get(row.id)), order }))
}
