import { expect, test } from 'vitest'
import { firstScript } from '#client/frame/page-transitions.ts'
import { speculationRules } from '#client/frame/speculation-rules.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** One shop for all tests that only read. */
const reading = lazily(async () => browse(await openShop({ sample: 'kopi' })))

const paths = [
  '/info',
  '/information/all',
  '/information/pengembalian',
  '/articles',
  '/articles/menyeduh',
  '/article/menyeduh-v60-di-rumah',
]

// Proves §2.10
test.each(paths)('%s is complete and shared, and makes no backend call the second time', async (path) => {
  const shop = await reading()
  const first = await shop.fetch(path)
  const html = await first.text()
  expect(first.status).toBe(200)
  expect(html.endsWith('</html>')).toBe(true)
  expect(html.match(/<h1/g)?.length).toBeLessThanOrEqual(2)
  expect(first.headers.get('set-cookie')).toBeNull()
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const foreign = html
    .replace(`<script>${firstScript}</script>`, '')
    .replace(`<script type="speculationrules">${speculationRules}</script>`, '')
  expect(foreign).not.toMatch(/<script(?![^>]*(?:src=|application\/ld\+json))/)
  const before = shop.backendCalls()
  expect(await (await shop.fetch(path)).text()).toBe(html)
  expect(shop.backendCalls()).toBe(before)
})

// Proves §1.6, §2.8
test('an article has structured data and breadcrumbs for search engines', async () => {
  const html = await (await (await reading()).fetch('/article/menyeduh-v60-di-rumah')).text()
  const [article, crumbs] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi',
    datePublished: expect.stringMatching(/Z$/),
  })
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Beranda' }, { name: 'Artikel' }, { name: 'Menyeduh' }, { position: 4 }],
  })
  expect(html).toContain('href="/product/set-seduh-manual-pemula"')
  expect(html).toContain('Artikel Terkait')
})

test('a missing page names its path', async () => {
  const shop = await reading()
  for (const path of ['/article/tidak-ada', '/information/tidak-ada', '/articles/tidak-ada']) {
    const response = await shop.fetch(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toContain(`Page Not Found: ${path}`)
  }
})

// Proves §2.6, §2.7
test('every page that the footer links to exists', async () => {
  const shop = await reading()
  const html = await (await shop.fetch('/')).text()
  const slugs = new Set([...html.matchAll(/href="(\/information\/[^"]+|\/articles)"/g)].map(([, path = '']) => path))
  expect(slugs.size).toBeGreaterThanOrEqual(8)
  for (const path of slugs) expect([path, (await shop.fetch(path)).status]).toEqual([path, 200])
})

// Proves §1.6
test('the home page shows the newest articles, and no section in a shop without articles', async () => {
  expect(await (await (await reading()).fetch('/')).text()).toContain('Menyeduh V60')
  const bare = browse(await openShop())
  const html = await (await bare.fetch('/')).text()
  expect(html).not.toContain('/article/')
  const articles = await bare.fetch('/articles')
  expect(articles.status).toBe(200)
  expect(await articles.text()).toContain('Toko ini belum punya artikel')
})

// Proves ASVS 1.3.1
test('HTML in the text of another backend is shown as plain text', async () => {
  const body =
    '<h2>Halo</h2><p onclick="x()">Kopi &amp; susu<br>dingin</p><script>alert(1)</script><img src=x onerror=alert(2)><ul><li>satu</li></ul>&lt;b&gt;'
  const shop = browse(await openShop({ sample: 'kopi' }), (path) =>
    path.includes('/article/detail/')
      ? {
          ARTICLE_SLUG: 'asing',
          ARTICLE_TITLE: '<i>Judul</i>',
          ARTICLE_SUMMARY: '<p>Ringkas</p>',
          ARTICLE_DATE: '05/12/2026',
          ARTICLE_BODY: body,
        }
      : null,
  )
  const response = await shop.fetch('/article/asing')
  const html = await response.text()
  expect(response.status).toBe(200)
  const story = /class="story">(.*?)<\/div>/s.exec(html)?.[1]
  expect(html).toContain('05 Des 2026')
  expect(story).toBe('<p>Halo</p><p>Kopi &amp; susu</p><p>dingin</p><p>• satu</p><p>&lt;b&gt;</p>')
  expect(html).toContain('&lt;i&gt;Judul&lt;/i&gt;')
  expect(html).not.toMatch(/alert\(|onerror|onclick/)
})

test('unknown blocks are left out and the rest of the article stays', async () => {
  const body = [
    { TYPE: 'VIDEO', URL: 'x' },
    { TYPE: 'PARAGRAPH', TEXT: 'Tetap ada' },
    null,
    'x',
    { TYPE: 'PARAGRAPH', TEXT: 7 },
    { TYPE: 'IMAGE', IMAGE_URL: 'javascript:alert(1)', CAPTION: 'Keterangan' },
  ]
  const shop = browse(await openShop({ sample: 'kopi' }), (path) =>
    path.includes('/article/detail/') ? { ARTICLE_SLUG: 'asing', ARTICLE_TITLE: 'Judul', ARTICLE_BODY: body } : null,
  )
  const html = await (await shop.fetch('/article/asing')).text()
  expect(/class="story">(.*?)<\/div>/s.exec(html)?.[1]).toBe('<p>Tetap ada</p><p>Keterangan</p>')
  expect(html).not.toContain('javascript:')
})

// Proves §2.9
test('with a backend without articles the page says so, and the navigation hides the links', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), (path) =>
    /\/(article|information)\//.test(path) ? 'absent' : null,
  )
  const articles = await shop.fetch('/articles')
  expect(articles.status).toBe(200)
  expect(await articles.text()).toContain('Toko ini belum punya artikel')
  expect(await (await shop.fetch('/article/apa-saja')).text()).toContain('Toko ini belum punya artikel')
  expect(await (await shop.fetch('/information/tentang-kami')).text()).toContain('Halaman ini belum tersedia')
  expect((await shop.fetch('/information/all')).status).toBe(200)
  const info = await (await shop.fetch('/info')).text()
  expect(info).toContain('Layanan Pengaduan Konsumen')
  expect(info).not.toContain('href="/articles"')
  expect(info).not.toContain('href="/information/tentang-kami"')
})

// Proves §2.5
test('the information page still shows the contact while the backend is down', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), (path) =>
    /\/(article|information)\//.test(path) ? 'down' : null,
  )
  const info = await shop.fetch('/info')
  expect(info.status).toBe(200)
  expect(await info.text()).toContain('Tanya via WhatsApp')
  expect((await shop.fetch('/articles')).status).toBeGreaterThanOrEqual(500)
})
