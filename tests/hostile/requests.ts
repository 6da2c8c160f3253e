import { pages } from '#client/screens/index.ts'
import { deskScreens } from '#client/desk/screens.ts'
import { presses } from '#client/desk/presses.ts'
import { actionParam, partParam } from '#client/app/dom-names.ts'
import { admin } from '#commerce/app/administration/routes.ts'
import { webhooks } from '#commerce/app/http/webhooks.ts'
import { oursByWireName } from '#shared/api/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/api/index.ts'
import { cookies } from '#shared/web/cookies.ts'
import { resources } from '#shared/web/resources.ts'
import { otherPaths, type RouteName, routes } from '#shared/web/routes.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { headerText, hostileBodies, hostileJson, hostileTexts } from './values.ts'

/** One hostile request. `target`: the route or call that it is aimed at. */
export interface HostileRequest {
  target: string
  place: 'path' | 'query' | 'form' | 'json' | 'body' | 'cookie' | 'header' | 'method'
  caller: 'guest' | 'customer'
  path: string
  init: RequestInit
  text: string
}

type Aimed = Omit<HostileRequest, 'caller'>
const form = (fields: Iterable<readonly [string, string]>): RequestInit => ({
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams([...fields].map(([key, value]) => [key, value.toWellFormed()])),
})
const json = (body: unknown, method = 'POST', headers = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Headers that a shopper's browser, or somebody who writes their own, may send. */
const headers = [
  'accept',
  'accept-language',
  'user-agent',
  'referer',
  'origin',
  'if-none-match',
  'range',
  'content-type',
  'x-forwarded-host',
  'x-forwarded-for',
  'forwarded',
  'cf-connecting-ip',
  'cf-ipcountry',
  'idempotency-key',
  'request-id',
  'api-access',
  'visitor-id',
  'visitor-address',
  'authorization',
  'sec-fetch-site',
  'x-http-method-override',
]

const fill = (path: string, text: string): string => path.replace(/:\w+/g, encoded(text))
/** Every GET address of a shop, by name. */
const targets: readonly (readonly [string, string])[] = [
  ...Object.entries(routes).map(([name, { path }]) => [name, path] as const),
  ...Object.values(otherPaths).map((path) => ['otherPath', path] as const),
  ...Object.entries(resources).map(([name, path]) => [name, path] as const),
  ['reviewPhoto', `${resources.reviewPhoto}/:id`],
  ['phoneMetadata', `${resources.phoneMetadata}/:iso2`],
  ...[...deskScreens.keys(), '/produk/:slug', '/masuk/:pass', '/berkas/:kind/:id'].map(
    (path) => ['desk', `/kelola${path}`] as const,
  ),
  ...[...endpoints.keys()].map((name) => ['api', `/api/${name}`] as const),
]
/** Query keys of resources; pages say theirs in the table of routes. */
const resourceKeys = ['SALE_ID', 'id', 'pesanan', 'produk', 'berkas', 'izin', 'kategori', 'jumlah', 'input', 'v']
const queryKeys = (name: string): readonly string[] =>
  Object.hasOwn(routes, name) ? [...routes[name as RouteName].query, partParam, 'ref', 'x'] : resourceKeys

/** Every name that a field of a form may have, because a form's fields are the fields of a call. */
const fieldNames = [...new Set([...endpoints.values()].flatMap(({ input }) => [...oursByWireName(input).values()]))]

/** `count` texts for the place number `place`: neighbours get different ones, and all places together get all. */
const textsFor = (place: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => hostileTexts[(place * 7 + n) % hostileTexts.length] ?? '')

const isClosed = (path: string) => endpoints.get(path.replace('/api/', '') as EndpointName)?.browserApi === 'closed'

const atAddresses = (): Aimed[] =>
  targets.flatMap(([target, path], at) => [...atPath(target, path, at), ...besidePath(target, path, at)])

const atPath = (target: string, path: string, at: number): Aimed[] =>
  textsFor(at, 4).flatMap((text): Aimed[] => [
    { target, place: 'path', path: path.includes(':') ? fill(path, text) : `${path}/${encoded(text)}`, init: {}, text },
    { target, place: 'path', path: `${fill(path, 'x1')};${encoded(text)}.css`, init: {}, text },
  ])

/** A call that is not open to browsers is not there for them, whatever comes with it. */
function besidePath(target: string, path: string, at: number): Aimed[] {
  if (isClosed(path)) return []
  const to = fill(path, 'x1')
  const query = queryKeys(target).flatMap((key, n) =>
    textsFor(at + n, 4).map((text): Aimed => {
      return { target, place: 'query', path: `${to}?${key}=${encoded(text)}`, init: {}, text }
    }),
  )
  const header = headers.flatMap((name, n) =>
    textsFor(at + n, 1).map((text): Aimed => {
      return { target, place: 'header', path: to, init: { headers: { [name]: headerText(text) } }, text }
    }),
  )
  const cookie = Object.values(cookies).flatMap(({ name }, n) =>
    textsFor(at + n, 1).map((text): Aimed => {
      return { target, place: 'cookie', path: to, init: { headers: { cookie: `${name}=${headerText(text)}` } }, text }
    }),
  )
  return [...query, ...header, ...cookie]
}

function atForms(text: string): Aimed[] {
  return Object.entries(pages).flatMap(([target, { actions = {} }]) =>
    [...Object.keys(actions), text].map((action): Aimed => {
      const path = `${fill(routes[target as RouteName].path, 'x1')}?${actionParam}=${encoded(action)}`
      return { target, place: 'form', path, init: form(fieldNames.map((name) => [name, text])), text }
    }),
  )
}

/** Without the cookie of the desk; `tests/edge/desk.test.ts` sends them with it. */
const atDesk = (): Aimed[] =>
  [...Object.keys(presses), 'x'].flatMap((press, at) =>
    textsFor(at, 3).map((text): Aimed => {
      const fields = ['id', 'key', 'note', 'receiptNumber', 'change', 'price', 'from', 'proof', 'name', 'pictures'].map(
        (name) => [name, text] as const,
      )
      return {
        target: 'desk',
        place: 'form',
        path: '/kelola/serahkan',
        init: form([['press', press], ...fields]),
        text,
      }
    }),
  )

const atCalls = (): Aimed[] =>
  [...endpoints].flatMap(([name, { input, browserApi }]) =>
    browserApi === 'closed'
      ? []
      : hostileJson.flatMap((value): Aimed[] => {
          const ours = [...oursByWireName(input).values()]
          const body = JSON.stringify(Object.fromEntries([...ours, 'lain'].map((key) => [key, value])))
          const aimed = { target: 'api', text: '' } as const
          return [
            { ...aimed, place: 'json', path: `/api/${name}`, init: json(body) },
            { ...aimed, place: 'query', path: `/api/${name}?input=${encoded(body)}`, init: {} },
          ]
        }),
  )

/** Administration and vendors' reports, with the right token and without: both pass through the shop's own host. */
const atMachines = (): Aimed[] =>
  [
    ...admin.routes.map((one) => ({ ...one, at: '/admin/v1' })),
    ...webhooks.routes.map((one) => ({ ...one, at: '/webhooks' })),
  ]
    .filter(({ method }) => method !== 'ALL')
    .flatMap(({ at, path, method }) =>
      hostileBodies.flatMap((body): Aimed[] => {
        const to = `${at}${path.replace(':host', 'HOST').replace(/:\w+/g, 'x1')}`
        const aimed = { target: at, place: 'body', path: to, text: '' } as const
        const token = { authorization: `Bearer ${bindings.ADMIN_TOKEN}` }
        if (method === 'GET')
          return [
            { ...aimed, path: `${to}?index=-1&size=1e9&id=${encoded(body).slice(0, 900)}`, init: { headers: token } },
            { ...aimed, init: {} },
          ]
        return [
          // Whether the shop is a demo, and where its clock stands, must stay as the other requests expect.
          ...(/clock|settings/.test(to) ? [] : [{ ...aimed, init: json(body, method, token) }]),
          { ...aimed, init: json(body, method) },
        ]
      }),
    )

const atBodies = (): Aimed[] =>
  hostileBodies.flatMap((body) =>
    ['/api/cart.add', '/api/cart.remove', '/order/cart?_=add', '/auth/login?_=login'].flatMap((path): Aimed[] => [
      { target: path, place: 'body', path, init: json(body), text: '' },
      {
        target: path,
        place: 'body',
        path,
        init: json(body, 'POST', { 'content-type': 'multipart/form-data; boundary=x' }),
        text: '',
      },
    ]),
  )

/** The operations for programs, over both transports. */
const atPrograms = (): Aimed[] =>
  ['search', 'lookup', 'product', 'district'].flatMap((operation) =>
    [
      ...hostileBodies,
      ...hostileJson.map((value) => JSON.stringify({ query: value, id: value, ids: [value], filters: value })),
    ].map((body): Aimed => {
      const path = `${resources.ucpRest}/catalog/${operation}`
      return { target: 'ucp', place: 'json', path, init: json(body), text: '' }
    }),
  )
const atTools = (): Aimed[] =>
  hostileJson.flatMap((value): Aimed[] =>
    ['create_cart', 'update_checkout', 'get_product'].map((name) => {
      const input = { id: value, cart: value, checkout: { line_items: value }, catalog: { id: value, selected: value } }
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
      return { target: 'ucp', place: 'json', path: resources.ucpMcp, init: json(body), text: '' }
    }),
  )

const atMethods = (): Aimed[] =>
  targets.flatMap(([target, path]) =>
    ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'QUERY', 'PROPFIND'].map((method): Aimed => {
      return { target, place: 'method', path: fill(path, 'x1'), init: { method }, text: '' }
    }),
  )

/** Every hostile request there is, of each caller. A route, call or action that is added later has its own here. */
export function everyRequest(): HostileRequest[] {
  const aimed = [
    ...atAddresses(),
    ...hostileTexts.flatMap(atForms),
    ...atDesk(),
    ...atCalls(),
    ...atMachines(),
    ...atBodies(),
    ...atPrograms(),
    ...atTools(),
    ...atMethods(),
  ]
  return aimed.flatMap((one) => (['guest', 'customer'] as const).map((caller) => ({ ...one, caller })))
}

/**
 * A fixed choice of about `count`: every route with every caller first, then whatever the seed brings. The same commit
 * always sends the same requests.
 */
export function choose(all: readonly HostileRequest[], count: number, seed = 20_261_122): HostileRequest[] {
  let state = seed
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  const shuffled = all.map((one) => [next(), one] as const).toSorted(([a], [b]) => a - b)
  const seen = new Set<string>()
  const isFirst = ({ target, caller, place }: HostileRequest) => {
    const kind = `${target} ${caller} ${place === 'form'}`
    return seen.has(kind) ? false : Boolean(seen.add(kind))
  }
  const first = shuffled.filter(([, one]) => isFirst(one))
  const rest = shuffled.filter((one) => !first.includes(one))
  return [...first, ...rest].slice(0, Math.max(count, first.length)).map(([, one]) => one)
}
