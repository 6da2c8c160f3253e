import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { sql } from 'drizzle-orm'
import type { OutgoingKind } from '#shared/admin/outgoing-events.ts'

/** What happened in the shop, for its seller's own systems: written with the fact itself, and only where one reads. */
export const shopEvents = sqliteTable(
  'shop_event',
  {
    /** The order in which it happened, and the cursor of `event.list`. */
    seq: integer().primaryKey(),
    /** The same in every delivery: who gets one twice knows it by this. */
    id: text().notNull(),
    kind: text().$type<OutgoingKind>().notNull(),
    /** Events of one subject, such as an order, arrive in their order. */
    subject: text().notNull(),
    data: text({ mode: 'json' }).$type<Readonly<Record<string, string | number | null>>>().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('shop_event_by_age').on(t.at)],
)

/** A system of the seller's that gets the shop's events. */
export const webhooks = sqliteTable('webhook', {
  name: text().primaryKey(),
  /** null: nothing is sent; it reads by `event.list`. */
  url: text(),
  /** null: all of them. */
  kinds: text({ mode: 'json' }).$type<readonly OutgoingKind[]>(),
  /** Its secrets as JSON, the present one first, closed by `Seal`. */
  sealed: text().notNull(),
  /** Until when the former secret signs too. */
  formerUntil: integer({ mode: 'timestamp_ms' }),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  /** Up to this event everything was sent or is held. */
  sentThrough: integer().notNull(),
  /** Failures since it last took something, since when, and why the last one. */
  failures: integer().notNull().default(0),
  failingSince: integer({ mode: 'timestamp_ms' }),
  problem: text().notNull().default(''),
  /** After several failures it is left alone until then. */
  pausedUntil: integer({ mode: 'timestamp_ms' }),
  /** It was given up; `webhook.replay` begins again. */
  stoppedAt: integer({ mode: 'timestamp_ms' }),
})

/** An event that a system has not taken yet, and those of the same subject after it. */
export const heldEvents = sqliteTable(
  'webhook_held',
  {
    webhook: text().notNull(),
    seq: integer().notNull(),
    subject: text().notNull(),
    tries: integer().notNull(),
    dueAt: integer({ mode: 'timestamp_ms' }).notNull(),
    problem: text().notNull(),
    /** It was given up; `webhook.replay` sends it again. */
    failedAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    primaryKey({ columns: [t.webhook, t.seq] }),
    index('webhook_held_by_due').on(t.webhook, t.failedAt, t.dueAt),
    index('webhook_held_by_subject').on(t.webhook, t.subject, t.seq),
    index('webhook_held_by_failure').on(t.failedAt),
    check('webhook_held_tries', sql`${t.tries} >= 0`),
  ],
)
