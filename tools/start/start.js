/**
 * `npm start`: from a fresh clone to open shops. This script runs on Node 20; everything after the installation runs on
 * the project's own Node. PORT (8787) sets the port, BACKEND_URL names another backend instead of the embedded one.
 */
import { installIfNeeded } from './install.js'
import { isFree, notAPort, portOf } from './port.js'
import { finished, runOrEnd, start } from './run.js'

const { PORT = '8787', HOST = '127.0.0.1' } = process.env
const port = portOf(PORT)
if (port === null) {
  console.error(notAPort(PORT))
  process.exit(1)
}

if (!(await isFree(port, HOST))) {
  console.error(`Port ${port} is busy. Choose another: PORT=${port + 1} npm start`)
  process.exit(1)
}
installIfNeeded()
await runOrEnd('tools/build/build.js')

const shop = start('tools/serve/serve.js')
// Ctrl-C in a terminal reaches the child directly; a signal to this process alone must be passed on.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => shop.kill(signal))
process.exit(await finished(shop))
