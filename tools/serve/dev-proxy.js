/**
 * Stands before the edge in a local run, where Cloudflare's network stands in production: it says who is calling.
 * A client's own `CF-*` and `MF-*` headers are not believed, and the rest of Miniflare's entry (its `/cdn-cgi` tools)
 * is not reachable.
 */
const forged = /^(cf|mf)-/
const withPort = /^\[?(.*?)\]?:\d+$/

/** Where the stand-in for Google lives. */
const googleHost = 'akun-google.localhost'
/** @typedef {{ fetch(request: Request): Promise<Response> }} Service */
/** @param {Request} request */
const hostOf = (request) => new URL(request.url).hostname

/** `cf` is workerd's own field of a request; what the runtime guesses of the caller's place is not passed on. @param {Headers} headers @returns {RequestInit & { cf: object }} */
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
