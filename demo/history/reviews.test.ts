import { expect, test } from 'vitest'
import { goodsOf } from '#demo/batch.ts'
import { demoShops } from '#demo/index.ts'
import { countFor, poolsOf, reviewsOf } from './reviews.ts'

const goods = Object.values(demoShops).flatMap((shop) =>
  goodsOf(shop).products.map((product) => [product.slug, shop, product] as const),
)

test.each(goods)('the reviews of %s differ, belong to it and are always the same', (_, shop, product) => {
  const reviews = reviewsOf(shop, product)
  expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
  expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length)
  expect(reviewsOf(shop, product)).toEqual(reviews)
  expect(reviews.length).toBeLessThanOrEqual(20)
  expect(poolsOf(shop, product).length).toBeLessThanOrEqual(1)
  if (product.digital) expect(reviews.map(({ text }) => text).join()).not.toMatch(/kurir|kemasan|resi|kardus/i)
})

test('a product that sells more has more reviews, and a new one none', () => {
  expect([0, 10, 34, 450, 1_248, 12_450].map(countFor)).toEqual([0, 0, 3, 9, 12, 18])
})

test('a shop’s stars look like those of a good shop: most products between 4,2 and 5', () => {
  const averages = goods.flatMap(([, shop, product]) => {
    const stars = reviewsOf(shop, product).map((review) => review.stars)
    return stars.length === 0 ? [] : [stars.reduce((sum, one) => sum + one, 0) / stars.length]
  })
  expect(averages.filter((average) => average >= 4.2).length / averages.length).toBeGreaterThan(0.8)
})
