import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ShopSettings } from './store.ts'

/** What the shop says about itself, and when shoppers last saw something change: one row. */
export const shopStates = sqliteTable(
  'shop_state',
  {
    id: integer().primaryKey(),
    settings: text({ mode: 'json' }).$type<ShopSettings>().notNull(),
    /** Milliseconds of real time; what every answer's header `Generation` says. */
    generation: integer().notNull(),
    /** The generation that counts from its own millisecond on; null when nothing is waiting. */
    nextGeneration: integer(),
  },
  (t) => [check('shop_state_one', sql`${t.id} = 1`)],
)
