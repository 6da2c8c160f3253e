import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const goods = [
  { slug: 'kopi', name: 'Kopi Gayo', price: 78_000, fullPrice: 90_000, stock: 5 },
  { slug: 'habis', name: 'Kopi Luwak', stock: 0 },
  { slug: 'rahasia', name: 'Rahasia', published: false },
]

async function open() {
  const shop = await openShop({ products: goods })
  const itemOf = async (slug: string) => {
    const found = await shop.call('catalog.find', { slug } as never)
    return found.ok ? String(found.value.variants[0]?.itemId) : ''
  }
  const read = (list: string) =>
    shop.upstream('GET', '/product/by-items', { query: { ITEM_ID_LIST: list }, visitor: null })
  return { ...shop, read, kopi: await itemOf('kopi'), habis: await itemOf('habis') }
}

test('anyone can read variants by their ids, with current price and stock', async () => {
  await using shop = await open()
  const { status, body } = await shop.read(`${shop.kopi},${shop.habis}`)
  expect(status).toBe(200)
  const byName = (one: { PRODUCT_NAME: string }, other: { PRODUCT_NAME: string }) =>
    one.PRODUCT_NAME.localeCompare(other.PRODUCT_NAME)
  expect((body.data as { PRODUCT_NAME: string }[]).toSorted(byName)).toMatchObject([
    {
      ITEM_ID_CODE: shop.kopi,
      PRODUCT_NAME: 'Kopi Gayo',
      PRODUCT_SLUG: 'kopi',
      ITEM_PRICE: 78_000,
      ITEM_FULL_PRICE: 90_000,
      ITEM_STOCK: 5,
    },
    { ITEM_ID_CODE: shop.habis, PRODUCT_NAME: 'Kopi Luwak', ITEM_STOCK: 0 },
  ])
})

test('variants that the shop does not sell are left out', async () => {
  await using shop = await open()
  expect((await shop.read(`${shop.kopi},tidak-ada`)).body.data).toHaveLength(1)
  expect((await shop.read('tidak-ada')).body.data).toEqual([])
})

test('the list of ids has a maximum length and only valid ids', async () => {
  await using shop = await open()
  const many = Array.from({ length: limits.cartLinkLines + 1 }, (_, n) => `i${n}`).join(',')
  for (const list of ['', many, `${shop.kopi},`, `${shop.kopi},..`, 'a%0Ab', '%E0%A4%A', 'x'.repeat(5_000)])
    expect([list.slice(0, 20), (await shop.read(list)).status]).toEqual([list.slice(0, 20), 422])
})
