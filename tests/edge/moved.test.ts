import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

async function openWith() {
  const shop = await openSellingShop()
  const browser = browse(shop)
  let searches = 0
  const sent = async (method: 'PUT' | 'POST', path: string, body: object) => {
    const { status } = await shop.admin(method, path, body)
    // Any answer of the shop says that it has changed; without one, kept pages stay for a moment.
    await browser.fetch(`/search?q=cari-${(searches += 1)}`)
    return status
  }
  const put = async (path: string, body: object) => expect(await sent('PUT', path, body)).toBe(200)
  const add = async (path: string, body: object) => expect(await sent('POST', path, body)).toBe(200)
  await put('/categories/kopi', { slug: 'kopi', name: 'Kopi', description: 'Biji dan bubuk dari kebun rakyat.' })
  await put('/categories/bubuk', { slug: 'bubuk', name: 'Bubuk', parentSlug: 'kopi' })
  for (const [slug, categorySlug] of [
    ['gayo', 'kopi'],
    ['toraja', 'bubuk'],
  ] as const)
    await put(`/products/${slug}`, { slug, name: `Kopi ${slug}`, categorySlug, variants: [{ price: 9_000, stock: 5 }] })
  await add('/article-categories', { slug: 'kabar', name: 'Kabar' })
  const article = {
    slug: 'panen',
    title: 'Panen',
    categorySlug: 'kabar',
    summary: 'Panen raya',
    body: [{ kind: 'product', slug: 'gayo' }],
    publishedAt: '2026-01-01T00:00:00.000Z',
  }
  await add('/articles', article)
  const at = async (path: string) => {
    const answer = await browser.fetch(path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  const move = (kind: string, from: string, to: string) => sent('POST', '/addresses', { kind, from, to })
  const read = async (path: string, body?: string) =>
    (await browser.fetch(path, body === undefined ? {} : { method: 'POST', body })).text()
  return { shop, article, put, add, at, move, read }
}

test('a former address leads to the one of today for good, also after a second move', async () => {
  const { at, move } = await openWith()
  expect(await at('/product/gayo')).toEqual([200, null])
  expect(await move('product', 'gayo', 'kopi-gayo')).toBe(200)
  expect(await at('/product/gayo')).toEqual([301, '/product/kopi-gayo'])
  expect(await at('/product/kopi-gayo')).toEqual([200, null])
  expect(await move('product', 'kopi-gayo', 'gayo-atu')).toBe(200)
  expect(await at('/product/gayo?ulasan=2')).toEqual([301, '/product/gayo-atu?ulasan=2'])
  expect(await at('/product/kopi-gayo')).toEqual([301, '/product/gayo-atu'])
  expect(await move('product', 'gayo-atu', 'gayo')).toBe(200)
  expect(await at('/product/gayo')).toEqual([200, null])
  expect(await at('/product/gayo-atu')).toEqual([301, '/product/gayo'])
  expect(await at('/product/tidak-ada')).toEqual([404, null])
})

test('what names it comes along: an article keeps its product, a category its goods, its branch and its vouchers', async () => {
  const { shop, article, add, at, move, read } = await openWith()
  await add('/vouchers', {
    code: 'KOPI',
    title: 'Kopi',
    startsAt: '2026-01-01T00:00:00.000Z',
    amount: 1_000,
    categories: ['kopi'],
  })
  expect(await move('product', 'gayo', 'kopi-gayo')).toBe(200)
  expect(await read('/article/panen')).toContain('/product/kopi-gayo')
  // What is written of the former address, or remembers it, leads on too.
  await add('/articles', { ...article, slug: 'lama' })
  expect(await read('/article/lama')).toContain('/product/kopi-gayo')
  expect(await shop.call('catalog.listBySlugs', { slugs: ['gayo', 'kopi-gayo'] })).toMatchObject({
    value: [{ slug: 'kopi-gayo' }],
  })
  expect(await read('/ucp/catalog/product', JSON.stringify({ id: 'gayo' }))).toContain('/product/kopi-gayo')
  expect(await move('article', 'panen', 'panen-raya')).toBe(200)
  expect(await at('/article/panen')).toEqual([301, '/article/panen-raya'])
  expect(await move('category', 'kopi', 'kopi-nusantara')).toBe(200)
  expect(await at('/products/kopi')).toEqual([301, '/products/kopi-nusantara'])
  expect(await at('/fb-catalog/feed.csv?kategori=kopi')).toEqual([301, '/fb-catalog/feed.csv?kategori=kopi-nusantara'])
  const list = await read('/products/kopi-nusantara')
  for (const said of ['/product/kopi-gayo', '/product/toraja', 'Biji dan bubuk dari kebun rakyat.'])
    expect(list).toContain(said)
  expect(await shop.sql("SELECT categories FROM voucher WHERE code = 'KOPI'")).toEqual([
    { categories: '["kopi-nusantara"]' },
  ])
})

test('no slug is taken from another, and the address of a shop before this one can lead here', async () => {
  const { at, move } = await openWith()
  expect(await move('product', 'gayo', 'toraja')).toBe(422)
  expect(await move('product', 'tak-ada', 'juga-tidak')).toBe(404)
  expect(await move('product', 'kopi-lama-123', 'gayo')).toBe(200)
  expect(await at('/product/kopi-lama-123')).toEqual([301, '/product/gayo'])
})

test('a category says what its seller wrote, else what is in it; its second page has its own title', async () => {
  const { add, read } = await openWith()
  const described = async (path: string) => /<meta name="description" content="([^"]*)"/.exec(await read(path))?.[1]
  expect(await described('/products/kopi')).toBe('Biji dan bubuk dari kebun rakyat.')
  expect(await described('/products/bubuk')).toMatch(/^Bubuk – .*: 1 produk$/)
  const products = Array.from({ length: 45 }, (_, place) => ({
    slug: `p-${place}`,
    name: `P ${place}`,
    categorySlug: 'bubuk',
    variants: [{ price: 1_000 }],
  }))
  await add('/import', { products })
  expect(await read('/products/bubuk?page=2')).toMatch(/<title>Bubuk – Halaman 2 – /)
  expect(await described('/products/bubuk?page=2')).not.toBe(await described('/products/bubuk'))
})

test('questions of an information page are questions for search engines', async () => {
  const { add, read } = await openWith()
  const body = [
    { kind: 'heading', text: 'Kapan dikirim?' },
    { kind: 'paragraph', text: 'Setiap hari kerja.' },
    { kind: 'heading', text: 'Bisa ditukar?' },
    { kind: 'list', ordered: false, items: ['Bisa.', 'Tiga hari.'] },
  ]
  await add('/information', { slug: 'tanya', title: 'Tanya jawab', summary: 'Tanya', body })
  const html = await read('/information/tanya')
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).toContain('"name":"Bisa ditukar?","acceptedAnswer":{"@type":"Answer","text":"Bisa.\\nTiga hari."}')
  await add('/information', { slug: 'tanya', title: 'Tanya jawab', summary: 'Tanya', body: body.slice(0, 2) })
  expect(await read('/information/tanya')).not.toContain('FAQPage')
})
