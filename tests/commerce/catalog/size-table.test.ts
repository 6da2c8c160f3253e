import { expect, test } from 'vitest'
import type { Product } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const sizes = {
  columns: ['Lebar dada', 'Panjang'],
  rows: [
    { size: 'M', cm: ['53', '72'] },
    { size: 'L', cm: ['54–55', '74'] },
  ],
}
const kemeja = { slug: 'kemeja', name: 'Kemeja' }
const product = { slug: 'kawung', name: 'Kawung', categorySlug: 'kemeja', variants: [{ price: 90_000, stock: 3 }] }

test('a category’s size table is on the pages of its goods, opens without a script, and moves with it', async () => {
  const shop = await openSellingShop()
  const put = (category: object) => shop.admin('PUT', '/categories/kemeja', category)
  const page = async (slug: string) => (await shop.fetch(`/product/${slug}`)).text()
  expect((await put(kemeja)).status).toBe(200)
  expect((await shop.admin('POST', '/import', { products: [product, { ...product, slug: 'polos' }] })).status).toBe(200)
  expect(await page('polos')).not.toContain('Panduan Ukuran')
  expect((await put({ ...kemeja, sizes })).status).toBe(200)
  const found = await shop.call<Product>('catalog.find', { slug: 'kawung' })
  expect(found.ok && found.value.sizes).toEqual(sizes)
  const html = await page('kawung')
  expect(html).toMatch(/<button[^>]*popoverTarget="panduan-ukuran"[^>]*>Panduan Ukuran/i)
  expect(html).toMatch(/<th scope="row"[^>]*>L<\/th><td[^>]*>54–55<\/td><td[^>]*>74<\/td>/)
  // What a change does not name stays.
  const renamed = { ...kemeja, name: 'Kemeja Pria' }
  expect((await put(renamed)).status).toBe(200)
  const { body } = await shop.admin('GET', '/categories')
  expect((body as { categories: object[] }).categories).toContainEqual(expect.objectContaining({ ...renamed, sizes }))
  const move = async (to: string) =>
    (await shop.admin('POST', '/addresses', { kind: 'category', from: 'kemeja', to })).status
  // One from before that rule stays readable.
  await shop.sql("INSERT INTO category (slug, name, image, position) SELECT 'flash-sale', 'Lama', '', 99")
  expect((await shop.admin('GET', '/categories')).status).toBe(200)
  await shop.sql("DELETE FROM category WHERE slug = 'flash-sale'")
  // The list of all products has the first.
  expect([await move('semua'), await move('hem')]).toEqual([422, 200])
  const moved = await shop.call<Product>('catalog.find', { slug: 'kawung' })
  expect(moved.ok && [moved.value.categorySlug, moved.value.sizes]).toEqual(['hem', sizes])
})

test('a size table has a cell for each column and an end', async () => {
  const shop = await openSellingShop()
  const rows = Array.from({ length: limits.sizeRows + 1 }, (_, n) => ({ size: `U${n}`, cm: ['1', '2'] }))
  for (const wrong of [
    { ...sizes, rows: [{ size: 'M', cm: ['53'] }] },
    { ...sizes, rows },
    { ...sizes, rows: [] },
    { ...sizes, columns: [] },
  ])
    expect((await shop.admin('PUT', '/categories/kemeja', { ...kemeja, sizes: wrong })).status).toBe(422)
})
