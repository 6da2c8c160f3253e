import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readOptions } from 'wrangler'
import { openPictures } from '../../demo/pictures/draw.js'
import { client, issuer } from '../google/people.js'
import { assetHeaders } from './asset-headers.js'
import { localSecrets } from './secrets.js'

const kinds = /** @type {const} */ ({
  '.js': 'ESModule',
  '.sql': 'Text',
  '.wasm': 'CompiledWasm',
  '.txt': 'Text',
  '.bin': 'Data',
})
const host = '127.0.0.1'

/**
 * Serves the output of `vite build` in the same runtime as production.
 *
 * @param {{ port: number, state: string, log: string, backendUrl?: string | undefined, trustedProxy?: boolean }} options `port` 0 takes a free port
 */
export async function serveWorkers({ port, state, log, backendUrl, trustedProxy = false }) {
  const secrets = localSecrets(state)
  const edge = built('etalase', backendUrl ? { BACKEND_URL: backendUrl } : { SIGN_IN_HOST: 'masuk.localhost' })
  const commerce = {
    ...built('etalase_commerce', {
      ...secrets,
      GOOGLE_CLIENT: JSON.stringify({ ...client, issuer, signIn: 'http://masuk.localhost' }),
    }),
    serviceBindings: { GOOGLE: 'google' },
  }
  const google = {
    name: 'google',
    modules: ['stand-in.js', 'people.js'].map((file) => ({
      type: 'ESModule',
      path: resolve('tools/google', file),
    })),
    modulesRoot: resolve('tools/google'),
    compatibilityDate: edge.compatibilityDate,
    compatibilityFlags: ['nodejs_compat'],
  }
  const devProxy = {
    name: 'dev-proxy',
    modules: [{ type: 'ESModule', path: resolve('tools/serve/dev-proxy.js') }],
    modulesRoot: resolve('tools/serve'),
    compatibilityDate: edge.compatibilityDate,
    bindings: { ASSET_HEADERS: assetHeaders('/assets/*'), ...(trustedProxy ? { TRUSTED_PROXY: '1' } : {}) },
    serviceBindings: {
      EDGE: edge.name,
      COMMERCE: { name: commerce.name, entrypoint: 'Backend' },
      GOOGLE: google.name,
      DEMO_IMAGES: demoImages(),
      CONTRACT: { disk: { path: resolve('.cache/contract'), writable: false } },
    },
    unsafeDirectSockets: [{ host, port }],
  }
  const server = new Miniflare(
    convertV4MiniflareOptions(
      /** @type {any} */ ({
        cf: false,
        host,
        port: 0,
        log: new Log(LogLevel.WARN),
        handleStructuredLogs: logTo(log),
        resourcePersistencePath: resolve(state, 'v3'),
        workers: [devProxy, edge, commerce, google],
      }),
    ),
  )
  await server.ready
  const { port: taken } = await server.unsafeGetDirectURL('dev-proxy')
  return { server, secrets, port: Number(taken), directory: () => server.getD1Database('DIRECTORY', commerce.name) }
}

/** The pictures of the demo shops are drawn when a page asks for them: a first start does not wait for 1 400 files. */
function demoImages() {
  const read = openPictures(resolve('.cache/demo'))
  return async (/** @type {{ url: string }} */ { url }) => {
    const bytes = await read(new URL(url).pathname)
    return new Response(bytes && new Uint8Array(bytes), { status: bytes ? 200 : 404 })
  }
}

/**
 * The Workers log one JSON line per request to a file; only errors are also printed to the terminal.
 *
 * @param {string} file
 */
function logTo(file) {
  mkdirSync(dirname(file), { recursive: true })
  const lines = createWriteStream(file)
  return (/** @type {{ level: string, message: string }} */ { level, message }) => {
    lines.write(`${message}\n`)
    if (level === 'error') console.error(message)
  }
}

/**
 * @param {string} folder of dist/
 * @param {Record<string, string>} bindings override those of wrangler.toml
 */
function built(folder, bindings) {
  const file = `dist/${folder}/wrangler.json`
  const { workerOptions, main } = readOptions(file)
  if (!main) throw new Error(`${file} names no main module; run npm run build`)
  const { modulesRules, rootPath, ...options } = /** @type {Record<string, any>} */ (workerOptions)
  const root = dirname(main)
  const rest = readdirSync(root, { recursive: true })
    .map((file) => join(root, String(file)))
    .filter((file) => file !== main)
  const modules = [main, ...rest].flatMap((path) =>
    extname(path) in kinds ? [{ type: kinds[/** @type {keyof typeof kinds} */ (extname(path))], path }] : [],
  )
  return {
    ...options,
    name: JSON.parse(readFileSync(file, 'utf8')).name,
    compatibilityDate: options.compatibilityDate,
    modules,
    modulesRoot: root,
    bindings: { ...options.bindings, ...bindings },
  }
}
