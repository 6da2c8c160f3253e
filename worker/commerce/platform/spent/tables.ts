import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What strangers can make a shop pay for: messages about orders that nobody has paid, questions to a courier, codes to
 * phones.
 */
export type SpentKind = 'message' | 'quote' | 'code'

/**
 * How much of it there was on each of the last days, and how much of that belonged to orders that were paid, or came
 * back as a code. No row names anybody.
 */
export const spentDays = sqliteTable(
  'spent_day',
  {
    what: text().$type<SpentKind>().notNull(),
    /** Days since the epoch, of UTC: they begin at 07.00 in Jakarta. */
    day: integer().notNull(),
    sent: integer().notNull(),
    used: integer().notNull(),
    /** What was held back, because it was more than usual. */
    refused: integer().notNull(),
    /** The latest hour of the day, since the epoch, and what of it is that hour's. */
    hour: integer().notNull(),
    hourSent: integer().notNull(),
    hourUsed: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.what, t.day] })],
)
