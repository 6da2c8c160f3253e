import { hourMs } from '#shared/format/units.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { build } from '#edge/request/assets.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

afterEach(() => {
  vi.useRealTimers()
})

const text = async (response: Promise<Response>) => (await response).text()
const products = [{ slug: 'kopi-kilat', name: 'Kopi Kilat', price: 50_000, stock: 20 }]
const paths = [
  '/',
  '/products/semua',
  '/search?q=kopi',
  '/product/kopi-kilat',
  '/products/flash-sale',
  '/api/catalog.find?input=%7B%22slug%22%3A%22kopi-kilat%22%7D',
]

/** Plans a flash sale directly in commerce, so that the edge learns of it only by answers. */
async function plan(shop: Awaited<ReturnType<typeof openShop>>, startsInMs: number, lastsMs: number) {
  const found = await shop.call('catalog.find', { slug: 'kopi-kilat' })
  const itemId = found.ok ? found.value.variants[0]?.itemId : ''
  const startsAt = Date.now() + startsInMs
  const moments = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + lastsMs).toISOString() }
  expect(
    (
      await shop.admin('POST', '/flash-sales', {
        ...moments,
        items: [{ itemId, price: 40_000, quota: 10, perCustomer: 2 }],
      })
    ).status,
  ).toBe(200)
  return { startsAt, endsAt: startsAt + lastsMs }
}
const flashPrice = /40\.000|40000/

// Proves §3.58
test('a cached page or answer is never served beyond the start or the end of a flash sale', async () => {
  const shop = await openShop({ products })
  const browser = browse(shop)
  const pages = () => Promise.all(paths.map((path) => text(browser.fetch(path))))
  vi.useFakeTimers({ toFake: ['Date'] })
  const { startsAt, endsAt } = await plan(shop, 6_000, 6_000)
  for (const moment of [Date.now(), startsAt - 1]) {
    vi.setSystemTime(moment)
    for (const [i, page] of (await pages()).entries())
      if (paths[i] !== '/' && paths[i] !== '/products/flash-sale') expect(page).not.toMatch(flashPrice)
  }
  for (const moment of [startsAt, endsAt - 1]) {
    vi.setSystemTime(moment)
    for (const page of await pages()) expect(page).toMatch(flashPrice)
  }
  vi.setSystemTime(endsAt)
  for (const page of await pages()) expect(page).not.toMatch(flashPrice)
})

test('a copy in the data centre’s cache is served until its expiry and not after', async () => {
  const shop = await openShop({ products })
  const browser = browse(shop)
  await text(browser.fetch('/info'))
  const keep = async (path: string, validUntil: number | null) => {
    const stamp = {
      etag: `"${path}"`,
      build,
      generation: Date.now() + 60_000,
      freshUntil: Date.now() + 60_000,
      validUntil,
    }
    const headers = {
      'content-type': 'text/html',
      'cache-control': 'public, max-age=600',
      stamp: JSON.stringify(stamp),
    }
    const url = `https://${shop.host}/__page/${shop.companyId}/${encodeURIComponent(`http://${shop.host}`)}${path}`
    await caches.default.put(url, new Response('from the cache', { headers }))
    return text(browser.fetch(path))
  }
  expect(await keep('/', null)).toBe('from the cache')
  expect(await keep('/products/semua', Date.now() + 30_000)).toBe('from the cache')
  expect(await keep('/product/kopi-kilat', Date.now() - 1)).toContain('</html>')
})

test('pages of a running flash sale hold its end time and not the remaining time', async () => {
  const shop = await openShop({ products })
  const browser = browse(shop)
  const { endsAt } = await plan(shop, -60_000, 3 * hourMs)
  for (const path of ['/', '/product/kopi-kilat', '/products/flash-sale']) {
    const response = await browser.fetch(path)
    const page = await response.text()
    expect(page).toContain(`data-until="${endsAt}"`)
    expect(page).toMatch(/Berakhir<\/span> <time[^>]*>(?:pukul|\d{1,2} \w{3,4}) \d\d:\d\d WIB/)
    expect(page).not.toMatch(/\d\d:\d\d:\d\d(?!\.\d{3}Z)/)
    // Each answer carries the server's time in a header, not in the shared bytes.
    expect(
      Math.abs(Number(/now;dur=(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1]) - Date.now()),
    ).toBeLessThan(5_000)
  }
})

test('a moved clock of a demo shop moves the countdown with it', async () => {
  const shop = await openShop({ products })
  const browser = browse(shop)
  const { endsAt } = await plan(shop, -60_000, 3 * hourMs)
  await browser.administer('/clock', { offsetMs: 2 * hourMs })
  expect(await text(browser.fetch('/product/kopi-kilat'))).toContain(`data-until="${endsAt - 2 * hourMs}"`)
  await browser.administer('/clock', { offsetMs: 3 * hourMs })
  expect(await text(browser.fetch('/product/kopi-kilat'))).not.toContain('data-until')
})

test('the fragments that a countdown fetches at zero replace elements of the page', async () => {
  const browser = browse(await openShop({ sample: 'kopi', flashSale: true }))
  for (const [path, part, ids] of [
    ['/', 'flash-sale', ['flash-sale', 'for-you']],
    ['/products/flash-sale', 'flash-sale', ['flash-sale']],
  ] as const) {
    const [page, bare] = [await text(browser.fetch(path)), await text(browser.fetch(`${path}?part=${part}`))]
    expect(bare).not.toContain('<html')
    for (const id of ids) {
      expect(page).toContain(`id="${id}"`)
      expect(bare).toContain(`id="${id}"`)
    }
  }
})

test('a shop without a flash sale has no strip, and its flash sale page says so', async () => {
  const browser = browse(await openShop({ products }))
  expect(await text(browser.fetch('/'))).not.toContain('flash-strip')
  const page = await browser.fetch('/products/flash-sale')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Belum ada flash sale')
})

test('with a backend without the call the home page is complete and there is no flash sale page', async () => {
  const browser = browse(await openShop({ products }), (path) => (path.endsWith('/flash-sale') ? 'absent' : null))
  const home = await browser.fetch('/')
  expect(home.status).toBe(200)
  expect(await home.text()).not.toContain('flash-strip')
  expect((await browser.fetch('/products/flash-sale')).status).toBe(404)
})
