/** Runs Vite, and holds its data folder: `npm run reset` deletes nothing under shops that are open. */
import { createServer } from 'vite'
import { holdState } from '../serve/lock.js'
import { watchRuntime } from '../serve/runtime.js'
import { endWithParent } from '../start/run.js'

const { ETALASE_STATE: state = '.wrangler/dev' } = process.env
holdState(state)
// Whichever process of ours is killed: none is left that holds the port or writes the data.
endWithParent()
watchRuntime({ onLoop: () => {} })
const server = await createServer({ clearScreen: false })
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
