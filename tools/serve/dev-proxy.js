/**
 * The dev proxy. In a local run it receives requests before the edge Worker, as Cloudflare's network does in production,
 * and adds the caller's address. It drops `CF-*` and `MF-*` headers that a client sends, and hides Miniflare's own
 * `/cdn-cgi` tools.
 */
const forged = /^(cf|mf)-/
const withPort = /^\[?(.*?)\]?:\d+$/

/** The images of the demo shops lie beside the build and not in it: no deployment carries them. */
const demoImage = /^\/assets\/contoh-\d+\/[\w/-]+\.(webp|jpg)$/
const imageTypes = /** @type {Record<string, string>} */ ({ webp: 'image/webp', jpg: 'image/jpeg' })

/** The host of the stand-in for Google. */
const googleHost = 'akun-google.localhost'
/** The host of the embedded backend: for engineers of other backends, and for the conformance check. */
const backendHost = 'backend.localhost'
/** Its description, which is built beside the Workers and not into them. */
const contractFiles = /** @type {Record<string, [file: string, type: string]>} */ ({
  '/': ['/index.html', 'text/html; charset=utf-8'],
  '/website/api/v1/openapi.json': ['/openapi.json', 'application/json; charset=utf-8'],
})
/** @typedef {{ fetch(request: Request): Promise<Response> }} Service */
/** @param {Request} request */
const hostOf = (request) => new URL(request.url).hostname

/**
 * `cf` is workerd's own field of a request. It is emptied, because the runtime only guesses where the caller is.
 *
 * @param {Headers} headers
 * @returns {RequestInit & { cf: object }}
 */
const withoutPlace = (headers) => ({ headers, cf: {} })

export default {
  /**
   * @param {Request & { cf?: { clientIp?: string } }} request
   * @param {{ EDGE: Service, COMMERCE: Service, GOOGLE: Service, DEMO_IMAGES: Service, CONTRACT: Service, ASSET_HEADERS: Record<string, string>, TRUSTED_PROXY?: string }} env
   */
  async fetch(request, env) {
    if (hostOf(request) === backendHost) return askBackend(request, env)
    const extension = demoImage.exec(new URL(request.url).pathname)?.[1]
    if (extension) return readImage(request, env, imageTypes[extension] ?? '')
    const headers = new Headers(request.headers)
    const told = headers.get('cf-connecting-ip')
    for (const name of request.headers.keys()) if (forged.test(name)) headers.delete(name)
    const address = request.cf?.clientIp?.match(withPort)?.[1] ?? '127.0.0.1'
    headers.set('cf-connecting-ip', env.TRUSTED_PROXY === '1' && told ? told : address)
    return hostOf(request) === googleHost
      ? env.GOOGLE.fetch(request)
      : env.EDGE.fetch(new Request(asTheVisitor(request, env), withoutPlace(headers)))
  },
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

/**
 * With the headers that public/_headers gives to every asset.
 *
 * @param {Request} request
 * @param {{ DEMO_IMAGES: Service, ASSET_HEADERS: Record<string, string> }} env
 * @param {string} type
 */
async function readImage(request, { DEMO_IMAGES, ASSET_HEADERS }, type) {
  const { ok, body } = await DEMO_IMAGES.fetch(new Request(request.url, { method: request.method }))
  if (!ok) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(body, { headers: { ...ASSET_HEADERS, 'content-type': type } })
}
