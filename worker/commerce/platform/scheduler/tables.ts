import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The kinds of jobs. Each has one handler (`app/jobs.ts`), and running it twice does no harm. */
export type JobKind =
  // Reminds of an unpaid order first.
  | 'expire-payment'
  | 'check-payment'
  | 'cancel-attempt'
  | 'refund-at-source'
  | 'advance-demo-order'
  | 'complete-order'
  | 'remind-pickup'
  | 'expire-pickup'
  | 'give-coins'
  | 'end-return'
  | 'advance-demo-return'
  | 'remove-checkout'
  | 'flash-boundary'
  | 'expire-coins'
  | 'ready-commission'
  | 'audit'
  | 'ask-vendors'
  | 'carry-stock'
  | 'count-together'
  | 'report-health'
  | 'forget-people'
  | 'note-erasure'
  | 'backup'
  | 'book-shipment'
  | 'call-off-shipment'
  | 'check-shipment'
  | 'send-message'
  // One with a code.
  | 'send-code'
  | 'notify-alerts'
  | 'seller-digest'
  | 'send-purchase'
  | 'send-events'
  | 'forget-uploads'
  | 'remove-file'
  | 'forget-media'
  | 'look-at-media'
  | 'check-keys'
  | 'remove-media'
  | 'remove-goods'
  | 'forget-quotes'

/** Future jobs, in the shop's own time. `failed` rows wait for an operator. */
export const scheduledJobs = sqliteTable(
  'scheduled_job',
  {
    kind: text().$type<JobKind>().notNull(),
    ref: text().notNull(),
    dueAt: integer({ mode: 'timestamp_ms' }).notNull(),
    tries: integer().notNull(),
    failed: integer({ mode: 'boolean' }).notNull(),
    /** Why the last try failed, without values; null: none has. */
    error: text(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    index('scheduled_job_by_due').on(t.failed, t.dueAt),
    check('scheduled_job_tries', sql`${t.tries} >= 0`),
  ],
)
