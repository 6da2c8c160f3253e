import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop, send } from '#tests/support/in-workerd/shop.ts'

/** One shop for all tests that only read. */
const reading = lazily(async () => {
  const shop = await openShop({ sample: 'kopi' })
  return { shop, edge: browse(shop), cookie: `__Host-ACCESS_WEB=${await shop.signIn()}` }
})

test('A: a host with a trailing dot, a port or capitals is the same shop and one copy of its page', async () => {
  const { shop, edge } = await reading()
  const page = async (host: string) => (await (await edge.fetch('/', {}, host)).text()).replaceAll(/:\d+/g, '')
  const plain = await page(shop.host)
  for (const host of [`${shop.host}.`, shop.host.toUpperCase()]) expect(await page(host)).toBe(plain)
})

test('A: a host that only looks like a shop’s is none, and says nothing of the shop', async () => {
  const { shop, edge } = await reading()
  const [name = ''] = shop.host.split('.')
  for (const host of [`${shop.host}.evil.example`, `x-${shop.host}`, `evil.${shop.host}`, `${name}\u0131.localhost`]) {
    const response = await edge.fetch('/', {}, host, 'https')
    expect([host, response.status, response.headers.get('location')]).toEqual([host, 302, '/domain-not-registered'])
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(await response.text()).not.toContain(name)
  }
})

test('H: hundreds of headers and a thousand cookies are answered', async () => {
  const { edge, cookie } = await reading()
  const headers = new Headers(Array.from({ length: 300 }, (_, n) => [`x-h${n}`, 'x'.repeat(100)]))
  headers.set('cookie', [...Array.from({ length: 1_000 }, (_, n) => `c${n}=${n}`), cookie].join('; '))
  const response = await edge.fetch('/profile', { headers })
  expect([response.status, (await response.text()).endsWith('</html>')]).toEqual([200, true])
})

test('A: no link of a page leads to the host or the port that a request claims', async () => {
  const { edge } = await reading()
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-forwarded-proto': 'gopher' }
  for (const path of ['/', '/robots.txt', '/info']) {
    const response = await edge.fetch(path, { headers })
    expect(await response.text()).not.toMatch(/evil\.example|gopher/)
  }
})

test.each([
  '/profile/x.css',
  '/profile;x.css',
  '/profile%2fx.css',
  '/profile/..%2fassets%2fa.css',
  '/profile.js',
  '/profile/x.jpg',
])('B: a private page under the name of a file, %s, is neither shown nor kept', async (path) => {
  const { edge, cookie } = await reading()
  const mine = await edge.fetch(path, { headers: { cookie } })
  const html = await mine.text()
  expect(html).not.toContain('siti@')
  expect(mine.headers.get('cache-control')).toMatch(/no-store/)
  expect(await (await edge.fetch(path)).text()).not.toContain('siti@')
})

test('B: the body of a GET and a form’s type change no page', async () => {
  const { edge } = await reading()
  const plain = await (await edge.fetch('/search?q=gayo')).text()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'POST' }
  expect(await (await edge.fetch('/search?q=gayo', { headers })).text()).toBe(plain)
})

// Proves ASVS 15.3.7
test('G: a parameter that is sent twice counts once, the first time, in a query, a form and a cookie', async () => {
  const { edge, cookie } = await reading()
  const titleOf = async (response: Response) => /<title>[^<]*/.exec(await response.text())?.[0]
  const first = await titleOf(await edge.fetch('/search?q=gayo'))
  expect(await titleOf(await edge.fetch('/search?q=gayo&q=toraja'))).toBe(first)
  const body = 'login=siti%40contoh.id&login=lain%40contoh.id&password=salah-sekali-1&website=&_at=1'
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const refused = await (await edge.fetch('/auth/login?_=login&_=register', { method: 'POST', headers, body })).text()
  expect([refused.includes('value="siti@contoh.id"'), refused.includes('lain@contoh.id')]).toEqual([true, false])
  const twice = new Headers({ cookie: `${cookie}; __Host-ACCESS_WEB=x.y.z` })
  expect((await edge.fetch('/profile', { headers: twice })).status).toBe(200)
})

test('G: a header with a line break or a record of its own writes one record', async () => {
  const { edge } = await reading()
  const lines: string[] = []
  const log = console.log
  console.log = (line: unknown) => void lines.push(String(line))
  try {
    await edge.fetch('/order/cart?x=%0A%7B%22level%22%3A%22error%22%7D', {
      headers: { 'user-agent': '"}\\n{"level":"error"', referer: 'x"}{"level":"error"' },
    })
    await edge.fetch('/tidak%0A%7B%22level%22%3A%22error%22%7D')
  } finally {
    console.log = log
  }
  expect(lines).toHaveLength(2)
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).not.toContain('error')
})

test('H: redirects, cookies and headers of a backend stay with the edge', async () => {
  const { shop } = await reading()
  const evil = {
    async fetch(input: RequestInfo, init?: RequestInit) {
      const request = new Request(input, init)
      const answer = await send(request)
      const headers = new Headers(answer.headers)
      headers.append('set-cookie', 'jahat=1')
      for (const name of [
        'access-control-allow-origin',
        'content-security-policy',
        'location',
        'x-powered-by',
        'refresh',
      ])
        headers.set(name, 'https://evil.example')
      const moved = new URL(request.url).pathname.includes('/product/detail/')
      return new Response(answer.body, { status: moved ? 302 : answer.status, headers })
    },
  }
  const { fetch } = browse(shop, undefined, undefined, { COMMERCE: evil as never })
  for (const path of ['/search?q=evil', '/product/tidak-ada-sama-sekali', '/order/cart', '/api/cart.list']) {
    const response = await fetch(path)
    expect([...response.headers].join(' ')).not.toMatch(/evil\.example|jahat|powered/)
    expect(await response.text()).not.toContain('evil.example')
  }
})

const broken: readonly [string, Partial<KVNamespace>][] = [
  [
    'throws',
    { get: () => Promise.reject(new Error('KV is down')), put: () => Promise.reject(new Error('KV is down')) },
  ],
  ['answers nothing of its own', { get: () => Promise.resolve({ answers: 'x', readAt: 'y' }) as never }],
  ['answers half a text', { get: () => Promise.resolve('{"answers":') as never }],
  ['answers lists', { get: () => Promise.resolve([[]]) as never }],
]
test.each(broken)('N: with a KV that %s a shop is complete, from its backend', async (_, faults) => {
  const shop = await openShop({ sample: 'kopi' })
  const { SITE } = bindings as unknown as { SITE: KVNamespace }
  const kv = { ...faults, put: SITE.put.bind(SITE), list: SITE.list.bind(SITE) }
  const { fetch } = browse(shop, undefined, undefined, { SITE: kv as unknown as KVNamespace })
  for (const path of ['/', '/order/cart', '/info']) {
    const response = await fetch(path)
    expect([path, response.status]).toEqual([path, 200])
    expect((await response.text()).endsWith('</html>')).toBe(true)
  }
})
