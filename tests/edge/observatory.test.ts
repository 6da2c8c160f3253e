import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { observatoryScore } from '#tests/support/in-workerd/observatory.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const least = 150

const reading = lazily(async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  return { ...shop, cookie: await shop.signIn(), slug: await shop.firstSlug() }
})
type Reading = Awaited<ReturnType<typeof reading>>

async function scoreOf(path: string, response: Response, host = 'toko.localhost') {
  const html = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : ''
  return observatoryScore({ url: new URL(`https://${host}${path}`), headers: response.headers, html })
}

/** Each class of answer with each status that it can have: name, status, path, and how it is asked for. */
const classes: readonly (readonly [string, number, (shop: Reading) => string, (shop: Reading) => RequestInit])[] = [
  ['a shared page', 200, () => '/', () => ({})],
  ['a product', 200, ({ slug }) => `/product/${slug}`, () => ({})],
  ['a part of a page', 200, ({ slug }) => `/product/${slug}?part=variants`, () => ({})],
  ['a personal page of a guest', 200, () => '/order/cart', () => ({})],
  ['a page of a customer', 200, () => '/profile', ({ cookie }) => ({ headers: { cookie } })],
  ['a page with a cookie', 200, () => '/?ref=siti-2026', () => ({})],
  ['an ended session', 200, () => '/order/cart', () => ({ headers: { cookie: '__Host-ACCESS_WEB=x' } })],
  ['another spelling', 301, () => '//search', () => ({})],
  ['a page behind the login', 302, () => '/profile', () => ({})],
  ['a form that was sent', 303, () => '/pengaturan-privasi?_=choose', () => form({ allowed: '0' })],
  ['a form that was refused', 422, () => '/auth/login?_=login', () => form({ login: 'x', password: 'salah-sekali' })],
  ['a form that is too large', 413, () => '/order/cart?_=remove', () => form({ id: 'x'.repeat(70_000) })],
  ['an action that does not exist', 405, () => '/order/cart?_=tidak', () => form({})],
  ['a foreign origin', 403, () => '/order/cart?_=remove', () => form({}, { origin: 'https://evil.example' })],
  ['a refusal page', 403, () => '/forbidden', () => ({})],
  ['no such page', 404, () => '/tidak-ada', () => ({})],
  ['no such product', 404, () => '/product/tidak-ada', () => ({})],
  ['an unknown method', 405, () => '/', () => ({ method: 'DELETE' })],
  ['a long address', 414, () => `/search?q=${'a'.repeat(5_000)}`, () => ({})],
  ['data', 200, () => '/api/cart.list', () => ({})],
  ['no such data', 404, () => '/api/tidak.ada', () => ({})],
  ['data by the wrong method', 405, () => '/api/cart.add', () => ({})],
  ['data of a foreign origin', 403, () => '/api/cart.add', () => form({}, { origin: 'https://evil.example' })],
  ['a feed', 200, () => '/fb-catalog/feed.csv', () => ({})],
  ['no such feed', 404, () => '/fb-catalog/feed.exe', () => ({})],
  ['a file of nobody', 404, () => '/profile/file?id=1', ({ cookie }) => ({ headers: { cookie } })],
  ['a file after the session', 302, () => '/profile/file?id=1', () => ({})],
  ['a download of nobody', 404, () => '/order/berkas?berkas=1', () => ({})],
  ['a customer’s data', 200, () => '/profile/data', ({ cookie }) => ({ headers: { cookie } })],
  [
    'a customer’s data, asked for in another browser',
    302,
    () => '/profile/data',
    ({ cookie }) => ({ headers: { cookie: cookie.split(';')[0] ?? '' } }),
  ],
  ['the numbers of a country', 200, () => '/phone-metadata/ID', () => ({})],
  ['the service worker', 200, () => '/offline.js', () => ({})],
  ['the page without signal', 200, () => '/offline', () => ({})],
  ['robots.txt', 200, () => '/robots.txt', () => ({})],
  ['health', 200, () => '/health', () => ({})],
  ['the health of a shop', 200, () => '/check-health', () => ({})],
  ['a report of a browser', 204, () => '/csp-report', () => ({ method: 'POST', body: '{}' })],
  ['a report that is too large', 413, () => '/csp-report', () => ({ method: 'POST', body: 'x'.repeat(20_000) })],
  ['a webhook of no shop', 403, () => '/webhooks/midtrans/x', () => ({ method: 'POST', body: '{}' })],
  ['administration without the token', 403, () => '/admin/v1/shops/x/audit', () => ({})],
]
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers,
  body: new URLSearchParams(fields),
})

test.each(classes)(`%s, status %i, scores at least ${least}`, async (_, status, path, init) => {
  const shop = await reading()
  const response = await shop.fetch(path(shop), init(shop), undefined, 'https')
  expect(response.status).toBe(status)
  const { score, parts } = await scoreOf(path(shop), response)
  expect(score, JSON.stringify(parts)).toBeGreaterThanOrEqual(least)
})

test('a page and a feed that have not changed score as high', async () => {
  const shop = await reading()
  for (const path of ['/', '/fb-catalog/feed.csv']) {
    const first = await shop.fetch(path, {}, undefined, 'https')
    await first.text()
    const again = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    const response = await shop.fetch(path, again, undefined, 'https')
    expect(response.status).toBe(304)
    expect((await scoreOf(path, response)).score).toBeGreaterThanOrEqual(least)
  }
})

test('a page of failure, maintenance and an unknown domain score as high', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const shop = browse(opened)
  await (await shop.fetch('/', {}, undefined, 'https')).text()
  shop.breakBackend(true)
  const closed = browse(await openShop({ sample: 'kopi', maintenance: true }))
  const asked = [
    ['/order/cart', 503, await shop.fetch('/order/cart', {}, undefined, 'https')],
    ['/', 302, await closed.fetch('/', {}, undefined, 'https')],
    ['/maintenance', 503, await closed.fetch('/maintenance', {}, undefined, 'https')],
    ['/', 302, await closed.fetch('/', {}, 'tidak-dikenal.localhost', 'https')],
    ['/domain-not-registered', 404, await closed.fetch('/domain-not-registered', {}, 'x.localhost', 'https')],
    ['/google', 404, await closed.fetch('/tidak', {}, 'masuk.localhost', 'https')],
  ] as const
  for (const [path, status, response] of asked) {
    expect([path, response.status]).toEqual([path, status])
    expect((await scoreOf(path, response)).score, path).toBeGreaterThanOrEqual(least)
  }
})

test('a page with tags scores as high on a first visit, with the sums of the build’s scripts', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  await shop.administer('/settings', { googleAnalyticsId: 'G-CONTOH1234', metaPixelId: null })
  const response = await shop.fetch('/', { headers: { 'sec-fetch-dest': 'document' } }, undefined, 'https')
  const { score, parts } = await scoreOf('/', response)
  // Under test no script is built. tests/browser/journeys/delivery.spec.ts checks the sums, which count 5.
  expect([score, parts['subresource-integrity'], parts['cookies']]).toEqual([least - 5, 0, 5])
})

test('the pages that ask Turnstile score as high, with the sums of the build’s scripts', async () => {
  const shop = browse(await openShop({ vendors: 'humanCheck' }))
  for (const path of ['/auth/login', '/auth/register', '/auth/kode', '/auth/lupa-kata-sandi']) {
    const response = await shop.fetch(path, {}, undefined, 'https')
    expect(response.headers.get('content-security-policy')).toContain('frame-src https://challenges.cloudflare.com;')
    const { score, parts } = await scoreOf(path, response)
    // No script is built here either.
    expect([path, score, parts['subresource-integrity']]).toEqual([path, least - 5, 0])
  }
})

// Proves ASVS 4.1.2
test('what programs ask for in the open is refused and not led to https', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  for (const path of ['/api/cart.list', '/admin/v1/shops', '/webhooks/midtrans/x']) {
    const plain = await shop.fetch(path, {}, 'toko.example')
    expect([path, plain.status, plain.headers.get('location')]).toEqual([path, 403, null])
  }
})

// Proves ASVS 4.1.2, ASVS 12.2.1
test('a shop is opened by https alone, except on this machine', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const plain = await shop.fetch('/search?q=kopi', {}, 'toko.example')
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://toko.example/search?q=kopi'])
  expect((await shop.fetch('/order/cart?_=remove', form({}), 'toko.example')).status).toBe(403)
  expect((await shop.fetch('/')).status).toBe(200)
})

// Proves ASVS 3.4.1
test('only a shop whose owner asks for it promises https for its whole domain', async () => {
  const opened = await openShop({ sample: 'kopi', host: 'www.toko-sutra.localhost', hosts: ['toko-sutra.localhost'] })
  const shop = browse(opened)
  const promise = async (host: string) =>
    (await shop.fetch('/', {}, host, 'https')).headers.get('strict-transport-security')
  expect(await promise(opened.host)).toBe('max-age=31536000')
  expect((await shop.administer('/settings', { hstsPreload: 'ya' })).status).toBe(422)
  expect((await shop.administer('/settings', { hstsPreload: true })).status).toBe(200)
  const whole = 'max-age=63072000; includeSubDomains; preload'
  // The list of the browsers looks at the domain itself, which only leads to www.
  expect([await promise(opened.host), await promise('toko-sutra.localhost')]).toEqual([whole, whole])
})
