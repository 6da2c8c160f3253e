/**
 * The dev proxy. In a local run it receives requests before the edge Worker, as Cloudflare's network does in production,
 * and adds the caller's address. It drops `CF-*` and `MF-*` headers that a client sends, and hides Miniflare's own
 * `/cdn-cgi` tools.
 */
const forged = /^(cf|mf)-/
const withPort = /^\[?(.*?)\]?:\d+$/

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
   * @param {{ EDGE: Service, GOOGLE: Service, TRUSTED_PROXY?: string }} env
   */
  fetch(request, env) {
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
