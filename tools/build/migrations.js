/**
 * Writes the Shop's next migration from the tables.ts files of worker/commerce: `node tools/build/migrations.js <name>`.
 * drizzle-kit cannot write STRICT, so this script adds it to the tables of the new file; older files never change.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOrEnd } from '../start/run.js'

const folder = 'migrations/shop'
const [name] = process.argv.slice(2)
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in snake_case: node tools/build/migrations.js add_wishlist')
  process.exit(1)
}

const before = sqlFiles()
await runOrEnd('node_modules/drizzle-kit/bin.cjs', ['generate', '--name', name])
for (const file of sqlFiles().filter((one) => !before.includes(one))) makeStrict(join(folder, file))

/** A CREATE TABLE starts a statement and its closing bracket has its own line. @param {string} file */
function makeStrict(file) {
  const text = readFileSync(file, 'utf8')
  const strict = text.replace(/^CREATE TABLE [^;]*?\n\);/gm, (table) => table.replace(/\);$/, ') STRICT;'))
  writeFileSync(file, strict)
  console.log(strict === text ? file : `${file}: its new tables are STRICT`)
}

function sqlFiles() {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.sql'))
  } catch {
    // There are no migrations yet.
    return []
  }
}
