import { expect, test } from 'vitest'
import { batik } from './batik.ts'

const { products, categories } = batik
const under = (slug: string) => categories.filter(({ parent }) => parent === slug).map((category) => category.slug)

test('between 40 and 120 products, each address once', () => {
  expect(products.length).toBeGreaterThanOrEqual(44)
  expect(products.length).toBeLessThanOrEqual(120)
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
})

test('no two products are described with the same sentence', () => {
  const told = products.flatMap(({ slug, description }) =>
    description.split(/(?<=[.!?;])\s+/).map((sentence) => [sentence.trim().toLowerCase(), slug] as const),
  )
  const twice = [...Map.groupBy(told, ([sentence]) => sentence).values()].filter((places) => places.length > 1)
  expect(twice).toEqual([])
})

test('a tree of two levels: every parent is there, stands by itself, and every category leads to a product', () => {
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  expect(bySlug.size).toBe(categories.length)
  for (const { slug, parent } of categories) {
    if (parent !== undefined) expect(bySlug.get(parent), slug).toBeDefined()
    if (parent !== undefined) expect(bySlug.get(parent)?.parent, slug).toBeUndefined()
    const reached = [slug, ...under(slug)]
    expect(
      products.some(({ category }) => reached.includes(category)),
      slug,
    ).toBe(true)
  }
  expect(new Set(products.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
})

test('prices, stock and proof are such as a shop has', () => {
  for (const { slug, variants, weightGrams } of products) {
    for (const { price, fullPrice, stock } of variants) {
      expect(price % 500, slug).toBe(0)
      expect(price, slug).toBeGreaterThan(0)
      expect(fullPrice === null || fullPrice > price, slug).toBe(true)
      expect(stock, slug).toBeGreaterThanOrEqual(0)
    }
    expect(variants.length, slug).toBeGreaterThan(0)
    expect(weightGrams, slug).toBeGreaterThan(0)
  }
})

test('every kind of choice is there: none, one, two and three options, what is missing, nearly gone and gone', () => {
  const having = (count: number) => products.filter(({ options }) => options.length === count).length
  expect([having(0), having(1), having(2), having(3)].every((count) => count >= 2)).toBe(true)
  const all = products.map(({ options }) => options.reduce((product, { values }) => product * values.length, 1))
  expect(products.filter(({ variants }, place) => variants.length < (all[place] ?? 0)).length).toBeGreaterThan(3)
  expect(products.some(({ variants }) => variants.every(({ stock }) => stock === 0))).toBe(true)
  expect(products.filter(({ variants }) => variants.reduce((sum, { stock }) => sum + stock, 0) <= 5).length).toBeGreaterThan(2)
})
