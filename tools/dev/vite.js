/** Runs Vite, and holds its data folder: `npm run reset` deletes nothing under shops that are open. */
import { createServer } from 'vite'
import { holdState } from '../serve/lock.js'

const { ETALASE_STATE: state = '.wrangler/dev' } = process.env
holdState(state)
const server = await createServer({ clearScreen: false })
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
