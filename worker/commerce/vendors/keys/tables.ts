import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The shop's keys with each vendor. */
export const vendorKeys = sqliteTable('vendor_key', {
  vendor: text().primaryKey(),
  /** JSON, closed by `Seal`. */
  sealed: text().notNull(),
  setBy: text().notNull(),
  setAt: integer({ mode: 'timestamp_ms' }).notNull(),
  /** When the vendor was last asked whether it takes them, and why it did not; '': it does. */
  checkedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  problem: text().notNull(),
})
