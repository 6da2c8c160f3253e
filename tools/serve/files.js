/** Files that lie beside the build: scripts, styles and fonts of every build, and the pictures of the demo shops. */
const built = /^\/(assets|builds)\/[\w.-]+\.(\w+)$/
/** The pictures lie beside the build and not in it: no deployment carries them. */
const demoImage = /^\/(assets)\/contoh-\d+\/[\w/-]+\.(avif|webp|jpg)$/
const types = /** @type {Record<string, string>} */ ({
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
})

/**
 * @typedef {{ fetch(request: Request): Promise<Response> }} Service
 * @typedef {{ FILES: Service, FILE_HEADERS: Record<string, Record<string, string>>, DEMO_IMAGES?: Service }} Env
 */

/** Most addresses are no file's. @param {string} pathname */
export const mayBeFile = (pathname) => pathname.startsWith('/assets/') || pathname.startsWith('/builds/')

/**
 * A file with the headers that public/_headers gives to its folder; null: there is none, and the edge says so.
 *
 * @param {Request} request
 * @param {string} pathname
 * @param {Env} env
 * @returns {Promise<Response | null>}
 */
export async function readFile(request, pathname, { FILES, FILE_HEADERS, DEMO_IMAGES }) {
  if (!/^(GET|HEAD)$/.test(request.method)) return null
  const image = demoImage.exec(pathname)
  const [, folder = '', extension = ''] = image ?? built.exec(pathname) ?? []
  const [type, disk] = [types[extension], image ? DEMO_IMAGES : FILES]
  if (!type || !disk) return null
  const { ok, body, headers } = await disk.fetch(
    new Request(new URL(pathname, request.url), { method: request.method }),
  )
  if (!ok) return image ? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } }) : null
  const length = headers.get('content-length')
  return new Response(body, {
    headers: {
      ...FILE_HEADERS[`/${folder}/*`],
      'content-type': type,
      ...(length ? { 'content-length': length } : {}),
      // The name of an asset holds the hash of its content.
      ...(folder === 'assets' ? { etag: `"${pathname.slice(pathname.lastIndexOf('/') + 1)}"` } : {}),
    },
  })
}
