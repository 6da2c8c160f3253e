import { sql } from 'drizzle-orm'
import { consentPurposes } from '#shared/api/account/account.ts'
import type { Address } from '#shared/api/account/address.ts'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** How a password is stored: with its own salt and its own cost, so that the cost can rise later. Bytes are base64. */
export interface PasswordHash {
  /** '' when the customer has chosen no password: no typed password hashes to that. */
  hash: string
  /**
   * The password of an account that nobody had verified before its owner's first code. Only in a browser where a code
   * has signed in since it still counts, and from then on again everywhere.
   */
  former?: string
  salt: string
  n: number
  r: number
  p: number
}

export const customers = sqliteTable(
  'customer',
  {
    id: text().primaryKey(),
    /** PLG-000001: the number that shop staff say on the phone. */
    code: text().notNull().unique(),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    /** Lower case. */
    email: text(),
    password: text({ mode: 'json' }).$type<PasswordHash>().notNull(),
    type: text().notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    /** When the customer entered a code that was sent to the present number; null: never. */
    phoneVerifiedAt: integer({ mode: 'timestamp_ms' }),
    emailVerifiedAt: integer({ mode: 'timestamp_ms' }),
    /** One of the customer's own files; null: no photo. */
    photoFileId: text(),
    /** When the account was closed. What the law keeps refers to this row, which no longer names anybody. */
    removedAt: integer({ mode: 'timestamp_ms' }),
    /** When the customer, who has not signed in for years, last got a letter that the account will be closed. */
    warnedAt: integer({ mode: 'timestamp_ms' }),
    /** When the customer last signed in; where that was not kept: null, then the day of the first look. */
    usedAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    // Several accounts may name a contact, but only one can have verified it.
    index('customer_by_phone').on(t.phone),
    index('customer_by_email').on(t.email),
    index('customer_by_photo').on(t.photoFileId),
    uniqueIndex('customer_verified_phone')
      .on(t.phone)
      .where(sql`${t.phoneVerifiedAt} IS NOT NULL`),
    uniqueIndex('customer_verified_email')
      .on(t.email)
      .where(sql`${t.emailVerifiedAt} IS NOT NULL`),
  ],
)

/** Customer types with prices of their own: `GROSIR`, 'Grosir'. */
export const customerTypes = sqliteTable('customer_type', { code: text().primaryKey(), name: text().notNull() })

/** Evidence of who agreed to what, in which wording, and when. Rows are only ever added. */
export const consents = sqliteTable(
  'consent',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    purpose: text({ enum: consentPurposes }).notNull(),
    version: text().notNull(),
    granted: integer({ mode: 'boolean' }).notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('consent_by_customer').on(t.customerId, t.purpose, t.at)],
)

/** A new phone number or e-mail address whose code was sent but not entered yet; at most one for a customer. */
export const contactChanges = sqliteTable('contact_change', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  kind: text({ enum: ['email', 'phone'] }).notNull(),
  /** E.164 or lower case, as the account will have it. */
  value: text().notNull(),
  /** The ticket of the code. */
  ticket: text().notNull(),
  at: integer({ mode: 'timestamp_ms' }).notNull(),
})

/** Registrations whose code was sent but not entered yet. */
export const pendingRegistrations = sqliteTable(
  'pending_registration',
  {
    /** The ticket of the code. */
    ticket: text().primaryKey(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    marketing: integer({ mode: 'boolean' }).notNull(),
    password: text({ mode: 'json' }).$type<PasswordHash>().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('pending_registration_by_age').on(t.at),
    index('pending_registration_by_phone').on(t.phone),
    index('pending_registration_by_email').on(t.email),
  ],
)

/** What a change of the way into an account, or of its bank accounts, has replaced: what undoing it restores. */
export type ReplacedAccess =
  | { kind: 'email' | 'phone'; value: string | null; verifiedAt: number | null }
  | { kind: 'password' }
  | { kind: 'google'; before: { sub: string; email: string | null; linkedAt: number } | null }
  | { kind: 'passkey'; id: string }
  | { kind: 'bank_account'; id: string }
  | {
      kind: 'address'
      before: readonly KeptAddress[]
      /** The browser of the owner that changed it, as in `knownBrowser`. Older rows have none. */
      by?: string | null
      /** false: no usual address was left, and the next one is what the owner is notified of. */
      notified?: boolean
    }
/** An address of the list that a change has replaced; moments are ms since the epoch. */
interface KeptAddress {
  digest: string
  address: Address
  label: string
  usedAt: number
  savedAt: number | null
  mainAt: number | null
  typedIn: string | null
}

/** Changes of the way into an account and of its bank accounts. The owner may undo one for some days, by a message. */
export const accountChanges = sqliteTable(
  'account_change',
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    replaced: text({ mode: 'json' }).$type<ReplacedAccess>().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    undoneAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [index('account_change_by_customer').on(t.customerId, t.at), index('account_change_by_age').on(t.at)],
)

/** Keys on customers' devices. Only the public half is here: nobody can sign in with what this table holds. */
export const passkeys = sqliteTable(
  'passkey',
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** What the device calls it, in base64url. */
    credentialId: text().notNull().unique(),
    /** The host it was made on: browsers offer it nowhere else. */
    rpId: text().notNull(),
    /** Random bytes by which the device knows the account; all passkeys of a customer have the same. */
    userHandle: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the device says it was used; 0 for good where it does not count. */
    counter: integer().notNull(),
    /** How a browser reaches the device, in the words of the standard. */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    name: text().notNull(),
    /** Whether a password manager keeps it. */
    backedUp: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    usedAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [index('passkey_by_customer').on(t.customerId, t.createdAt), check('passkey_counter', sql`${t.counter} >= 0`)],
)

/** Google accounts by their `sub`: Google never gives it to anybody else, while an e-mail may change hands. */
export const googleAccounts = sqliteTable('google_account', {
  sub: text().primaryKey(),
  customerId: text()
    .notNull()
    .unique()
    .references(() => customers.id),
  email: text(),
  linkedAt: integer({ mode: 'timestamp_ms' }).notNull(),
})
