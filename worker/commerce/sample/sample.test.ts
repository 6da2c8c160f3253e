import { expect, test } from 'vitest'
import { samples } from './index.ts'

const shops = Object.values(samples)
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.trim().toLowerCase())

test.each(shops)('$id: a shop one can browse, and every address once', ({ products, categories }) => {
  expect(products.length).toBeGreaterThanOrEqual(42)
  expect(products.length).toBeLessThanOrEqual(120)
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
  const empty = categories.filter(({ slug }) => !products.some(({ category }) => category === slug) && !categories.some(({ parent }) => parent === slug))
  expect(empty).toEqual([])
})

test('no two products are described with the same sentence', () => {
  const told = shops.flatMap(({ products }) => products.flatMap(({ slug, description }) => sentencesOf(description).map((sentence) => [sentence, slug])))
  const first = new Map(told.toReversed().map(([sentence, slug]) => [sentence, slug]))
  expect(told.filter(([sentence, slug]) => first.get(sentence) !== slug)).toEqual([])
})

test.each(shops)('$id: prices, stock and proof are such as a shop has', ({ products }) => {
  for (const { slug, variants, options, digital, weightGrams } of products) {
    for (const { price, fullPrice, stock } of variants) {
      expect(price, slug).toBeGreaterThan(0)
      expect(fullPrice === null || fullPrice > price, slug).toBe(true)
      expect(stock, slug).toBeGreaterThanOrEqual(0)
    }
    expect(digital, slug).toBe(weightGrams === 0)
    expect(options.length, slug).toBeLessThanOrEqual(3)
  }
  expect(products.filter(({ options }) => options.length === 3).length).toBeGreaterThanOrEqual(2)
})
