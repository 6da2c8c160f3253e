import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { ImportBatchInput } from '#shared/admin/import.ts'
import { limits } from '#shared/limits.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

type Product = NonNullable<ImportBatchInput['products']>[number]

const category = { slug: 'kopi', name: 'Kopi' }
const gayo = {
  slug: 'gayo',
  name: 'Arabika Gayo',
  categorySlug: 'kopi',
  description: 'Dari dataran tinggi Gayo.',
  attributes: [['Proses', 'Basah']],
  options: [{ name: 'Berat', values: [{ value: '200 g' }, { value: '1 kg' }] }],
  images: ['/media/gayo.webp'],
  weightGrams: 220,
  dimensions: [12, 8, 20],
  variants: [
    { values: ['200 g'], price: 78_000, fullPrice: 85_000, stock: 12 },
    { values: ['1 kg'], price: 335_000, stock: 3, image: '/media/gayo-besar.webp' },
  ],
} satisfies Product
const licence: Product = {
  slug: 'kelas',
  name: 'Kelas Seduh',
  categorySlug: 'kopi',
  digital: true,
  variants: [{ price: 50_000, stock: 100 }],
}
const whole = {
  categories: [category, { slug: 'biji', name: 'Biji', parentSlug: 'kopi' }],
  products: [gayo, licence],
  licences: [{ productSlug: 'kelas', codes: ['KELAS-1', 'KELAS-2'] }],
  vouchers: [{ code: 'HEMAT', title: 'Hemat', startsAt: '2026-01-01T00:00:00Z', amount: 5_000, products: ['gayo'] }],
  articleCategories: [{ slug: 'panduan', name: 'Panduan' }],
  articles: [
    {
      slug: 'menyeduh',
      title: 'Menyeduh',
      categorySlug: 'panduan',
      summary: 'Cara menyeduh.',
      body: [{ kind: 'product', slug: 'gayo' }],
      publishedAt: '2026-01-01T00:00:00Z',
    },
  ],
  information: [{ slug: 'karier', title: 'Karier', summary: 'Bekerja di sini', body: [] }],
} satisfies ImportBatchInput

const send = (shop: TestShop, batch: ImportBatchInput) => shop.admin('POST', '/import', batch)
const find = async (shop: TestShop, slug: string) => {
  const found = await shop.call('catalog.find', { slug })
  return found.ok ? found.value : null
}
/** Every row that an import writes, to see that nothing of a refused batch is there. */
const rows = async (shop: TestShop) =>
  runInDurableObject(await shop.object(), (_, { storage }) =>
    ['category', 'product', 'variant', 'licence', 'voucher', 'article_category', 'article', 'information'].map(
      (table) => JSON.stringify(storage.sql.exec(`SELECT * FROM ${table} ORDER BY 1`).toArray()),
    ),
  )

test('a shop that opened empty sells and says what a batch brings', async () => {
  await using shop = await openShop()
  const answer = await send(shop, whole)
  expect(answer).toMatchObject({
    status: 200,
    body: { categories: 2, products: 2, licences: 1, vouchers: 1, articleCategories: 1, articles: 1, information: 1 },
  })
  expect(await find(shop, 'gayo')).toMatchObject({
    name: 'Arabika Gayo',
    description: 'Dari dataran tinggi Gayo.',
    categoryName: 'Kopi',
    attributes: [{ name: 'Proses', value: 'Basah' }],
    images: ['/media/gayo.webp'],
    weightGrams: 220,
    packed: { length: 12, width: 8, height: 20 },
    variants: [
      { name: '200 g', price: 78_000, fullPrice: 85_000, stock: 12, image: '/media/gayo.webp' },
      { name: '1 kg', price: 335_000, fullPrice: null, stock: 3, image: '/media/gayo-besar.webp' },
    ],
  })
  const found = await shop.call('catalog.search', { index: 0, size: 12, text: 'basah' })
  expect(found.ok && found.value.rows.map(({ slug }) => slug)).toEqual(['gayo'])
  expect(await shop.call('voucher.find', { code: 'HEMAT' })).toMatchObject({ ok: true })
  expect(await shop.call('content.findArticle', { slug: 'menyeduh' })).toMatchObject({
    value: { body: [{ kind: 'product', slug: 'gayo', price: 78_000 }] },
  })
  const pages = await shop.call('content.listInformation', {})
  expect(pages.ok && pages.value.at(-1)).toMatchObject({ slug: 'karier' })
})

test('a batch that arrives twice changes nothing the second time', async () => {
  await using shop = await openShop()
  await send(shop, whole)
  const before = await rows(shop)
  expect((await send(shop, whole)).status).toBe(200)
  const after = await rows(shop)
  // A page says when it was changed, and it was changed again.
  const plain = (table: string) => table.replace(/"changed_at":\d+/g, '')
  expect(after.map(plain)).toEqual(before.map(plain))
})

test('a row that is there takes the new values and keeps its codes, its place and what was sold', async () => {
  await using shop = await openShop()
  await send(shop, whole)
  const before = await find(shop, 'gayo')
  await send(shop, {
    products: [
      {
        ...gayo,
        name: 'Gayo Wine',
        sold: 50,
        variants: [
          { values: ['1 kg'], price: 300_000, stock: 1 },
          { values: ['200 g'], price: 70_000, stock: 9 },
        ],
      },
    ],
    information: [{ slug: 'tentang-kami', title: 'Siapa Kami', summary: 'Kami', body: [] }],
  })
  const after = await find(shop, 'gayo')
  expect(after).toMatchObject({ id: before?.id, name: 'Gayo Wine', sold: 0 })
  const codes = (product: typeof after) =>
    Object.fromEntries((product?.variants ?? []).map(({ name, itemId }) => [name, itemId]))
  expect(codes(after)).toEqual(codes(before))
  expect(after?.variants.map(({ name, price }) => [name, price])).toEqual([
    ['1 kg', 300_000],
    ['200 g', 70_000],
  ])
  const pages = await shop.call('content.listInformation', {})
  expect(pages.ok && pages.value[0]).toMatchObject({ slug: 'tentang-kami', title: 'Siapa Kami' })
})

test('what a row does not name stays: texts, pictures, weights, other variants and every stock', async () => {
  await using shop = await openShop()
  await send(shop, whole)
  const before = await find(shop, 'gayo')
  const change = { slug: 'gayo', name: 'Gayo Baru', variants: [{ values: ['1 kg'], price: 400_000, stock: 77 }] }
  const answer = await send(shop, { products: [change] })
  expect(answer.body).toMatchObject({ products: 1, emptied: 0, stockLeft: 1, stockSet: 0 })
  expect(await find(shop, 'gayo')).toEqual({
    ...before,
    name: 'Gayo Baru',
    // Every new shop has a voucher of Rp 5.000, so the price with it moves along.
    variants: [before?.variants[0], { ...before?.variants[1], price: 400_000, voucherPrice: 395_000 }],
  })
  // A whole product as it was read puts no stock back either, and says so; stock is set by its own operation.
  const { body: product } = await shop.admin('GET', '/products/gayo')
  expect((await shop.admin('POST', '/stock', { slug: 'gayo', stock: 1 })).body).toEqual({
    changed: 2,
    codesShort: 0,
    missing: 0,
  })
  expect((await shop.admin('PUT', '/products/gayo', product)).body).toEqual({ stockLeft: 2 })
  expect((await find(shop, 'gayo'))?.variants.map(({ stock }) => stock)).toEqual([1, 1])
})

test.each<[string, string, object]>([
  ['a field nobody knows', 'products.0', { products: [{ ...gayo, colour: 'red' }] }],
  ['a price that is none', 'products.1.variants.0.price', { products: [gayo, withPrice(-1)] }],
  ['a category nobody has', 'products.0.categorySlug', { products: [{ ...gayo, categorySlug: 'teh' }] }],
  ['a slug given twice', 'products.1', { products: [gayo, gayo] }],
  ['a value that is no option', 'products.0.variants.0.values', { products: [{ ...gayo, options: [] }] }],
  [
    'a combination given twice',
    'products.0.variants.1.values',
    { products: [{ ...gayo, variants: [gayo.variants[0], gayo.variants[0]] }] },
  ],
  [
    'a new product without a name',
    'products.0.name',
    { products: [{ slug: 'baru', categorySlug: 'kopi', variants: [{ price: 1 }] }] },
  ],
  [
    'a variant nobody has',
    'products.0.variants.0.values',
    { products: [{ slug: 'gayo', variants: [{ values: ['5 kg'], price: 1 }] }] },
  ],
  ['a parent nobody has', 'categories.0.parentSlug', { categories: [{ ...category, parentSlug: 'minuman' }] }],
  ['a category under itself', 'categories.0.parentSlug', { categories: [{ ...category, parentSlug: 'kopi' }] }],
  ['a code for what is not sold', 'licences.0.productSlug', { licences: [{ productSlug: 'x', codes: ['1'] }] }],
  ['a code for no variant', 'licences.0.values', { licences: [{ productSlug: 'gayo', codes: ['1'] }] }],
  [
    'a voucher for what is not sold',
    'vouchers.0.products.0',
    { vouchers: [{ ...whole.vouchers[0], code: 'LAIN', products: ['x'] }] },
  ],
  ['a voucher above all', 'vouchers.0.amount', { vouchers: [{ ...whole.vouchers[0], percentage: true, amount: 101 }] }],
  ['an article of no category', 'articles.0.categorySlug', { articles: [{ ...whole.articles[0], categorySlug: 'x' }] }],
  [
    'a block nobody knows',
    'information.0.body.0.kind',
    { information: [{ ...whole.information[0], body: [{ kind: 'html' }] }] },
  ],
  ['more rows than a batch holds', 'products', { products: Array.from({ length: limits.importRows + 1 }, () => gayo) }],
])('%s is refused at %s, and nothing of its batch is written', async (_, path, batch) => {
  await using shop = await openShop()
  await send(shop, whole)
  const before = await rows(shop)
  const { status, body } = await shop.admin('POST', '/import', {
    categories: [{ slug: 'teh-baru', name: 'Teh' }],
    ...batch,
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errorCode: 'input_invalid', fields: { [path]: expect.any(String) } })
  expect(await rows(shop)).toEqual(before)
})

test('a batch above its bytes is refused unread, and other bodies keep their own limit', async () => {
  await using shop = await openShop()
  const heavy = { products: [{ ...gayo, description: 'x'.repeat(limits.importBytes) }] }
  expect((await shop.admin('POST', '/import', heavy)).status).toBe(413)
  expect((await shop.admin('PATCH', '/settings', { maintenance: true, x: 'x'.repeat(limits.bodyBytes) })).status).toBe(
    413,
  )
})

// Proves ASVS 8.4.1
test('one shop’s import changes no other shop', async () => {
  await using shop = await openShop()
  await using other = await openShop()
  await send(shop, whole)
  expect(await find(other, 'gayo')).toBe(null)
})

function withPrice(price: number): Product {
  return { ...licence, variants: [{ price, stock: 1 }] }
}
