import { globSync, readFileSync } from 'node:fs'
import { resources } from '#shared/web/resources.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { callServer } from '#tests/support/server/server-call.ts'

/** What a stranger does again and again. */
export interface Attack {
  title: string
  method: 'GET' | 'POST'
  /** Another address each time, where words can be made up. */
  path: (n: number) => string
  body?: (n: number) => string
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
const filled = (path: string, n: number) => path.replaceAll(/:\w+/g, `x${n}`)

/** The actions of each page as its file names them: the screens need their own build to be imported. */
const actionsOf = new Map(
  globSync('client/screens/**/page.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const [, block = ''] = /^ {2}actions: \{$(.*?)^ {2}\},$/ms.exec(source) ?? []
    const actions = [...block.matchAll(/^ {4}(?:async )?(\w+)[:(]/gm)].map(([, action = '']) => action)
    return [...source.matchAll(/route: '(\w+)'/g)].map(([, name = '']): [string, string[]] => [name, actions])
  }),
)

/** The dearest that a stranger may do at each address: every page, each of its forms, every file, and what is passed on. */
export function attacks(host: string): Attack[] {
  const ofPages = (Object.keys(routes) as RouteName[]).flatMap((name): Attack[] => {
    const { path, query } = routes[name]
    const searched = (query as readonly string[]).includes('q')
    const read: Attack = {
      title: `GET ${path}`,
      method: 'GET',
      path: (n) => filled(path, n) + (searched ? `?q=zx${n}%20kopy%20arabyka` : ''),
    }
    return [
      read,
      ...(actionsOf.get(name) ?? []).map((action): Attack => ({
        title: `POST ${path}?_=${action}`,
        method: 'POST',
        path: (n) => `${filled(path, n)}?_=${action}`,
        body: form,
      })),
    ]
  })
  const ofResources = (Object.keys(resources) as (keyof typeof resources)[]).map((name): Attack => ({
    title: `GET ${resources[name]}`,
    method: 'GET',
    path: (n) => `${filled(resources[name], n)}${/media|foto|metadata/.test(resources[name]) ? `/x${n}` : ''}`,
  }))
  const calls = (title: string, method: 'GET' | 'POST', path: Attack['path'], body?: Attack['body']) => ({
    title,
    method,
    path,
    ...(body ? { body } : {}),
  })
  const searched = (n: number) => encodeURIComponent(JSON.stringify({ text: `kebayoren baroo ${n}`, villages: true }))
  return [
    ...ofPages,
    ...ofResources,
    calls('the link of somebody who recommends', 'GET', (n) => `/?ref=x${n}`),
    calls('a search of places', 'GET', (n) => `/api/region.search?input=${searched(n)}`),
    calls('a page that is not there', 'GET', (n) => `/tidak-ada/${n}`),
    calls('the document of the administration', 'GET', () => '/admin/v1/openapi.json'),
    calls(
      'administration with a wrong token',
      'POST',
      () => `/admin/v1/shops/${host}/import`,
      () => 'x'.repeat(200_000),
    ),
    calls(
      'a forged report',
      'POST',
      () => `/webhooks/midtrans/${host}`,
      (n) => JSON.stringify({ order_id: `x${n}` }),
    ),
  ]
}

/** Does it once, from a network of one's own; `n` is another number each time. */
export async function send(port: number, host: string, { method, path, body }: Attack, n: number, network: number) {
  const headers = {
    'cf-connecting-ip': `198.51.${network}.7`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const sent = body ? { body: body(n) } : {}
  await callServer(port, host, path(n), { method, headers, ...sent, timeoutMs: 20_000 })
}
