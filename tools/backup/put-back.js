import { chmodSync, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exists, manifestFile, secretsFile, sumOf } from './files.js'

/** @param {string} source @returns {import('./files.js').Manifest} */
function manifestOf(source) {
  if (!exists(join(source, manifestFile))) throw new Error(`${source} holds no backup: it has no ${manifestFile}`)
  try {
    return JSON.parse(readFileSync(join(source, manifestFile), 'utf8'))
  } catch {
    throw new Error(`${join(source, manifestFile)} is not what was backed up`)
  }
}

/**
 * Every file is compared with its checksum before anything is written, and the shops appear at the very end: whole or
 * not at all.
 *
 * @param {string} source
 * @param {string} state
 * @returns {import('./files.js').Manifest}
 */
export function restore(source, state) {
  const manifest = manifestOf(source)
  if (manifest.format !== 1) throw new Error(`${source} was written by another version of this program`)
  if (exists(join(state, 'v3'))) throw new Error(`${state} holds shops already: restore into an empty folder`)
  for (const [path, { sha256 }] of Object.entries(manifest.files))
    if (!exists(join(source, path)) || sumOf(join(source, path)).sha256 !== sha256)
      throw new Error(`${join(source, path)} is missing or not what was backed up`)
  const part = join(state, 'restore.part')
  rmSync(part, { recursive: true, force: true })
  for (const path of Object.keys(manifest.files)) {
    mkdirSync(dirname(join(part, path)), { recursive: true })
    copyFileSync(join(source, path), join(part, path))
  }
  if (exists(join(part, secretsFile))) {
    chmodSync(join(part, secretsFile), 0o600)
    renameSync(join(part, secretsFile), join(state, secretsFile))
  }
  renameSync(join(part, 'v3'), join(state, 'v3'))
  rmSync(part, { recursive: true })
  return manifest
}
