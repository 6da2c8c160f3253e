/** `npm run reset`: deletes every local shop, order and secret. Runs on Node 20; what it starts needs the project's own. */
import { installIfNeeded } from './install.js'
import { runOrEnd } from './run.js'

installIfNeeded()
await runOrEnd('tools/serve/reset.js', process.argv.slice(2))
