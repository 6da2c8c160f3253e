import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Channel } from '#shared/api/account/message.ts'

/** The occasions on which a shop writes. `rules.ts` has the words of each. */
export type MessageKind =
  | 'order_placed'
  | 'order_cod'
  | 'order_counter'
  | 'order_ready'
  | 'order_reminder'
  | 'order_fetched'
  | 'order_unfetched'
  | 'order_paid'
  | 'order_shipped'
  | 'order_driven'
  | 'order_receipt'
  | 'order_unpaid'
  | 'order_delivered'
  | 'order_review'
  | 'order_cancelled'
  | 'order_expired'
  | 'refunded'
  | 'refund_due'
  | 'refund_source'
  | 'refund_account'
  | 'refund_account_asked'
  | 'refund_paid'
  | 'return_answered'
  | 'return_postage'
  | 'withdrawal'
  | 'withdrawal_asked'
  | 'code_login'
  | 'code_password'
  | 'code_withdrawal'
  | 'code_contact'
  | 'code_account'
  | 'code_order'
  | 'code_refund'
  | 'code_erasure'
  | 'code_register'
  | 'code_known'
  | 'contact_in_use'
  | 'account_changed'
  | 'account_unused'
  | 'password_dropped'
  | 'passkey_removed'
  | 'order_news'
  | 'goods_back'
  | 'goods_cheaper'
  | SellerMessageKind
/** What the seller is notified of. */
export type SellerMessageKind =
  | 'seller_order'
  | 'seller_paid'
  | 'seller_receipt'
  | 'seller_cancel'
  | 'seller_cancelled'
  | 'seller_carried'
  | 'seller_unfetched'
  | 'seller_return'
  | 'seller_postage'
  | 'seller_withdrawal'
  | 'seller_stock'
  | 'seller_digest'
/** The values that fill a message's words, by name. */
export type MessageValues = Readonly<Record<string, string>>

/** Messages to shoppers, and to the seller. A row is written together with its event and goes out afterwards. */
export const messages = sqliteTable(
  'message',
  {
    /** The vendor recognises the message by it: sent twice, it arrives once. */
    id: text().primaryKey(),
    /** What happened, once: `<kind>:<order, withdrawal or code>`. */
    event: text().notNull().unique(),
    kind: text().$type<MessageKind>().notNull(),
    channel: text().$type<Channel | 'push'>().notNull(),
    /** An e-mail address, a phone number as E.164, or the id of a browser in `push_target`. */
    target: text().notNull(),
    /** The order it is about; the signed link is made when the message goes out. */
    orderId: text(),
    /** What fills its words; a code is removed as soon as the message is sent. */
    values: text({ mode: 'json' }).$type<MessageValues>().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** After this moment it would only confuse, because its code has expired. */
    expiresAt: integer({ mode: 'timestamp_ms' }),
    sentAt: integer({ mode: 'timestamp_ms' }),
    /** Why it will never be sent; '' while it may be. */
    problem: text().notNull().default(''),
  },
  (t) => [
    index('message_by_age').on(t.createdAt),
    // Removing a person's data finds their messages by these.
    index('message_by_target').on(t.target),
    index('message_by_order').on(t.orderId),
    index('message_unsent')
      .on(t.createdAt)
      .where(sql`${t.problem} <> ''`),
    check('message_one_end', sql`${t.sentAt} IS NULL OR ${t.problem} = ''`),
  ],
)

/**
 * Browsers that show news on their screen (Web Push). What is sent there can only be read by the browser: `key` and
 * `auth` are its own.
 */
export const pushTargets = sqliteTable(
  'push_target',
  {
    id: text().primaryKey(),
    /** An order's id, or the owner of alerts about goods. The column is older than alerts. */
    about: text('order_id').notNull(),
    /** Where its maker takes messages for it. */
    endpoint: text().notNull(),
    key: text().notNull(),
    auth: text().notNull(),
    /** The sign-in it was asked from: with it the news end. null: a guest, or by the order's link. */
    sessionId: text(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    uniqueIndex('push_target_once').on(t.about, t.endpoint),
    index('push_target_by_age').on(t.createdAt),
    index('push_target_by_session')
      .on(t.sessionId)
      .where(sql`${t.sessionId} IS NOT NULL`),
  ],
)
