import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a generated file under another name, then renames it: a build at the same moment must never read half of it.
 *
 * @param {string} target @param {string} text
 */
export function writeWhole(target, text) {
  mkdirSync(dirname(target), { recursive: true })
  const part = `${target}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, target)
}
