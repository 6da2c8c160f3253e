import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from './copy-state.js'
import { restore } from './put-back.js'

const root = mkdtempSync(join(tmpdir(), 'etalase-backup-'))
const state = join(root, 'state')
const shop = 'v3/do/etalase-commerce-Shop/one.sqlite'
const bucket = 'v3/r2/media'
const index = 'v3/r2/miniflare-R2BucketObject/files.sqlite'
let live: DatabaseSync
beforeAll(() => {
  for (const folder of [
    'v3/do/etalase-commerce-Shop',
    `${bucket}/blobs`,
    'v3/r2/miniflare-R2BucketObject',
    'v3/kv/x',
    'v3/cache/x',
  ])
    mkdirSync(join(state, folder), { recursive: true })
  // As in a running shop: open in another connection, with rows that are only in its journal.
  live = open(shop, 'CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT)')
  for (let n = 0; n < 500; n += 1) live.prepare('INSERT INTO row (text) VALUES (?)').run(`row ${n}`)
  open(index, "CREATE TABLE _mf_objects (key, blob_id); INSERT INTO _mf_objects VALUES ('a', 'a1')")
  open('v3/kv/x/kv.sqlite', 'CREATE TABLE row (id)')
  writeFileSync(join(state, bucket, 'blobs/a1'), 'a picture')
  writeFileSync(join(state, 'secrets.json'), '{}')
})
afterAll(() => {
  live.close()
  rmSync(root, { recursive: true })
})
function open(path: string, sql: string): DatabaseSync {
  const database = new DatabaseSync(join(state, path))
  database.exec(`PRAGMA journal_mode = WAL; ${sql}`)
  return database
}

const rowsOf = (file: string) => new DatabaseSync(file).prepare('SELECT * FROM row ORDER BY id').all()

test('a backup of open databases comes back with the same rows, files and secrets, and without caches', async () => {
  const target = join(root, 'backup')
  const writing = setInterval(() => live.prepare("INSERT INTO row (text) VALUES ('later')").run(), 1)
  const { files } = await backUp(state, target)
  clearInterval(writing)
  expect(Object.keys(files)).toEqual([shop, `${bucket}/blobs/a1`, index, 'secrets.json'].sort())
  expect([statSync(target).mode & 0o777, statSync(join(target, 'secrets.json')).mode & 0o777]).toEqual([0o700, 0o600])
  const fresh = join(root, 'restored')
  mkdirSync(fresh)
  restore(target, fresh)
  expect(rowsOf(join(fresh, shop))).toEqual(rowsOf(join(target, shop)))
  expect(rowsOf(join(fresh, shop)).length).toBeGreaterThanOrEqual(500)
  expect(readFileSync(join(fresh, bucket, 'blobs/a1'), 'utf8')).toBe('a picture')
  expect(existsSync(join(fresh, 'secrets.json'))).toBe(true)
  expect(() => restore(target, fresh)).toThrow('holds shops already')
  await expect(backUp(state, target)).rejects.toThrow('exists already')
})

test('a backup that was changed or cut off is refused before anything is written', async () => {
  const target = join(root, 'changed')
  await backUp(state, target)
  writeFileSync(join(target, `${bucket}/blobs/a1`), 'another picture')
  const fresh = join(root, 'empty')
  mkdirSync(fresh)
  expect(() => restore(target, fresh)).toThrow('blobs/a1 is missing or not what was backed up')
  expect(existsSync(join(fresh, 'v3'))).toBe(false)
})

test('a folder without a backup, and one whose list is damaged, are named', () => {
  const nothing = join(root, 'nothing')
  expect(() => restore(nothing, join(root, 'empty'))).toThrow(`${nothing} holds no backup: it has no manifest.json`)
  mkdirSync(nothing)
  writeFileSync(join(nothing, 'manifest.json'), '{"format":')
  expect(() => restore(nothing, join(root, 'empty'))).toThrow('manifest.json is not what was backed up')
})

test('a database that names a file which is not there is no backup', async () => {
  rmSync(join(state, bucket, 'blobs/a1'))
  await expect(backUp(state, join(root, 'never'))).rejects.toThrow('names files that are not there')
  expect(existsSync(join(root, 'never'))).toBe(false)
})
