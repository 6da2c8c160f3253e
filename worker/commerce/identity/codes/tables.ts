import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { codePurposes } from '#shared/api/account/code.ts'
import type { Channel } from '#shared/api/account/message.ts'
import { customers } from '../customers/tables.ts'

export type CodePurpose =
  | (typeof codePurposes)[number]
  | 'withdrawal'
  | 'contact'
  | 'account'
  | 'order'
  | 'refund'
  | 'erasure'
  | 'register'

/** One-time codes of the last hour. Neither the code nor what was typed can be read here. */
export const oneTimeCodes = sqliteTable(
  'one_time_code',
  {
    /** The ticket: the caller who asked for the code holds it. */
    id: text().primaryKey(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** Keyed digests of the login that was typed and of the network it came from. */
    account: text().notNull(),
    address: text(),
    /** The browser that asked, if the account's owner has signed in from it before. */
    browser: text(),
    /** null: nobody has this login. The row counts for the limits, but its code opens nothing. */
    customerId: text().references(() => customers.id),
    channel: text().$type<Channel>().notNull(),
    digest: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
    spentAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    index('one_time_code_by_account').on(t.account, t.createdAt),
    index('one_time_code_by_address').on(t.address, t.createdAt),
    index('one_time_code_by_age').on(t.createdAt),
    index('one_time_code_by_customer').on(t.customerId),
    check('one_time_code_tries', sql`${t.tries} >= 0`),
  ],
)
