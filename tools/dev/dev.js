/**
 * `npm run dev`: the same shop with hot reload, on port 5173 (PORT). Its data is separate from that of `npm start`.
 */
import { localSecrets } from '../serve/secrets.js'
import { orGiveUp } from '../serve/settings.js'
import { installIfNeeded } from '../start/install.js'
import { isFree, notAPort, portOf } from '../start/port.js'
import { finished, runOrEnd, start } from '../start/run.js'

process.env.ETALASE_STATE ??= '.wrangler/dev'
process.env.PORT ??= '5173'

const port = portOf(process.env.PORT)
if (port === null || !(await isFree(port))) {
  console.error(
    port === null ? notAPort(process.env.PORT) : `Port ${port} is busy. Choose another: PORT=${port + 1} npm run dev`,
  )
  process.exit(1)
}

// Before the installation, which takes minutes: a folder that cannot be written is said at once.
const { ETALASE_STATE: state } = process.env
const env = {
  ...process.env,
  ...orGiveUp(() => localSecrets(state)),
  NODE_ENV: 'development',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
installIfNeeded()
await runOrEnd('tools/build/build.js', ['--prepare'])
await runOrEnd('tools/dev/directory.js', [], env)

const vite = start('tools/dev/vite.js', [], env)
if (!process.env.BACKEND_URL) start('tools/dev/open-demo-shops.js', [], env)
process.on('SIGINT', () => {})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => vite.kill(signal))
process.exit(await finished(vite))
