import { href } from '#shared/web/routes.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { pathOf, valuesOf } from './link.ts'
import { problems } from './problems.ts'
import { write } from './rules.ts'
import { sendPush } from './push.ts'
import { changeMessage, findMessage, type MessageRow } from './store.ts'

export const notificationJobs = { 'send-message': sendMessage, 'send-code': sendMessage } satisfies Partial<
  Record<JobKind, Job>
>

/**
 * Sends one message and marks it as sent. When the answer or the mark is lost, it goes out again under the same key, by
 * which the vendor recognises it. The scheduler asks again when a vendor does not answer, but not when it refuses.
 */
async function sendMessage(id: string, scope: Scope): Promise<void> {
  const { db, now, vendors, shop } = scope
  const row = findMessage(db, id)
  if (!row || row.sentAt !== null || row.problem !== '') return
  const giveUp = (problem: string) =>
    changeMessage(db, id, { problem: problem.slice(0, 200), values: withoutCode(row.values) })
  if (row.expiresAt && row.expiresAt <= now) return giveUp(problems.ended)
  if (row.channel === 'push') {
    const outcome = await sendPush(scope, row.target, newsOf(scope, row))
    if (outcome.kind === 'sent') return changeMessage(db, id, { sentAt: now })
    return giveUp(outcome.kind === 'gone' ? problems.no_browser : outcome.problem)
  }
  const messenger = vendors.messenger(row.channel)
  if (messenger === null || messenger === 'outbox') return giveUp(problems.no_vendor)
  if (row.kind.startsWith('code_') && !(await scope.mayCodeLeave(row.channel === 'email' ? 'email' : 'phone')))
    return giveUp('all shops together have sent too many codes within an hour')
  const path = pathOf(scope, row)
  const answer = await messenger.send({
    key: row.id,
    kind: row.kind,
    to: row.target,
    ...write(row.kind, valuesOf(scope, row)),
    path,
    link: path && `https://${shop.host}${path}`,
  })
  if (answer.ok) return changeMessage(db, id, { sentAt: now, values: withoutCode(row.values) })
  if (answer.reason === 'refused') return giveUp(answer.detail)
  throw new Error(`the ${row.channel} vendor does not answer: ${answer.detail}`)
}

/** What stands on a locked screen: of an order no name, no number and no amount; of goods their name. */
const newsOf = (scope: Scope, row: MessageRow) => ({
  title: scope.shop.name,
  body: write(row.kind, row.values).subject,
  path: pathOf(scope, row) ?? href('home'),
})

/** Once a code is sent, nobody needs it here any more. */
const withoutCode = ({ code: _, ...rest }: Readonly<Record<string, string>>) => rest
