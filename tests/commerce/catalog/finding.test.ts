import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { type AttributeFacet, type catalog, productSorts } from '#shared/api/catalog.ts'
import type { Input } from '#shared/api/index.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

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
  await using shop = await openShop({ products: [{ slug: 'kupu', name: 'Bros Kupu-Kupu' }] })
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

test('among equal results, sold-out products come last and better sellers first', async () => {
  const kaos = (slug: string, stock: number, sold: number) => ({ slug, name: 'Kaos Polos', stock, sold })
  await using shop = await openShop({
    products: [
      kaos('habis', 0, 99),
      kaos('laris', 5, 50),
      kaos('sepi', 5, 1),
      { slug: 'lain', name: 'Topi', description: 'Cocok dengan kaos', sold: 500 },
    ],
  })
  expect((await find(shop, { text: 'kaos' })).slugs).toEqual(['laris', 'sepi', 'habis', 'lain'])
})

test('a typing error is corrected and named; an unclear word is not guessed', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const meant = await find(shop, { text: 'kemeja batik untuk pria' })
  expect(meant.total).toBeGreaterThan(0)
  expect(await find(shop, { text: 'Kemja batik untuk pria' })).toMatchObject({
    corrected: 'kemeja batik untuk pria',
    total: meant.total,
    slugs: meant.slugs,
  })
  expect(await find(shop, { text: 'kemeja' })).toMatchObject({ corrected: null })
  expect(await find(shop, { text: 'kem' })).toMatchObject({ corrected: null })
  expect(await find(shop, { text: 'traktor' })).toMatchObject({ corrected: null, total: 0, slugs: [] })
})

/** Filters to combine with each count in the test below. */
const narrowings: Asked[] = [
  {},
  { text: 'batik' },
  { inStock: true },
  { discounted: true, max: 400_000 },
  { text: 'batik', min: 100_000, max: 300_000 },
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
    await using shop = await openShop({ sample: 'batik' })
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
  await using shop = await openShop({ sample: 'batik' })
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
    storage.sql.exec(`UPDATE product SET name = 'Peci Rajut'`)
  })
  expect((await find(shop, { text: 'peci', inStock: true })).rows[0]?.price).toBe(60_000)
  expect((await find(shop, { text: 'topi' })).total).toBe(0)
  expect((await find(shop, { discounted: true })).total).toBe(0)
})

test('there are at most eight suggestions: searches, categories and products, and nothing unpublished', async () => {
  await using shop = await openShop({
    sample: 'batik',
    products: [{ slug: 'rahasia', name: 'Kemeja Rahasia', published: false }],
  })
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

test('a search reads each listed product once and its index entry once', async () => {
  const products = Array.from({ length: 400 }, (_, i) => ({
    slug: `kaos-${i}`,
    name: `Kaos Polos Nomor ${i} Katun Adem`,
    description: 'Kaos polos dari katun, adem dipakai seharian.',
  }))
  await using shop = await openShop({ products })
  const reads = await runInDurableObject(await shop.object(), (_, { storage }) => {
    const count = (query: string, ...values: string[]) => {
      const cursor = storage.sql.exec(query, ...values)
      cursor.toArray()
      return cursor.rowsRead
    }
    return [
      count(
        `SELECT l.* FROM listing AS l JOIN product_search ON product_search.rowid = l.id WHERE product_search MATCH ? AND l.price IS NOT NULL LIMIT 2000`,
        '"kaos" AND "polos"*',
      ),
      count(`SELECT * FROM listing WHERE price IS NOT NULL ORDER BY position LIMIT 2000`),
      count(
        `SELECT json_group_array(rowid) FROM (SELECT rowid FROM product_search WHERE product_search MATCH ? LIMIT 2000)`,
        '{name} : "kaos"',
      ),
    ]
  })
  expect(reads).toEqual([800, 400, 400])
  expect((await find(shop, { text: 'kaos katun' })).total).toBe(400)
})
