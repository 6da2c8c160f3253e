import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Channel } from '#shared/api/message.ts'

/** What a shop writes about. The words of each stand in `rules.ts`. */
export type MessageKind =
  | 'order_placed'
  | 'order_cod'
  | 'order_paid'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_cancelled'
  | 'order_expired'
  | 'refunded'
  | 'refund_due'
  | 'return_answered'
  | 'withdrawal'
  | 'code_login'
  | 'code_password'
  | 'code_withdrawal'
  | 'code_contact'
  | 'code_account'
  | 'contact_changed'
  | 'password_changed'
  | 'password_dropped'
/** What a message's words are filled with, by name. */
export type MessageValues = Readonly<Record<string, string>>

/** What the shop tells somebody. A row is written together with the event it tells of, and goes out afterwards. */
export const messages = sqliteTable(
  'message',
  {
    /** The vendor knows the message by it: the same one twice is one. */
    id: text().primaryKey(),
    /** What happened, once: `<kind>:<sale, withdrawal or code>`. */
    event: text().notNull().unique(),
    kind: text().$type<MessageKind>().notNull(),
    channel: text().$type<Channel>().notNull(),
    /** An e-mail address, or a phone number as E.164. */
    target: text().notNull(),
    /** Whose order it is about: its signed link is made when the message goes out. */
    orderId: text(),
    /** The words of its sentence; without a code as soon as it is sent. */
    values: text({ mode: 'json' }).$type<MessageValues>().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** After this it would only confuse: a code that has ended. */
    expiresAt: integer({ mode: 'timestamp_ms' }),
    sentAt: integer({ mode: 'timestamp_ms' }),
    /** Why it will never be sent; '' while it may. */
    problem: text().notNull().default(''),
  },
  (t) => [
    index('message_by_age').on(t.createdAt),
    check('message_one_end', sql`${t.sentAt} IS NULL OR ${t.problem} = ''`),
  ],
)
