import { expect, test } from 'vitest'
import edge from '#edge/index.ts'
import { workOf } from '#edge/pipeline/work.ts'
import { limits } from '#shared/limits.ts'
import { mostPerMinute } from '#shared/web/work.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { inOneMinute } from '#tests/support/in-workerd/minute.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { addTestCustomers, testCustomerPassword } from '#tests/support/in-workerd/test-customers.ts'

/** The patterns that the edge answers, without the steps that every request passes. */
const patterns = [...new Set(edge.routes.map(({ path }) => path))].filter((path) => path !== '/*' && path !== '*')

function asked(pattern: string | undefined, method: string, path: string, headers: Record<string, string> = {}) {
  const url = new URL(path, 'https://toko.id')
  return workOf(pattern, new Request(url, { method, headers }), url)
}

// Proves ASVS 2.4.1, ASVS 15.2.2
test('every address of the edge has a row with its work', () => {
  expect(patterns.length).toBeGreaterThan(70)
  for (const pattern of patterns)
    for (const method of ['GET', 'POST']) expect(mostPerMinute(asked(pattern, method, '/x'))).toBeGreaterThan(0)
  expect(() => asked('/alamat-baru', 'GET', '/')).toThrow('/alamat-baru names no work')
})

test.each([
  ['/', 'GET', '/', 'kept'],
  ['/', 'GET', '/?ref=siti', 'counted'],
  ['/search', 'GET', '/search?q=kopi', 'made'],
  ['/og/:kind/:slug', 'GET', '/og/product/kopi', 'drawn'],
  ['/search', 'GET', '/search?sort=terbaru&utm_source=x', 'kept'],
  ['/product/:slug', 'POST', '/product/kopi?_=add', 'buyingChange'],
  ['/order/cart', 'GET', '/order/cart', 'buying'],
  ['/profile/wallet', 'POST', '/profile/wallet?_=withdraw', 'ownChange'],
  ['/auth/login', 'POST', '/auth/login?_=login', 'entry'],
  ['/api/:name', 'GET', '/api/region.search?input=%7B%7D', 'made'],
  ['/api/:name', 'GET', '/api/region.list', 'kept'],
  ['/api/:name', 'POST', '/api/cart.add', 'buyingChange'],
  ['/api/:name', 'GET', '/api/account.find', 'words'],
  ['/api/:name', 'GET', '/api/tidak.ada', 'words'],
  ['/admin/*', 'GET', '/admin/v1/openapi.json', 'signed'],
  ['/webhooks/*', 'POST', '/webhooks/midtrans/toko.id', 'signed'],
  [undefined, 'GET', '/tidak-ada', 'made'],
] as const)('%s, asked by %s %s, is the work %s', (pattern, method, path, work) => {
  expect(asked(pattern, method, path)).toBe(work)
})

// A seller uploads hundreds of pictures at once; and a code costs a message in whatever form it is requested.
test.each([
  ['/profile/edit', 'upload'],
  ['/kelola', 'upload'],
  ['/auth/kode', 'entry'],
  ['/product/:slug', 'buyingChange'],
  ['/admin/*', 'signed'],
  ['/webhooks/*', 'signed'],
] as const)('a form with files at %s is the work %s', (pattern, work) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(asked(pattern, 'POST', '/x', headers)).toBe(work)
})

test('a network that asks more often than its work allows is refused in a few bytes, before its shop is looked up', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const { fetch, backendCalls } = browse(shop)
  const ask = (address: string) =>
    fetch('/auth/kode?_=ask', {
      method: 'POST',
      headers: { 'cf-connecting-ip': address, origin: 'https://lain.example' },
    })
  await inOneMinute()
  for (let n = 0; n < mostPerMinute('entry'); n += 1) expect((await ask('198.51.100.77')).status).toBe(403)
  const calls = backendCalls()
  const refused = await ask('198.51.100.77')
  expect([refused.status, refused.headers.get('retry-after'), backendCalls()]).toEqual([429, '10', calls])
  const page = await refused.text()
  expect(page).toContain('Something went wrong - 429')
  expect(page).toContain('<a href="">Muat Ulang</a>')
  expect(page.length).toBeLessThan(600)
  expect((await ask('198.51.100.78')).status).toBe(403)
})

/** Sends an empty form with a code's work from an address, so often, and answers the last status. */
async function askCodes({ fetch }: ReturnType<typeof browse>, address: string, times: number, cookie = '') {
  let status = 0
  for (let n = 0; n < times; n += 1) {
    const headers = { 'cf-connecting-ip': address, origin: 'https://lain.example', ...(cookie ? { cookie } : {}) }
    ;({ status } = await fetch('/auth/kode?_=ask', { method: 'POST', headers }))
  }
  return status
}

test('one line of IPv6 may do as much as one address of IPv4, its wide network three times that', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const most = mostPerMinute('entry')
  const line = (n: number) => `2001:db8:77:${n}::5`
  await inOneMinute()
  expect(await askCodes(edge, line(1), most)).toBe(403)
  expect(await askCodes(edge, '2001:db8:77:1:9::6', 1)).toBe(429)
  for (const n of [2, 3]) expect(await askCodes(edge, line(n), most)).toBe(403)
  expect(await askCodes(edge, line(4), 1)).toBe(429)
  expect(await askCodes(edge, '2001:db8:78:1::5', 1)).toBe(403)
})

test('what a network asks for is counted together, whatever it is', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const address = '198.51.100.90'
  const [codes, pictures] = [mostPerMinute('entry'), mostPerMinute('drawn')]
  await inOneMinute()
  expect(await askCodes(edge, address, codes - 1)).toBe(403)
  const statuses = new Set<number>()
  for (let n = 0; n < pictures && !statuses.has(429); n += 1) {
    const { status } = await edge.fetch(`/og/product/x${n}`, { headers: { 'cf-connecting-ip': address } })
    statuses.add(status)
  }
  // Without the codes, all of them would have been answered.
  expect([...statuses]).toEqual([404, 429])
})

test('a browser that has signed in keeps a place when strangers of its network have used up theirs', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  await addTestCustomers(shop, 1)
  const headers = { 'cf-connecting-ip': '198.51.100.91' }
  const form = { login: 'warga0@contoh.id', password: testCustomerPassword, website: '' }
  const body = () => new URLSearchParams({ ...form, _at: String(Date.now() - 10_000) })
  await inOneMinute()
  const signedIn = await edge.fetch('/auth/login?_=login', { method: 'POST', body: body(), headers })
  const device =
    signedIn.headers
      .getSetCookie()
      .find((line) => line.startsWith('__Host-DEVICE='))
      ?.split(';')[0] ?? ''
  expect(device).toMatch(/^__Host-DEVICE=[\w-]{22}\.[\w-]{43}$/)
  expect(await askCodes(edge, '198.51.100.91', mostPerMinute('entry') + 1)).toBe(429)
  const again = (cookie: string) =>
    edge.fetch('/auth/login?_=login', { method: 'POST', body: body(), headers: { ...headers, cookie } })
  expect((await again(device)).status).toBe(303)
  expect((await again(device.replace(/\..{43}$/, `.${'A'.repeat(43)}`))).status).toBe(429)
  // It has a place, and takes no more than its part.
  const share = mostPerMinute('entry') * limits.knownBrowserShare
  expect(await askCodes(edge, '198.51.100.91', share, device)).toBe(429)
})
