import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How a password is kept: with its own salt and its own cost, so that the cost can rise later. Bytes are base64. */
export interface PasswordHash {
  /** '' where nobody has chosen a password yet: nothing that is typed comes to that. */
  hash: string
  salt: string
  n: number
  r: number
  p: number
}

export const customers = sqliteTable('customer', {
  id: text().primaryKey(),
  /** PLG-000001: what the shop's people say on the phone. */
  code: text().notNull().unique(),
  name: text().notNull(),
  /** E.164. */
  phone: text().notNull().unique(),
  /** Lower case. */
  email: text().unique(),
  password: text({ mode: 'json' }).$type<PasswordHash>().notNull(),
  type: text().notNull(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  /** When a code that went there came back; null: it never did for the present one. */
  phoneVerifiedAt: integer({ mode: 'timestamp_ms' }),
  emailVerifiedAt: integer({ mode: 'timestamp_ms' }),
  /** A file of their own; null: they have no photo. */
  photoFileId: text(),
  /** When the account was given up: what the law keeps refers to this row, which names nobody any more. */
  removedAt: integer({ mode: 'timestamp_ms' }),
})

/** Kinds of customers that have prices of their own: `GROSIR`, 'Grosir'. */
export const customerTypes = sqliteTable('customer_type', { code: text().primaryKey(), name: text().notNull() })

/** Proof of who agreed to what, in which wording, and when; only ever added to. */
export const consents = sqliteTable(
  'consent',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    purpose: text({ enum: ['terms', 'marketing', 'affiliate'] }).notNull(),
    version: text().notNull(),
    granted: integer({ mode: 'boolean' }).notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('consent_by_customer').on(t.customerId, t.purpose, t.at)],
)

/** A new phone number or e-mail address that waits for the code that was sent to it; one a customer. */
export const contactChanges = sqliteTable('contact_change', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  kind: text({ enum: ['email', 'phone'] }).notNull(),
  /** E.164 or lower case, as it will stand in the account. */
  value: text().notNull(),
  /** Of its code. */
  ticket: text().notNull(),
  at: integer({ mode: 'timestamp_ms' }).notNull(),
})

/** Google accounts by their `sub`, which is never given to anybody else; an e-mail may be. */
export const googleAccounts = sqliteTable('google_account', {
  sub: text().primaryKey(),
  customerId: text()
    .notNull()
    .unique()
    .references(() => customers.id),
  email: text(),
  linkedAt: integer({ mode: 'timestamp_ms' }).notNull(),
})
