import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Installs the packages when node_modules is missing or differs from the lock file. */
export function installIfNeeded() {
  if (installed()) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed; its message is above.')
    process.exit(1)
  }
}

/** npm keeps a lock file of what it installed; both lock files must agree on every package. */
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
    // The file is missing or damaged, so nothing counts as installed.
    return null
  }
}

if (process.argv[1] === import.meta.filename) installIfNeeded()
