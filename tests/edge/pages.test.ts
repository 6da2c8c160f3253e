import { expect, test } from 'vitest'
import { pages } from '#client/screens/index.ts'
import { routes } from '#shared/web/routes.ts'
import { firstScript } from '#client/frame/page-transitions.ts'
import { speculationRules } from '#client/frame/speculation-rules.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** One shop for all tests that only read. */
const reading = lazily(async () => browse(await openShop({ sample: 'kopi' })))

/** Every shared screen that can be opened without an id. */
const shared = Object.values(pages)
  .filter(({ cache, route }) => cache !== 'never' && !routes[route].path.includes(':'))
  .map(({ route }): string => routes[route].path)
  .concat('/products/semua', '/search?q=kopi')

// Proves §2.2, §2.4, §2.11, §6.1, ASVS 14.2.2
test.each(shared)(
  '%s is complete HTML, the same for everyone: no cookie, no nonce, no inline script but ours',
  async (path) => {
    const shop = await reading()
    const response = await shop.fetch(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html.startsWith('<!DOCTYPE html>')).toBe(true)
    expect(html.endsWith('</html>')).toBe(true)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(html).not.toContain('nonce=')
    const inline = [
      ...html.matchAll(/<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)/g),
    ]
    // Only pages of the catalogue lead to products.
    const rules = html.includes('data-layout="shop"') || html.includes('data-layout="buy"') ? [speculationRules] : []
    expect(inline.map(([, words]) => words)).toEqual([firstScript, ...rules])
    expect(html).not.toMatch(/ style="/)
  },
)

test('a cached page makes no backend call, and a second visit gets a 304', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const first = await shop.fetch('/')
  await first.text()
  const before = shop.backendCalls()
  const again = await shop.fetch('/')
  expect(await again.text()).toContain('</html>')
  const etag = first.headers.get('etag') ?? ''
  const unchanged = await shop.fetch('/', { headers: { 'if-none-match': etag } })
  expect(unchanged.status).toBe(304)
  expect(unchanged.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(shop.backendCalls()).toBe(before)
})

test('a thousand tracking parameters share one render', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  await (await shop.fetch('/products/semua')).text()
  const before = shop.backendCalls()
  for (let i = 0; i < 1_000; i++) await (await shop.fetch(`/products/semua?fbclid=${i}&utm_source=x`)).text()
  expect(shop.backendCalls()).toBe(before)
})

test('twenty simultaneous requests share one render', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  await (await shop.fetch('/')).text()
  const before = shop.backendCalls()
  const pages = await Promise.all(Array.from({ length: 20 }, async () => (await shop.fetch('/products/semua')).text()))
  expect(new Set(pages).size).toBe(1)
  expect(shop.backendCalls() - before).toBeLessThanOrEqual(3)
})

test('a change in the shop is visible on the next page', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const slug = await shop.firstSlug()
  expect(await (await shop.fetch(`/product/${slug}`)).text()).not.toContain('Produk Tidak Tersedia')
  await shop.administer('/stock', { slug, stock: 0 })
  expect(await (await shop.fetch(`/product/${slug}`)).text()).toContain('Produk Tidak Tersedia')
})

test('after a change the shop’s frame is read once, even with many simultaneous requests', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  await (await shop.fetch('/')).text()
  await shop.administer('/stock', { slug: await shop.firstSlug(), stock: 5 })
  const before = shop.backendCalls()
  const shoppers = 20
  await Promise.all(Array.from({ length: shoppers }, async () => (await shop.fetch('/order/cart')).text()))
  // Only the cart and its note are read for each shopper.
  const [rootCalls, ownCalls] = [9, 2]
  expect(shop.backendCalls() - before).toBeLessThanOrEqual(rootCalls + ownCalls * shoppers)
})

// Proves §1.3, ASVS 8.4.1
test('with alternating requests to two shops, nothing of one appears in the other', async () => {
  const coffee = browse(await openShop({ sample: 'kopi', name: 'Kenari Kopi' }))
  const cloth = browse(await openShop({ sample: 'batik', name: 'Burung Batik' }))
  const [coffeeSlug, clothSlug] = [await coffee.firstSlug(), await cloth.firstSlug()]
  for (let i = 0; i < 100; i++) {
    for (const path of ['/', '/products/semua', '/search?q=a']) {
      const [a, b] = await Promise.all([coffee.fetch(path), cloth.fetch(path)].map(async (r) => (await r).text()))
      expect(a).toContain('Kenari Kopi')
      expect(a).not.toContain('Burung Batik')
      expect(b).toContain('Burung Batik')
      expect(b).not.toContain('Kenari Kopi')
    }
  }
  expect((await coffee.fetch(`/product/${clothSlug}`)).status).toBe(404)
  expect((await cloth.fetch(`/product/${coffeeSlug}`)).status).toBe(404)
})

// Proves §2.12, §2.50, §5.4, §8.8, §8.9
test('a missing product names its path, a missing route does not', async () => {
  const shop = await reading()
  const product = await shop.fetch('/product/tidak-ada')
  expect(product.status).toBe(404)
  expect(await product.text()).toContain('Page Not Found: /product/tidak-ada')
  const route = await shop.fetch('/tidak/ada')
  expect(route.status).toBe(404)
  expect(await route.text()).toContain('Page not found')
})

// Proves ASVS 1.1.2, ASVS 1.2.1, ASVS 3.2.2
test('markup in a path is shown as text', async () => {
  const shop = await reading()
  const html = await (await shop.fetch(`/product/${encodeURIComponent('<svg onload=alert(1)>')}`)).text()
  expect(html).not.toContain('<svg onload')
})

// Proves ASVS 1.1.1
test('a double slash, a trailing slash and a needless escape redirect to the canonical path', async () => {
  const shop = await reading()
  for (const path of ['//search', '/search/', '/se%61rch']) {
    const response = await shop.fetch(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, '/search'])
  }
})

test('every fragment of a page is plain HTML at the page’s own address', async () => {
  const shop = browse(await openShop({ sample: 'batik' }))
  const html = await (await shop.fetch(`/product/${await shop.firstSlug()}?part=variant-picker`)).text()
  expect(html).not.toContain('<html')
  expect(html).toContain('<')
})
