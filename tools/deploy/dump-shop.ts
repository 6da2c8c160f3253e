/**
 * Writes the database of a shop as SQL: `node tools/deploy/dump-shop.ts shop.sqlite > tests/commerce/upgrade/v0.3.0.sql`.
 * Each release adds one of a demo shop, and tests/commerce/upgrade opens it with the code of today.
 */
import { DatabaseSync } from 'node:sqlite'

interface Part {
  type: string
  name: string
  tbl_name: string
  sql: string
}
type Value = string | number | bigint | Uint8Array | null

const [file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file, { readOnly: true, readBigInts: true })
const parts = (
  database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL').all() as never as Part[]
)
  // The platform's own tables, and those in which a full-text index keeps its words.
  .filter(({ tbl_name }) => !/^(_cf_|sqlite_|product_search_)/.test(tbl_name))
const isVirtual = ({ sql }: Part) => /^CREATE VIRTUAL TABLE/i.test(sql)
const of = (type: string) => parts.filter((part) => part.type === type)

for (const { sql } of of('table')) console.log(`${sql};`)
// Triggers come last: what they would do to the rows stands in the rows.
for (const part of of('table')) if (!isVirtual(part)) for (const line of rowsOf(part)) console.log(line)
for (const type of ['view', 'index']) for (const { sql } of of(type)) console.log(`${sql};`)
console.log(
  'INSERT INTO product_search (rowid, name, category, attributes, options, description) SELECT id, name, category, attributes, options, description FROM product_text;',
)
for (const { sql } of of('trigger')) console.log(`${sql};`)

function* rowsOf({ name }: Part): Generator<string> {
  for (const row of database.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).iterate()) {
    const values = Object.values(row as Record<string, Value>).map(literal)
    yield `INSERT INTO "${name}" VALUES (${values.join(', ')});`
  }
}

/** A line is a statement, so a line break inside a text is written as its code. */
function literal(value: Value): string {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  if (typeof value !== 'string') return String(value)
  const quoted = `'${value.replaceAll("'", "''")}'`
  return quoted.includes('\n') ? `replace(${quoted.replaceAll('\n', '\\n')}, '\\n', char(10))` : quoted
}
