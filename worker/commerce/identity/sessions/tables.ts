import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { customers } from '../customers/tables.ts'

/** A sign-in. Its token is good only while this row is: logout and a new password end it at once. */
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
    /** To the hour, which is enough for a customer to recognise their own session. */
    usedAt: integer({ mode: 'timestamp_ms' }),
    /** When the customer last showed who they are, and in which browser (a keyed digest; null: it has no key). */
    confirmedAt: integer({ mode: 'timestamp_ms' }),
    confirmedIn: text(),
  },
  (t) => [index('session_by_customer').on(t.customerId, t.createdAt), index('session_by_expiry').on(t.expiresAt)],
)

/**
 * Browsers in which the customer has signed in with the right password or code. Failures elsewhere do not slow them
 * down.
 */
export const knownDevices = sqliteTable(
  'known_device',
  {
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** A keyed digest of the browser's key. */
    device: text().notNull(),
    usedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.device] }), index('known_device_by_use').on(t.customerId, t.usedAt)],
)
