/**
 * Writes the schema of a new shop into one text file: what all of `migrations/shop` make of an empty database. Each
 * `ALTER TABLE` of a migration reads the whole schema again, so a new shop that began with the oldest migration opened
 * three times as slowly.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { writeWhole } from './write-whole.js'

const folder = 'migrations/shop'
const breakpoint = '--> statement-breakpoint'
const db = new DatabaseSync(':memory:')
for (const file of readdirSync(folder).sort())
  if (file.endsWith('.sql')) for (const one of readFileSync(`${folder}/${file}`, 'utf8').split(breakpoint)) db.exec(one)

const made = /** @type {{ type: string, name: string, sql: string }[]} */ (
  db
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )
    .all()
)
// An index of words makes its own tables.
const words = made.filter(({ sql }) => sql.startsWith('CREATE VIRTUAL TABLE')).map(({ name }) => `${name}_`)
const own = made.filter(({ type, name }) => type !== 'table' || !words.some((word) => name.startsWith(word)))
for (const { type, name } of own) {
  if (type !== 'table') continue
  const [{ rows = 0 } = {}] = /** @type {{ rows?: number }[]} */ (
    db.prepare(`SELECT count(*) AS rows FROM "${name}"`).all()
  )
  if (rows > 0) throw new Error(`a migration fills ${name}: the schema alone would lose its rows`)
}
writeWhole('.cache/schema.txt', own.map(({ sql }) => sql).join(breakpoint))
