import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { writing } from './writable.js'

/** A log file is put aside at this size, and one such file is kept. */
const fileBytesMax = 20 * 1024 * 1024
const levels = new Set(['debug', 'info', 'warn', 'error'])

/**
 * Writes one JSON line for each thing that happened, with its time and level. A file is appended to and bounded: what
 * was logged before a crash is still there after it.
 *
 * @param {string} target a file, or `stdout`
 * @param {{ bytesMax?: number }} [options]
 * @returns {(level: string, message: string, at?: Date) => void}
 */
export function openLog(target, { bytesMax = fileBytesMax } = {}) {
  const write =
    target === 'stdout' ? (/** @type {string} */ line) => void process.stdout.write(line) : toFile(target, bytesMax)
  return (level, message, at = new Date()) => write(`${JSON.stringify(lineOf(level, message, at))}\n`)
}

/** @param {string} file @param {number} bytesMax */
function toFile(file, bytesMax) {
  writing(file, 'ETALASE_LOG', () => {
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, '')
  })
  let bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return (/** @type {string} */ line) => {
    if (bytes > bytesMax) {
      renameSync(file, `${file}.1`)
      bytes = 0
    }
    appendFileSync(file, line)
    bytes += Buffer.byteLength(line)
  }
}

/**
 * The Workers log JSON themselves and know the level best; what a console or the runtime says is a text.
 *
 * @param {string} level @param {string} message @param {Date} at
 */
function lineOf(level, message, at) {
  const said = jsonOf(message)
  const own = typeof said?.level === 'string' && levels.has(said.level) ? said.level : level
  const { level: _, ...rest } = said ?? { message }
  return { time: at.toISOString(), level: levels.has(own) ? own : 'info', ...rest }
}

/** @param {string} text @returns {Record<string, unknown> | null} */
function jsonOf(text) {
  try {
    const value = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    // A text of the runtime.
    return null
  }
}
