import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What of a data folder must be kept: the shops, the Directory and the files. KV, the page cache and the counters of
 * requests make themselves again, and after a restore they would know of things that are no longer so.
 */
export const keptFolders = ['v3/do', 'v3/d1', 'v3/r2']
/** Where the secrets of a run stand that were not given by the environment. */
export const secretsFile = 'secrets.json'
export const manifestFile = 'manifest.json'

/** @typedef {{ format: 1, version: string, takenAt: string, files: Record<string, { bytes: number, sha256: string }> }} Manifest */

/** @param {string} folder @param {(path: string) => boolean} wanted @returns {string[]} paths in the folder */
export function filesBelow(folder, wanted) {
  if (!exists(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(wanted)
    .sort()
}

export const isDatabase = (/** @type {string} */ path) => path.endsWith('.sqlite')
export const isBlob = (/** @type {string} */ path) => /(^|\/)blobs\//.test(path)

/** @param {string} path */
export const exists = (path) => statSync(path, { throwIfNoEntry: false }) !== undefined

/** @param {string} path */
export function sumOf(path) {
  const bytes = readFileSync(path)
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}
