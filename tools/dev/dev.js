/**
 * `npm run dev`: the same shop with hot reload, on port 5173 (PORT). Its data is separate from that of `npm start`.
 */
import { installIfNeeded } from '../start/install.js'
import { isFree, notAPort, portOf } from '../start/port.js'
import { finished, run, start } from '../start/run.js'

process.env.ETALASE_STATE ??= '.wrangler/dev'
process.env.PORT ??= '5173'

const port = portOf(process.env.PORT)
if (port === null || !(await isFree(port))) {
  console.error(
    port === null ? notAPort(process.env.PORT) : `Port ${port} is busy. Choose another: PORT=${port + 1} npm run dev`,
  )
  process.exit(1)
}

installIfNeeded()
await run('tools/build/build.js', ['--prepare']).catch(giveUp)
const { localSecrets } = await import('../serve/secrets.js')
const env = {
  ...process.env,
  ...(await Promise.resolve(process.env.ETALASE_STATE).then(localSecrets).catch(giveUp)),
  NODE_ENV: 'development',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
await run('tools/dev/directory.js', [], env).catch(giveUp)

const vite = start('tools/dev/vite.js', [], env)
if (!process.env.BACKEND_URL) start('tools/dev/open-demo-shops.js', [], env)
process.on('SIGINT', () => {})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => vite.kill(signal))
process.exit(await finished(vite))

/** The step has said what is wrong; a stack would hide it. @param {Error} error @returns {never} */
function giveUp(error) {
  console.error(error.message)
  process.exit(1)
}
