import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const cache = '.cache/done'

/**
 * Runs `step` only when a file it reads has changed since it last went well, or when what it wrote is gone.
 *
 * @param {string} name
 * @param {{ reads: string[], skip?: RegExp, writes: string }} what files and folders
 * @param {() => Promise<void>} step
 * @returns {Promise<boolean>} whether it ran
 */
export async function onceFor(name, { reads, skip, writes }, step) {
  const stamp = join(cache, name)
  const now = fingerprint(reads, skip)
  if (readOr(stamp) === now && exists(writes)) return false
  rmSync(stamp, { force: true })
  await step()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
  return true
}

/**
 * What the files and folders hold, in one word: it differs when any of them does.
 *
 * @param {string[]} paths @param {RegExp} [skip]
 */
export function fingerprint(paths, skip) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(files).sort()) {
    if (skip?.test(path)) continue
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function files(path) {
  if (!exists(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path).flatMap((name) => files(join(path, name)))
}

/** @param {string} path */
function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** @param {string} path */
function readOr(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // There is no stamp: the step has not gone well yet.
    return null
  }
}

/**
 * One build at a time in a working tree: a second one waits, and finds that nothing is left to do.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  const lock = '.cache/build.lock'
  mkdirSync('.cache', { recursive: true })
  while (!taken(lock)) await new Promise((next) => setTimeout(next, 250))
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    // Somebody holds it. A process that has ended cannot.
    if (!alive(Number(readOr(lock)))) rmSync(lock, { force: true })
    return false
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    // No such process.
    return false
  }
}
