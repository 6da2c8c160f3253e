import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { routes } from '#shared/web/routes.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

/**
 * What shops took before the administration refused it: what begins like an address and is none, and half of a
 * character. A name is as long as names may be, as a program cuts it.
 */
const noAddress = 'https://gambar toko.id/a.jpg'
const half = '🌸'.slice(0, 1)
const cut = `${'T'.repeat(199)}${half}`
const read = `${'T'.repeat(199)}\ufffd`

const variants = ['Merah', 'Putih'].map((name) => ({ name, price: 1_000, stock: 1 }))
const article = {
  slug: 'kabar',
  title: 'Kabar',
  categorySlug: 'umum',
  image: '',
  summary: 'Kabar',
  body: [{ kind: 'paragraph', text: 'Halo' }],
  publishedAt: '2026-01-01T00:00:00.000Z',
}

async function shopOfBefore() {
  const shop = await openShop({ products: [{ slug: 'topi', variants }] })
  const imported = await shop.admin('POST', '/import', {
    articleCategories: [{ slug: 'umum', name: 'Umum' }],
    articles: [article],
  })
  expect(imported.status).toBe(200)
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    const sql = (query: string, ...values: string[]) => void rawSql(storage, query, ...values)
    const values = JSON.stringify([{ name: `Warna ${half}`, values: [{ value: `Merah${half}` }, { value: 'Putih' }] }])
    sql('UPDATE product SET name = ?, images = ?, options = ?', cut, JSON.stringify([noAddress, '/a.webp']), values)
    sql('UPDATE product SET attributes = ?, video = ?', JSON.stringify([['Bahan', half]]), `${noAddress}.mp4`)
    sql('UPDATE variant SET "values" = ? WHERE position = 0', JSON.stringify([`Merah${half}`]))
    sql('UPDATE variant SET name = ?, image = ? WHERE position = 0', `Merah${half}`, `${noAddress}?merah`)
    sql('UPDATE category SET name = ?, image = ?', `Produk ${half}`, noAddress)
    const body = [
      { kind: 'paragraph', text: `Halo ${half}` },
      { kind: 'image', image: noAddress, caption: half },
    ]
    sql('UPDATE article SET title = ?, image = ?, body = ?', `Kabar ${half}`, noAddress, JSON.stringify(body))
    const banners = JSON.stringify([{ image: noAddress, link: noAddress, title: '', from: null, until: null }])
    const set = `UPDATE shop_state SET settings = json_set(settings, '$.logo', ?, '$.banners', json(?), '$.name', json(?))`
    sql(set, noAddress, banners, JSON.stringify(`Toko ${half}`))
  })
  return shop
}
const wellFormed = (answer: unknown) => expect(JSON.stringify(answer)).not.toMatch(/\\ud|gambar toko/)

/** By the contract as a client over HTTP reads it (`upstream`), or by the administration. */
async function readEach(shop: TestShop, by: 'upstream' | 'admin', paths: readonly string[]) {
  for (const path of paths) {
    const { status, body } = await shop[by]('GET', path)
    expect([path, status]).toEqual([path, 200])
    wellFormed(body)
  }
}
/** Every read of the contract that speaks of these goods. */
const overHttp = (shop: TestShop) =>
  readEach(shop, 'upstream', [
    '/product/detail/topi',
    '/product/list',
    '/product/feed',
    '/product/category',
    '/article/list',
    '/article/detail/kabar',
    '/helper/company-header-logo',
    '/helper/banner-carousel',
  ])

test('what a shop took before it was refused is read without it, everywhere', async () => {
  const shop = await shopOfBefore()
  await readEach(shop, 'admin', [
    '/export/products',
    '/products/topi',
    '/products',
    '/categories',
    '/articles',
    '/articles/kabar',
    '/settings',
  ])
  expect((await shop.admin('GET', '/products/topi')).body).toMatchObject({
    name: read,
    images: ['/a.webp'],
    video: '',
    attributes: [['Bahan', '\ufffd']],
    options: [{ name: 'Warna \ufffd', values: [{ value: 'Merah\ufffd' }, { value: 'Putih' }] }],
    variants: [{ values: ['Merah\ufffd'], image: '' }, { values: ['Putih'] }],
  })
  await overHttp(shop)
})

const slugs: Readonly<Record<string, string>> = {
  product: 'topi',
  adultProduct: 'topi',
  article: 'kabar',
  articlesCategory: 'umum',
  products: 'produk',
}
const open = Object.entries(routes).flatMap(([name, { path, guard }]) =>
  guard === 'customer' || (path.includes(':') && !slugs[name]) ? [] : [path.replace(/:\w+/, slugs[name] ?? '')],
)
const files = ['feed.xml', 'feed.tsv', 'google.xml'].map((name) => `/fb-catalog/${name}`)

test('no page, feed or answer to a program names it, and each stands', async () => {
  const pages = browse(await shopOfBefore())
  const statusOf = async (path: string, init: RequestInit = {}) => {
    const answer = await pages.fetch(path, init)
    const body = decodeURIComponent((await answer.text()).replace(/%(?![\da-f]{2})/gi, '%25'))
    expect([path, answer.status < 500, body.includes('gambar toko')]).toEqual([path, true, false])
    return [path, answer.status]
  }
  for (const path of [...open, ...files, '/app.webmanifest']) await statusOf(path)
  for (const path of ['/', '/product/topi', '/products/produk', '/kategori', '/articles', '/article/kabar', ...files])
    expect(await statusOf(path)).toEqual([path, 200])
  expect(await statusOf('/product/topi', { headers: { accept: 'text/markdown' } })).toEqual(['/product/topi', 200])
  const lookup = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ids":["topi"]}' }
  expect(await statusOf('/ucp/catalog/lookup', lookup)).toEqual(['/ucp/catalog/lookup', 200])
})

test('such a shop still changes its settings, and the answer says so', async () => {
  const shop = await shopOfBefore()
  const { status, body } = await shop.admin('PATCH', '/settings', { city: 'Malang' })
  expect([status, body]).toMatchObject([200, { city: 'Malang', logo: '', name: 'Toko \ufffd' }])
  const tool = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'settings.find', arguments: {} } }
  const asked = await browse(shop).fetch(`/admin/v1/shops/${shop.host}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bindings.ADMIN_TOKEN}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(tool),
  })
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Malang')])
})

test('such a product is still hidden and changed', async () => {
  const shop = await shopOfBefore()
  expect(await shop.admin('PUT', '/products/topi', { slug: 'topi', published: false })).toMatchObject({
    status: 200,
    body: {},
  })
  const change = { slug: 'topi', published: true, variants: [{ values: ['Putih'], price: 2_000 }] }
  expect((await shop.admin('PUT', '/products/topi', change)).status).toBe(200)
  expect((await shop.admin('GET', '/products/topi')).body).toMatchObject({
    published: true,
    images: ['/a.webp'],
    variants: [
      { values: ['Merah\ufffd'], price: 1_000 },
      { values: ['Putih'], price: 2_000 },
    ],
  })
})
