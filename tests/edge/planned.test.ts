import { dayMs, hourMs } from '#shared/format/units.ts'
import { dayIn } from '#shared/format/dates.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

afterEach(() => {
  vi.useRealTimers()
})

const places = {
  list: '/articles',
  article: '/article/promo-siang',
  twin: '/article/promo-siang',
  sitemap: '/sitemap.xml',
  home: '/',
} as const

const tomorrow = () => dayIn(new Date(Date.now() + dayMs))

async function openPlanned() {
  const shop = browse(await openShop())
  const [start, end] = [Date.now() + hourMs, Date.now() + 2 * hourMs].map((at) => new Date(at).toISOString())
  const put = async (path: string, body: object) => expect((await shop.administer(path, body)).status).toBe(200)
  await put('/article-categories', { slug: 'kabar', name: 'Kabar' })
  const article = { title: 'Promo Siang', categorySlug: 'kabar', summary: 'Hari ini saja', body: [] }
  await put('/articles', { ...article, slug: 'promo-siang', publishedAt: start, until: end })
  await put('/settings', {
    banners: [
      { image: '/media/a/lama', title: 'Selalu' },
      { image: '/media/a/promo', title: 'Spanduk Siang', from: start, until: end },
    ],
    popup: { active: true, image: '/media/a/popup-siang', link: null, from: start, until: end },
    shippingPause: { from: dayIn(new Date()), to: tomorrow() },
  })
  return shop
}

/** Which of the planned things each address shows. */
async function look({ fetch }: ReturnType<typeof browse>) {
  const seen: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(places)) {
    const response = await fetch(path, name === 'twin' ? { headers: { accept: 'text/markdown' } } : {})
    const body = await response.text()
    seen[name] =
      name === 'home'
        ? ['Selalu', 'Spanduk Siang', 'popup-siang'].filter((word) => body.includes(word))
        : [response.status, /Promo Siang|\/article\/promo-siang<\/loc>/.test(body)]
  }
  return seen
}
const hidden = {
  list: [200, false],
  article: [404, false],
  twin: [404, false],
  sitemap: [200, false],
  home: ['Selalu'],
}
const shown = {
  list: [200, true],
  article: [200, true],
  twin: [200, true],
  sitemap: [200, true],
  home: ['Selalu', 'Spanduk Siang', 'popup-siang'],
}

test('a planned article, banner and popup appear and go at their moment, a pause ends, also on kept pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = await openPlanned()
  const now = Date.now()
  const over = Date.parse(`${tomorrow()}T24:00:00+07:00`)
  expect(await look(shop)).toEqual(hidden)
  const calls = shop.backendCalls()
  for (const path of ['/', '/articles', '/sitemap.xml']) await shop.fetch(path)
  // They are kept: nobody was asked.
  expect(shop.backendCalls()).toBe(calls)
  vi.setSystemTime(now + hourMs - 1_000)
  expect(await look(shop)).toEqual(hidden)
  vi.setSystemTime(now + hourMs + 1_000)
  expect(await look(shop)).toEqual(shown)
  vi.setSystemTime(now + 2 * hourMs - 1_000)
  expect(await look(shop)).toEqual(shown)
  vi.setSystemTime(now + 2 * hourMs + 1_000)
  expect(await look(shop)).toEqual(hidden)
  const saysPause = async () => (await (await shop.fetch('/')).text()).includes('Libur pengiriman')
  vi.setSystemTime(over - 1_000)
  expect(await saysPause()).toBe(true)
  vi.setSystemTime(over + 1_000)
  expect(await saysPause()).toBe(false)
})

const addressOf = async (shop: Awaited<ReturnType<typeof openPlanned>>, of: object): Promise<string> => {
  const answer = await shop.administer('/previews', of)
  expect(answer.status).toBe(200)
  return new URL((await answer.json<{ address: string }>()).address).pathname
}
const seenAt = async ({ fetch }: ReturnType<typeof browse>, path: string) => {
  const response = await fetch(path)
  return { status: response.status, html: await response.text(), kept: response.headers.get('cache-control') }
}

test('a link shows what is not published, to its holder alone, and is kept and indexed nowhere', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = await openPlanned()
  const now = Date.now()
  const [article, banners, popup] = [
    await addressOf(shop, { of: 'article', slug: 'promo-siang' }),
    await addressOf(shop, { of: 'banners' }),
    await addressOf(shop, { of: 'popup' }),
  ] as const
  for (const [path, word] of [
    [article, 'Promo Siang</h1>'],
    [banners, 'Spanduk Siang'],
    [popup, 'popup-siang'],
  ] as const) {
    const { status, html, kept } = await seenAt(shop, path)
    expect([path, status, kept]).toEqual([path, 200, 'private, no-store'])
    expect(html).toContain(word)
    expect(html).toContain('Pratinjau: pembeli belum melihat ini.')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toContain('canonical')
  }
  // Looking at it has put it on no list.
  expect(await look(shop)).toEqual(hidden)

  const other = await openPlanned()
  const altered = [
    article.replace('promo-siang', 'promo-malam'),
    article.replace(/-(\d{10})-/, (_, until: string) => `-${Number(until) + 1}-`),
    article.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    banners.replace('banners', 'popup'),
    '/pratinjau/x',
    '/pratinjau/article-1999999999-0000000000000000promo-siang',
    `/pratinjau/article-1999999999-0000000000000000promo-siang.${'A'.repeat(43)}`,
  ]
  for (const path of altered) expect([path, (await seenAt(shop, path)).status]).toEqual([path, 404])
  for (const path of [article, banners, popup]) expect([path, (await seenAt(other, path)).status]).toEqual([path, 404])

  // Published, they have their own addresses, and the links end for good.
  vi.setSystemTime(now + hourMs + 1_000)
  for (const path of [article, banners, popup]) expect([path, (await seenAt(shop, path)).status]).toEqual([path, 404])
})

test('a link ends with its days, with its draft and when it was published, also when it is a draft again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = await openPlanned()
  const now = Date.now()
  // With all that the name of an article may have.
  const slug = 'Rahasia_é.2'
  const draft = { slug, title: 'Rahasia', categorySlug: 'kabar', summary: '', body: [] }
  const put = (change: object) =>
    shop.administer('/articles', { ...draft, publishedAt: '2026-01-01T00:00:00Z', published: false, ...change })
  await put({})
  const link = await addressOf(shop, { of: 'article', slug, days: 1 })
  // Another wording of the draft is what its reader should see.
  await put({ title: 'Rahasia yang lebih baik' })
  expect((await seenAt(shop, link)).html).toContain('Rahasia yang lebih baik')
  vi.setSystemTime(now + 24 * hourMs - 1_000)
  expect((await seenAt(shop, link)).status).toBe(200)
  vi.setSystemTime(now + 24 * hourMs + 1_000)
  expect((await seenAt(shop, link)).status).toBe(404)

  const second = await addressOf(shop, { of: 'article', slug })
  expect((await seenAt(shop, second)).status).toBe(200)
  await put({ published: true })
  expect((await shop.administer('/previews', { of: 'article', slug })).status).toBe(404)
  await put({})
  expect((await seenAt(shop, second)).status).toBe(404)

  const from = new Date(Date.now() + hourMs).toISOString()
  await shop.administer('/settings', { banners: [{ image: '/media/a/besok', title: 'Besok', from }] })
  const banner = await addressOf(shop, { of: 'banners' })
  expect((await seenAt(shop, banner)).html).toContain('Besok')
  await shop.administer('/settings', { popup: { active: false, image: '/media/a/lain', link: null } })
  expect((await seenAt(shop, banner)).status).toBe(404)
  expect((await seenAt(shop, await addressOf(shop, { of: 'popup' }))).html).toContain('/media/a/lain')
})

test('an end before the beginning is refused', async () => {
  const shop = await openPlanned()
  const [from, until] = ['2026-12-02T00:00:00Z', '2026-12-01T00:00:00Z']
  for (const [path, body] of [
    ['/settings', { banners: [{ image: '/a', title: '', from, until }] }],
    ['/settings', { popup: { active: true, image: '/a', link: null, from, until } }],
    ['/articles', { slug: 'x', title: 'X', categorySlug: 'kabar', summary: '', body: [], publishedAt: from, until }],
  ] as const)
    expect([path, (await shop.administer(path, body)).status]).toEqual([path, 422])
})
