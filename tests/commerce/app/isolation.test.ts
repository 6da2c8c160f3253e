import { expect, test } from 'vitest'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'

/** Two shops with the same goods, the same customer and the same visitor: only the tenant separates them. */
async function twoShops() {
  const visitor = randomId()
  const [kenari, merak] = [
    await openShop({ sample: 'kopi', name: 'Kenari' }),
    await openShop({ sample: 'kopi', name: 'Merak' }),
  ]
  const itemOf = async (shop: typeof kenari) => {
    const list = await shop.call('catalog.list', { index: 0, size: 1 })
    const found = await shop.call('catalog.find', { slug: list.ok ? (list.value.rows[0]?.slug ?? '') : '' } as never)
    return found.ok ? String(found.value.variants.find(({ stock }) => (stock ?? 0) > 0)?.itemId) : ''
  }
  return { kenari, merak, visitor, item: await itemOf(kenari) }
}

// Proves ASVS 8.4.1
test('ids of one shop are unknown in the other', async () => {
  const { kenari, merak, visitor, item } = await twoShops()
  const added = await kenari.upstream('POST', '/cart/cart', { visitor, body: { ITEM_ID: item, ITEM_QTY: 1 } })
  expect(added.status).toBe(200)
  const { CART_ID } = added.body.data as { CART_ID: string }
  const elsewhere = [
    await merak.upstream('POST', '/cart/cart', { visitor, body: { ITEM_ID: item, ITEM_QTY: 1 } }),
    await merak.upstream('PATCH', '/cart/cart', { visitor, body: { CART_ID, CART_QTY: 1 } }),
    await merak.upstream('POST', '/cart/cart-delete', { visitor, body: { CART_ID } }),
    await merak.upstream('POST', '/sale/insert-from-cart-v2', { visitor, body: { CART_CART: [{ CART_ID }] } }),
  ]
  expect(elsewhere.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await merak.upstream('GET', '/cart/cart-list-v2', { visitor })).body.data).toEqual([])
  expect((await kenari.upstream('GET', '/cart/cart-list-v2', { visitor })).body.data).toMatchObject([{ CART_ID }])
})

test('a customer of one shop is not signed in to the other', async () => {
  const { kenari, merak } = await twoShops()
  const token = await kenari.signIn()
  expect((await merak.upstream('GET', '/customer/me', { token })).status).toBe(401)
  expect((await merak.upstream('GET', '/product/list', { token })).status).toBe(401)
  expect((await kenari.upstream('GET', '/customer/me', { token })).status).toBe(200)
})

test('failed sign-ins in one shop do not block the other', async () => {
  const { kenari, merak } = await twoShops()
  for (let n = 0; n < 6; n += 1)
    await kenari.call('customer.login', { login: 'siti@contoh.id', password: 'salah-sekali-1' } as never)
  expect(
    await kenari.call('customer.login', { login: 'siti@contoh.id', password: 'belanja-aman-2026' } as never),
  ).toMatchObject({ code: 'too_many' })
  expect(
    await merak.call('customer.login', { login: 'siti@contoh.id', password: 'belanja-aman-2026' } as never),
  ).toMatchObject({ ok: true })
})

test('each shop has its own maintenance switch and stock', async () => {
  const { kenari, merak } = await twoShops()
  await kenari.admin('PATCH', '/settings', { maintenance: true })
  await kenari.admin('POST', '/stock', { slug: 'arabika-gayo-atu-lintang', stock: 0 })
  expect((await merak.upstream('GET', '/helper/setting-website')).body.data).toMatchObject({
    MAINTENANCE_STATUS: false,
  })
  expect((await merak.upstream('GET', '/product/detail/arabika-gayo-atu-lintang')).body.data).toMatchObject({
    PRODUCT_ISAVAILABLE: true,
  })
})

// Proves ASVS 8.4.1
test('interleaved calls never return data of the other shop', async () => {
  const { kenari, merak } = await twoShops()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => (n % 2 ? kenari : merak).upstream('GET', '/helper/company-header-logo')),
  )
  answers.forEach(({ body }, n) => expect(body.data).toMatchObject({ TITLE: n % 2 ? 'Kenari' : 'Merak' }))
})
