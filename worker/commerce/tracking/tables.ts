import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Clicks on referral links within the last half hour: one per code for a visitor and for a network. */
export const affiliateClicks = sqliteTable(
  'affiliate_click',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    visitor: text().notNull(),
    /** Truncated: IPv4 to /24, IPv6 to /48; '' when not known. */
    address: text().notNull(),
    /** The caller's network as a keyed digest; null when not known. */
    network: text(),
    device: text().notNull(),
    at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('affiliate_click_by_visitor').on(t.code, t.visitor, t.at),
    index('affiliate_click_by_network').on(t.code, t.network, t.at),
    index('affiliate_click_by_age').on(t.at),
  ],
)

/** First pages of a visitor's day, by day (in Jakarta) and path. */
export const trafficCounts = sqliteTable(
  'traffic_count',
  { day: text().notNull(), path: text().notNull(), views: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.path] }), check('traffic_views', sql`${t.views} >= 1`)],
)

/** By what visitors came, and what they searched for and did not find: how often on a day (in Jakarta). */
export const foundCounts = sqliteTable(
  'found_count',
  {
    day: text().notNull(),
    kind: text({ enum: ['arrival', 'missed'] }).notNull(),
    name: text().notNull(),
    times: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.name] })],
)
