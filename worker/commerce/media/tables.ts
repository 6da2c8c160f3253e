import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A picture that the seller has uploaded; its bytes are in the bucket, see `mediaKey`. */
export const media = sqliteTable(
  'media',
  {
    /** The beginning of the SHA-256 of its bytes, as in its address. */
    id: text().primaryKey(),
    address: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of all its files. */
    bytes: integer().notNull(),
    /** What its file was called where it came from. */
    name: text().notNull(),
    /**
     * The SHA-256 of the file from which the widths were made, by which the same file is not sent twice; '': unknown.
     */
    source: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** Since when no row of the shop names it; null: one does. */
    unusedSince: integer({ mode: 'timestamp_ms' }),
    /** Since when the bucket lacks a file of it, as the last look found it; null: all are there. */
    lostSince: integer({ mode: 'timestamp_ms' }),
  },
  (t) => [
    index('media_by_source').on(t.source),
    index('media_by_unused').on(t.unusedSince),
    index('media_lost').on(t.id).where(isNotNull(t.lostSince)),
  ],
)
