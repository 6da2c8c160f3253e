import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Installs when node_modules is missing or is not what the lock file says. */
export function installIfNeeded() {
  if (installed()) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci did not go well; its message stands above.')
    process.exit(1)
  }
}

/** npm keeps what it installed in a lock file of its own; the two must agree on every package that is there. */
function installed() {
  const wanted = packages('package-lock.json')
  const present = packages('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional === true),
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }> | null} */
function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    // Missing or damaged: not installed.
    return null
  }
}

if (process.argv[1] === import.meta.filename) installIfNeeded()
