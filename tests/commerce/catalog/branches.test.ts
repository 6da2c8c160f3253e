import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Product } from '#shared/api/goods/catalog.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { valueOf } from '../order/checkout/checkout-steps.ts'

/** `i` stands below `parent`; a slug is never read by anything but the triggers. */
const inserted = (parent: string) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
   INSERT INTO category (slug, name, image, position, parent_slug) SELECT 'k' || i, 'Rak ' || i, '', i, ${parent} FROM n`

const open = async () => {
  const shop = await openSellingShop()
  const object = await shop.object()
  const run = (query: string, ...values: SqlStorageValue[]) =>
    runInDurableObject(object, (_, { storage }) => {
      const cursor = storage.sql.exec(query, ...values)
      return { rows: cursor.toArray(), touched: cursor.rowsRead + cursor.rowsWritten }
    })
  return { run, wrong: async () => [...(await run(missing)).rows, ...(await run(surplus)).rows] }
}
const missing = 'SELECT branch, slug FROM category_branch_source EXCEPT SELECT branch, slug FROM category_branch'
const surplus = 'SELECT branch, slug FROM category_branch EXCEPT SELECT branch, slug FROM category_branch_source'

test('3,000 categories are added one below the other for less than 60 rows each', async () => {
  const { run, wrong } = await open()
  const { touched } = await run(inserted("CASE WHEN i > 10 THEN 'k' || (i / 10) END"), 3_000)
  expect(touched).toBeLessThan(3_000 * 60)
  expect(await wrong()).toEqual([])
})

test('branches are those of the tree after every move, whatever comes first, and in a circle of parents too', async () => {
  const { run, wrong } = await open()
  // The half of the parents arrive after their children.
  await run(inserted("'k' || ((i * 7) % 41)"), 40)
  expect(await wrong()).toEqual([])
  for (let i = 1; i <= 60; i += 1) {
    const [moved, parent] = [(i * 11) % 41, (i * i + 3) % 41]
    if (i % 5 === 0) await run(`DELETE FROM category WHERE slug = 'k${moved}'`)
    else
      await run(`UPDATE category SET parent_slug = CASE WHEN ${i} % 7 THEN 'k${parent}' END WHERE slug = 'k${moved}'`)
    expect({ i, wrong: await wrong() }).toEqual({ i, wrong: [] })
  }
})

test('a product names the nearest categories above its own, however deep it lies', async () => {
  const shop = await openSellingShop()
  await shop.sql(inserted("CASE WHEN i > 1 THEN 'k' || (i - 1) END").replace('?', '40'))
  const item = await shop.item()
  const [product] = await shop.sql(
    `UPDATE product SET category_slug = 'k40' WHERE id = (SELECT product_id FROM variant WHERE id = '${item}') RETURNING slug`,
  )
  const found = valueOf<Product>(await shop.call('catalog.find', { slug: String(product?.['slug']) }))
  expect(found.categoriesAbove.map(({ slug }) => slug)).toEqual(['k35', 'k36', 'k37', 'k38', 'k39'])
})
