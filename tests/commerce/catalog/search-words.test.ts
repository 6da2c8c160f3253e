import { beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ sample: 'gawai' })
})

async function search(text: string, more: { max?: number } = {}) {
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

test('cheap puts the cheaper half of what fits best first, and loses nothing', async () => {
  const [usual, cheap] = [await search('ponsel nusa'), await search('ponsel nusa murah')]
  expect(cheap.about).toMatchObject({ cheap: true })
  expect(usual.about).toMatchObject({ cheap: false })
  expect(cheap.slugs.toSorted()).toEqual(usual.slugs.toSorted())
  expect(cheap.prices[0]).toBeLessThan(5_000_000)
  expect(cheap.slugs.indexOf('ponsel-tombol-klasik')).toBeLessThan(cheap.slugs.indexOf('ponsel-nusa-lipat'))
})

test('when nothing has every word, what has some of them comes, and the answer says so', async () => {
  expect((await search('webcam soundbar')).about).toMatchObject({ anyWord: true })
  expect(new Set((await search('webcam soundbar')).slugs)).toEqual(
    new Set(['webcam-2k-tutup-privasi', 'soundbar-gema-bilah']),
  )
  expect((await search('webcam 2k')).about).toMatchObject({ anyWord: false })
  expect(await search('sepatu roda')).toMatchObject({ total: 0, about: { anyWord: false } })
})

test('a name that is only alike to a word of a description is not corrected', async () => {
  const { about, slugs } = await search('ponsel samsung')
  expect(about).toMatchObject({ correctedText: null, anyWord: true })
  expect(slugs[0]).toMatch(/^ponsel-/)
})
