/**
 * Serves the built shops: `node tools/serve/serve.js`. `npm start` runs it after installing and building.
 * PORT (8787; 0 takes a free port) · BACKEND_URL another backend · ETALASE_STATE the folder of the data · ETALASE_LOG
 * the log file · ETALASE_DEMO=0 opens no demo shops · TRUSTED_PROXY=1 trusts
 * the client address that a proxy sends
 */
import { serveWorkers } from './workers.js'
import { migrateDirectory } from './directory.js'
import { demoLogin, demoShops, openShop } from './demo-shops.js'

const { PORT = '8787', BACKEND_URL } = process.env
// Each backend has its own state: what one backend says about a host must not answer for another.
const usualState = BACKEND_URL ? `.wrangler/state/${BACKEND_URL.replace(/\W+/g, '-')}` : '.wrangler/state'
const {
  ETALASE_STATE = usualState,
  ETALASE_LOG = `${ETALASE_STATE}/shop.log`,
  ETALASE_DEMO,
  TRUSTED_PROXY,
} = process.env

let ending = false
const shop = await serveWorkers({
  port: Number(PORT),
  state: ETALASE_STATE,
  log: ETALASE_LOG,
  backendUrl: BACKEND_URL,
  trustedProxy: TRUSTED_PROXY === '1',
}).catch(giveUp)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])) process.on(signal, end)

try {
  if (BACKEND_URL) console.log(`The shops of ${BACKEND_URL} answer on port ${shop.port}, each under its own host.`)
  else await openEmbedded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await shop.server.dispose()
  process.exit(1)
}
console.log(`  The contract of a backend: http://backend.localhost:${shop.port}`)
console.log(`ready http://batik.localhost:${shop.port}`)

/** Prepares the embedded backend: its tables, and the demo shops for a newcomer to look at. */
async function openEmbedded() {
  await migrateDirectory(await shop.directory())
  if (ETALASE_DEMO === '0') return
  for (const demo of demoShops) await openShop(shop.port, shop.secrets.ADMIN_TOKEN, demo)
  const width = Math.max(...demoShops.map(({ host }) => host.length)) + String(shop.port).length + 8
  for (const { host, what } of demoShops) console.log(`  ${`http://${host}:${shop.port}`.padEnd(width)}  ${what}`)
  console.log(`  Login: ${demoLogin.login} / ${demoLogin.password}   Log: ${ETALASE_LOG}`)
}

/** Ctrl-C may arrive twice: from the terminal and from `npm start`. */
async function end() {
  if (ending) return
  ending = true
  await shop.server.dispose()
  process.exit(0)
}

/** @param {unknown} error @returns {never} */
function giveUp(error) {
  const text = error instanceof Error ? error.message : String(error)
  console.error(
    /address already in use/i.test(text) ? `Port ${PORT} is busy. Choose another: PORT=8788 npm start` : text,
  )
  process.exit(1)
}
