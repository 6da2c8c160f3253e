import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writing } from './writable.js'

/** EX_TEMPFAIL of sysexits.h: it may work later, when the other process has ended. */
export const inUseCode = 75

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
 * @returns {DatabaseSync | null} the lock, held until this process ends or closes it; null: another process has the folder
 */
export function lockState(state) {
  const lock = writing(state, 'ETALASE_STATE', () => {
    mkdirSync(state, { recursive: true })
    return new DatabaseSync(join(state, 'writer.lock'))
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

/** @param {string} state */
export const endFirst = (state) => `${state} is in use by another process: end it first`
/** @param {string} state */
export const inUse = (state) => `${endFirst(state)}, or choose another ETALASE_STATE.`
