import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { feedImage, Image } from '#client/app/image.tsx'
import { imageFolder } from '#demo/images.ts'
import { demoShops } from '#demo/index.ts'
import type { DemoShop } from '#demo/types.ts'
import { drawingAt, openPictures } from './draw.js'
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
  const asked = new URL(feedImage(`${cover}.webp`, 'https://toko.id'))
  expect(drawingAt(asked.pathname)).toMatchObject({ type: 'jpg' })
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

test.each([
  { shown: 'a card', name: 'kemeja-parang', props: { size: 320, sizes: '44vw', widest: 480 } },
  { shown: 'a gallery', name: 'kemeja-parang', props: { size: 640, sizes: '100vw' } },
  { shown: 'a line of an order', name: 'kemeja-parang', props: { size: 56 } },
  { shown: 'a small mark', name: 'kemeja-parang', props: { size: 36 } },
  { shown: 'a banner', name: 'banner-koleksi', props: { kind: 'banner' as const, width: 1440, height: 630 } },
])('every file that $shown offers is drawn', ({ name, props }) => {
  const html = renderToStaticMarkup(Image({ src: `${imageFolder}/batik/${name}.webp`, alt: '', ...props }))
  const files = [...html.matchAll(/\/assets\/[^\s",]+/g)].map(([path]) => path)
  expect(html).toMatch(/^<picture><source type="image\/avif"[^>]* srcSet="[^"]+\.avif[^>]+><img src="[^"]+\.webp"/)
  for (const file of files) expect(drawingAt(file), file).not.toBeNull()
})

test('an image that was uploaded as one file is offered as it is', () => {
  const html = renderToStaticMarkup(Image({ src: '/media/a-9x9-original.webp', alt: '', size: 56 }))
  expect(html).toMatch(/^<img src="\/media\/a-9x9-original\.webp"/)
})

test('a picture is drawn when it is asked for, once, and nothing else is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const read = openPictures(folder)
  const path = `${imageFolder}/kopi/kerinci-320.webp`
  const [first, twin] = await Promise.all([read(path), read(path)])
  expect(first?.subarray(8, 12).toString()).toBe('WEBP')
  expect(first?.length).toBeLessThanOrEqual(14_000)
  expect(twin).toEqual(first)
  expect(await read(path)).toEqual(first)
  expect((await read(`${imageFolder}/kopi/kerinci-640.jpg`))?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  const avif = await read(path.replace('webp', 'avif'))
  expect(avif?.subarray(8, 12).toString()).toBe('avif')
  expect(avif?.length).toBeLessThanOrEqual(5_700)
  expect(await readdir(folder)).toHaveLength(3)
  for (const unknown of [
    'kopi/kerinci-321.webp',
    'kopi/tidak-ada-320.webp',
    'x/kerinci-320.webp',
    'kopi/../../a-320.webp',
  ])
    expect(await read(`${imageFolder}/${unknown}`), unknown).toBeNull()
  await rm(folder, { recursive: true })
})
