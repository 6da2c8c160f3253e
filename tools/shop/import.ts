/**
 * Brings a file of goods into a shop: `node tools/shop/import.ts --shop toko.localhost --file produk.csv`. See
 * docs/decisions/0041-import-files.md for the format, and for `--url` and the token.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { faultText, importFile } from '#shared/admin/import-file.ts'
import { askedOf, sendTo } from './connection.ts'

const asked = askedOf()
const text = readFileSync(asked.file, 'utf8')
const file = { name: basename(asked.file), text, digest: createHash('sha256').update(text).digest('hex') }
const { rows, skipped, faults } = await importFile(file, sendTo(asked), showProgress)
for (const fault of faults) console.error(faultText(fault))
if (faults.length > 0) process.exitCode = 1
else console.log(`${rows} baris sudah masuk${skipped > 0 ? `, ${skipped} di antaranya sebelumnya` : ''}`)

/** A bar that grows in its place; in a log file it would be one line for each part. */
function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((30 * done) / Math.max(all, 1))
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${all}${done === all ? '\n' : ''}`)
}
