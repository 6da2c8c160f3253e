/**
 * Serves the built shops: `node tools/serve/serve.js`. `npm start` runs it after installing and building, a container
 * runs it alone.
 * PORT (8787; 0 takes a free port) · HOST (127.0.0.1) · BACKEND_URL another backend · ETALASE_STATE the folder of the
 * data · ETALASE_LOG the log file, or stdout · ETALASE_DEMO=0 opens no demo shops · ETALASE_STAND_INS=0 leaves out
 * what only an engineer's machine may have · ETALASE_STOP_DELAY seconds between a signal and the end of listening · ETALASE_DISK_FREE_MB what must stay free · TRUSTED_PROXY=1 trusts the client address that a proxy sends ·
 * TOKEN_SECRET, TOKEN_SECRET_BEFORE, SEAL_KEY, SEAL_KEY_BEFORE, ADMIN_TOKEN, GOOGLE_CLIENT, PUSH_KEYS, ALARMS, SIGN_IN_HOST,
 * PLATFORM_HOSTS, DNS_RESOLVER, DATA_PLACE, SECURITY_CONTACT, OFFLINE as in production
 */
import { migrateDirectory } from './directory.js'
import { holdState } from './lock.js'
import { openLog } from './log.js'
import { watchRuntime } from './runtime.js'
import { unopened, whatToDo } from './schemas.js'
import { giveUp, orGiveUp, settingCode, SettingError, settingsOf } from './settings.js'
import { serveWorkers } from './workers.js'

// Databases, log and secrets are this user's alone, those that the runtime writes too.
process.umask(0o077)

// First of all, because the first process of a container dies of no signal that it does not listen to.
let ending = false
/** @type {ReturnType<typeof watchRuntime> | null} */
let runtime = null
let ready = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])) process.on(signal, end)

const settings = orGiveUp(() => settingsOf(process.env))
holdState(settings.state)
const log = orGiveUp(() => openLog(settings.log))
const toStdout = settings.log === 'stdout'
runtime = watchRuntime({ onLoop: () => endWith('The runtime crashes again and again: the log says why.', 1) })

const shop = await serveWorkers(settings, { log: logged, ready: () => ready && !ending }).catch(cannotServe)
try {
  await open()
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error), error instanceof SettingError ? settingCode : 1)
}
ready = true
if (!settings.backendUrl)
  setInterval(() => void shop.hour().catch((error) => log('error', `alarms: ${error}`)), 3_600_000).unref()
say(`ready http://${settings.demo && !settings.backendUrl ? 'batik.localhost' : 'localhost'}:${shop.port}`)

async function open() {
  if (settings.backendUrl)
    say(`The shops of ${settings.backendUrl} answer on port ${shop.port}, each under its own host.`)
  else await openEmbedded()
  if (settings.standIns) say(`  The contract of a backend: http://backend.localhost:${shop.port}`)
}

/** Prepares the embedded backend: its tables, its secrets, and the demo shops for a newcomer to look at. */
async function openEmbedded() {
  await migrateDirectory(await shop.directory(), shop.migrations)
  await checkSecrets()
  if (!settings.demo) {
    const faults = await unopened(shop.port, shop.secrets.ADMIN_TOKEN)
    // The others sell on.
    if (faults.length > 0) log('error', whatToDo(faults))
    return say(await openedShops())
  }
  const { demoLogin, demoShops, openShop } = await import('./demo-shops.js')
  for (const demo of demoShops) await openShop(shop.port, shop.secrets.ADMIN_TOKEN, demo)
  const faults = await unopened(shop.port, shop.secrets.ADMIN_TOKEN)
  if (faults.length > 0) throw new Error(whatToDo(faults))
  const width = Math.max(...demoShops.map(({ host }) => host.length)) + String(shop.port).length + 8
  for (const { host, what } of demoShops) say(`  ${`http://${host}:${shop.port}`.padEnd(width)}  ${what}`)
  say(`  Login: ${demoLogin.login} / ${demoLogin.password}   Log: ${settings.log}`)
}

/** Without demo shops: which hosts answer, or how the first shop is opened. */
async function openedShops() {
  const opensShop = 'npm run shop -- shop.create host=<its host>'
  const directory = await shop.directory()
  const { results } = await directory
    .prepare('SELECT host FROM domain WHERE is_primary = 1 ORDER BY host LIMIT 10')
    .all()
  return results.length === 0
    ? `  No shop is open yet. ${opensShop} opens one; in a container docker compose exec shop ${opensShop}`
    : results.map(({ host }) => `  http://${host}:${shop.port}`).join('\n')
}

/** Commerce reads them by its own rules: what is wrong is said here, before a shopper meets it. */
async function checkSecrets() {
  const headers = { authorization: `Bearer ${shop.secrets.ADMIN_TOKEN}` }
  const answer = await fetch(`http://127.0.0.1:${shop.port}/admin/v1/health`, { headers })
  const { secrets = [] } = /** @type {{ secrets?: string[] }} */ (await answer.json())
  if (secrets.length > 0) throw new SettingError(secrets.join('\n'))
}

/** Errors are shown on the terminal as well as in the log file. @type {typeof log} */
function logged(level, message, at) {
  log(level, message, at)
  if (level === 'error' && !toStdout) console.error(message)
}

/** @param {string} text */
function say(text) {
  if (toStdout) log('info', text)
  else console.log(text)
}

/** Ctrl-C may arrive twice: from the terminal and from `npm start`. */
async function end() {
  if (ending) return
  ending = true
  // The proxy in front sees by /health that we are about to end and sends nothing more; meanwhile all is answered.
  if (ready) await new Promise((next) => setTimeout(next, settings.stopDelayMs))
  const whole = runtime ? await runtime.drain() : true
  if (!whole) log('error', 'Requests were still under way after the time that a container is given to end.')
  process.exit(0)
}

/** @param {string} text @param {number} code @returns {never} */
function endWith(text, code) {
  if (toStdout) log('error', text)
  else console.error(text)
  process.exit(code)
}

/** @param {unknown} error @returns {never} */
function cannotServe(error) {
  const text = String(error)
  const { PORT: port } = process.env
  const busy = /address already in use/i.test(text)
  const denied = /bind\(\): permission denied/i.test(text)
  const why = busy
    ? `Port ${port} is busy.`
    : denied
      ? `Port ${port} is the system's: this user may not take it.`
      : null
  return giveUp(why === null ? error : `${why} Choose another: PORT=8788 npm start`)
}
