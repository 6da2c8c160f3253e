import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Change } from '#shared/admin/change.ts'

/** Who may administer this shop. The token itself is shown once and is not here. */
export const adminTokens = sqliteTable('admin_token', {
  id: text().primaryKey(),
  name: text().notNull(),
  role: text({ enum: ['viewer', 'orders', 'manager', 'owner'] }).notNull(),
  /** A keyed digest of the token. */
  digest: text().notNull(),
  createdAt: integer({ mode: 'timestamp_ms' }).notNull(),
  /** Who issued it: the name of a token, or of the platform. */
  createdBy: text().notNull(),
  /** null: it ends only when it is revoked. */
  expiresAt: integer({ mode: 'timestamp_ms' }),
  /** `2026-11-22`; null: never. The hour is nobody's business. */
  lastUsedDay: text(),
})

const tokenId = () =>
  text()
    .notNull()
    .references(() => adminTokens.id)

/** What opens the desk once, with the role of a token. Only a keyed digest of it is here. */
export const deskLinks = sqliteTable(
  'desk_link',
  { digest: text().primaryKey(), tokenId: tokenId(), endsAt: integer({ mode: 'timestamp_ms' }).notNull() },
  (t) => [index('desk_link_by_token').on(t.tokenId)],
)

/** A browser at the desk: it acts under the name and with the role of a token, and ends with it. */
export const deskSessions = sqliteTable(
  'desk_session',
  {
    id: text().primaryKey(),
    tokenId: tokenId(),
    /** A keyed digest of what the browser keeps. */
    digest: text().notNull(),
    usedAt: integer({ mode: 'timestamp_ms' }).notNull(),
    endsAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('desk_session_by_token').on(t.tokenId, t.usedAt)],
)

/** A passkey that opens the desk in place of a link. */
export const deskPasskeys = sqliteTable(
  'desk_passkey',
  {
    credentialId: text().primaryKey(),
    tokenId: tokenId(),
    rpId: text().notNull(),
    userHandle: text().notNull(),
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    backedUp: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [index('desk_passkey_by_token').on(t.tokenId)],
)

/** Who of the administration changed what, and when. */
export const adminLog = sqliteTable(
  'admin_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    who: text().notNull(),
    operation: text().notNull(),
    /** What the path named: an order, a refund. '': the shop itself. */
    subject: text().notNull(),
    changes: text({ mode: 'json' }).$type<readonly Change[]>().notNull(),
  },
  (t) => [index('admin_log_by_time').on(t.at)],
)
