/**
 * `npm run restore -- <folder>`: puts a backup into a data folder that holds no shops yet. ETALASE_STATE names it. No
 * server may run on it.
 */
import { holdState } from '../serve/lock.js'
import { orGiveUp } from '../serve/settings.js'
import { restore } from './put-back.js'

const [source] = process.argv.slice(2)
const { ETALASE_STATE: state = '.wrangler/state' } = process.env
if (!source) {
  console.error('From where? npm run restore -- backups/2026-11-22')
  process.exit(64)
}
holdState(state)
const { takenAt, version } = orGiveUp(() => restore(source, state))
console.log(`${state} is as it was at ${takenAt} (version ${version}).`)
