import { expect, test } from 'vitest'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const goods = [
  { slug: 'kopi', name: 'Kopi Gayo', price: 78_000, fullPrice: 90_000, stock: 5 },
  { slug: 'teh', name: 'Teh Melati', price: 15_000, stock: 2_000 },
  { slug: 'habis', name: 'Kopi Luwak', stock: 0 },
  { slug: 'rahasia', published: false },
]

async function open() {
  const shop = await openShop({ products: goods })
  const itemOf = async (slug: string) => {
    const found = await shop.call('catalog.find', { slug })
    return found.ok ? String(found.value.variants[0]?.itemId) : ''
  }
  return { ...shop, kopi: await itemOf('kopi'), teh: await itemOf('teh'), habis: await itemOf('habis') }
}
type Wire = Record<string, unknown>
const lines = async (shop: TestShop, as = {}) =>
  (await shop.upstream('GET', '/cart/cart-list-v2', as)).body.data as Wire[]
const put = async (shop: TestShop, itemId: string, quantity = 1, as = {}) => {
  const { body } = await shop.upstream('POST', '/cart/cart', { body: { ITEM_ID: itemId, ITEM_QTY: quantity }, ...as })
  return (body.data as { CART_ID: string }).CART_ID
}

// Proves §1.8, §3.11, §3.12, §3.13, §3.14, §3.15, §3.16, §3.17, §3.18, §3.19, §7.10, §7.11, ASVS 15.3.1
test('the cart accepts and returns exactly the JSON of the specification', async () => {
  await using shop = await open()
  const added = await shop.upstream('POST', '/cart/cart', { body: `{"ITEM_ID":"${shop.kopi}","ITEM_QTY":1}` })
  expect(added).toMatchObject({
    status: 200,
    body: { statusCode: 200, message: 'Success', data: { CART_ID: expect.any(String) } },
  })
  const id = (added.body.data as { CART_ID: string }).CART_ID
  expect(await lines(shop)).toEqual([
    {
      CART_ID: id,
      CART_ID_CODE: id,
      CART_QTY: 1,
      CART_ITEM_NEW_PRICE: 78_000,
      CART_ITEM_PRICE: 90_000,
      CART_ITEM_NAME: 'Kopi Gayo',
      CART_ITEM_SLUG: 'kopi',
      CART_ITEM_IMAGE_URL: '',
      CART_ITEM_ISAVAILABLE: true,
      CART_ITEM_VARIANT_NAME: '',
      CART_ITEM_STOCK: 5,
      CART_ITEM_WEIGHT: 250,
      CART_ITEM_ADDED_PRICE: 78_000,
      CART_ITEM_ID_CODE: shop.kopi,
      CART_ITEM_NEWS: '',
      CART_ITEM_ISFLASH: false,
      CART_ITEM_FLASH_LEFT: null,
      CART_ITEM_PRICE_NOTE: '',
    },
  ])
  expect(await shop.upstream('PATCH', '/cart/cart', { body: `{"CART_ID":"${id}","CART_QTY":3}` })).toMatchObject({
    status: 200,
    body: { data: {} },
  })
  expect(await lines(shop)).toMatchObject([{ CART_QTY: 3 }])
  expect((await shop.upstream('POST', '/cart/cart-delete', { body: `{"CART_ID":"${id}"}` })).status).toBe(200)
  expect(await lines(shop)).toEqual([])
})

// Proves §4.27, §4.28
test('one path removes a line or empties the cart, depending on the payload', async () => {
  await using shop = await open()
  const [kopi, teh] = [await put(shop, shop.kopi), await put(shop, shop.teh)]
  expect(
    (await shop.upstream('POST', '/cart/cart-delete', { body: { CART_CART: [{ CART_ID: kopi }, { CART_ID: teh }] } }))
      .status,
  ).toBe(200)
  expect(await lines(shop)).toEqual([])
  for (const body of [
    {},
    { CART_CART: [] },
    { CART_ID: kopi, CART_CART: [{ CART_ID: kopi }] },
    { CART_CART: [{ CART_ID: kopi, X: 1 }] },
  ]) {
    expect((await shop.upstream('POST', '/cart/cart-delete', { body })).status).toBe(422)
  }
})

// Proves §4.26, §8.26
test('adding the same variant again adds the quantities, up to the stock', async () => {
  await using shop = await open()
  await put(shop, shop.kopi, 3)
  await put(shop, shop.kopi, 2)
  expect(await lines(shop)).toMatchObject([{ CART_QTY: 5 }])
  expect(await shop.call('cart.add', { itemId: shop.kopi, quantity: 1 } as never)).toMatchObject({
    ok: false,
    code: 'stock_short',
    status: 409,
    message: 'Stok tidak mencukupi, tersisa 5.',
  })
  expect(await shop.call('cart.add', { itemId: shop.habis, quantity: 1 } as never)).toMatchObject({
    ok: false,
    code: 'stock_out',
    message: 'Stok Kopi Luwak habis.',
  })
  await put(shop, shop.teh, 999)
  expect(await shop.call('cart.add', { itemId: shop.teh, quantity: 1 } as never)).toMatchObject({
    ok: false,
    code: 'quantity_invalid',
  })
  expect(await lines(shop)).toMatchObject([{ CART_QTY: 999 }, { CART_QTY: 5 }])
})

// Proves §4.25, §5.3
test.each([0, -1, 1.5, '1e3', '2abc', null, 2 ** 31, 2 ** 53 + 1, '', [2], { n: 2 }, true])(
  'a quantity of %s is refused and the cart stays as it was',
  async (quantity) => {
    await using shop = await open()
    const id = await put(shop, shop.kopi, 2)
    const added = await shop.upstream('POST', '/cart/cart', { body: { ITEM_ID: shop.kopi, ITEM_QTY: quantity } })
    const changed = await shop.upstream('PATCH', '/cart/cart', { body: { CART_ID: id, CART_QTY: quantity } })
    expect([added.status, changed.status]).toEqual([422, 422])
    expect(Object.keys(added.body.fields ?? {})).toEqual(['ITEM_QTY'])
    expect(await lines(shop)).toMatchObject([{ CART_QTY: 2 }])
  },
)

test('changing a line cannot exceed the stock either', async () => {
  await using shop = await open()
  const id = await put(shop, shop.kopi, 2)
  expect(await shop.call('cart.change', { id, quantity: 6 } as never)).toMatchObject({ ok: false, code: 'stock_short' })
  expect(await lines(shop)).toMatchObject([{ CART_QTY: 2 }])
})

test('an unknown or unpublished variant cannot be added', async () => {
  await using shop = await open()
  for (const itemId of ['tidak-ada', randomId(), '../x', 'x'.repeat(65)]) {
    const { status } = await shop.upstream('POST', '/cart/cart', { body: { ITEM_ID: itemId, ITEM_QTY: 1 } })
    expect([404, 422]).toContain(status)
  }
  expect(await lines(shop)).toEqual([])
})

test('an unknown key is refused by name', async () => {
  await using shop = await open()
  const { status, body } = await shop.upstream('POST', '/cart/cart', {
    body: { ITEM_ID: shop.kopi, ITEM_QTY: 1, CART_ITEM_NEW_PRICE: 1 },
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errorCode: 'input_invalid', fields: { CART_ITEM_NEW_PRICE: expect.any(String) } })
  const prototype = await shop.upstream('POST', '/cart/cart', {
    body: `{"ITEM_ID":"${shop.kopi}","ITEM_QTY":1,"__proto__":{"isAdmin":true}}`,
  })
  expect(prototype.status).toBe(422)
  expect(await lines(shop)).toEqual([])
})

test('another visitor’s line looks unknown and stays unchanged', async () => {
  await using shop = await open()
  const mine = { visitor: randomId() }
  const theirs = await put(shop, shop.kopi, 2)
  const own = await put(shop, shop.teh, 1, mine)
  const tries = [
    await shop.upstream('PATCH', '/cart/cart', { ...mine, body: { CART_ID: theirs, CART_QTY: 1 } }),
    await shop.upstream('POST', '/cart/cart-delete', { ...mine, body: { CART_ID: theirs } }),
    await shop.upstream('POST', '/cart/cart-delete', {
      ...mine,
      body: { CART_CART: [{ CART_ID: own }, { CART_ID: theirs }] },
    }),
  ]
  const missing = await shop.upstream('POST', '/cart/cart-delete', { ...mine, body: { CART_ID: randomId() } })
  for (const { status, body } of tries) {
    expect(status).toBe(404)
    expect(body).toEqual(missing.body)
  }
  expect(await lines(shop)).toMatchObject([{ CART_ID: theirs, CART_QTY: 2 }])
  expect(await lines(shop, mine)).toMatchObject([{ CART_ID: own }])
})

test('a line keeps its old price and shows the current one', async () => {
  await using shop = await open()
  await put(shop, shop.kopi, 1)
  await shop.admin('POST', '/stock', { slug: 'kopi', stock: 0 })
  expect(await lines(shop)).toMatchObject([
    { CART_ITEM_ISAVAILABLE: false, CART_ITEM_STOCK: 0, CART_ITEM_ADDED_PRICE: 78_000, CART_ITEM_NEW_PRICE: 78_000 },
  ])
})

// Proves §9.27
test('a cart holds at most a hundred lines', async () => {
  const many = Array.from({ length: 101 }, (_, n) => ({ slug: `barang-${n}` }))
  await using shop = await openShop({ products: many })
  const first = await shop.call('catalog.list', { index: 0, size: 100 })
  const second = await shop.call('catalog.list', { index: 1, size: 100 })
  const items = [first, second].flatMap((page) => (page.ok ? page.value.rows : [])).map(({ itemId }) => String(itemId))
  const statuses: number[] = []
  for (const ITEM_ID of items)
    statuses.push((await shop.upstream('POST', '/cart/cart', { body: { ITEM_ID, ITEM_QTY: 1 } })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(statuses.at(-1)).toBe(409)
})

test('a caller without an identity has an empty cart and cannot fill it', async () => {
  await using shop = await open()
  const nobody = { visitor: null }
  expect(await lines(shop, nobody)).toEqual([])
  expect(
    (await shop.upstream('POST', '/cart/cart', { ...nobody, body: { ITEM_ID: shop.kopi, ITEM_QTY: 1 } })).status,
  ).toBe(400)
})

test('many simultaneous adds stop exactly at the stock', async () => {
  await using shop = await open()
  const all = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.upstream('POST', '/cart/cart', { body: { ITEM_ID: shop.kopi, ITEM_QTY: 1 } }),
    ),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await lines(shop)).toMatchObject([{ CART_QTY: 5 }])
})
