import { expect, test } from 'vitest'
import { goodsOf } from '#demo/batch.ts'
import { demoShops } from '#demo/index.ts'
import { feedFormats } from '#edge/resources/feed-formats.ts'
import { rowsOf } from '#edge/resources/feed-rows.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { grow } from '../commerce/growth/grow.ts'
import { cells } from './feed-cells.ts'

const batik = lazily(async () => browse(await openShop({ sample: 'batik' })))
const someShop = { name: 'Toko', origin: 'https://toko.id' }
const lines = (text: string) => text.split('\r\n').filter((line) => line !== '')
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one)

// Proves §2.41
test('every variant of every product is a row of Meta’s template', async () => {
  const shop = await batik()
  const response = await shop.fetch('/fb-catalog/feed.csv')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(response.headers.get('set-cookie')).toBe(null)
  const [head = '', ...rows] = lines(await response.text())
  expect(head.split(',').slice(0, 9)).toEqual([
    'id',
    'title',
    'description',
    'availability',
    'condition',
    'price',
    'link',
    'image_link',
    'brand',
  ])
  expect(rows).toHaveLength(goodsOf(demoShops.batik).products.flatMap(({ variants }) => variants).length)
  const table = rows.map((row) => Object.fromEntries(cells(row).map((value, place) => [head.split(',')[place], value])))
  expect(new Set(table.map(({ id }) => id)).size).toBe(rows.length)
  for (const row of table) {
    expect(row['price']).toMatch(/^[1-9]\d*\.00 IDR$/)
    expect(row['availability']).toMatch(/^(in|out of) stock$/)
    expect(row['link']).toMatch(/^https?:\/\/[^/]+\/product\/[\w-]+\?varian=/)
    expect(row['image_link']).toMatch(/^https?:\/\/.+\.jpg$/)
  }
  const reduced = table.find(({ link }) => link?.includes('/product/kemeja-kawung-lengan-panjang'))
  expect(reduced).toMatchObject({
    price: '349000.00 IDR',
    sale_price: '289000.00 IDR',
    brand: 'Griya Larasati',
    color: 'Indigo',
    shipping_weight: '0.35 kg',
  })
})

test('the row of a variant says its own weight', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const [head = '', ...rows] = lines(await (await shop.fetch('/fb-catalog/feed.csv')).text())
  const names = head.split(',')
  const weights = rows
    .map((row) => Object.fromEntries(cells(row).map((value, place) => [names[place], value])))
    .filter(({ title }) => title?.startsWith('Kopi Arabika Gayo Atu Lintang Full Wash - '))
    .map(({ size, shipping_weight }) => `${size}: ${shipping_weight}`)
  expect([...new Set(weights)]).toEqual(['200 g: 0.23 kg', '500 g: 0.53 kg', '1 kg: 1 kg'])
})

// Proves §2.41
test('the same rows are available as XML with the terms of Meta and of Google', async () => {
  const shop = await batik()
  const read = async (name: string) => {
    const response = await shop.fetch(`/fb-catalog/${name}`)
    expect([name, response.status, response.headers.get('content-type')]).toEqual([
      name,
      200,
      'application/xml; charset=utf-8',
    ])
    return response.text()
  }
  const [meta, google] = [await read('feed.xml'), await read('google.xml')]
  for (const words of [meta, google]) {
    expect(
      words.startsWith(
        '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
      ),
    ).toBe(true)
    expect(words.endsWith('</channel>\n</rss>\n')).toBe(true)
    expect(words.match(/<item>/g)?.length).toBe(words.match(/<\/item>/g)?.length)
  }
  expect(meta).toContain('<g:availability>in stock</g:availability>')
  expect(google).toContain('<g:availability>in_stock</g:availability>')
  expect(google).not.toContain('quantity_to_sell')
  expect(meta.match(/<item>/g)?.length).toBe(google.match(/<item>/g)?.length)
})

test('a feed can be limited to a category; an unknown feed or category is a 404', async () => {
  const shop = await batik()
  const rows = async (path: string) => lines(await (await shop.fetch(path)).text()).length
  expect(await rows('/fb-catalog/feed.csv?kategori=kemeja')).toBeLessThan(await rows('/fb-catalog/feed.csv'))
  expect(await rows('/fb-catalog/feed.csv?kategori=kemeja')).toBeGreaterThan(1)
  for (const path of [
    'feed.json',
    'constructor',
    '__proto__',
    'feed.csv?kategori=tidak-ada',
    'feed.csv?kategori=%2e%2e',
  ])
    expect([path, (await shop.fetch(`/fb-catalog/${path}`)).status]).toEqual([path, 404])
})

test('the sitemap has every product once, at the shop’s own host, and robots.txt names it', async () => {
  const shop = await batik()
  const answer = await shop.fetch('/sitemap.xml')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const found = locations(await answer.text())
  const feed = await (await shop.fetch('/fb-catalog/google.xml')).text()
  const sold = new Set([...feed.matchAll(/<g:link>([^<?]+)/g)].map(([, one = '']) => one))
  expect(found.length).toBe(new Set(found).size)
  expect(found.filter((one) => sold.has(one))).toHaveLength(sold.size)
  const [first = ''] = found
  expect(await (await shop.fetch('/robots.txt')).text()).toContain(`Sitemap: ${first}sitemap.xml`)
})

// Proves §2.41
test('each address of the sitemap answers and names itself as canonical; articles say when they were written', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const text = await (await shop.fetch('/sitemap.xml')).text()
  const found = locations(text)
  const kinds = found.map((one) => new URL(one).pathname.split('/')[1])
  expect([...new Set(kinds)].toSorted()).toEqual(['', 'article', 'articles', 'information', 'product', 'products'])
  expect(kinds.filter((kind) => kind === 'products').length).toBeGreaterThan(2)
  const wrong: string[] = []
  for (const address of found) {
    const { pathname } = new URL(address)
    const answer = await shop.fetch(pathname)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]
    if (answer.status !== 200 || canonical !== address) wrong.push(`${pathname}: ${answer.status} ${canonical}`)
  }
  expect(wrong).toEqual([])
  for (const [, entry = ''] of text.matchAll(/<url>(.*?)<\/url>/g))
    expect([entry, /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry)]).toEqual([
      entry,
      entry.includes('/article/'),
    ])
})

test('a second request gets a 304 until something changes', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const first = await shop.fetch('/fb-catalog/feed.tsv')
  await first.text()
  const again = async () =>
    shop.fetch('/fb-catalog/feed.tsv', {
      headers: { 'if-none-match': (await shop.fetch('/fb-catalog/feed.tsv')).headers.get('etag') ?? '' },
    })
  expect((await again()).status).toBe(304)
  const known = { headers: { 'if-none-match': (await shop.fetch('/fb-catalog/feed.tsv')).headers.get('etag') ?? '' } }
  await shop.administer('/stock', { slug: await shop.firstSlug(), stock: 0 })
  expect((await shop.fetch('/fb-catalog/feed.tsv', known)).status).toBe(200)
})

test('a backend without the call has no feed, and a failing backend gives a 503', async () => {
  const absent = browse(await openShop({ sample: 'kopi' }), (path) =>
    path.endsWith('/product/feed') ? 'absent' : null,
  )
  expect((await absent.fetch('/fb-catalog/feed.csv')).status).toBe(404)
  const down = browse(await openShop({ sample: 'kopi' }), (path) => (path.endsWith('/product/feed') ? 'down' : null))
  expect((await down.fetch('/fb-catalog/feed.csv')).status).toBe(503)
})

test('an interrupted feed cannot be mistaken for a complete one', async () => {
  const breaking = browse(await openShop({ sample: 'batik' }), (path, query) =>
    path.endsWith('/product/feed') && query.has('AFTER_PRODUCT_ID') ? 'down' : null,
  )
  const response = await breaking.fetch('/fb-catalog/feed.csv')
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('text/html')
  // A complete feed of before is not repeated either: its prices may have changed.
  let down = false
  const shop = browse(await openShop({ sample: 'batik' }), (path) =>
    down && path.endsWith('/product/feed') ? 'down' : null,
  )
  expect((await shop.fetch('/fb-catalog/feed.csv')).status).toBe(200)
  down = true
  await shop.administer('/stock', { slug: await shop.firstSlug(), stock: 0 })
  expect((await shop.fetch('/fb-catalog/feed.csv')).status).toBe(503)
})

test('however often a feed is asked for, its products are read once in a generation', async () => {
  // A runtime that still loads the code of a feed is slower than eight requests at once may wait.
  await browse(await openShop()).fetch('/fb-catalog/feed.csv')
  let answers = 0
  const shop = browse(
    await openShop({ sample: 'batik' }),
    () => null,
    (path) => {
      if (path.endsWith('/product/feed')) answers += 1
    },
  )
  const ask = async (query = '') => (await shop.fetch(`/fb-catalog/feed.csv${query}`)).text()
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(new Set([first, ...others, await ask('?utm=1'), await ask()]).size).toBe(1)
  // One answer with products, one that says that there are no more.
  expect(answers).toBe(2)
  await shop.administer('/stock', { slug: await shop.firstSlug(), stock: 0 })
  await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(answers).toBe(4)
})

// Proves ASVS 1.2.1
test('hostile text stays inside its cell and its element', () => {
  const shop = { name: 'Toko <A> & "B"', origin: 'https://toko.id' }
  const words = 'Baris satu\nbaris\tdua, "tiga" <script>x</script> & \u0000\ud800'
  const variant = {
    id: '1',
    itemId: 'i-1',
    name: '',
    image: '/x.jpg',
    price: 1_000,
    fullPrice: null,
    stock: null,
    values: [],
    flash: null,
    weightGrams: null,
    packed: null,
    sku: '',
    barcode: '',
  }
  const [row, ...others] = rowsOf(
    {
      id: 'p-1',
      slug: 'x',
      name: words,
      description: '',
      image: '',
      images: [],
      attributes: [],
      options: [],
      variants: [variant],
      weightGrams: null,
      categoryName: '',
    } as never,
    shop,
  )
  expect(others).toEqual([])
  if (!row) throw new Error('the product has an image and a price')
  const csv = feedFormats['feed.csv']?.row(row, someShop) ?? ''
  expect(cells(csv.replace('\n', '¶').replace(/\r\n$/, ''))[1]).toContain('"tiga"')
  expect(feedFormats['feed.tsv']?.row(row, someShop).match(/\n/g)).toHaveLength(1)
  const xml = feedFormats['feed.xml']?.row(row, someShop) ?? ''
  for (const never of ['<script', '\u0000', '\ud800']) expect(xml).not.toContain(never)
  expect(xml).toContain('&lt;script&gt;')
  expect(xml).toContain('<g:brand>Toko &lt;A&gt; &amp; &quot;B&quot;</g:brand>')
})

// Proves ASVS 1.2.1
test('no cell begins as a formula', () => {
  const [row] = rowsOf(
    {
      id: 'p-1',
      slug: 'x',
      name: '=HYPERLINK("https://jahat.example","Klik")',
      description: '+62 812',
      image: '/x.jpg',
      images: [],
      attributes: [
        { name: 'Merek', value: '@toko' },
        { name: 'Bahan', value: '-katun' },
      ],
      options: [],
      variants: [
        {
          id: '1',
          itemId: 'i-1',
          name: '',
          image: '',
          price: 1_000,
          fullPrice: null,
          stock: 1,
          values: [],
          sku: '',
          barcode: '',
        },
      ],
      weightGrams: null,
      categoryName: '\tKopi',
    } as never,
    { name: 'Toko', origin: 'https://toko.id' },
  )
  if (!row) throw new Error('the product has an image and a price')
  for (const name of ['feed.csv', 'feed.tsv']) {
    const line = feedFormats[name]?.row(row, someShop) ?? ''
    const values = name === 'feed.csv' ? cells(line.replace(/\r\n$/, '')) : line.replace(/\n$/, '').split('\t')
    expect(values.filter((value) => /^[=+\-@\t]/.test(value))).toEqual([])
    expect(values).toContain('\'=HYPERLINK("https://jahat.example","Klik")')
  }
  expect(feedFormats['feed.xml']?.row(row, someShop)).toContain('<g:title>=HYPERLINK(')
})

/** Another backend's slices of a catalogue: cheap to make, so that there may be very many. */
function slicesOf(many: number, failsAt = Infinity) {
  let slices = 0
  return (path: string, query: URLSearchParams) => {
    if (!path.endsWith('/product/feed')) return null
    if ((slices += 1) > failsAt) return 'down'
    const from = Number(query.get('AFTER_PRODUCT_ID') ?? 100_000)
    return Array.from({ length: Math.min(200, 100_000 + many - from) }, (_, place) => ({
      PRODUCT_ID: String(from + place + 1),
      PRODUCT_SLUG: `barang-${from + place + 1}`,
      PRODUCT_NAME: 'Barang',
      PRODUCT_DESCRIPTION: 'Dipakai sehari-hari. '.repeat(10),
      PRODUCT_IMAGE_URL: '/barang.jpg',
      PRODUCT_PRICE: 1_000,
      ITEM_LIST: [{ ITEM_ID: '1', ITEM_ID_CODE: `i-${from + place + 1}`, ITEM_NAME: '', ITEM_PRICE: 1_000 }],
    }))
  }
}

test.each(bindings.NIGHTLY ? [9_201, 50_000] : [9_201])(
  'a feed of %i products is sent in slices: each once, in their order',
  async (many) => {
    const shop = browse(await openShop({ sample: 'kopi' }), slicesOf(many))
    const response = await shop.fetch('/fb-catalog/feed.csv')
    expect([response.status, response.headers.get('etag')]).toEqual([200, null])
    const [, ...ids] = lines(await response.text()).map((line) => line.split(',')[0])
    expect(ids).toEqual(Array.from({ length: many }, (_, place) => `i-${100_001 + place}`))
  },
  60_000,
)

test('a large feed whose slice fails midway ends with an error, never as a short file', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), slicesOf(9_201, 20))
  const response = await shop.fetch('/fb-catalog/google.xml')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
  // Platforms that ask once more get what was read before, and the error at the same place.
  await expect((await shop.fetch('/fb-catalog/google.xml')).text()).rejects.toThrow()
})

test('the sitemap of a large shop is an index of parts, and each product is in one of them', async () => {
  const many = 1_250
  const selling = await openSellingShop()
  await grow(selling, { products: many, orders: 0 })
  await selling.sql("INSERT INTO article_category (slug, name, position) VALUES ('kabar', 'Kabar', 1)")
  await selling.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
    INSERT INTO article (slug, title, category_slug, image, summary, body, published, published_at)
    SELECT 'artikel-' || i, 'Artikel', 'kabar', '', '', '[]', 1, 1700000000000 FROM n`)
  const shop = browse(selling)
  const read = async (path: string) => {
    const response = await shop.fetch(path)
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'public, max-age=3600'])
    return locations(await response.text())
  }
  const index = await shop.fetch('/sitemap.xml')
  const text = await index.text()
  expect(text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const parts = locations(text)
  expect(parts.map((one) => new URL(one).pathname)).toEqual([
    '/sitemap/halaman.xml',
    '/sitemap/artikel-1.xml',
    '/sitemap/1.xml',
    '/sitemap/2.xml',
  ])
  const found: string[] = []
  for (const part of parts) found.push(...(await read(new URL(part).pathname)))
  const products = Array.from({ length: many }, (_, place) => `barang-${place + 1}`)
  expect(new Set(found).size).toBe(found.length)
  const others = found.filter((one) => !one.includes('/product/')).map((one) => new URL(one).pathname)
  expect(others.slice(0, 3)).toEqual(['/', '/products/semua', '/articles'])
  expect(others).toEqual(expect.arrayContaining(['/products/rak-3', '/products/lantai-1', '/article/artikel-1']))
  // It lists nothing, so nothing of it can be found.
  expect(others).not.toContain('/products/barang')
  const slugs = new Set(found.map((one) => one.split('/product/')[1]))
  expect(products.filter((slug) => !slugs.has(slug))).toEqual([])
  for (const none of ['0.xml', '3.xml', '1', 'x.xml', '01.xml', 'artikel-2.xml', 'artikel-.xml', 'halaman1.xml'])
    expect([none, (await shop.fetch(`/sitemap/${none}`)).status]).toEqual([none, 404])
})

test('a backend that lists whole products alone has its sitemap from them', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), (path) => (path.endsWith('/product/slugs') ? 'absent' : null))
  const own = browse(await openShop({ sample: 'kopi' }))
  const paths = async (of: typeof shop) =>
    locations(await (await of.fetch('/sitemap.xml')).text()).map((one) => new URL(one).pathname)
  const expected = (await paths(own)).toSorted()
  expect((await paths(shop)).toSorted()).toEqual(expected)
  // The second time its slices are kept.
  expect((await paths(shop)).toSorted()).toEqual(expected)
})
