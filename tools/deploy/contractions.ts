import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const comment = /--[^\n]*/g
const expanding = /^(CREATE\s+(UNIQUE\s+)?(TABLE|INDEX|TRIGGER|VIEW)|ALTER\s+TABLE\s+\S+\s+ADD\b|INSERT|UPDATE)/i

/**
 * Statements that take something away from the Directory: the code before this one still reads it, during the deployment
 * and after a rollback. See docs/decisions/0008-migrations.md.
 */
export function contractions(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) =>
      statementsOf(readFileSync(join(folder, file), 'utf8'))
        .filter((statement) => !expanding.test(statement))
        .map((statement) => `${file} does not only add: ${statement.split('\n')[0] ?? ''}`),
    )
}

/** Statements begin at a line's start; what stands indented belongs to the one above, a trigger's body too. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(comment, '')
    .split(/;\s*\n(?=[A-Z])/i)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !/^END;?$/i.test(statement))
