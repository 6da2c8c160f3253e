import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** Whether a text holds this part, in capitals or not. SQLite lowers A to Z alone, so 'CAFÉ' is also looked for as 'café'. */
export const holdsText = (column: SQLWrapper, part: string): SQL =>
  sql`(instr(lower(${column}), lower(${part})) > 0 OR instr(lower(${column}), ${part.toLowerCase()}) > 0)`
