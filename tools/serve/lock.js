import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { orGiveUp } from './settings.js'
import { writing } from './writable.js'

/** EX_TEMPFAIL of sysexits.h: it may work later, when the other process has ended. */
export const inUseCode = 75

export const lockFile = 'writer.lock'

/**
 * Held for the life of the process: a handle that nothing refers to is closed by the garbage collector, and its lock is
 * free then.
 *
 * @type {DatabaseSync[]}
 */
const held = []

/**
 * Takes the data folder for this process. Two servers on one folder would be two Shop objects on one database. The
 * kernel holds the lock, so it is free again when the process dies in whatever way; a file with a process id would
 * not do, because in every container that id is 1.
 *
 * @param {string} state
 * @param {string | null} setting what names the folder; null: nothing does
 * @returns {DatabaseSync | null} the lock, held until this process ends or closes it; null: another process has the folder
 */
export function lockState(state, setting = 'ETALASE_STATE') {
  const lock = writing(state, setting, () => {
    mkdirSync(state, { recursive: true })
    const opened = new DatabaseSync(join(state, lockFile))
    // SQLite opens the file of another user to read it alone, and such a lock keeps nobody out.
    accessSync(join(state, lockFile), constants.W_OK)
    return opened
  })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (id); COMMIT')
    held.push(lock)
    return lock
  } catch (error) {
    lock.close()
    if (/locked|busy/i.test(String(error))) return null
    throw error
  }
}

/**
 * Takes the data folder that ETALASE_STATE names, or says why it cannot and ends the process.
 *
 * @param {string} state
 */
export function holdState(state) {
  if (orGiveUp(() => lockState(state))) return
  console.error(`${endFirst(state)}, or choose another ETALASE_STATE.`)
  process.exit(inUseCode)
}

/** @param {string} state */
export const endFirst = (state) => `${state} is in use by another process: end it first`
