import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const pagesMax = 220
const origin = 'https://toko.invalid'
/** Files and addresses that change something; they are not pages. */
const noPage = /^\/(assets|media|api|admin|feed|keluar)|\.(xml|txt|ics|png|pdf)$/

/** The addresses of one page that lead to another page of the same shop. */
const linksOf = (html: string, host: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"#]*)/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), origin)
    if (!url || (url.origin !== origin && url.hostname !== host)) return []
    return href === '' || noPage.test(url.pathname) ? [] : [url.pathname + url.search]
  })

/** Follows every link from `starts` on; says which lead nowhere and where they stand. */
async function crawl(shop: ReturnType<typeof browse>, host: string, starts: readonly string[], cookie = '') {
  const from = new Map(starts.map((path) => [path, '(start)']))
  const broken: string[] = []
  let read = 0
  for (const path of from.keys()) {
    if (read++ >= pagesMax) break
    const response = await shop.fetch(path, { headers: cookie ? { cookie } : {} })
    const html = await response.text()
    if (response.status >= 400) broken.push(`${from.get(path)} → ${path}: ${response.status}`)
    const next = response.headers.get('location')
    const found = next ? linksOf(`<a href="${next}">`, host) : linksOf(html, host)
    // One page of a kind is enough: products share a template, and so do their filters.
    for (const link of found) if (!from.has(link) && !alike(link, from)) from.set(link, path)
  }
  return { broken, read }
}

const alikeMax = 4
/** Whether enough pages of the same kind are known already. */
function alike(link: string, known: ReadonlyMap<string, string>): boolean {
  const kindOf = (path: string) => {
    const [first = '', second = ''] = path.split('?')[0]?.split('/').slice(1) ?? []
    return first === 'product' || first === 'products' || first === 'article'
      ? first
      : `${first}/${second}${path.includes('?') ? '?' : ''}`
  }
  return (
    [...known.keys()].filter((path) => kindOf(path) === kindOf(link)).length >=
    (linkKindsWhole.test(link) ? 60 : alikeMax)
  )
}
/** Pages about the shop are few and each is written by hand, so all of them are read. */
const linkKindsWhole = /^\/(information|info)/

const starts = [
  '/',
  '/auth/register',
  '/auth/login',
  '/search?q=batik',
  '/articles',
  '/order/cart',
  '/konfirmasi-pembayaran',
  '/info',
]

test('every link that a guest of a full shop can follow leads to a page', async () => {
  const opened = await openShop({ sample: 'batik' })
  const { broken, read } = await crawl(browse(opened), opened.host, starts)
  expect(broken).toEqual([])
  expect(read).toBeGreaterThan(40)
})

test('every link that a signed-in customer can follow leads to a page', async () => {
  const opened = await openShop({ sample: 'batik' })
  const shop = browse(opened)
  const { broken, read } = await crawl(
    shop,
    opened.host,
    ['/profile', '/profile/order', '/profile/edit'],
    await shop.signIn(),
  )
  expect(broken).toEqual([])
  expect(read).toBeGreaterThan(40)
})

test('every link of a shop on its first day leads to a page', async () => {
  const opened = await openShop({ demo: false })
  const { broken } = await crawl(browse(opened), opened.host, starts)
  expect(broken).toEqual([])
})

test('a shop whose backend has no information pages names the terms without a link', async () => {
  const opened = await openShop({ demo: false })
  const shop = browse(opened, (path) => (/information|menu-footer/.test(path) ? 'absent' : null))
  const html = await (await shop.fetch('/auth/register')).text()
  expect(html).toContain('Syarat &amp; Ketentuan')
  expect(linksOf(html, opened.host).filter((path) => path.startsWith('/information'))).toEqual([])
})
