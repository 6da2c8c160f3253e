import { compressed } from './compress.js'
import { mayBeFile, readFile } from './files.js'
import { backendHost, googleHost } from './own-hosts.js'

/**
 * The dev proxy. In a local run it receives requests before the edge, as Cloudflare's network does in production, reads
 * its files, and adds the caller's address. It drops `CF-*` and `MF-*` headers that a client sends, and hides Miniflare's own
 * `/cdn-cgi` tools.
 */
const forged = /^(cf|mf)-/
const withPort = /^\[?(.*?)\]?:\d+$/

/** Where a proxy asks whether it may get a certificate for a host. */
const knownHostPath = '/known-host'

/** The description of the embedded backend, which is built beside the Workers and not into them. */
const contractFiles = /** @type {Record<string, [file: string, type: string]>} */ ({
  '/': ['/index.html', 'text/html; charset=utf-8'],
  '/website/api/v1/openapi.json': ['/openapi.json', 'application/json; charset=utf-8'],
})
/** @typedef {import('./files.js').Service} Service */

/**
 * `cf` is workerd's own field of a request. It is emptied, because the runtime only guesses where the caller is.
 *
 * @param {Headers} headers
 * @returns {RequestInit & { cf: object }}
 */
const withoutPlace = (headers) => ({ headers, cf: {} })

/**
 * @typedef {import('./files.js').Env & { READY: Service, DISK: Service, COMMERCE: Service, TRUSTED_PROXY?: string,
 *   SIGN_IN_HOST?: string, GOOGLE?: Service, CONTRACT?: Service }} Env
 * The last two are for engineers on their own machine: no container has them.
 * @typedef {(request: Request) => Promise<Response>} AskEdge
 */

/**
 * The edge behind the proxy, in one Worker.
 *
 * @param {{ fetch(request: Request, env: Env, context: unknown): Promise<Response> }} edge
 */
export default (edge) => ({
  /**
   * @param {Request & { cf?: { clientIp?: string } }} request
   * @param {Env} env
   * @param {unknown} context
   */
  async fetch(request, env, context) {
    return compressed(request, await answer(request, env, async (asked) => edge.fetch(asked, env, context)))
  },
})

/**
 * @param {Request & { cf?: { clientIp?: string } }} request
 * @param {Env} env
 * @param {AskEdge} askEdge
 * @returns {Promise<Response>}
 */
async function answer(request, env, askEdge) {
  const url = URL.parse(request.url)
  // `GET *`, or a host that is none: the network of production answers it so, too.
  if (!url) return new Response('Bad Request', { status: 400 })
  const { hostname: host, pathname } = url
  if (pathname === '/health' && !(await env.READY.fetch(new Request(request.url))).ok) return notReady()
  if (pathname === knownHostPath && isNeighbour(host)) return askKnownHost(request, env, askEdge)
  if (!pathname.startsWith('/admin/') && !(await areShopsOpen(request, env))) return opening(request)
  if (pathname === '/check-health' && !(await env.DISK.fetch(new Request(request.url))).ok) return diskFull()
  const { COMMERCE, CONTRACT, GOOGLE } = env
  if (host === backendHost && CONTRACT) return askBackend(request, { COMMERCE, CONTRACT })
  const file = mayBeFile(pathname) ? await readFile(request, pathname, env) : null
  if (file) return file
  const headers = new Headers(request.headers)
  const proxied = env.TRUSTED_PROXY === '1' ? headers.get('cf-connecting-ip') : null
  for (const name of request.headers.keys()) if (forged.test(name)) headers.delete(name)
  // We make validators weak, and the edge knows only its own strong ones.
  const validators = headers.get('if-none-match')
  if (validators) headers.set('if-none-match', validators.replaceAll('W/"', '"'))
  // The runtime parses its own field each time it is read.
  headers.set('cf-connecting-ip', proxied || (request.cf?.clientIp?.match(withPort)?.[1] ?? '127.0.0.1'))
  return host === googleHost && GOOGLE
    ? GOOGLE.fetch(request)
    : askEdge(new Request(asTheVisitor(request, env), withoutPlace(headers)))
}

/** The shops cannot be served yet, or the process is about to end: anyone who sends requests here sends them elsewhere. */
const notReady = () =>
  new Response('{"status":"unavailable"}', {
    status: 503,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' },
  })

/** With a full disk pages are still read, small writes still fit, and soon nothing is sold. */
const diskFull = () =>
  new Response('{"status":"down","host":null,"checks":[{"name":"disk","ok":false,"ms":null}]}', {
    status: 503,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Whether the shops were ready once. Afterwards only `/health` asks, which also says that the process is about to end. */
let opened = false

/** @param {Request} request @param {{ READY: Service }} env */
async function areShopsOpen(request, { READY }) {
  opened ||= (await READY.fetch(new Request(request.url))).ok
  return opened
}

/** The first seconds of a start: no table is there yet, and no host is a shop. A page comes again by itself. @param {Request} request */
const opening = (request) =>
  /\btext\/html\b/.test(request.headers.get('accept') ?? '')
    ? new Response(
        '<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="1"><title>Toko sedang dibuka</title><p>Toko sedang dibuka. Halaman ini dimuat ulang sendiri.</p></html>',
        {
          status: 503,
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' },
        },
      )
    : notReady()

/** Who asks by a name without a dot, or by the loopback, is beside us: the proxy of a container, its health check. */
const isNeighbour = (/** @type {string} */ host) => !host.includes('.') || host === '127.0.0.1'

/**
 * Whether a host is one of our shops, or the one that Google sends people back to: a proxy that gets certificates asks
 * before it gets one, so that a stranger's domain that points here gets none. The page that tells of unknown domains
 * says it, whatever backend there is.
 *
 * @param {Request} request
 * @param {{ SIGN_IN_HOST?: string }} env
 * @param {AskEdge} askEdge
 */
async function askKnownHost(request, { SIGN_IN_HOST }, askEdge) {
  const asked = URL.parse(`https://${new URL(request.url).searchParams.get('domain') ?? ''}/domain-not-registered`)
  if (!asked || !asked.hostname.includes('.')) return new Response(null, { status: 404 })
  if (asked.hostname === SIGN_IN_HOST) return new Response(null, { status: 200 })
  const { status } = await askEdge(new Request(asked, { redirect: 'manual' }))
  return new Response(null, { status: status === 404 ? 404 : status >= 500 ? 503 : 200 })
}

/**
 * The visitor came by https when the proxy in front says so: it has taken the encryption off.
 *
 * @param {Request} request
 * @param {{ TRUSTED_PROXY?: string }} env
 */
function asTheVisitor(request, { TRUSTED_PROXY }) {
  if (TRUSTED_PROXY !== '1' || request.headers.get('x-forwarded-proto') !== 'https') return request
  const url = new URL(request.url)
  url.protocol = 'https:'
  return new Request(url, request)
}

/**
 * The contract's description, and every call of the contract.
 *
 * @param {Request} request
 * @param {{ COMMERCE: Service, CONTRACT: Service }} env
 */
async function askBackend(request, { COMMERCE, CONTRACT }) {
  const file = contractFiles[new URL(request.url).pathname]
  if (!file || !/^(GET|HEAD)$/.test(request.method)) return COMMERCE.fetch(request)
  const [path, type] = file
  const { ok, body } = await CONTRACT.fetch(new Request(new URL(path, request.url), { method: request.method }))
  if (!ok) return new Response('It is written by the build: npm run contract', { status: 404 })
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=300',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })
}
