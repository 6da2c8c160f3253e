import { expect, test } from 'vitest'
import { feedImage } from '#client/app/image.tsx'
import { imageFolder } from '#demo/images.ts'
import { demoShops } from '#demo/index.ts'
import type { DemoShop } from '#demo/types.ts'
import { jpegOf } from './draw.js'
import { recipes } from './recipes.js'

const shops = Object.values(demoShops)

function squaresOf(shop: DemoShop): string[] {
  const products = shop.products.flatMap(({ images = [], variants }) => [
    ...images,
    ...variants.flatMap(({ image }) => image || []),
  ])
  return [...new Set([...products, ...shop.categories.flatMap(({ image }) => image ?? [])])].sort()
}

test('a feed asks for the very file that is drawn for it', () => {
  const cover = `${imageFolder}/batik/kemeja-parang`
  expect(feedImage(`${cover}.webp`, 'https://toko.id')).toBe(`https://toko.id${jpegOf(cover)}`)
  expect(feedImage('https://cdn.toko.id/a.png', 'https://toko.id')).toBe('https://cdn.toko.id/a.png')
})

test.each(shops)('$id: every image has a recipe and every recipe is shown', (shop) => {
  expect(Object.keys(recipes[shop.id].squares).sort()).toEqual(squaresOf(shop))
  expect(Object.keys(recipes[shop.id].banners).sort()).toEqual(shop.settings.banners?.map(({ image }) => image).sort())
})

test.each(shops)('$id: every product has two or three images and a category of the shop', (shop) => {
  for (const { slug, images, categorySlug } of shop.products) {
    expect([2, 3], slug).toContain(images?.length)
    expect(
      shop.categories.some((category) => category.slug === categorySlug),
      slug,
    ).toBe(true)
  }
})
