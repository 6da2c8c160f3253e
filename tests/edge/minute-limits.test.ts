import { expect, test } from 'vitest'
import edge from '#edge/index.ts'
import { workOf } from '#edge/pipeline/work.ts'
import { mostPerMinute } from '#shared/web/work.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** The patterns that the edge answers, without the steps that every request passes. */
const patterns = [...new Set(edge.routes.map(({ path }) => path))].filter((path) => path !== '/*' && path !== '*')

function asked(pattern: string | undefined, method: string, path: string) {
  const url = new URL(path, 'https://toko.id')
  return workOf(pattern, new Request(url, { method }), url)
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

test('a network that asks more often than its work allows is refused in a few bytes, before its shop is looked up', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const { fetch, backendCalls } = browse(shop)
  const ask = (address: string) =>
    fetch('/auth/kode?_=ask', {
      method: 'POST',
      headers: { 'cf-connecting-ip': address, origin: 'https://lain.example' },
    })
  for (let n = 0; n < mostPerMinute('entry'); n += 1) expect((await ask('198.51.100.77')).status).toBe(403)
  const calls = backendCalls()
  const refused = await ask('198.51.100.77')
  expect([refused.status, refused.headers.get('retry-after'), backendCalls()]).toEqual([429, '10', calls])
  expect((await refused.text()).length).toBeLessThan(500)
  expect((await ask('198.51.100.78')).status).toBe(403)
})
