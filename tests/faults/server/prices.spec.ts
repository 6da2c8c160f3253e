import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { resources, type RouteName, routes } from '#shared/web/routes.ts'
import { callServer } from '#tests/support/server/server-call.ts'
import { rowHashes } from '#tests/support/server/row-hashes.ts'
import { type RunningServer, startServer } from '#tests/support/server/server.ts'
import { openOn } from './buyer.ts'

const nightly = Boolean(process.env.NIGHTLY)
const proxied = { TRUSTED_PROXY: '1' }

interface Attack {
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
function attacks(host: string): Attack[] {
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

/** By day one address of each price, the dearest known. */
const byDay = new Set([
  'GET /',
  'GET /search',
  'GET /discount/:code',
  'GET /order/cart',
  'POST /order/cart?_=remove',
  'POST /konfirmasi-pembayaran?_=find',
  'POST /auth/login?_=login',
  'GET /vitals',
  'the link of somebody who recommends',
  'a search of places',
  'a forged report',
])

const pause = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** The neighbour's kept page, asked for every 20 ms. */
async function look({ port }: RunningServer, host: string, ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) {
    const { status } = await callServer(port, host, '/', { headers: { 'cf-connecting-ip': '203.0.113.9' } })
    expect(status).toBe(200)
  }
}

const mark = `harga-${randomBytes(4).toString('hex')}`

/** Tables whose rows stay for good, by the page of what is stored. */
const lasting = new Set(
  [...readFileSync('docs/storage.md', 'utf8').matchAll(/^- `(\w+)`, `.*· .*(?:for good|as the )/gm)].map(
    ([, name = '']) => name,
  ),
)

// Proves ASVS 2.4.1, ASVS 3.5.3, ASVS 15.2.2
test('whatever sixteen visitors do at any address, their neighbour is answered and no row is left', async () => {
  test.setTimeout(nightly ? 60 * 60_000 : 180_000)
  const [host, neighbour] = [`harga-${mark}.localhost`, `tetangga-${mark}.localhost`]
  const first = await startServer({ name: 'prices', env: proxied })
  await openOn(first, host)
  await openOn(first, neighbour)
  for (const shop of [host, neighbour]) await callServer(first.port, shop, '/')
  await first.end()
  const before = rowHashes(first.state)
  await using server = await startServer({ name: 'prices', env: proxied, state: first.state })
  const all = attacks(host)
  let asked = 0
  const chosen = nightly ? all : all.filter(({ title }) => byDay.has(title))
  if (!nightly) expect(chosen.map(({ title }) => title).toSorted()).toEqual([...byDay].toSorted())
  for (const attack of chosen) {
    const over = new AbortController()
    const visitors = Array.from({ length: 16 }, async (_, network) => {
      while (!over.signal.aborted) await ask(attack, (asked += 1), network)
    })
    await look(server, neighbour, 800)
    over.abort()
    await Promise.all(visitors)
  }
  await server.end()
  const after = rowHashes(server.state)
  expect(lasting.size).toBeGreaterThan(30)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed.filter((table) => lasting.has(table.split(' ').at(-1) ?? ''))).toEqual([])

  async function ask({ method, path, body }: Attack, n: number, network: number): Promise<void> {
    const headers = {
      'cf-connecting-ip': `198.51.${network}.7`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const sent = body ? { body: body(n) } : {}
    await callServer(server.port, host, path(n), { method, headers, ...sent, timeoutMs: 20_000 })
  }
})
