import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PasswordHash } from './password.ts'

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

/** A sign-in. A token is good only while its row is: logout and a new password end it at once. */
export const sessions = sqliteTable(
  'session',
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
    revokedAt: integer({ mode: 'timestamp_ms' }),
    /** 'Chrome di Android'; '' when the browser did not say. */
    device: text().notNull().default(''),
    /** To the hour: who looks whether a session is theirs needs no more. */
    usedAt: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [index('session_by_customer').on(t.customerId, t.createdAt), index('session_by_expiry').on(t.expiresAt)],
)

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

/** Failed sign-ins of the last minutes. Neither the typed login nor the address is kept readable. */
export const loginFailures = sqliteTable(
  'login_failure',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    /** null when the caller's address is not known. */
    address: text(),
    /** The answer is not known yet: the password is being hashed. */
    pending: integer({ mode: 'boolean' }).notNull().default(false),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('login_failure_by_account').on(t.account, t.at),
    index('login_failure_by_address').on(t.address, t.at),
    index('login_failure_by_age').on(t.at),
  ],
)

/** Browsers from which somebody has signed in with the right password or code. Failures elsewhere do not slow them. */
export const knownDevices = sqliteTable(
  'known_device',
  {
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** A keyed digest of the visitor's id. */
    device: text().notNull(),
    usedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.device] }), index('known_device_by_use').on(t.customerId, t.usedAt)],
)
