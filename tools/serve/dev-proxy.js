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
   * @param {{ EDGE: Service, GOOGLE: Service, DEMO_IMAGES: Service, TRUSTED_PROXY?: string }} env
   */
  async fetch(request, env) {
    const extension = demoImage.exec(new URL(request.url).pathname)?.[1]
    if (extension) return readImage(request, env.DEMO_IMAGES, imageTypes[extension] ?? '')
    const headers = new Headers(request.headers)
    const told = headers.get('cf-connecting-ip')
    for (const name of request.headers.keys()) if (forged.test(name)) headers.delete(name)
    const address = request.cf?.clientIp?.match(withPort)?.[1] ?? '127.0.0.1'
    headers.set('cf-connecting-ip', env.TRUSTED_PROXY === '1' && told ? told : address)
    return hostOf(request) === googleHost
      ? env.GOOGLE.fetch(request)
      : env.EDGE.fetch(new Request(request, withoutPlace(headers)))
  },
}

/**
 * With the headers that public/_headers gives to every asset.
 *
 * @param {Request} request
 * @param {Service} images
 * @param {string} type
 */
async function readImage(request, images, type) {
  const { ok, body } = await images.fetch(new Request(request.url, { method: request.method }))
  if (!ok) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}
