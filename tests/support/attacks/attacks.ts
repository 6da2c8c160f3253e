import { resources } from '#shared/web/resources.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { patterns, type Reached } from './reached.ts'

/** What a visitor does again and again. */
export interface Attack {
  title: string
  /** Of the address, as the router knows it; undefined: no address answers. */
  pattern: string | undefined
  method: 'GET' | 'POST'
  /** Another address each time, where words can be made up. */
  path: (n: number) => string
  body?: (n: number) => string | Uint8Array
  contentType?: string
  accept?: string
  /** As the customer who is signed in and buys; else as a stranger. */
  signedIn?: boolean
}
/** Fields that most forms have; what a form does not know it ignores. */
const form = (n: number) =>
  new URLSearchParams({
    login: `0812${String(10_000_000 + n)}`,
    phone: `0812${String(10_000_000 + n)}`,
    password: 'salah-sekali-99',
    name: 'Ani Lestari',
    terms: 'on',
    number: `INV-${n}`,
    itemId: `x${n}`,
    quantity: '1',
    code: `KODE${n}`,
    website: '',
    _at: '1',
  }).toString()
/** A session ends with them, and what comes after would be a stranger's. */
const endsSession = new Set(['logout', 'removeAccount', 'endSession', 'endSessions', 'leave'])

/**
 * The most expensive request that one may send to each address: every page, each of its forms, every file, and what is
 * passed on.
 */
export function attacks(
  { host, paths, itemId }: Reached,
  actionsOf: (route: RouteName) => readonly string[],
): Attack[] {
  const filled = (pattern: string, n: number) => paths[pattern] ?? pattern.replaceAll(/:\w+/g, `x${n}`)
  const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`
  const ofPages = (Object.keys(routes) as RouteName[]).flatMap((name): Attack[] => {
    const { path, query } = routes[name]
    const searched = (query as readonly string[]).includes('q')
    const read: Attack = {
      title: `GET ${path}`,
      pattern: path,
      method: 'GET',
      path: (n) => (searched ? withQuery(filled(path, n), `q=zx${n}%20kopy%20arabyka`) : filled(path, n)),
      signedIn: !path.startsWith('/auth/'),
    }
    return [
      read,
      ...actionsOf(name).map((action): Attack => ({
        title: `POST ${path}?_=${action}`,
        pattern: path,
        method: 'POST',
        path: (n) => withQuery(filled(path, n), `_=${action}`),
        body: form,
        signedIn: !endsSession.has(action) && !path.startsWith('/auth/'),
      })),
    ]
  })
  const read = patterns
    .filter((pattern) => !posted.has(pattern) && !ofPages.some(({ title }) => title === `GET ${pattern}`))
    .map((pattern): Attack => ({
      title: `GET ${pattern}`,
      pattern,
      method: 'GET',
      path: (n) => filled(pattern, n),
      signedIn: true,
    }))
  const json = 'application/json'
  const searched = (n: number) => encodeURIComponent(JSON.stringify({ text: `kebayoren baroo ${n}`, villages: true }))
  const others: Attack[] = [
    { title: 'the link of somebody who recommends', pattern: '/', method: 'GET', path: (n) => `/?ref=x${n}` },
    {
      title: 'a search of places',
      pattern: '/api/:name',
      method: 'GET',
      path: (n) => `/api/region.search?input=${searched(n)}`,
    },
    {
      title: 'a piece in the cart',
      pattern: '/api/:name',
      method: 'POST',
      path: () => '/api/cart.add',
      contentType: json,
      body: () => JSON.stringify({ itemId, quantity: 1 }),
    },
    { title: 'a page that is not there', pattern: undefined, method: 'GET', path: (n) => `/tidak-ada/${n}` },
    {
      title: 'a payment proof of 5 MB that names no order',
      pattern: routes.paymentConfirmation.path,
      method: 'POST',
      path: () => '/konfirmasi-pembayaran?_=send',
      contentType: 'multipart/form-data; boundary=x',
      body: () => fileForm,
    },
    {
      title: 'a photo of 5 MB by a customer',
      pattern: routes.profileEdit.path,
      method: 'POST',
      path: () => '/profile/edit?_=setPhoto',
      contentType: 'multipart/form-data; boundary=x',
      body: () => fileForm,
      signedIn: true,
    },
    {
      title: 'a search by a program',
      pattern: resources.ucpMcp,
      method: 'POST',
      path: () => '/ucp/mcp',
      contentType: json,
      body: (n) =>
        JSON.stringify({
          jsonrpc: '2.0',
          id: n,
          method: 'tools/call',
          params: { name: 'search_catalog', arguments: { query: `kopy ${n}`, catalog: { query: `kopy ${n}` } } },
        }),
    },
    {
      title: 'a page as Markdown',
      pattern: routes.product.path,
      method: 'GET',
      path: () => filled('/product/:slug', 0),
      accept: 'text/markdown',
    },
    {
      title: 'a report of what a policy stopped',
      pattern: resources.cspReport,
      method: 'POST',
      path: () => '/csp-report',
      body: () => 'x'.repeat(8_000),
    },
    {
      title: 'what a page took',
      pattern: resources.vitals,
      method: 'POST',
      path: () => '/vitals',
      body: () => JSON.stringify({ route: 'home', lcp: 1, inp: 1, cls: 0, ttfb: 1 }),
    },
    {
      title: 'the document of the administration',
      pattern: '/admin/*',
      method: 'GET',
      path: () => '/admin/v1/openapi.json',
    },
    {
      title: 'administration with a wrong token',
      pattern: '/admin/*',
      method: 'POST',
      path: () => `/admin/v1/shops/${host}/import`,
      body: () => 'x'.repeat(200_000),
    },
    {
      title: 'a forged report',
      pattern: '/webhooks/*',
      method: 'POST',
      path: () => `/webhooks/midtrans/${host}`,
      body: (n) => JSON.stringify({ order_id: `x${n}`, padding: 'x'.repeat(60_000) }),
    },
  ]
  // Reading first: a form may end what a page shows.
  return [...ofPages, ...read, ...others].toSorted((a, b) => a.method.localeCompare(b.method))
}

/** Addresses that take something, and are attacked by name below. */
const posted = new Set<string>([resources.cspReport, resources.vitals, resources.ucpMcp])
const fileForm = new Uint8Array([
  ...new TextEncoder().encode(
    '--x\r\ncontent-disposition: form-data; name="file"; filename="bukti.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  ),
  ...new Uint8Array(5_000_000).fill(0x5a),
  ...new TextEncoder().encode('\r\n--x--\r\n'),
])

/** What one request of an attack says in its head, from a network of one's own. */
export const headersOf = (
  { contentType = 'application/x-www-form-urlencoded', accept, signedIn = false }: Attack,
  { customer }: Reached,
  network: number,
): Record<string, string> => ({
  'cf-connecting-ip': `198.51.${network}.7`,
  'sec-fetch-site': 'same-origin',
  'content-type': contentType,
  ...(accept ? { accept } : {}),
  ...(signedIn ? { cookie: customer } : {}),
})
