/**
 * Deletes every local shop, order and secret, for `npm run reset`. The sources and the build stay, and so does a folder
 * that ETALASE_STATE names.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endFirst, inUseCode, lockFile, lockState } from './lock.js'
import { giveUp } from './settings.js'

if (process.argv.length > 2) {
  console.error('npm run reset takes no words: it deletes all local shops, those of `npm start` and of `npm run dev`.')
  process.exit(64)
}
const states = ['.wrangler/state', '.wrangler/dev'].filter((state) => existsSync(state))
try {
  // Under a server that runs, shops would go on without their files, and nothing that is sold would stay.
  const busy =
    states.find((state) => !lockState(state, null)) ?? states.flatMap(within).find((one) => !lockState(one, null))
  if (busy !== undefined) {
    console.error(`${endFirst(busy)}.`)
    process.exit(inUseCode)
  }
  for (const state of states) rmSync(state, { recursive: true, force: true })
  const stays = elsewhere(process.env.ETALASE_STATE)
  console.log(
    stays === null
      ? 'All local shops are deleted. `npm start` opens new ones.'
      : `The shops of .wrangler/ are deleted. Those of ${stays} stay, which ETALASE_STATE names: delete that folder yourself.`,
  )
} catch (error) {
  giveUp(error)
}

/**
 * A folder with data that the servers of this shell use and this command leaves alone, because it may be a real shop's;
 * null: there is none. @param {string | undefined} state
 */
function elsewhere(state) {
  return state && existsSync(state) ? state : null
}

/** The data folders in it: each backend that BACKEND_URL has named has its own. @param {string} state */
function within(state) {
  const folders = readdirSync(state).map((name) => join(state, name))
  return folders.filter((folder) => existsSync(join(folder, lockFile)))
}
