/**
 * `npm run dev`: the same shop with hot reload, on port 5173 (PORT). Its data is separate from that of `npm start`.
 */
import { installIfNeeded } from '../start/install.js'
import { finished, run, start } from '../start/run.js'

process.env.ETALASE_STATE ??= '.wrangler/dev'
process.env.PORT ??= '5173'

installIfNeeded()
await run('tools/build/build.js', ['--prepare'])
const { localSecrets } = await import('../serve/secrets.js')
const env = {
  ...process.env,
  ...localSecrets(process.env.ETALASE_STATE),
  NODE_ENV: 'development',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
await run('tools/dev/directory.js', [], env)

const vite = start('node_modules/vite/bin/vite.js', ['dev', '--clearScreen', 'false'], env)
if (!process.env.BACKEND_URL) start('tools/dev/open-demo-shops.js', [], env)
process.on('SIGINT', () => {})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => vite.kill(signal))
process.exit(await finished(vite))
