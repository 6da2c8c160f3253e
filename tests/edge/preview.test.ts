import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { readPng } from '#tests/support/in-workerd/read-png.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const imageOf = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''

test(
  'home, list, product and article name a picture of 1200 × 630 in the shop’s colours',
  { timeout: 30_000 },
  async () => {
    const { fetch } = browse(await openShop({ sample: 'kopi' }))
    const [, article = ''] = /href="(\/article\/[^"]+)"/.exec(await (await fetch('/articles')).text()) ?? []
    for (const path of ['/', '/products/biji-kopi', '/product/arabika-gayo-atu-lintang', article]) {
      const html = await (await fetch(path)).text()
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
      expect(html).toContain('<meta property="og:image:width" content="1200"/>')
      // WhatsApp shows no preview without these.
      expect(html).toMatch(/<meta property="og:title" content="[^"]+"/)
      expect(html).toMatch(/<meta name="description" content="[^"]+" property="og:description"/)
      expect(/property="og:url" content="([^"]+)"/.exec(html)?.[1]).toBe(
        /rel="canonical" href="([^"]+)"/.exec(html)?.[1],
      )
      const answer = await fetch(new URL(imageOf(html)).pathname)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
      const { bytes, width, height, counts, ended } = await readPng(answer)
      expect([path, width, height, ended]).toEqual([path, 1_200, 630, true])
      expect(bytes).toBeLessThan(60_000)
      const [ground = '', most = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
      expect(most).toBeGreaterThan(400_000)
      expect(ground).toBe('0d542b')
      // Words are there, with soft edges.
      expect(counts.size).toBeGreaterThan(20)
    }
  },
)

test('a picture follows the name and the price, and is another shop’s never', async () => {
  const shop = await openSellingShop()
  const other = await openSellingShop()
  const goods = (price: number) => ({
    slug: 'teh',
    name: 'Teh Melati',
    categorySlug: 'barang',
    variants: [{ price, stock: 3 }],
  })
  expect((await shop.admin('PUT', '/products/teh', goods(9_000))).status).toBe(200)
  const draw = async () => (await readPng(await browse(shop).fetch('/og/product/teh'))).counts
  const before = await draw()
  expect(await draw()).toEqual(before)
  expect((await shop.admin('PUT', '/products/teh', goods(123_000))).status).toBe(200)
  // Any answer of the shop says that it has changed.
  await browse(shop).fetch('/search?q=teh')
  expect(await draw()).not.toEqual(before)
  expect((await browse(other).fetch('/og/product/teh')).status).toBe(404)
  for (const path of ['/og/product/tidak-ada', '/og/article/tidak-ada', '/og/lain/teh'])
    expect([path, (await browse(shop).fetch(path)).status]).toEqual([path, 404])
})

test('a name in letters that the font lacks, and one of a single endless word, are drawn too', async () => {
  const shop = await openSellingShop()
  for (const [slug, name] of [
    ['korea', '한국어'],
    ['panjang', 'W'.repeat(200)],
    ['tanda', '🦋 Café — “Nusantara” <b>&amp;</b> j'],
  ] as const) {
    const goods = { slug, name, categorySlug: 'barang', variants: [{ price: 9_000, stock: 3 }] }
    expect((await shop.admin('PUT', `/products/${slug}`, goods)).status).toBe(200)
    const answer = await browse(shop).fetch(`/og/product/${slug}`)
    expect([slug, answer.status, (await readPng(answer)).counts.size > 20]).toEqual([slug, 200, true])
  }
})
