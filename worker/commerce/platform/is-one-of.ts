import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * So many of one list are values of a statement. It takes a hundred at most (Durable Objects, SQLite's limits), and some
 * statements have two lists, or ask for one twice, beside all filters of an address.
 */
export const few = 20

/**
 * `column` is one of these, however many there are. Few of them are values of the statement; more travel as one JSON
 * text, of which each value counts as two more rows that are read. `IN ()` would make SQLite scan the table, so none are
 * an empty JSON text.
 */
export const isOneOf = (column: SQLWrapper, values: readonly (string | number)[]): SQL => {
  const list =
    values.length > 0 && values.length <= few
      ? sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )
      : ofJson(values)
  return sql`${column} IN (${list})`
}

/** The same as rows, for a list that goes on with what a query finds: `IN (${valuesOf(ids)} UNION ALL SELECT …)`. */
export const valuesOf = (values: readonly (string | number)[]): SQL =>
  values.length > 0 && values.length <= few
    ? sql`VALUES ${sql.join(
        values.map((value) => sql`(${value})`),
        sql`, `,
      )}`
    : ofJson(values)

const ofJson = (values: readonly (string | number)[]): SQL =>
  sql`SELECT value FROM json_each(${JSON.stringify(values)})`
