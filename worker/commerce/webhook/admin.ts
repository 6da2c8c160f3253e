import { hourMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { DateTime } from '#shared/admin/fields.ts'
import { OutgoingEvent, outgoingKinds } from '#shared/admin/outgoing-events.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { type AdminTx, operation } from '#commerce/platform/administration/operation.ts'
import { isCallable, newSecret } from './rules.ts'
import {
  addWebhook,
  changeWebhook,
  countHeld,
  findWebhook,
  hurry,
  letGoAfter,
  listEvents,
  listWebhooks,
  newestSeq,
  removeWebhook,
  sealSecrets,
  secretsOf,
  type WebhookRow,
} from './store.ts'

const Row = z.object({
  name: z.string(),
  url: z.string().nullable(),
  kinds: z.array(z.enum(outgoingKinds)).nullable(),
  createdAt: DateTime,
  /** The last event that was sent or is held. */
  sentThrough: z.int(),
  /** Events that it has not taken yet, and those that were given up. */
  held: z.int(),
  failed: z.int(),
  /** Why it did not take the last one; '': it did. */
  problem: z.string(),
  failingSince: DateTime.nullable(),
  /** It was given up then. */
  stoppedAt: DateTime.nullable(),
})
const Seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const watched = ({ db }: AdminTx, { name }: { name: string }) => {
  const row = findWebhook(db, name)
  return row && { url: row.url, kinds: row.kinds, sentThrough: row.sentThrough, stoppedAt: row.stoppedAt }
}

/** The systems of the seller's that get the shop's events. */
export const webhookOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/webhooks',
    // An address may hold a key.
    role: 'manager',
    summary: 'The systems that get the shop’s events, and what each has not taken',
    output: z.object({ webhooks: z.array(Row) }),
    run: ({ db }) => accepted({ webhooks: listWebhooks(db).map((row) => rowOf(db, row)) }),
  }),
  put: operation({
    method: 'PUT',
    path: '/shops/:host/webhooks/:name',
    role: 'owner',
    summary: 'Sends the shop’s events from now on to an address; a new one gets its secret, which is shown once',
    input: z.strictObject({
      /** https; null: nothing is sent, and it reads by `event.list`. */
      url: z.url().max(limits.webhookUrlChars).nullable(),
      /** null: all of them. */
      kinds: z.array(z.enum(outgoingKinds)).min(1).max(outgoingKinds.length).nullable().default(null),
    }),
    unkept: true,
    output: z.object({ secret: z.string().nullable() }),
    watch: watched,
    run: (tx, { name, url, kinds }) => {
      const { db, now, seal, administrator } = tx
      if (!/^[a-z0-9-]{1,40}$/.test(name)) return refused('input_invalid', {}, { name: 'a-z, 0-9 and -' })
      if (url !== null && !isCallable(url, administrator.access === 'platform'))
        return refused('input_invalid', {}, { url: 'not an https address of the public internet' })
      if (findWebhook(db, name)) {
        changeWebhook(db, name, { url, kinds })
        again(tx, name)
        return accepted({ secret: null })
      }
      if (listWebhooks(db).length >= limits.webhooks) return refused('webhooks_full', { max: limits.webhooks })
      const secret = newSecret()
      const sealed = sealSecrets(seal, name, [secret])
      addWebhook(db, { name, url, kinds, sealed, createdAt: now, sentThrough: newestSeq(db) })
      return accepted({ secret })
    },
  }),
  rotate: operation({
    method: 'POST',
    path: '/shops/:host/webhooks/:name/rotate',
    role: 'owner',
    summary: 'Makes a new secret, which is shown once; the former one signs beside it for a day',
    unkept: true,
    output: z.object({ secret: z.string(), formerUntil: DateTime }),
    watch: watched,
    run: ({ db, now, seal }, { name }) => {
      const row = findWebhook(db, name)
      if (!row) return refused('not_found')
      const [secret, formerUntil] = [newSecret(), new Date(now.getTime() + limits.webhookFormerHours * hourMs)]
      // One before that signs no longer, so that a secret that is known to others ends with the second change.
      const former = secretsOf(seal, { ...row, formerUntil: null }, now)
      changeWebhook(db, name, { sealed: sealSecrets(seal, name, [secret, ...former]), formerUntil })
      return accepted({ secret, formerUntil })
    },
  }),
  replay: operation({
    method: 'POST',
    path: '/shops/:host/webhooks/:name/replay',
    role: 'manager',
    summary: 'Sends what was given up; with `after` all events after that one again, under their own ids',
    input: z.strictObject({ after: Seq.nullable().default(null) }),
    watch: watched,
    run: (tx, { name, after }) => {
      if (!findWebhook(tx.db, name)) return refused('not_found')
      if (after !== null) {
        letGoAfter(tx.db, name, after)
        changeWebhook(tx.db, name, { sentThrough: Math.min(after, newestSeq(tx.db)) })
      }
      again(tx, name)
      return accepted({})
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/webhooks/:name',
    role: 'owner',
    summary: 'Sends this system nothing any more',
    watch: watched,
    run: ({ db, scheduler }, { name }) => {
      if (!findWebhook(db, name)) return refused('not_found')
      removeWebhook(db, name)
      scheduler.drop('send-events', name)
      return accepted({})
    },
  }),
}

/** The same events by cursor, for a system that asks itself. */
export const eventOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/events',
    role: 'viewer',
    summary: 'The shop’s events after a certain one, as webhooks send them; written while there is a webhook',
    input: z.strictObject({
      /** The `next` of the answer before. */
      after: Seq.default(0),
      size: z.coerce.number().int().min(1).max(limits.adminListRows).default(limits.adminListRows),
    }),
    output: z.object({
      events: z.array(OutgoingEvent.extend({ seq: z.int(), id: z.string() })),
      /** Where the next question begins. */
      next: z.int(),
    }),
    run: ({ db }, { after, size }) => {
      const rows = listEvents(db, after, size)
      const events = rows.map(({ seq, id, kind, at, data }) => {
        return { seq, id, type: kind, timestamp: at.toISOString(), data: { ...data } }
      })
      return accepted({ events, next: rows.at(-1)?.seq ?? after })
    },
  }),
}

function again({ db, now, scheduler }: AdminTx, name: string): void {
  const well = { failures: 0, failingSince: null, pausedUntil: null, stoppedAt: null, problem: '' }
  changeWebhook(db, name, well)
  hurry(db, name, now, true)
  scheduler.plan('send-events', name, now)
}

const rowOf = (db: AdminTx['db'], row: WebhookRow): z.output<typeof Row> => {
  const { name, url, kinds, createdAt, sentThrough, problem, failingSince, stoppedAt } = row
  const counts = { held: countHeld(db, name, false), failed: countHeld(db, name, true) }
  return {
    ...{ name, url, kinds: kinds && [...kinds], createdAt, sentThrough, problem, failingSince, stoppedAt },
    ...counts,
  }
}
