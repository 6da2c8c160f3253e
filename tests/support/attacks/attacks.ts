import { globSync, readFileSync } from 'node:fs'
import { resources } from '#shared/web/resources.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { callServer } from '#tests/support/server/server-call.ts'
import { patterns, type Reached } from './reached.ts'

/** What a visitor does again and again. */
export interface Attack {
  title: string
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
/** The actions of each page as its file names them: the screens need their own build to be imported. */
const actionsOf = new Map(
  globSync('client/screens/**/page.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const [, block = ''] = /^ {2}actions: \{$(.*?)^ {2}\},$/ms.exec(source) ?? []
    const actions = [...block.matchAll(/^ {4}(?:async )?(\w+)[:(]/gm)].map(([, action = '']) => action)
    return [...source.matchAll(/route: '(\w+)'/g)].map(([, name = '']): [string, string[]] => [name, actions])
  }),
)

/** A session ends with them, and what comes after would be a stranger's. */
const endsSession = new Set(['logout', 'removeAccount', 'endSession', 'endSessions', 'leave'])

/** The dearest that one may do at each address: every page, each of its forms, every file, and what is passed on. */
export function attacks({ host, paths, itemId }: Reached): Attack[] {
  const filled = (pattern: string, n: number) => paths[pattern] ?? pattern.replaceAll(/:\w+/g, `x${n}`)
  const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`
  const ofPages = (Object.keys(routes) as RouteName[]).flatMap((name): Attack[] => {
    const { path, query } = routes[name]
    const searched = (query as readonly string[]).includes('q')
    const read: Attack = {
      title: `GET ${path}`,
      method: 'GET',
      path: (n) => (searched ? withQuery(filled(path, n), `q=zx${n}%20kopy%20arabyka`) : filled(path, n)),
      signedIn: !path.startsWith('/auth/'),
    }
    return [
      read,
      ...(actionsOf.get(name) ?? []).map((action): Attack => ({
        title: `POST ${path}?_=${action}`,
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
      method: 'GET',
      path: (n) => filled(pattern, n),
      signedIn: true,
    }))
  const json = 'application/json'
  const searched = (n: number) => encodeURIComponent(JSON.stringify({ text: `kebayoren baroo ${n}`, villages: true }))
  const others: Attack[] = [
    { title: 'the link of somebody who recommends', method: 'GET', path: (n) => `/?ref=x${n}` },
    { title: 'a search of places', method: 'GET', path: (n) => `/api/region.search?input=${searched(n)}` },
    {
      title: 'a piece in the cart',
      method: 'POST',
      path: () => '/api/cart.add',
      contentType: json,
      body: () => JSON.stringify({ itemId, quantity: 1 }),
    },
    { title: 'a page that is not there', method: 'GET', path: (n) => `/tidak-ada/${n}` },
    {
      title: 'a payment proof of 5 MB that names no order',
      method: 'POST',
      path: () => '/konfirmasi-pembayaran?_=send',
      contentType: 'multipart/form-data; boundary=x',
      body: () => fileForm,
    },
    {
      title: 'a photo of 5 MB by a customer',
      method: 'POST',
      path: () => '/profile/edit?_=setPhoto',
      contentType: 'multipart/form-data; boundary=x',
      body: () => fileForm,
      signedIn: true,
    },
    {
      title: 'a search by a program',
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
    { title: 'a page as Markdown', method: 'GET', path: () => filled('/product/:slug', 0), accept: 'text/markdown' },
    {
      title: 'a report of what a policy stopped',
      method: 'POST',
      path: () => '/csp-report',
      body: () => 'x'.repeat(8_000),
    },
    {
      title: 'what a page took',
      method: 'POST',
      path: () => '/vitals',
      body: () => JSON.stringify({ route: 'home', lcp: 1, inp: 1, cls: 0, ttfb: 1 }),
    },
    { title: 'the document of the administration', method: 'GET', path: () => '/admin/v1/openapi.json' },
    {
      title: 'administration with a wrong token',
      method: 'POST',
      path: () => `/admin/v1/shops/${host}/import`,
      body: () => 'x'.repeat(200_000),
    },
    {
      title: 'a forged report',
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
const fileForm = Buffer.concat([
  Buffer.from(
    '--x\r\ncontent-disposition: form-data; name="file"; filename="bukti.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  ),
  Buffer.alloc(5_000_000, 0x5a),
  Buffer.from('\r\n--x--\r\n'),
])

/** Does it once, from a network of one's own; `n` is another number each time. Answers the status. */
export async function send(
  port: number,
  reached: Reached,
  attack: Attack,
  n: number,
  network: number,
): Promise<number> {
  const { method, path, body, contentType = 'application/x-www-form-urlencoded', accept, signedIn = false } = attack
  const headers = {
    'cf-connecting-ip': `198.51.${network}.7`,
    'sec-fetch-site': 'same-origin',
    'content-type': contentType,
    ...(accept ? { accept } : {}),
    ...(signedIn ? { cookie: reached.customer } : {}),
  }
  const sent = body ? { body: body(n) } : {}
  const reply = callServer(port, reached.host, path(n), { method, headers, ...sent, timeoutMs: 20_000 })
  // Who is refused before all was sent may find the connection closed.
  return reply
    .then(({ status }) => status)
    .catch((error: Error) => (/EPIPE|ECONNRESET/.test(error.message) ? 0 : Promise.reject(error)))
}
