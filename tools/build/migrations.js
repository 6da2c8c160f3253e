/**
 * Writes the Shop's next migration from the tables.ts files of worker/commerce: `node tools/build/migrations.js <name>`.
 * drizzle-kit cannot write STRICT, so this script adds it to the tables of the new file; older files never change. Of the
 * snapshots stay the newest, which the next migration begins with, and those of the releases.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
removeOldSnapshots()

/** A CREATE TABLE starts a statement and its closing bracket has its own line. @param {string} file */
function makeStrict(file) {
  const text = readFileSync(file, 'utf8')
  const strict = text.replace(/^CREATE TABLE [^;]*?\n\);/gm, (table) => table.replace(/\);$/, ') STRICT;'))
  writeFileSync(file, strict)
  console.log(strict === text ? file : `${file}: its new tables are STRICT`)
}

function removeOldSnapshots() {
  /** @type {{ entries: { idx: number, when: number }[] }} */
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const upgrades = 'tests/commerce/upgrade'
  const releases = readdirSync(upgrades)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(join(upgrades, file), 'utf8'))
  // The dump of a release names the migrations that it had.
  const ofReleases = releases.map((dump) => entries.findLast(({ when }) => dump.includes(String(when))))
  const kept = new Set([entries.at(-1), ...ofReleases])
  for (const entry of entries.filter((one) => !kept.has(one)))
    rmSync(join(folder, `meta/${String(entry.idx).padStart(4, '0')}_snapshot.json`), { force: true })
}

function sqlFiles() {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.sql'))
  } catch {
    // There are no migrations yet.
    return []
  }
}
