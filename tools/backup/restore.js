/**
 * `npm run restore -- <folder>`: puts a backup into a data folder that holds no shops yet. ETALASE_STATE names it. No
 * server may run on it.
 */
import { inUse, inUseCode, lockState } from '../serve/lock.js'
import { restore } from './put-back.js'

const [source] = process.argv.slice(2)
const { ETALASE_STATE: state = '.wrangler/state' } = process.env
if (!source) {
  console.error('From where? npm run restore -- backups/2026-11-22')
  process.exit(64)
}
try {
  if (!lockState(state)) {
    console.error(inUse(state))
    process.exit(inUseCode)
  }
  const { takenAt, version } = restore(source, state)
  console.log(`${state} is as it was at ${takenAt} (version ${version}).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
