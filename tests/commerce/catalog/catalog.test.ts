import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const page = { index: 0, size: 12 }
const slugs = async (shop: TestShop, query: Record<string, string>, path = '/product/list') => {
  const { status, body } = await shop.upstream('GET', path, { query })
  expect(status).toBe(200)
  return (body.data as { PRODUCT_SLUG: string }[]).map((card) => card.PRODUCT_SLUG)
}

const goods = [
  { slug: 'kupu-kupu', name: 'Bros Kupu-Kupu Perak', price: 30_000, stock: 5, sold: 10 },
  { slug: 'jepit', name: 'Jepit Rambut Kupu', price: 10_000, stock: 0, sold: 99 },
  {
    slug: 'kain',
    name: 'Kain 100% Katun "Halus"',
    price: 50_000,
    fullPrice: 60_000,
    stock: 3,
    sold: 5,
    category: 'kain',
  },
  { slug: 'rahasia', name: 'Kupu Rahasia', price: 1_000, published: false },
]

// Proves §3.75, §7.42
test('a page states the true total and never holds more rows than requested', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const { body } = await shop.upstream('GET', '/product/list', { query: { PAGE_INDEX: '1', DATA_PER_PAGE: '5' } })
  const all = await shop.call('catalog.list', { index: 0, size: 100 })
  const total = all.ok ? all.value.total : 0
  expect(body.meta).toEqual({ PAGE_INDEX: 1, DATA_PER_PAGE: 5, TOTAL_DATA: total })
  expect(body.data).toHaveLength(5)
  expect(all.ok && all.value.rows).toHaveLength(total)
  const beyond = await shop.call('catalog.list', { index: 100, size: 12 })
  expect(beyond).toMatchObject({ ok: true, value: { rows: [], total } })
})

test.each([
  ['PAGE_INDEX', '-1'],
  ['PAGE_INDEX', '1e9'],
  ['PAGE_INDEX', '101'],
  ['PAGE_INDEX', 'NaN'],
  ['DATA_PER_PAGE', '0'],
  ['DATA_PER_PAGE', '1000000000'],
  ['DATA_PER_PAGE', '12abc'],
  ['SORT', 'price; DROP TABLE product'],
  ['PRICE_MIN', '-5'],
  ['CATEGORY_SLUG', '../x'],
  ['__proto__', 'x'],
])('%s=%s is refused at its field', async (name, value) => {
  await using shop = await openShop()
  const { status, body } = await shop.upstream('GET', '/product/list', { query: { [name]: value } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ statusCode: 422, errorCode: 'input_invalid', fields: { [name]: expect.any(String) } })
})

// Proves §1.5
test('a list is filtered and sorted by the lowest price of the available variants', async () => {
  await using shop = await openShop({ products: goods })
  expect(await slugs(shop, {})).toEqual(['kupu-kupu', 'kain', 'jepit'])
  expect(await slugs(shop, { SORT: 'harga-terendah' })).toEqual(['kupu-kupu', 'kain', 'jepit'])
  expect(await slugs(shop, { SORT: 'harga-tertinggi' })).toEqual(['kain', 'kupu-kupu', 'jepit'])
  expect(await slugs(shop, { SORT: 'terlaris' })).toEqual(['kupu-kupu', 'kain', 'jepit'])
  expect(await slugs(shop, { SORT: 'terbaru' })).toEqual(['kupu-kupu', 'kain', 'jepit'])
  expect(await slugs(shop, { IN_STOCK: 'true' })).toEqual(['kupu-kupu', 'kain'])
  expect(await slugs(shop, { PRICE_MIN: '10001', PRICE_MAX: '30000' })).toEqual(['kupu-kupu'])
  expect(await slugs(shop, { CATEGORY_SLUG: 'kain' })).toEqual(['kain'])
})

// Proves §2.11
test('an unknown category is not found', async () => {
  await using shop = await openShop({ products: goods })
  expect(await shop.call('catalog.list', { ...page, category: 'tidak-ada' })).toMatchObject({
    ok: false,
    code: 'not_found',
    status: 404,
  })
})

// Proves §1.7
test('a search matches the beginning of words and ranks names first', async () => {
  await using shop = await openShop({ products: goods })
  const search = (text: string) => slugs(shop, { TEXT_SEARCH: text }, '/product/search')
  expect(await search('kupu')).toEqual(['kupu-kupu', 'jepit'])
  expect(await search('KUPU-KUPU')).toEqual(['kupu-kupu', 'jepit'])
  expect(await search('bros per')).toEqual(['kupu-kupu'])
  expect(await search('ramb')).toEqual(['jepit'])
  expect(await search('100%')).toEqual(['kain'])
  expect(await search('atun')).toEqual([])
})

test.each([
  '"',
  "'",
  '%',
  '_',
  '*',
  '(',
  'NEAR(',
  'a AND',
  "' OR 1=1 --",
  'kupu"',
  '🦋',
  '\\',
  '-',
  'x'.repeat(100),
  'a b c d e f g h i j k l',
])('a search for %s is answered', async (text) => {
  await using shop = await openShop({ products: goods })
  const found = await slugs(shop, { TEXT_SEARCH: text }, '/product/search')
  expect(found).not.toContain('rahasia')
})

test('a card shows the lowest price of the available variants, and adds a variant directly only when there is one', async () => {
  const variants = [
    { name: 'Kecil', price: 10_000, stock: 0 },
    { name: 'Sedang', price: 20_000, fullPrice: 25_000, stock: 2 },
    { name: 'Besar', price: 30_000, stock: 2 },
  ]
  await using shop = await openShop({
    products: [
      { slug: 'gelas', variants },
      { slug: 'habis', variants: variants.map((one) => ({ ...one, stock: 0 })) },
      { slug: 'satu' },
    ],
  })
  const listed = await shop.call('catalog.list', page)
  expect(
    listed.ok &&
      listed.value.rows.map(({ slug, price, fullPrice, available, itemId }) => ({
        slug,
        price,
        fullPrice,
        available,
        choice: itemId === null,
      })),
  ).toEqual([
    { slug: 'gelas', price: 20_000, fullPrice: 25_000, available: true, choice: true },
    { slug: 'satu', price: 25_000, fullPrice: null, available: true, choice: false },
    { slug: 'habis', price: 10_000, fullPrice: null, available: false, choice: true },
  ])
})

// Proves §3.20, §3.21, §3.22, §3.23, §3.85
test('a product lists its variants with price and stock, under the specification’s wire names', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const list = await shop.call('catalog.list', page)
  const slug = list.ok ? (list.value.rows.find(({ itemId }) => itemId === null)?.slug ?? '') : ''
  const { status, body } = await shop.upstream('GET', `/product/detail/${slug}`)
  expect(status).toBe(200)
  const product = body.data as { ITEM_LIST: Record<string, unknown>[]; PRODUCT_OPTION_LIST: unknown[] }
  expect(product.ITEM_LIST.length).toBeGreaterThan(1)
  expect(product.ITEM_LIST[0]).toMatchObject({
    ITEM_ID: '1',
    ITEM_ID_CODE: expect.any(String),
    ITEM_NAME: expect.any(String),
    ITEM_IMAGE_URL: expect.stringMatching(/^\/assets\//),
    ITEM_PRICE: expect.any(Number),
  })
  expect(product.PRODUCT_OPTION_LIST.length).toBeGreaterThan(0)
})

test('a product shows its package size if the shop has set it', async () => {
  const given = { price: 10_000, stock: 1 }
  await using shop = await openShop({
    products: [
      { slug: 'besar', name: 'Besar', dimensions: [45, 30, 25], ...given },
      { slug: 'kecil', name: 'Kecil', ...given },
    ],
  })
  const packed = async (slug: string) => {
    const found = await shop.call('catalog.find', { slug })
    return found.ok && found.value.packed
  }
  expect([await packed('besar'), await packed('kecil')]).toEqual([{ length: 45, width: 30, height: 25 }, null])
})

test('an unpublished product and an unknown one get the same answer', async () => {
  await using shop = await openShop({ products: goods })
  const hidden = await shop.upstream('GET', '/product/detail/rahasia')
  const missing = await shop.upstream('GET', '/product/detail/tidak-ada')
  expect(hidden.status).toBe(404)
  expect(hidden.body).toEqual(missing.body)
  expect(hidden.body.errorCode).toBe('item_unknown')
  expect((await shop.upstream('GET', '/product/related/rahasia')).status).toBe(404)
})

test('related products are other available products of the same category', async () => {
  await using shop = await openShop({ products: goods })
  const related = await shop.call('catalog.related', { slug: 'jepit' })
  expect(related.ok && related.value.map(({ slug }) => slug)).toEqual(['kupu-kupu'])
})

// Proves §3.59
test('categories count published products only', async () => {
  await using shop = await openShop({ products: goods })
  expect(await shop.call('catalog.categories', {})).toMatchObject({
    ok: true,
    value: [
      { slug: 'produk', count: 2 },
      { slug: 'kain', count: 1 },
    ],
  })
})

/** Every category of a shop with its count and with the products of its list. */
async function branches(shop: TestShop) {
  const known = await shop.call('catalog.categories', {})
  const categories = known.ok ? known.value : []
  return Promise.all(
    categories.map(async ({ slug, count, parent }) => {
      const list = await shop.call('catalog.list', { index: 0, size: 100, category: slug })
      return {
        slug,
        count,
        parent,
        total: list.ok ? list.value.total : null,
        slugs: list.ok ? list.value.rows.map((card) => card.slug) : [],
      }
    }),
  )
}

// Proves §3.59
test('a category lists and counts the products of its subcategories', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const all = await branches(shop)
  expect(all.map(({ count }) => count)).toEqual(all.map(({ total }) => total))
  const children = all.filter(({ parent }) => parent === 'pria')
  expect(children.length).toBeGreaterThan(1)
  expect(new Set(all.find(({ slug }) => slug === 'pria')?.slugs)).toEqual(
    new Set(children.flatMap(({ slugs }) => slugs)),
  )
  const everything = await shop.call('catalog.list', { index: 0, size: 1 })
  const tops = all.filter(({ parent }) => parent === null)
  expect(tops.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(everything.ok && everything.value.total)
})

test('circular or missing parent categories do not break a list', async () => {
  await using shop = await openShop({ products: goods })
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(`UPDATE category SET parent_slug = CASE slug WHEN 'kain' THEN 'produk' ELSE 'kain' END`)
  })
  expect((await branches(shop)).map(({ count, total }) => [count, total])).toEqual([
    [3, 3],
    [3, 3],
  ])
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(`UPDATE category SET parent_slug = 'tidak-ada'`)
  })
  expect((await branches(shop)).map(({ count, total }) => [count, total])).toEqual([
    [2, 2],
    [1, 1],
  ])
})

test('related products come from the same category first, then from its sibling categories', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const related = await shop.call('catalog.related', { slug: 'koko-truntum-lengan-panjang' })
  const slugs = related.ok ? related.value.map((card) => card.slug) : []
  expect(slugs.slice(0, 2)).toEqual(['celana-kolor-batik', 'celana-sarung-parang'])
  expect(slugs[2]).toBe('kemeja-kawung-lengan-panjang')
})
