import { beforeAll, expect, test } from 'vitest'
import type { ProductSort } from '#shared/web/product-sorts.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ sample: 'gawai' })
})

async function search(text: string, more: { max?: number; sort?: ProductSort } = {}) {
  const found = await shop.call('catalog.search', { index: 0, size: 12, text, ...more })
  if (!found.ok) throw new Error(`${text} was refused`)
  const { rows, total, more: about } = found.value
  return {
    prices: rows.map(({ price }) => price as number),
    slugs: rows.map(({ slug }) => slug as string),
    total,
    about,
  }
}

test('a price in the words bounds the list as a filter does, and the answer says so', async () => {
  const below = await search('speaker di bawah 500rb')
  expect(below.about).toMatchObject({ priceMin: null, priceMax: 500_000 })
  expect(below.total).toBeGreaterThan(0)
  expect(Math.max(...below.prices)).toBeLessThanOrEqual(500_000)
  const both = await search('di bawah 500rb', { max: 100_000 })
  expect(both.total).toBeGreaterThan(1)
  expect(Math.max(...both.prices)).toBeLessThanOrEqual(100_000)
})

test('cheap puts what fits best first, from the cheapest on, and loses nothing', async () => {
  const [usual, cheap] = [await search('ponsel nusa'), await search('ponsel nusa murah')]
  expect(cheap.about).toMatchObject({ cheap: true })
  expect(usual.about).toMatchObject({ cheap: false })
  expect(cheap.slugs.toSorted()).toEqual(usual.slugs.toSorted())
  expect(cheap.prices[0]).toBeLessThan(5_000_000)
  expect(cheap.slugs.indexOf('ponsel-tombol-klasik')).toBeLessThan(cheap.slugs.indexOf('ponsel-nusa-lipat'))
})

test.each([
  ['hp murah', 5, /^ponsel-/],
  ['mouse murah', 2, /^tetikus-/],
  ['jam termurah', 2, /^jam-/],
  ['headphone murah', 2, /^headphone-/],
])('%s: the first %i cost more and more, and are what was asked for', async (text, count, thing) => {
  const { prices, slugs, about } = await search(text)
  expect(about).toMatchObject({ cheap: true })
  expect(prices.slice(0, count)).toEqual(prices.slice(0, count).toSorted((a, b) => a - b))
  expect(slugs.filter((slug) => thing.test(slug)).slice(0, count)).toEqual(slugs.slice(0, count))
})

test('what has the thing only in its description counts as related only', async () => {
  await using batik = await openShop({ sample: 'batik' })
  const shirts = await batik.call('catalog.search', { index: 0, size: 12, text: 'kemeja' })
  expect(shirts).toMatchObject({ value: { total: 9, more: { fitting: 5 } } })
  expect(shirts.ok && shirts.value.rows.map(({ name }) => name.startsWith('Kemeja'))).toEqual([
    ...Array<boolean>(5).fill(true),
    ...Array<boolean>(4).fill(false),
  ])
  for (const all of ['casing', 'nusa', 'hp']) expect((await search(all)).about?.fitting, all).toBeNull()
  // It stands behind the others by a chosen order, too.
  const usual = await search('charger')
  expect(usual.about?.fitting).toBe(3)
  for (const sort of ['harga-terendah', 'terlaris'] as const) {
    const { slugs, about } = await search('charger', { sort })
    expect([about?.fitting, slugs.slice(0, 3).toSorted()], sort).toEqual([3, usual.slugs.slice(0, 3).toSorted()])
  }
})

test('where a description alone has the words, none of it counts as what was searched', async () => {
  await using batik = await openShop({ sample: 'batik' })
  const searched = (text: string, sort: ProductSort | null) =>
    batik.call('catalog.search', { index: 0, size: 12, text, sort })
  for (const sort of [null, 'terbaru'] as const)
    expect(await searched('mukena', sort)).toMatchObject({ value: { total: 1, more: { fitting: 0 } } })
  expect(await searched('baju seragam keluarga marun', null)).not.toMatchObject({ value: { more: { fitting: 0 } } })
})

test('filters count what was searched, as its number does', async () => {
  const { about, total } = await search('hp murah')
  expect([total, about?.fitting, about?.facets?.inStock]).toEqual([23, 5, 5])
  expect(about?.facets?.priceMin).toBe(349_000)
})

test('an order that was chosen is kept among what was searched and behind it, and nothing else is said of it', async () => {
  const { prices, slugs, total, about } = await search('hp murah', { sort: 'harga-tertinggi' })
  expect(about).toMatchObject({ cheap: false, fitting: 5 })
  expect([total, slugs.slice(0, 5).every((slug) => slug.startsWith('ponsel-'))]).toEqual([23, true])
  for (const some of [prices.slice(0, 5), prices.slice(5)]) expect(some).toEqual(some.toSorted((a, b) => b - a))
})

test('where nothing has the price that was said, what fits best comes with the nearest price first', async () => {
  const { prices, slugs, total, about } = await search('hp 5 jutaan')
  expect(about).toMatchObject({ nearPrice: true, cheap: false })
  expect(slugs[0]).toBe('ponsel-nusa-x3')
  expect([total, slugs.every((slug) => slug.startsWith('ponsel-'))]).toEqual([5, true])
  expect(prices.map((price) => Math.max(4_500_000 - price, price - 5_999_999))).toEqual(
    prices.map((price) => Math.max(4_500_000 - price, price - 5_999_999)).toSorted((a, b) => a - b),
  )
  expect((await search('hp di bawah 2 juta')).about).toMatchObject({ nearPrice: false })
  // A filter that was set is kept.
  expect(await search('hp 5 jutaan', { max: 100_000 })).toMatchObject({ total: 0, about: { nearPrice: false } })
})

test('two words that only an accessory has find the thing itself', async () => {
  const { slugs, about } = await search('hp gaming')
  expect(slugs[0]).toMatch(/^ponsel-/)
  expect(about).toMatchObject({ anyWord: true })
})

test('when nothing has every word, what has some of them comes, and the answer says so', async () => {
  expect((await search('webcam soundbar')).about).toMatchObject({ anyWord: true })
  expect(new Set((await search('webcam soundbar')).slugs)).toEqual(
    new Set(['webcam-2k-tutup-privasi', 'soundbar-gema-bilah']),
  )
  expect((await search('webcam 2k')).about).toMatchObject({ anyWord: false })
  expect(await search('sepatu roda')).toMatchObject({ total: 0, about: { anyWord: false } })
})

test('of a brand that is not sold the answer says so, and has goods of its kind', async () => {
  const { about, slugs } = await search('samsung')
  expect(about).toMatchObject({ absentBrand: 'samsung', fitting: 0, correctedText: null })
  expect(slugs.slice(0, 5).every((slug) => slug.startsWith('ponsel-'))).toBe(true)
  expect(await search('uniqlo')).toMatchObject({ total: 0, about: { absentBrand: 'uniqlo' } })
})

test('a misspelling means no word that only a description has', async () => {
  expect(await search('kemejaa')).toMatchObject({ total: 0, about: { absentBrand: null, correctedText: null } })
})

test('a name that is only alike to a word of a description is not corrected', async () => {
  const { about, slugs } = await search('ponsel samsung')
  expect(about).toMatchObject({ correctedText: null, anyWord: true })
  expect(slugs[0]).toMatch(/^ponsel-/)
})
