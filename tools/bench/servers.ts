import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import type { DemoGoods } from '#demo/batch.ts'
import { openShop } from '../serve/demo-shops.js'
import { migrateDirectory } from '../serve/directory.js'
import { openLog } from '../serve/log.js'
import { settingsOf } from '../serve/settings.js'
import { serveWorkers } from '../serve/workers.js'
import { processorMs, slowed, withRuntime } from './processor-time.ts'

/** A server that is measured. */
export interface Contestant extends AsyncDisposable {
  origin: string
  /** Its processor time until now. */
  usedMs: () => number
}
export const host = 'kopi.localhost'
export const neighbour = 'batik.localhost'
interface Built {
  workers: { edge: { compatibilityDate: string } }
}

/**
 * A demo shop of the production build. `fresh`: no page is taken from a cache. Miniflare's imitation of the Cache API is
 * off: it costs four times what a page costs to render, and in production it is no processor time of the Worker. null: as
 * `npm start` and a container serve it, with all of that.
 */
export async function startShop(measured: { fresh: boolean } | null): Promise<Contestant> {
  const { started, pid } = await withRuntime(() => openedShop(measured ?? undefined, withAmpleStock))
  return {
    origin: `http://${host}:${started.port}`,
    usedMs: () => processorMs(pid),
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  }
}

/** The same shop as `npm start` serves it, for a browser: with compression, assets and pictures. */
export async function startForBrowser(): Promise<{ origin: string } & AsyncDisposable> {
  const started = await openedShop(undefined, withAmpleStock)
  return { origin: `http://${host}:${started.port}`, [Symbol.asyncDispose]: () => started[Symbol.asyncDispose]() }
}

/** Two shops of one deployment with a share of a core, the first with so many pieces of one product. */
export async function startTwoShops(pieces: number, share: number) {
  const { started, pid } = await withRuntime(() => openedShop({ fresh: false }, withPieces(pieces)))
  const { port, secrets } = started
  await openShop(port, secrets.ADMIN_TOKEN, { host: neighbour, shop: 'batik', flashSales: false })
  const slow = slowed(pid, share)
  return {
    ...started,
    pid,
    async [Symbol.asyncDispose]() {
      await slow[Symbol.asyncDispose]()
      await started[Symbol.asyncDispose]()
    },
  }
}

async function openedShop(measured: { fresh: boolean } | undefined, change: (goods: DemoGoods) => DemoGoods) {
  const state = mkdtempSync(join(tmpdir(), 'etalase-bench-'))
  // Each request of a measurement comes from an address of its own.
  const settings = settingsOf({ PORT: '0', ETALASE_STATE: state, TRUSTED_PROXY: '1' })
  const log = openLog(settings.log)
  const shop = await serveWorkers(settings, { log, ready: () => true, ...(measured ? { measured } : {}) })
  await migrateDirectory(await shop.directory(), shop.migrations)
  await openShop(shop.port, shop.secrets.ADMIN_TOKEN, { host, shop: 'kopi', flashSales: false, change })
  return {
    ...shop,
    async [Symbol.asyncDispose]() {
      await shop.server.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

/** Of one product there are few, of its one variant. */
const withPieces =
  (pieces: number) =>
  ({ categories, products }: DemoGoods): DemoGoods => {
    const wanted = products.find(({ digital, variants }) => !digital && variants.length === 1)
    return {
      categories,
      products: products.map((product) =>
        product === wanted
          ? { ...product, slug: wantedSlug, variants: product.variants.map((one) => ({ ...one, stock: pieces })) }
          : product,
      ),
    }
  }
export const wantedSlug = 'dicari-banyak-orang'

/** Orders that nobody pays hold their pieces: no round may find the shop sold out. */
const withAmpleStock = ({ categories, products }: DemoGoods): DemoGoods => ({
  categories,
  products: products.map((product) => ({
    ...product,
    variants: product.variants.map((one) => ({ ...one, stock: one.stock > 0 ? 9_999 : 0 })),
  })),
})

/** The limit: see ceiling/worker.ts. */
export async function startCeiling(): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-ceiling-'))
  const { workers } = JSON.parse(readFileSync('dist/serve.json', 'utf8')) as Built
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'edge-light'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: resolve('tools/bench/ceiling/worker.ts'), outDir: folder, minify: true },
  })
  const { started, pid } = await withRuntime(async () => {
    const worker = {
      name: 'ceiling',
      modules: [{ type: 'ESModule' as const, path: join(folder, 'worker.js') }],
      modulesRoot: folder,
      compatibilityDate: workers.edge.compatibilityDate,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }
    const server = new Miniflare(convertV4MiniflareOptions({ cf: false, workers: [worker] }))
    await server.ready
    return server
  })
  const { origin } = await started.unsafeGetDirectURL('ceiling')
  return {
    origin,
    usedMs: () => processorMs(pid),
    async [Symbol.asyncDispose]() {
      await started.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
