import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A statement takes at most 100 values (Durable Objects, SQLite's limits), and not all of them are of one list. */
const few = 50

/**
 * `column` is one of these, however many there are. Few of them are values of the statement; more travel as one JSON
 * text, of which each value counts as two more rows that are read. Of none SQLite would look through the table.
 */
export const isOneOf = (column: SQLWrapper, values: readonly (string | number)[]): SQL => {
  const list =
    values.length > 0 && values.length <= few
      ? sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )
      : sql`SELECT value FROM json_each(${JSON.stringify(values)})`
  return sql`${column} IN (${list})`
}
