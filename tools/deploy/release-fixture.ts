/**
 * Writes the database of a demo shop as SQL: `node tools/deploy/release-fixture.ts v0.3.0`. Each release adds one, and
 * tests/commerce/upgrade opens them all with the code of today.
 */
import { readdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openShop } from '../serve/demo-shops.js'
import { migrateDirectory } from '../serve/directory.js'
import { openLog } from '../serve/log.js'
import { settingsOf } from '../serve/settings.js'
import { serveWorkers } from '../serve/workers.js'
import { run } from '../start/run.js'

interface Part {
  type: string
  name: string
  tbl_name: string
  sql: string
}
type Value = string | number | bigint | Uint8Array | null

const [tag = ''] = process.argv.slice(2)
if (!/^v\d+\.\d+\.\d+$/.test(tag)) {
  console.error('node tools/deploy/release-fixture.ts v0.3.0')
  process.exit(2)
}
await run('tools/build/build.js')
const state = mkdtempSync(join(tmpdir(), 'etalase-fixture-'))
const file = `tests/commerce/upgrade/${tag}.sql`
// Divided as drizzle divides its migrations: a trigger holds semicolons, and a text line breaks.
writeFileSync(file, [...dump(await filledShop())].join('\n--> statement-breakpoint\n') + '\n')
rmSync(state, { recursive: true, force: true })
console.log(file)

/** A demo shop with its invented past, as `npm start` opens it. */
async function filledShop(): Promise<DatabaseSync> {
  const settings = settingsOf({ PORT: '0', ETALASE_STATE: state })
  const log = openLog(settings.log)
  const { server, port, secrets, directory, migrations } = await serveWorkers(settings, { log, ready: () => true })
  await migrateDirectory(await directory(), migrations)
  await openShop(port, secrets.ADMIN_TOKEN, { host: 'kopi.localhost', shop: 'kopi' })
  await server.dispose()
  const folder = join(state, 'v3/do/etalase-commerce-Shop')
  const name = readdirSync(folder).find((one) => /^[\da-f]{64}\.sqlite$/.test(one)) ?? ''
  const database = new DatabaseSync(join(folder, name), { readBigInts: true })
  dropMostReviews(database)
  return database
}

/** Hundreds of reviews would be a third of the file and no other table's rows; some products keep theirs. */
function dropMostReviews(database: DatabaseSync): void {
  const dropped = '(SELECT id FROM product WHERE rowid > 6)'
  database.exec(`PRAGMA foreign_keys = ON;
    DELETE FROM review_photo WHERE review_id IN (SELECT id FROM review WHERE product_id IN ${dropped});
    DELETE FROM review WHERE product_id IN ${dropped};
    UPDATE product SET reviews = 0, rating = NULL WHERE id IN ${dropped}`)
}

function* dump(database: DatabaseSync): Generator<string> {
  const parts = database
    .prepare('SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL')
    .all() as never as Part[]
  // The platform's own tables, and those in which a full-text index keeps its words.
  const own = parts.filter(({ tbl_name }) => !/^(_cf_|sqlite_|product_search_)/.test(tbl_name))
  const of = (type: string) => own.filter((part) => part.type === type)
  for (const { sql } of of('table')) yield `${sql};`
  // Triggers come last: what they would do to the rows stands in the rows.
  for (const { name, sql } of of('table')) if (!/^CREATE VIRTUAL TABLE/i.test(sql)) yield* rowsOf(database, name)
  for (const { sql } of [...of('view'), ...of('index')]) yield `${sql};`
  const words = 'name, category, attributes, options, description'
  yield `INSERT INTO product_search (rowid, ${words}) SELECT id, ${words} FROM product_text;`
  for (const { sql } of of('trigger')) yield `${sql};`
}

function* rowsOf(database: DatabaseSync, name: string): Generator<string> {
  for (const row of database.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).iterate())
    yield `INSERT INTO "${name}" VALUES (${Object.values(row as Record<string, Value>)
      .map(literal)
      .join(', ')});`
}

function literal(value: Value): string {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
