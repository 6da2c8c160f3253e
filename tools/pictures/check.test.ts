import { expect, test } from 'vitest'
import { samples, sampleVersion } from '#commerce/sample/index.ts'
import type { SampleShop } from '#commerce/sample/index.ts'
import { feedImage } from '#client/app/image.tsx'
import { jpegOf } from './draw.js'
import { pictureVersion, recipes } from './recipes.js'

const shops = Object.values(samples)

function squaresOf(shop: SampleShop): string[] {
  const products = shop.products.flatMap((product) => [
    ...product.pictures,
    ...product.variants.flatMap((variant) => (variant.picture === undefined ? [] : [variant.picture])),
  ])
  return [...new Set([...products, ...shop.categories.map((category) => category.picture)])].sort()
}

test('pictures and samples agree on their version', () => {
  expect(pictureVersion).toBe(sampleVersion)
})

test('a feed asks for the very file that is drawn for it', () => {
  const cover = '/assets/contoh-1/batik/kemeja-parang'
  expect(feedImage(`${cover}.webp`, 'https://toko.id')).toBe(`https://toko.id${jpegOf(cover)}`)
  expect(feedImage('https://cdn.toko.id/a.png', 'https://toko.id')).toBe('https://cdn.toko.id/a.png')
})

test.each(shops)('$id: every picture has a recipe and every recipe is shown', (shop) => {
  expect(Object.keys(recipes[shop.id].squares).sort()).toEqual(squaresOf(shop))
  expect(Object.keys(recipes[shop.id].banners).sort()).toEqual(shop.banners.map((banner) => banner.picture).sort())
})

test.each(shops)('$id: every variant answers every option once, and no combination comes twice', (shop) => {
  for (const product of shop.products) {
    for (const { values } of product.variants) {
      expect(values.length, product.slug).toBe(product.options.length)
      values.forEach((value, index) =>
        expect(product.options[index]?.values.map((each) => each.value)).toContain(value),
      )
    }
    expect(new Set(product.variants.map((variant) => variant.values.join('|'))).size).toBe(product.variants.length)
    expect(product.pictures.length === 2 || product.pictures.length === 3, product.slug).toBe(true)
    expect(
      shop.categories.some((category) => category.slug === product.category),
      product.slug,
    ).toBe(true)
  }
})
