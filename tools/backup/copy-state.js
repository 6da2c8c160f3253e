import { chmodSync, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { exists, filesBelow, isBlob, isDatabase, keptFolders, manifestFile, secretsFile, sumOf } from './files.js'

/** All pages of a database in one step: with more steps every write of a shopper would start the copy again. */
const allPages = 2 ** 30
const triesMax = 5

/**
 * Each database is copied as it is at one moment. Files are copied before and after, so that whatever a copied database
 * names is there: before it for those that are removed meanwhile, after it for those that are new.
 *
 * @param {string} state
 * @param {string} target must not exist yet
 * @returns {Promise<import('./files.js').Manifest>}
 */
export async function backUp(state, target) {
  if (exists(target)) throw new Error(`${target} exists already: a backup gets a folder of its own`)
  if (!exists(join(state, 'v3'))) throw new Error(`${state} holds no shops: ETALASE_STATE names the folder of the data`)
  const part = `${target}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true, mode: 0o700 })
  copyBlobs(state, part)
  for (const path of keptFolders.flatMap((folder) => below(state, folder, isDatabase)))
    await copyWhole(state, part, path)
  if (exists(join(state, secretsFile))) copyFileSync(join(state, secretsFile), join(part, secretsFile))
  const files = Object.fromEntries(filesBelow(part, () => true).map((path) => [path, sumOf(join(part, path))]))
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const manifest = { format: /** @type {const} */ (1), version, takenAt: new Date().toISOString(), files }
  writeFileSync(join(part, manifestFile), JSON.stringify(manifest, null, 1))
  for (const path of filesBelow(part, () => true)) chmodSync(join(part, path), 0o600)
  renameSync(part, target)
  return manifest
}

/** @param {string} state @param {string} folder @param {(path: string) => boolean} wanted */
const below = (state, folder, wanted) => filesBelow(join(state, folder), wanted).map((path) => join(folder, path))

/** @param {string} state @param {string} part */
function copyBlobs(state, part) {
  for (const path of keptFolders.flatMap((folder) => below(state, folder, isBlob)))
    if (!exists(join(part, path))) copyUnlessGone(join(state, path), join(part, path))
}

/** @param {string} from @param {string} to */
function copyUnlessGone(from, to) {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  try {
    copyFileSync(from, to)
  } catch (error) {
    // It was removed since it was listed; a database that still names it is copied once more.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
}

/**
 * A database, and the files that it names.
 *
 * @param {string} state @param {string} part @param {string} path
 */
async function copyWhole(state, part, path) {
  mkdirSync(dirname(join(part, path)), { recursive: true, mode: 0o700 })
  for (let tries = 0; tries < triesMax; tries += 1) {
    rmSync(join(part, path), { force: true })
    await copyOne(join(state, path), join(part, path))
    copyBlobs(state, part)
    // A file's name is random, so it is the same in whatever bucket it lies.
    const kept = new Set(filesBelow(part, isBlob).map((file) => basename(file)))
    if (namedBlobs(join(part, path)).every((id) => kept.has(id))) return
  }
  throw new Error(`${path} names files that are not there: the data is damaged, or it changes too fast`)
}

/** @param {string} from @param {string} to */
async function copyOne(from, to) {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await copyDatabase(source, to, { rate: allPages })
  } finally {
    source.close()
  }
  // A copy is one file: what it would read from a journal beside it is written into it.
  const copy = new DatabaseSync(to)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const [found] = copy.prepare('PRAGMA integrity_check').all()
    if (found?.integrity_check !== 'ok') throw new Error(`${from} is damaged: ${found?.integrity_check}`)
  } finally {
    copy.close()
  }
}

/** Miniflare keeps the names of files in columns called `blob_id`. @param {string} file @returns {string[]} */
function namedBlobs(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const owners = database
      .prepare(
        "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = 'blob_id' LIMIT 100",
      )
      .all()
    return owners.flatMap(({ name }) =>
      database
        .prepare(`SELECT blob_id FROM "${name}" WHERE blob_id IS NOT NULL`)
        .all()
        .map((row) => String(row.blob_id)),
    )
  } finally {
    database.close()
  }
}
