import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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

/** One field that an operation changed. A value is cut, and absent where there was none. */
export interface Change {
  field: string
  before?: string
  after?: string
}

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
