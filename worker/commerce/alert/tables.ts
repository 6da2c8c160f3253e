import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { alertKinds } from '#shared/api/goods/alert.ts'
import { variants } from '#commerce/catalog/tables.ts'

/**
 * Who waits for goods: `owner` is 'c:<customerId>' or 'v:<visitorId>', as in a cart. A row goes with its message. Triggers
 * of the migration plan the job `notify-alerts` of a variant that somebody waits for, whatever changes it: its stock comes
 * back, its price falls, its product is published again.
 */
export const goodsAlerts = sqliteTable(
  'goods_alert',
  {
    id: text().primaryKey(),
    kind: text({ enum: alertKinds }).notNull(),
    owner: text().notNull(),
    variantId: text()
      .notNull()
      .references(() => variants.id),
    /** Whole rupiah: what it cost the owner at that moment; 0 for `stock`. The price must fall below this. */
    price: integer().notNull(),
    /** The browser in `push_target` that shows the news; null: a message to the account's contact. */
    browser: text(),
    askedAt: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    unique('goods_alert_once').on(t.owner, t.variantId, t.kind),
    // Who is next is found without reading the others: the rowid, which every index ends with, is the order of asking.
    index('goods_alert_of_variant').on(t.variantId, t.kind, t.price),
    index('goods_alert_by_age').on(t.askedAt),
    check('goods_alert_price', sql`${t.price} >= 0`),
  ],
)
