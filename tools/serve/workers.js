import { readdirSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { assetHeaders } from './asset-headers.js'
import { portIn } from '../start/port.js'
import { certificateOf } from './certificate.js'
import { openHasher } from './hasher.js'
import { withoutSignalListeners } from './runtime.js'
import * as own from './own-hosts.js'
import { localSecrets } from './secrets.js'

const kinds = /** @type {const} */ ({
  '.js': 'ESModule',
  '.sql': 'Text',
  '.wasm': 'CompiledWasm',
  '.txt': 'Text',
  '.bin': 'Data',
})
/** Miniflare's own entry stays on this machine; only the edge listens where the setting says. */
const ownHost = '127.0.0.1'

/**
 * V8 frees what requests have left behind in one go, and the thread answers nobody meanwhile. With its own 16 MB of new
 * objects, 50 ms at a time while one shop is asked 3,500 times a second; with 4 MB, 8 ms, and as many are answered.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--max-semi-space-size=4'

/**
 * What is measured is the Workers, not what imitates the platform's cache and its counters of requests: those are
 * Workers and databases of Miniflare's own.
 */
const onlyWorkers = { cacheAPI: false, ratelimits: {} }

/** @typedef {ReturnType<typeof import('./settings.js').settingsOf>} Settings */
/** @typedef {{ fresh: boolean }} Measured `fresh`: no page is taken from a cache */

/**
 * Serves the output of `vite build` in the same runtime as production.
 *
 * @param {Settings} settings `port` 0 takes a free port
 * @param {{ log: ReturnType<typeof import('./log.js').openLog>, ready: () => boolean, measured?: Measured }} process
 *   `ready`: whether the shops can be served. `measured`: it is served to `npm run bench`
 */
export async function serveWorkers(settings, { log, ready, measured }) {
  const { backendUrl, signInHost = settings.standIns ? own.signInHost : undefined } = settings
  const { workers, directory } = JSON.parse(readFileSync('dist/serve.json', 'utf8'))
  const secrets = { ...localSecrets(settings.state, settings.secrets), ...settings.secrets }
  const google = settings.standIns ? await googleStandIn(workers.edge) : null
  const edge = {
    ...built(workers.edge, {
      ...(backendUrl ? { BACKEND_URL: backendUrl } : signInHost ? { SIGN_IN_HOST: signInHost } : {}),
      ...(settings.securityContact ? { SECURITY_CONTACT: settings.securityContact } : {}),
      ...(settings.offline ? { OFFLINE: settings.offline } : {}),
      ...(measured?.fresh ? { FRESH_PAGES: '1' } : {}),
    }),
    ...(measured ? onlyWorkers : {}),
  }
  const commerce = {
    ...built(workers.commerce, {
      ...google?.bindings,
      ...secrets,
      ...(settings.dataPlace ? { DATA_PLACE: settings.dataPlace } : {}),
      ...(settings.dnsResolver ? { DNS_RESOLVER: settings.dnsResolver } : {}),
      PLATFORM_HOSTS: platformHosts(settings, signInHost),
    }),
    serviceBindings: {
      ...google?.asked.serviceBindings,
      HASHER: openHasher(),
      ...(settings.standIns
        ? {}
        : {
            CERTIFICATES: async (/** @type {{ url: string }} */ { url }) =>
              Response.json(await certificateOf(new URL(url).searchParams.get('host') ?? '')),
            ...outside,
          }),
    },
  }
  const options = {
    cf: false,
    host: ownHost,
    port: 0,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: (/** @type {{ level: string, message: string, timestamp: number }} */ line) =>
      log(line.level, line.message, new Date(line.timestamp)),
    resourcePersistencePath: resolve(settings.state, 'v3'),
    workers: [
      await behindProxy(settings, { edge, ready, files: workers.edge.assets.directory }),
      commerce,
      ...(google ? [google.worker] : []),
    ],
  }
  const server = withoutSignalListeners(() => new Miniflare(convertV4MiniflareOptions(/** @type {any} */ (options))))
  await server.ready
  const port = portIn(await server.unsafeGetDirectURL(edge.name))
  const openDirectory = () => server.getD1Database('DIRECTORY', commerce.name)
  /** What the platform does by the hour: `crons` in worker/commerce/wrangler.toml. */
  const hour = async () => void (await (await server.getWorker(commerce.name)).scheduled())
  return { server, secrets, port, directory: openDirectory, migrations: directory, hour }
}

/**
 * The edge with the dev proxy before it, as one Worker: between two each page would be passed on once more, which costs
 * as much as the page. Files are read by the runtime itself: the platform's router of assets costs four pages.
 *
 * @param {Settings} settings
 * @param {{ edge: ReturnType<typeof built>, ready: () => boolean, files: string }} parts
 */
async function behindProxy({ port, host, trustedProxy, standIns, demo, state, diskFreeBytes }, { edge, ready, files }) {
  const pictures = demo || standIns ? { DEMO_IMAGES: await demoImages() } : {}
  const forEngineers = { GOOGLE: 'google', CONTRACT: { disk: { path: resolve('.cache/contract'), writable: false } } }
  const root = resolve('.')
  const main = relative(resolve('tools/serve'), edge.main)
  return {
    ...edge,
    modules: [
      {
        type: 'ESModule',
        path: resolve('tools/serve/main.js'),
        contents: `import edge from ${JSON.stringify(main)}\nimport behind from './dev-proxy.js'\nexport default behind(edge)`,
      },
      ...['dev-proxy.js', 'compress.js', 'files.js', 'own-hosts.js'].map((file) => ({
        type: 'ESModule',
        path: resolve('tools/serve', file),
      })),
      ...edge.modules,
    ],
    modulesRoot: root,
    bindings: {
      ...edge.bindings,
      FILE_HEADERS: assetHeaders('dist/client/_headers'),
      ...(trustedProxy ? { TRUSTED_PROXY: '1' } : {}),
    },
    serviceBindings: {
      ...edge.serviceBindings,
      FILES: { disk: { path: resolve(files), writable: false } },
      READY: () => new Response(null, { status: ready() ? 200 : 503 }),
      DISK: async () => new Response(null, { status: (await freeBytes(state)) < diskFreeBytes ? 507 : 200 }),
      ...pictures,
      ...(standIns ? forEngineers : {}),
    },
    unsafeDirectSockets: [{ host, port }],
  }
}

/** Where strangers name addresses, none may lead into the network of the machine, whatever the DNS says of a name. */
const outside = { OUTSIDE: { network: { allow: ['public'], tlsOptions: { trustBrowserCas: true } } } }

/** How much the data can still grow. @param {string} state */
const freeBytes = async (state) => {
  const { bavail, bsize } = await statfs(state)
  return bavail * bsize
}

/**
 * What no shop may have, as commerce reads it.
 *
 * @param {Settings} settings
 * @param {string | undefined} signInHost
 */
const platformHosts = ({ platformHosts, standIns }, signInHost) =>
  [platformHosts, signInHost, ...(standIns ? [own.backendHost, own.googleHost] : [])].filter(Boolean).join(' ')

/** The stand-in for Google, which lets three people in without asking: for one's own machine alone. */
async function googleStandIn(/** @type {{ compatibilityDate: string }} */ { compatibilityDate }) {
  const { client, issuer } = await import('../google/people.js')
  const root = resolve('tools/google')
  return {
    bindings: { GOOGLE_CLIENT: JSON.stringify({ ...client, issuer, signIn: `http://${own.signInHost}` }) },
    asked: { serviceBindings: { GOOGLE: 'google' } },
    worker: {
      name: 'google',
      modules: ['stand-in.js', 'people.js'].map((file) => ({ type: 'ESModule', path: resolve(root, file) })),
      modulesRoot: root,
      compatibilityDate,
      compatibilityFlags: ['nodejs_compat'],
    },
  }
}

/** The pictures of the demo shops are drawn when a page asks for them: a first start does not wait for 1 400 files. */
async function demoImages() {
  const { openPictures } = await import('../../demo/pictures/draw.js')
  const read = openPictures(resolve(process.env.ETALASE_PICTURES ?? '.cache/demo'))
  return async (/** @type {{ url: string }} */ { url }) => {
    const bytes = await read(new URL(url).pathname)
    return new Response(bytes && new Uint8Array(bytes), { status: bytes ? 200 : 404 })
  }
}

/**
 * @param {Record<string, any> & { name: string, main: string, compatibilityDate: string }} options of dist/serve.json
 * @param {Record<string, string>} bindings override those of wrangler.toml
 * @returns {Record<string, any> & { name: string, main: string, modules: { type: string, path: string }[] }}
 */
function built({ main, assets: _, ...options }, bindings) {
  const first = resolve(main)
  const root = dirname(first)
  const rest = readdirSync(root, { recursive: true })
    .map((file) => join(root, String(file)))
    .filter((file) => file !== first)
  const modules = [first, ...rest].flatMap((path) =>
    extname(path) in kinds ? [{ type: kinds[/** @type {keyof typeof kinds} */ (extname(path))], path }] : [],
  )
  return {
    ...options,
    name: options.name,
    main: first,
    modules,
    modulesRoot: root,
    bindings: { ...options.bindings, ...bindings },
  }
}
