import type { OutgoingEvent } from '#shared/admin/outgoing-events.ts'
import { limits } from '#shared/limits.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { eventPause, isGivenUp, systemPause } from './rules.ts'
import { sendSigned } from './send.ts'
import {
  changeWebhook,
  findWebhook,
  forgetFailed,
  type HeldRow,
  hold,
  hurry,
  isHeld,
  letGo,
  newestSeq,
  nextHeld,
  nextHeldAt,
  nextNew,
  secretsOf,
  type ShopEventRow,
  type WebhookRow,
} from './store.ts'

export const webhookJobs = { 'send-events': sendEvents } satisfies Partial<Record<JobKind, Job>>

interface Next {
  event: ShopEventRow
  /** It failed before. */
  held: HeldRow | null
  /** Where the system stood when it was taken out. */
  place: number
}

/**
 * Sends a system what it has not got yet, one event after the other. An event that it does not take is held, and with it
 * the later ones of the same order; the others go on. After several failures in a row the system is left alone, and after
 * days it is given up until `webhook.replay`: nothing is lost meanwhile, because its place moves only with what it took
 * or what is held. Where an answer is lost, the event is sent again under the same id.
 */
async function sendEvents(name: string, scope: Scope): Promise<void> {
  const begun = Date.now()
  for (let sent = 0; sent < limits.webhookSends && Date.now() - begun < limits.webhookRunMs; sent += 1) {
    const hook = callable(scope, name)
    const next = hook && inTransaction(scope, (tx) => nextOf(tx, hook))
    if (!hook || !next) break
    const problem = await deliver(scope, hook, next.event)
    inTransaction(scope, (tx) => {
      if (problem === null) taken(tx, hook, next)
      else failed(tx, hook, next, problem)
    })
  }
  inTransaction(scope, (tx) => planNext(tx, name))
}

/** null: it may not be called now. */
function callable({ db, now }: Scope, name: string): (WebhookRow & { url: string }) | null {
  const hook = findWebhook(db, name)
  if (!hook || hook.url === null || hook.stoppedAt || (hook.pausedUntil && hook.pausedUntil > now)) return null
  return { ...hook, url: hook.url }
}

/** What comes next: first what is new, so that an event that is never taken delays no other. */
function nextOf({ db, now }: Tx, hook: WebhookRow): Next | null {
  let { sentThrough } = hook
  for (let looked = 0; looked < limits.webhookSends; looked += 1) {
    const event = nextNew(db, { ...hook, sentThrough })
    if (event && !isHeld(db, hook.name, event.subject)) return { event, held: null, place: sentThrough }
    sentThrough = event?.seq ?? newestSeq(db)
    if (event) hold(db, { ...heldOf(hook, event), tries: 0, dueAt: now, problem: '' })
    if (sentThrough !== hook.sentThrough) changeWebhook(db, hook.name, { sentThrough })
    if (!event) break
  }
  for (let looked = 0; looked < limits.webhookSends; looked += 1) {
    const found = nextHeld(db, hook.name, now)
    if (!found) return null
    if (found.event) return { ...found, event: found.event, place: sentThrough }
    letGo(db, hook.name, found.held.seq)
  }
  return null
}

const heldOf = ({ name }: WebhookRow, { seq, subject }: ShopEventRow) => ({
  webhook: name,
  seq,
  subject,
  failedAt: null,
})

/** null: it was taken; else why not. */
async function deliver(
  { seal, outside, now }: Scope,
  hook: WebhookRow & { url: string },
  { id, kind, at, data }: ShopEventRow,
): Promise<string | null> {
  const secrets = secretsOf(seal, hook, now)
  if (secrets.length === 0) return 'its secret cannot be read: webhook.rotate makes a new one'
  const body = JSON.stringify({ type: kind, timestamp: at.toISOString(), data } satisfies OutgoingEvent)
  return sendSigned(outside, { url: hook.url, id, body, secrets })
}

/** Its place, unless `webhook.replay` has set another meanwhile. */
const placeAfter = ({ db }: Tx, { name }: WebhookRow, { event, held, place }: Next): Partial<WebhookRow> =>
  held === null && findWebhook(db, name)?.sentThrough === place ? { sentThrough: event.seq } : {}

function taken(tx: Tx, hook: WebhookRow, next: Next): void {
  const { db, now } = tx
  if (next.held) letGo(db, hook.name, next.event.seq)
  // It is there again: what has waited for it waits no longer.
  if (systemPause(hook.failures) !== null) hurry(db, hook.name, now)
  const well = { failures: 0, failingSince: null, pausedUntil: null, problem: '' }
  changeWebhook(db, hook.name, { ...placeAfter(tx, hook, next), ...well })
}

function failed(tx: Tx, hook: WebhookRow, next: Next, problem: string): void {
  const { db, now, shop } = tx
  if (!findWebhook(db, hook.name)) return
  const { event, held } = next
  const [tries, failures, failingSince] = [(held?.tries ?? 0) + 1, hook.failures + 1, hook.failingSince ?? now]
  const [wait, pause] = [eventPause(tries, event.seq), systemPause(failures)]
  const dueAt = new Date(now.getTime() + (wait ?? 0))
  hold(db, { ...heldOf(hook, event), tries, dueAt, problem, failedAt: wait === null ? now : null })
  const gone = problem === 'HTTP 410' || (pause !== null && isGivenUp(failingSince, now))
  changeWebhook(db, hook.name, {
    ...placeAfter(tx, hook, next),
    ...{ failures, failingSince, problem },
    pausedUntil: pause === null ? null : new Date(now.getTime() + pause),
    stoppedAt: gone ? now : null,
  })
  if (!gone && wait !== null) return
  forgetFailed(db, hook.name, now)
  const given = { webhook: hook.name, problem, event: event.id, stopped: gone }
  console.error(JSON.stringify({ level: 'error', company: shop.companyId, ...given }))
}

/** When to go on: at once with what is new, else when what is held is due, and not before the system's pause ends. */
function planNext({ db, now, scheduler }: Tx, name: string): void {
  const hook = findWebhook(db, name)
  if (!hook || hook.url === null || hook.stoppedAt) return
  const at = nextNew(db, hook) ? now : nextHeldAt(db, name)
  if (at === null) return
  const soonest = new Date(Math.max(now.getTime() + 1, hook.pausedUntil?.getTime() ?? 0))
  scheduler.plan('send-events', name, at > soonest ? at : soonest)
}
