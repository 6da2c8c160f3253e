import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * How many rows the growing tables have in each state, so that no list counts them. Triggers of the migration write it,
 * because they run with every write, in whatever room.
 */
export const tallies = sqliteTable(
  'tally',
  {
    /** The table: `orders`, `customer`; with an owner, its rows alone: `orders:<customer>`, `review:<product>`. */
    of: text().notNull(),
    /** The status of its rows; '' where the table has none. */
    state: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.of, t.state] })],
)
