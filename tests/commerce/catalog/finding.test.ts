import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { catalog } from '#shared/api/goods/catalog.ts'
import type { AttributeFacet } from '#shared/api/goods/facets.ts'
import { type ProductSort, productSorts } from '#shared/web/product-sorts.ts'
import type { Input } from '#shared/api/index.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { grow } from '../growth/grow.ts'
import { costOf } from '#tests/support/in-workerd/statements.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

type Asked = Partial<Input<typeof catalog.search>>

async function find(shop: TestShop, asked: Asked) {
  const found = await shop.call('catalog.search', { index: 0, size: 12, ...asked })
  if (!found.ok) throw new Error(`a search was refused: ${found.code}`)
  const { rows, total, more } = found.value
  return {
    slugs: rows.map(({ slug }) => slug),
    rows,
    total,
    facets: more?.facets ?? null,
    corrected: more?.correctedText ?? null,
  }
}
const everything = { index: 0, size: 100 }
/** Shops that several tests only read. */
const [kupu, batik, long] = [
  lazily(() => openShop({ products: [{ slug: 'kupu', name: 'Bros Kupu-Kupu' }] })),
  lazily(() => openShop({ sample: 'batik' })),
  lazily(() => openLong(2_500)),
]

test.each([
  'kupu-kupu',
  '"',
  '""',
  "'",
  '*',
  '%',
  '_',
  '(',
  ')',
  'NEAR(a b)',
  'a AND',
  'OR',
  'NOT kemeja',
  '{name} : x',
  'name:kemeja',
  '^kemeja',
  'kemeja*',
  '-kemeja',
  'kemeja"; DROP TABLE listing; --',
  '🦋',
  '\\',
  '﷽',
  'é',
  'İstanbul',
  '١٢٣',
  '한국어',
  'dan yang untuk',
  'x'.repeat(100),
  'a '.repeat(50).trim(),
  '1.250.000',
  "kemeja' OR '1'='1",
])('a search and a suggestion for %s get an answer', async (text) => {
  const shop = await kupu()
  expect((await shop.call('catalog.search', { index: 0, size: 12, text })).ok).toBe(true)
  expect((await shop.call('catalog.suggest', { text })).ok).toBe(true)
  expect((await find(shop, { text: 'kupu-kupu' })).slugs).toEqual(['kupu'])
})

test('the pages of a search hold every result once and state the same total', async () => {
  const products = Array.from({ length: 31 }, (_, i) => ({
    slug: `kaos-${i}`,
    name: `Kaos Polos ${i}`,
    price: 1_000 * (i % 5),
    sold: i % 3,
    stock: i % 4,
  }))
  await using shop = await openShop({ products })
  for (const sort of productSorts) {
    const pages = await Promise.all([0, 1, 2, 3].map((index) => find(shop, { text: 'kaos', sort, index, size: 12 })))
    expect(pages.map(({ total }) => total)).toEqual([31, 31, 31, 31])
    expect(new Set(pages.flatMap(({ slugs }) => slugs)).size).toBe(31)
    expect(pages.map(({ slugs }) => slugs.length)).toEqual([12, 12, 7, 0])
  }
})

test('sold-out products come last among equal results, and last of all where they fit less', async () => {
  const kaos = (slug: string, stock: number, sold: number) => ({ slug, name: 'Kaos Polos', stock, sold })
  await using shop = await openShop({
    products: [
      kaos('habis', 0, 99),
      kaos('laris', 5, 50),
      kaos('sepi', 5, 1),
      { slug: 'topi', name: 'Topi Kaos', stock: 0 },
      { slug: 'lain', name: 'Topi', description: 'Cocok dengan kaos', sold: 500 },
    ],
  })
  expect((await find(shop, { text: 'kaos' })).slugs).toEqual(['laris', 'sepi', 'habis', 'lain', 'topi'])
})

test('a typing error is corrected and named; an unclear word is not guessed', async () => {
  const shop = await batik()
  const meant = await find(shop, { text: 'kemeja batik untuk pria' })
  expect(meant.total).toBeGreaterThan(0)
  expect(await find(shop, { text: 'Kemja batik untuk pria' })).toMatchObject({
    corrected: 'kemeja batik untuk pria',
    total: meant.total,
    slugs: meant.slugs,
  })
  expect(await find(shop, { text: 'Kemja', exact: true })).toMatchObject({ corrected: null, total: 0 })
  expect(await find(shop, { text: 'kemeja' })).toMatchObject({ corrected: null })
  expect(await find(shop, { text: 'kem' })).toMatchObject({ corrected: null })
  expect(await find(shop, { text: 'traktor' })).toMatchObject({ corrected: null, total: 0, slugs: [] })
})

test('what was found by its colour is shown in it, with the price and the link of that variant', async () => {
  const variants = [
    { name: 'Indigo', price: 90_000 },
    { name: 'Marun', price: 110_000 },
    { name: 'Marun Muda', price: 100_000 },
    { name: 'Sogan', price: 90_000 },
  ]
  await using shop = await openShop({ products: [{ slug: 'kemeja', name: 'Kemeja Pria', variants }] })
  const sql = async (change: string) =>
    runInDurableObject(await shop.object(), (_, { storage }) => void storage.sql.exec(change))
  await sql(`UPDATE variant SET image = '/' || json_extract("values", '$[0]')`)
  const shown = async (asked: Asked) => {
    const [row] = (await find(shop, asked)).rows
    return [row?.image, row?.price, row?.from, row?.shownItemId !== null]
  }
  const marun = ['/Marun Muda', 100_000, true, true]
  expect(await shown({ text: 'kemeja merah' })).toEqual(marun)
  expect(await shown({ text: 'kemeja maru' })).toEqual(marun)
  expect(await shown({ attributes: [{ name: 'Pilihan', value: 'Marun' }] })).toEqual(['/Marun', 110_000, false, true])
  // The product's picture and lowest price, where no variant was meant, or where the list goes by that price.
  const plain = await shown({})
  expect(plain.slice(1)).toEqual([90_000, true, false])
  expect(await shown({ text: 'kemeja' })).toEqual(plain)
  expect(await shown({ text: 'kemeja merah', sort: 'harga-terendah' })).toEqual(plain)
  await sql(`UPDATE variant SET full_price = 120000 WHERE price = 90000`)
  expect(await shown({ text: 'kemeja merah', discounted: true })).toEqual(plain)
  await sql(`UPDATE variant SET stock = 0 WHERE price > 90000`)
  await sql(noteStocks())
  expect(await shown({ text: 'kemeja merah' })).toEqual(['', 90_000, false, false])
})

/** Filters to combine with each count in the test below. */
const narrowings: Asked[] = [
  {},
  { text: 'batik' },
  { inStock: true },
  { discounted: true, max: 400_000 },
  { text: 'batik', min: 100_000, max: 300_000 },
  {
    text: 'batik',
    attributes: [
      { name: 'Kategori', value: 'Kemeja' },
      { name: 'Kategori', value: 'Wanita' },
    ],
  },
  { attributes: [{ name: 'Teknik', value: 'Batik cap' }] },
  {
    attributes: [
      { name: 'Teknik', value: 'Batik cap' },
      { name: 'Bahan', value: 'Katun primisima' },
      { name: 'Bahan', value: 'Katun prima' },
    ],
    inStock: true,
  },
  { attributes: [{ name: 'Bahan', value: 'Emas' }] },
]

test.each(narrowings.map((asked) => [JSON.stringify(asked), asked] as const))(
  'each facet count under %s equals the number of results of that filter',
  async (_, asked) => {
    const shop = await batik()
    const base = { ...asked, ...everything }
    const { facets, total, rows } = await find(shop, base)
    expect(rows).toHaveLength(total)
    expect(facets?.inStock).toBe((await find(shop, { ...base, inStock: true })).total)
    expect(facets?.discounted).toBe((await find(shop, { ...base, discounted: true })).total)
    const anyPrice = await find(shop, { ...base, min: null, max: null })
    const prices = anyPrice.rows.map(({ price }) => Number(price))
    expect([facets?.priceMin ?? null, facets?.priceMax ?? null]).toEqual(
      prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [null, null],
    )
    for (const { name, value, count } of choicesOf(facets?.attributes ?? [])) {
      const others = (asked.attributes ?? []).filter((one) => one.name !== name)
      expect([name, value, (await find(shop, { ...base, attributes: [...others, { name, value }] })).total]).toEqual([
        name,
        value,
        count,
      ])
    }
  },
)
const choicesOf = (facets: readonly AttributeFacet[]) =>
  facets.flatMap(({ name, values }) => values.map(({ value, count }) => ({ name, value, count })))

test('more values of one attribute widen a list, another attribute narrows it', async () => {
  const shop = await batik()
  const of = async (...values: string[]) =>
    new Set((await find(shop, { ...everything, attributes: values.map((value) => ({ name: 'Bahan', value })) })).slugs)
  const [one, other, both] = [
    await of('Katun primisima'),
    await of('Katun prima'),
    await of('Katun primisima', 'Katun prima'),
  ]
  expect(both).toEqual(new Set([...one, ...other]))
})

test('a sold-out product and a new price change the order of lists at once', async () => {
  await using shop = await openShop({
    products: [{ slug: 'topi', name: 'Topi', price: 50_000, fullPrice: 60_000, stock: 2 }],
  })
  expect((await find(shop, { text: 'topi', inStock: true, discounted: true })).total).toBe(1)
  await shop.admin('POST', '/stock', { slug: 'topi', stock: 0 })
  expect((await find(shop, { text: 'topi', inStock: true })).total).toBe(0)
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(`UPDATE variant SET stock = 1, price = 60000`)
    storage.sql.exec(noteStocks())
    storage.sql.exec(`UPDATE product SET name = 'Peci Rajut'`)
  })
  expect((await find(shop, { text: 'peci', inStock: true })).rows[0]?.price).toBe(60_000)
  expect((await find(shop, { text: 'topi' })).total).toBe(0)
  expect((await find(shop, { discounted: true })).total).toBe(0)
})

test('there are at most eight suggestions: searches, categories and products, and nothing unpublished', async () => {
  await using shop = await openShop({
    sample: 'batik',
    products: [
      { slug: 'rahasia', name: 'Kemeja Rahasia', published: false },
      { slug: 'karpet', name: 'Karpet 2 m²' },
    ],
  })
  expect((await find(shop, { text: 'karpet 2 m²' })).slugs).toEqual(['karpet'])
  const suggested = await shop.call('catalog.suggest', { text: 'kem' })
  const rows = suggested.ok ? suggested.value : []
  expect(rows.length).toBeLessThanOrEqual(8)
  expect(rows[0]).toMatchObject({ kind: 'query', label: 'kemeja', slug: null })
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'category', slug: 'kemeja' }))
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'product', slug: 'kemeja-kawung-lengan-panjang', price: 289_000 }),
  )
  expect(JSON.stringify(rows)).not.toContain('ahasia')
})

test('a search that is half typed suggests goods, also with a price or before “murah” is whole', async () => {
  await using shop = await openShop({ sample: 'gawai' })
  const suggested = async (text: string) => {
    const answer = await shop.call('catalog.suggest', { text })
    return answer.ok ? answer.value.filter(({ kind }) => kind === 'product') : []
  }
  const phones = await suggested('hp')
  expect(phones[0]?.label).toMatch(/^Ponsel/)
  expect(await suggested('hp mur')).toEqual(phones)
  expect(await suggested('hp murah')).toEqual(phones)
  const cheaper = await suggested('hp di bawah 1500rb')
  expect(cheaper[0]?.label).toMatch(/^Ponsel/)
  expect(cheaper.every(({ price }) => price !== null && price <= 1_500_000)).toBe(true)
})

/** More products than a list reads whole, of three categories under one; the price falls with the number. */
async function openLong(count = 400) {
  const shop = await openShop({ demo: true })
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(
      `INSERT INTO category (slug, name, image, position, parent_slug) VALUES ('lantai', 'Lantai', '', 0, NULL), ('rak-0', 'Rak 0', '', 1, 'lantai'), ('rak-1', 'Rak 1', '', 2, 'lantai'), ('rak-2', 'Rak 2', '', 3, 'lantai')`,
    )
    storage.sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
       INSERT INTO product (id, slug, name, category_slug, description, attributes, options, images, weight_grams, digital, published, sold, reviews, position, created_at)
       SELECT 'p' || i, 'kaos-' || i, 'Kaos Polos Nomor ' || i, 'rak-' || (i % 3), 'Adem dipakai seharian.', json_array(json_array('Bahan', CASE i % 4 WHEN 0 THEN 'Linen, katun' ELSE 'Katun' END)), '[]', '["/a.webp"]', 100, 0, 1, i, 0, i, i FROM n`,
    )
    storage.sql.exec(
      `INSERT INTO variant (id, product_id, "values", name, image, price, full_price, stock, position)
       SELECT 'v' || position, id, '[]', '', '', 1000 * (${count} - position), CASE WHEN position % 5 = 0 THEN 9000000 END, position % 7, 0 FROM product`,
    )
    storage.sql.exec(noteStocks())
  })
  return shop
}
const numbersOf = (slugs: readonly string[]) => slugs.map((slug) => Number(slug.replace('kaos-', '')))

test('a list too long to be read has every order, page and total right', async () => {
  const shop = await long()
  expect((await find(shop, { sort: 'harga-terendah' })).slugs[0]).toBe('kaos-2498')
  expect((await find(shop, { sort: 'harga-tertinggi' })).slugs[0]).toBe('kaos-1')
  expect((await find(shop, { sort: 'terlaris' })).slugs[0]).toBe('kaos-2498')
  expect((await find(shop, { sort: 'terbaru' })).slugs[0]).toBe('kaos-2498')
  const pages = await Promise.all([0, 1, 90].map((index) => find(shop, { index, size: 24 })))
  expect(pages.map(({ total }) => total)).toEqual([2_500, 2_500, 2_500])
  // Every seventh is sold out; those are the last 358.
  expect(pages.map(({ slugs }) => numbersOf(slugs)[0])).toEqual([1, 29, 126])
  const branch = await shop.call('catalog.list', { index: 1, size: 12, category: 'lantai' })
  expect(branch).toMatchObject({ value: { total: 2_500 } })
  const one = await shop.call('catalog.list', { index: 0, size: 12, category: 'rak-1', sort: 'harga-terendah' })
  expect(one.ok && one.value.rows.map(({ slug }) => slug).slice(0, 2)).toEqual(['kaos-2497', 'kaos-2494'])
  expect(one).toMatchObject({ value: { total: 833 } })
})

test.each([40, 400])(
  'of %i products what can be bought comes first, and no page loses or repeats one',
  async (many) => {
    await using shop = await openLong(many)
    const at = Date.now()
    await runInDurableObject(await shop.object(), (_, { storage }) => {
      storage.sql.exec(
        `INSERT INTO flash_sale (id, title, starts_at, ends_at) VALUES ('f', 'Kilat', ${at - 60_000}, ${at + 600_000})`,
      )
      storage.sql.exec(
        `INSERT INTO flash_sale_item (flash_sale_id, variant_id, price, quota, sold, sold_elsewhere, per_customer) VALUES ('f', 'v8', 900, 10, 0, 0, 5), ('f', 'v7', 900, 10, 0, 0, 5)`,
      )
    })
    const rising = Array.from({ length: many }, (_, number) => number)
    const falling = rising.toReversed()
    const cheap = (number: number) => number === 8 || number === 7
    const dear = rising.filter((number) => !cheap(number))
    const inOrder: Record<ProductSort, number[]> = {
      'paling-sesuai': rising,
      terbaru: falling,
      terlaris: falling,
      'harga-terendah': [7, 8, ...dear.toReversed()],
      'harga-tertinggi': [...dear, 7, 8],
    }
    for (const sort of productSorts)
      for (const asked of [{}, { min: 1_000 * (many - 30) }]) {
        const wanted = inOrder[sort].filter((number) => !asked.min || (number <= 30 && !cheap(number)))
        const pages = Array.from({ length: Math.ceil(wanted.length / 12) }, (_, index) =>
          find(shop, { ...asked, sort, index }),
        )
        expect(numbersOf((await Promise.all(pages)).flatMap(({ slugs }) => slugs))).toEqual([
          ...wanted.filter((number) => number % 7 > 0),
          ...wanted.filter((number) => number % 7 === 0),
        ])
      }
  },
)

test('the first page of a long list costs no more where little can be bought', async () => {
  await using shop = await openLong(2_500)
  const first = (sort: ProductSort) => () => find(shop, { sort })
  const usual = new Map<ProductSort, number>()
  for (const sort of productSorts) usual.set(sort, (await costOf(shop, first(sort))).read)
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(`UPDATE variant SET stock = CASE WHEN id IN ('v12', 'v1200', 'v2400') THEN 5 ELSE 0 END`)
    storage.sql.exec(noteStocks())
  })
  for (const sort of productSorts) {
    await first(sort)()
    const rising = sort === 'paling-sesuai' || sort === 'harga-tertinggi'
    expect([sort, numbersOf((await first(sort)()).slugs)]).toEqual([
      sort,
      rising
        ? [12, 1200, 2400, 0, 1, 2, 3, 4, 5, 6, 7, 8]
        : [2400, 1200, 12, 2499, 2498, 2497, 2496, 2495, 2494, 2493, 2492, 2491],
    ])
    expect((await costOf(shop, first(sort))).read).toBeLessThan((usual.get(sort) ?? 0) + 20)
  }
})

test.each(productSorts)('a price that few or no products have, %s, does not cost the whole list', async (sort) => {
  const shop = await long()
  // One that is reduced has another price.
  const few = { min: 1_000_500, max: 1_009_500, sort }
  const none = { min: 1, max: 2, sort }
  const found = numbersOf((await find(shop, few)).slugs)
  expect(found.toSorted((a, b) => a - b)).toEqual([1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499])
  expect((await find(shop, { ...few, text: 'kaos' })).slugs.length).toBe(9)
  expect((await find(shop, none)).slugs).toEqual([])
  for (const asked of [few, none]) expect((await costOf(shop, () => find(shop, asked))).read).toBeLessThan(300)
})

test('a long list is narrowed rightly, and counts only what its branch knows', async () => {
  await using shop = await openLong()
  const all = await find(shop, {})
  expect(all.facets).toMatchObject({ inStock: 342, discounted: 80, priceMin: 1_000, priceMax: 400_000 })
  expect(choicesOf(all.facets?.attributes ?? [])).toEqual([
    { name: 'Bahan', value: 'Katun', count: 400 },
    { name: 'Bahan', value: 'Linen', count: 100 },
  ])
  const linen = await find(shop, {
    attributes: [{ name: 'Bahan', value: 'Linen' }],
    inStock: true,
    max: 300_000,
    sort: 'terlaris',
  })
  expect(numbersOf(linen.slugs)).toEqual([396, 388, 384, 380, 376, 372, 368, 360, 356, 352, 348, 344])
  expect(linen).toMatchObject({ total: 13, facets: { inStock: null, discounted: null } })
  expect(await find(shop, { inStock: true })).toMatchObject({ total: 342 })
  // Narrowed to a few it is counted to its end.
  expect(await find(shop, { min: 399_000, discounted: true })).toMatchObject({ total: 1, slugs: ['kaos-0'] })
})

const kindsOf = ({ facets }: Pick<Awaited<ReturnType<typeof find>>, 'facets'>) =>
  choicesOf((facets?.attributes ?? []).filter(({ name }) => name === 'Kategori')).map(({ value, count }) => [
    value,
    count,
  ])

test('a search is narrowed to categories of any level, also where it finds too much to be counted', async () => {
  await using few = await openLong(40)
  const rack = (value: string) => ({ name: 'Kategori', value })
  expect(kindsOf(await find(few, { text: 'kaos' }))).toEqual([
    ['Rak 0', 14],
    ['Rak 1', 13],
    ['Rak 2', 13],
  ])
  expect(kindsOf(await find(few, {}))).toEqual([])
  await using shop = await openLong()
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(`UPDATE category SET parent_slug = NULL WHERE slug = 'rak-2'`)
    storage.sql.exec(`UPDATE product SET category_slug = 'rak-1' WHERE category_slug = 'rak-2' AND position > 20`)
  })
  expect(kindsOf(await find(shop, { text: 'kaos' }))).toEqual([
    ['Lantai', null],
    ['Rak 2', null],
  ])
  const of = (...values: string[]) =>
    find(shop, { text: 'kaos', attributes: values.map(rack), sort: 'terbaru', inStock: true })
  // So few are read by themselves; all others are met along the list.
  expect(await of('Rak 2')).toMatchObject({ total: 6, slugs: [20, 17, 11, 8, 5, 2].map((n) => `kaos-${n}`) })
  expect(numbersOf((await of('Lantai')).slugs).slice(0, 3)).toEqual([398, 397, 396])
  expect((await of('Rak 9')).slugs).toEqual([])
  // What fits best comes first under a category, too.
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(`UPDATE product SET name = 'Kaos' WHERE id IN ('p20', 'p201')`)
  })
  const best = (attributes: Asked['attributes']) => find(shop, { text: 'kaos', attributes: attributes ?? [] })
  expect(numbersOf((await best([])).slugs).slice(0, 2)).toEqual([201, 20])
  const floor = await best([rack('Lantai')])
  expect([floor.total, floor.slugs[0], floor.slugs.includes('kaos-20')]).toEqual([13, 'kaos-201', false])
})

test('the counters of a long list follow stock, prices, categories and what is taken off sale', async () => {
  await using shop = await openLong()
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(`UPDATE variant SET stock = 0 WHERE id = 'v1'`)
    storage.sql.exec(noteStocks())
    storage.sql.exec(`UPDATE product SET published = 0 WHERE id = 'p2'`)
    storage.sql.exec(`UPDATE product SET category_slug = 'rak-0', attributes = '[["Bahan","Sutra"]]' WHERE id = 'p4'`)
    storage.sql.exec(`UPDATE category SET parent_slug = NULL WHERE slug = 'rak-2'`)
    storage.sql.exec(`DELETE FROM stock_movement WHERE variant_id = 'v7'`)
    storage.sql.exec(`DELETE FROM variant WHERE id = 'v7'`)
    storage.sql.exec(`DELETE FROM product WHERE id = 'p7'`)
  })
  const { total, facets } = await find(shop, {})
  expect(total).toBe(398)
  expect(facets?.inStock).toBe(340)
  expect(choicesOf(facets?.attributes ?? [])).toEqual([
    { name: 'Bahan', value: 'Katun', count: 397 },
    { name: 'Bahan', value: 'Linen', count: 99 },
    { name: 'Bahan', value: 'Sutra', count: 1 },
  ])
  const counted = await shop.call('catalog.categories', {})
  expect(counted.ok && counted.value.map(({ slug, count }) => [slug, count])).toEqual([
    ['lantai', 266],
    ['rak-0', 135],
    ['rak-1', 131],
    ['rak-2', 132],
  ])
})

test('a long list has the prices of a running flash sale in their places', async () => {
  await using shop = await openLong()
  const at = Date.now()
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(
      `INSERT INTO flash_sale (id, title, starts_at, ends_at) VALUES ('f', 'Kilat', ${at - 60_000}, ${at + 600_000})`,
    )
    storage.sql.exec(
      `INSERT INTO flash_sale_item (flash_sale_id, variant_id, price, quota, sold, sold_elsewhere, per_customer) VALUES ('f', 'v2', 900, 10, 0, 0, 5), ('f', 'v3', 14500, 10, 0, 0, 5)`,
    )
  })
  const pages = await Promise.all([0, 1, 2].map((index) => find(shop, { index, size: 12, sort: 'harga-terendah' })))
  const others = Array.from({ length: 60 }, (_, i) => 399 - i).filter((number) => number % 7 > 0)
  // 399 costs 1.000 and is sold out.
  expect(numbersOf(pages.flatMap(({ slugs }) => slugs))).toEqual([
    2,
    ...others.filter((number) => number > 385),
    3,
    ...others.filter((number) => number < 385).slice(0, 22),
  ])
  // Counted without it are 80, from 1.000 on.
  const facets = { discounted: 82, priceMin: 900 }
  expect(await find(shop, { discounted: true })).toMatchObject({ total: 82, facets })
})

test('a search that finds very much shows the best first, page by page, and says that there is more', async () => {
  await using shop = await openLong()
  const pages = await Promise.all([0, 1, 33, 34].map((index) => find(shop, { text: 'kaos polos', index })))
  expect(new Set(pages.flatMap(({ slugs }) => slugs)).size).toBe(28)
  expect(pages.map(({ slugs }) => slugs.length)).toEqual([12, 12, 4, 0])
  const all = await Promise.all(Array.from({ length: 34 }, (_, index) => find(shop, { text: 'kaos polos', index })))
  const soldOut = all.flatMap(({ rows }) => rows.map(({ available }) => !available))
  expect(soldOut).toEqual([...Array<boolean>(342).fill(false), ...Array<boolean>(58).fill(true)])
  expect(new Set(all.flatMap(({ slugs }) => slugs)).size).toBe(400)
  expect((await find(shop, { text: 'kaos', sort: 'harga-terendah' })).slugs[0]).toBe('kaos-398')
  expect((await find(shop, { text: 'kaos 77' })).slugs).toEqual(['kaos-77'])
  const suggested = await shop.call('catalog.suggest', { text: 'kaos di bawah 5000' })
  const goods = suggested.ok ? suggested.value.filter(({ kind }) => kind === 'product') : []
  expect(goods.map(({ price }) => price).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
    1_000, 2_000, 3_000, 4_000, 5_000,
  ])
})

test('a long list is counted exactly under one filter', async () => {
  const many = 700
  await using shop = await openShop()
  await grow(shop, { products: many, orders: 0 })
  const numbers = Array.from({ length: many }, (_, place) => place + 1)
  const listed = async (asked: object) => {
    const answer = await shop.call('catalog.list', { index: 0, size: 12, ...asked })
    if (!answer.ok) throw new Error(`a list was refused: ${answer.code}`)
    const { total, more } = answer.value
    const of = (name: string) => more?.facets?.attributes.find((one) => one.name === name)?.values
    return {
      total,
      least: more?.leastTotal,
      inStock: more?.facets?.inStock,
      materials: of('Bahan'),
      colours: of('Warna'),
    }
  }
  const cotton = { name: 'Bahan', value: 'Katun' }
  const linen = { name: 'Bahan', value: 'Linen' }
  const materials = await listed({ attributes: [cotton] })
  expect(materials).toMatchObject({ total: many / 5, least: false, inStock: null })
  // Each would have so many if it alone were chosen; beside another filter nobody knows.
  expect(materials.materials?.map(({ count }) => count)).toEqual([140, 140, 140, 140, 140])
  expect(materials.colours?.every(({ count }) => count === null)).toBe(true)
  const red = { name: 'Warna', value: 'Merah' }
  const redCotton = numbers.filter((one) => one % 5 === 0 && one % 7 === 0).length
  expect(await listed({ attributes: [cotton, red] })).toMatchObject({ total: Math.min(redCotton, 13), least: true })
  expect(await listed({ attributes: [cotton, linen] })).toMatchObject({ total: 13, least: true })
  expect(await listed({ inStock: true })).toMatchObject({
    least: false,
    inStock: numbers.filter((one) => one % 9).length,
  })
})

test('a value of a filter has the colour that the seller gives it, whichever products the page shows', async () => {
  await using batik = await openShop({ sample: 'batik' })
  const found = await batik.call('catalog.list', { index: 0, size: 1, category: 'pria' })
  const facets = (found.ok ? found.value.more?.facets?.attributes : null) ?? []
  const coloursOf = (name: string) => facets.find((facet) => facet.name === name)?.values ?? []
  const colours = new Map(coloursOf('Warna').map(({ value, swatch }) => [value, swatch]))
  expect([colours.get('Indigo'), colours.get('Marun'), colours.get('Hijau Botol')]).toEqual([
    '#18306f',
    '#761728',
    '#0f4f43',
  ])
  expect(coloursOf('Ukuran').every(({ swatch }) => swatch === null)).toBe(true)
})
