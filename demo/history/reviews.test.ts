import { expect, test } from 'vitest'
import { averageOf } from '#commerce/review/rules.ts'
import { samples } from '#demo/index.ts'
import { countFor, poolsOf, sampleReviews } from './reviews.ts'

const goods = Object.values(samples).flatMap(({ id, products }) =>
  products.map((product) => [product.slug, id, product] as const),
)

test.each(goods)('the reviews of %s differ, belong to it and are always the same', (_, id, product) => {
  const reviews = sampleReviews(id, product)
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
  expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length)
  expect(sampleReviews(id, product)).toEqual(reviews)
  expect(reviews.length).toBeLessThanOrEqual(20)
  expect(poolsOf(id, product).length).toBeLessThanOrEqual(1)
  if (product.digital) expect(reviews.map(({ text }) => text).join()).not.toMatch(/kurir|kemasan|resi|kardus/i)
})

test('who sells more has more reviews, and a new product none', () => {
  expect([0, 10, 34, 450, 1_248, 12_450].map(countFor)).toEqual([0, 0, 3, 9, 12, 18])
})

test('a shop’s stars look like those of a good shop: most products between 4,2 and 5', () => {
  const averages = goods.flatMap(([, id, product]) => {
    const counts = sampleReviews(id, product).map(({ stars }) => ({ stars, count: 1, withPhotos: 0 }))
    return averageOf(counts).average ?? []
  })
  expect(averages.filter((average) => average >= 42).length / averages.length).toBeGreaterThan(0.8)
})
