import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { customers } from '../customers/tables.ts'

/** What browsers were asked to sign and have not answered yet. Each is deleted by its first answer. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenge',
  {
    /** The random bytes to sign, in base64url. */
    id: text().primaryKey(),
    purpose: text({ enum: ['add', 'login', 'confirm', 'desk-add', 'desk-login'] }).notNull(),
    /** A digest of the visitor who signs in, or of the session that adds a passkey or confirms: nobody else may answer. */
    boundTo: text().notNull(),
    /** Who adds a passkey or confirms; null for a login. */
    customerId: text().references(() => customers.id),
    /** `https://toko.id`: only a page from there may answer. */
    origin: text().notNull(),
    /** What the new passkey will know the account by; '' for one that there is. */
    userHandle: text().notNull(),
    /** The browser makes the passkey without asking, so it checks nobody. */
    silent: integer({ mode: 'boolean' }).notNull(),
    /** A digest of the caller's network; null when the address is not known. */
    network: text(),
    expiresAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('passkey_challenge_by_asker').on(t.boundTo, t.expiresAt),
    index('passkey_challenge_by_network').on(t.network, t.expiresAt),
    index('passkey_challenge_by_end').on(t.expiresAt),
    index('passkey_challenge_by_customer').on(t.customerId),
  ],
)
