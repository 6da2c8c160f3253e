import { expect, test } from 'vitest'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const products = [{ slug: 'topi' }, { slug: 'kaos' }, { slug: 'rahasia', published: false }, { slug: 'peci', stock: 0 }]
const bySlugs = async (shop: TestShop, ...slugs: string[]) => {
  const found = await shop.call('catalog.listBySlugs', { slugs })
  return found.ok ? found.value.map(({ slug }) => slug) : found.code
}

test('cards come in the requested order, each once', async () => {
  await using shop = await openShop({ products })
  expect(await bySlugs(shop, 'kaos', 'topi', 'kaos')).toEqual(['kaos', 'topi'])
  expect(await bySlugs(shop, 'topi', 'kaos')).toEqual(['topi', 'kaos'])
})

test('unpublished, unknown and other shops’ products are left out; sold-out products are not', async () => {
  await using shop = await openShop({ products })
  await using other = await openShop({ products: [{ slug: 'milik-lain' }] })
  expect(await bySlugs(shop, 'rahasia', 'milik-lain', 'tidak-ada', 'peci')).toEqual(['peci'])
  expect(await bySlugs(other, 'topi')).toEqual([])
  expect(await bySlugs(other, "topi' OR 1=1 --")).toEqual([])
})

test.each(['', ',', '../x', 'topi,,kaos', Array.from({ length: 13 }, (_, i) => `p${i}`).join(','), 'x'.repeat(2_000)])(
  'the list %j is refused at its field',
  async (words) => {
    await using shop = await openShop({ products })
    const { status, body } = await shop.upstream('GET', '/product/list-by-slug', {
      query: { PRODUCT_SLUG_LIST: words },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ fields: { PRODUCT_SLUG_LIST: expect.any(String) } })
  },
)

test('a list has at most twelve slugs', async () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ slug: `p-${i}` }))
  await using shop = await openShop({ products: many })
  expect(await bySlugs(shop, ...many.map(({ slug }) => slug).toReversed())).toHaveLength(12)
})
