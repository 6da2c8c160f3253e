import { expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** A product as another company's backend may answer it. */
type Wired = Record<string, unknown>
const plain: Wired = {
  PRODUCT_ID: 'p-1',
  PRODUCT_SLUG: 'teh',
  PRODUCT_NAME: 'Teh',
  PRODUCT_IMAGE_URL: 'https://cdn.example/teh.jpg',
  PRODUCT_PRICE: 18_500,
  ITEM_LIST: [{ ITEM_ID: '1', ITEM_ID_CODE: 'i-1', ITEM_NAME: '', ITEM_PRICE: 18_500 }],
}

/** A shop that has only this product. */
async function shopWith(product: Wired) {
  const answer = { ...plain, ...product }
  return browse(await openShop({ sample: 'kopi' }), (path, query) => {
    if (path.endsWith('/product/feed')) return query.has('AFTER_PRODUCT_ID') ? [] : [answer]
    return path.endsWith('/product/detail/teh') ? answer : null
  })
}

/** What stands in the columns of this name, each once, in all formats that have it. */
async function columns(shop: Awaited<ReturnType<typeof shopWith>>, name: string): Promise<string[]> {
  const found: string[] = []
  for (const file of ['feed.tsv', 'google.tsv', 'tiktok.tsv', 'chatgpt.tsv']) {
    const [head = '', row = ''] = (await (await shop.fetch(`/fb-catalog/${file}`)).text()).split('\n')
    found.push(row.split('\t')[head.split('\t').indexOf(name)] ?? '')
  }
  for (const file of ['feed.xml', 'google.xml', 'tiktok.xml']) {
    const xml = await (await shop.fetch(`/fb-catalog/${file}`)).text()
    found.push(...[...xml.matchAll(new RegExp(`<g:${name}>([^<]*)<`, 'g'))].map(([, one = '']) => one))
  }
  return [...new Set(found)].filter((one) => one !== '')
}

test('no address that anybody can type takes the place of a slice of another feed', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const table = await (await shop.fetch('/fb-catalog/feed.tsv')).text()
  const [head = '', ...rows] = table.split('\n').map((line) => line.split('\t'))
  const products = new Set(rows.flatMap((row) => row[head.indexOf('item_group_id')] || []))
  expect(products.size).toBeGreaterThan(9)
  for (const product of products) {
    const made = new URLSearchParams({ kategori: `biji-kopi&setelah=${product}` })
    expect((await shop.fetch(`/fb-catalog/feed.tsv?${made}`)).status).toBe(404)
  }
  expect((await shop.fetch('/fb-catalog/feed.tsv?kategori=biji-kopi%23x')).status).toBe(404)
  const feed = await shop.fetch('/fb-catalog/feed.tsv?kategori=biji-kopi')
  expect(feed.status).toBe(200)
  expect((await feed.text()).split('\n').length).toBeGreaterThan(2)
})

test.each([
  ['everything at every question', [1, 2, 3], () => [1, 2, 3]],
  ['the asked one again', [1, 2], (after: number) => [1, 2, 3].filter((one) => one >= after)],
])('a backend that answers %s has a feed and a sitemap with an end', async (_, first, next) => {
  const products = (numbers: readonly number[]) =>
    numbers.map((one) => ({ ...plain, PRODUCT_ID: String(one), PRODUCT_SLUG: `teh-${one}` }))
  const shop = browse(await openShop({ sample: 'kopi' }), (path, query) => {
    if (path.endsWith('/product/slugs')) return 'absent'
    const after = query.get('AFTER_PRODUCT_ID')
    return path.endsWith('/product/feed') ? products(after === null ? first : next(Number(after))) : null
  })
  const feed = await shop.fetch('/fb-catalog/feed.tsv')
  expect([feed.status, feed.headers.has('etag')]).toEqual([200, true])
  const sitemap = await (await shop.fetch('/sitemap.xml')).text()
  const [inFeed, inSitemap] = [await feed.text(), sitemap].map((file) => new Set(file.match(/teh-\d/g)).size)
  expect([inFeed, inSitemap, sitemap.endsWith('</urlset>\n')]).toEqual([3, 3, true])
})

test.each([
  ['18500.5', '18500.50 IDR', 1_850_050],
  [18_500.55, '18500.55 IDR', 1_850_055],
  ['18500.00', '18500.00 IDR', 1_850_000],
  [1.1, '1.10 IDR', 110],
  [999_999_999.99, '999999999.99 IDR', 99_999_999_999],
])(
  'an amount of %s is written with two decimals, and to programs in whole hundredths',
  async (price, written, minor) => {
    const shop = await shopWith({ ITEM_LIST: [{ ITEM_ID_CODE: 'i-1', ITEM_PRICE: price, ITEM_FULL_PRICE: 2e9 }] })
    expect(await columns(shop, 'sale_price')).toEqual([written])
    expect(await columns(shop, 'price')).toEqual(['2000000000.00 IDR'])
    const found = await shop.fetch('/ucp/catalog/lookup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'ucp-agent': 'profile="https://agent.example/.well-known/ucp"' },
      body: JSON.stringify({ ids: ['teh'] }),
    })
    const body = await found.text()
    expect(body, body).toContain(`"amount":${minor},`)
  },
)

const none = 'https://cdn.example/notfound.webp'
test.each<[what: string, product: Wired, image: string, more: string[]]>([
  ['a picture that is none', { PRODUCT_IMAGE_URL: none }, '', []],
  ['none of the variant', { ITEM_LIST: [{ ITEM_ID_CODE: 'i-1', ITEM_PRICE: 1, ITEM_IMAGE_URL: none }] }, 'teh.jpg', []],
  ['others that are none', { PRODUCT_IMAGE_LIST: [none, 'https://cdn.example/b.jpg'] }, 'teh.jpg', ['b.jpg']],
  [
    'others that no browser loads',
    { PRODUCT_IMAGE_LIST: ['data:image/png;base64,xx', 'javascript:alert(1)', 'ftp://x/y.jpg'] },
    'teh.jpg',
    [],
  ],
  [
    'addresses with commas',
    { PRODUCT_IMAGE_LIST: ['https://cdn.example/w_8,h_8/b.jpg', 'https://cdn.example/c.jpg'] },
    'teh.jpg',
    ['w_8%2Ch_8/b.jpg', 'c.jpg'],
  ],
])('of a product with %s only whole pictures are advertised', async (_, product, image, more) => {
  const shop = await shopWith(product)
  const at = (name: string) => `https://cdn.example/${name}`
  expect(await columns(shop, 'image_link')).toEqual(image === '' ? [] : [at(image)])
  const others = (await columns(shop, 'additional_image_link')).flatMap((listed) => listed.split(','))
  expect([...new Set(others)]).toEqual(more.map(at))
  const html = await (await shop.fetch('/product/teh')).text()
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  assert(data, 'the page has its data')
  expect(data).not.toContain('notfound.webp')
})
