import { expect, test } from 'vitest'
import type { WishlistItem } from '#shared/api/goods/wishlist.ts'
import { limits } from '#shared/limits.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { outcome, valueOf } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type Caller, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

const [me, other] = [guest('visitor-one'), guest('visitor-two')]
const saved = async (shop: SellingShop, as: Caller) => valueOf<WishlistItem[]>(await shop.call('wishlist.list', {}, as))
const slugs = async (shop: SellingShop, as: Caller) => valueOf<string[]>(await shop.call('wishlist.listSlugs', {}, as))
const add = async (shop: SellingShop, slug: string, as: Caller) =>
  outcome(await shop.call('wishlist.add', { slug }, as))

// Proves §1.9, §3.64
test('a wishlist holds each saved product once, the newest first, and only for its owner', async () => {
  const shop = await openSellingShop()
  const [first, second] = [await shop.item(), await shop.item()]
  expect(await add(shop, `kopi-${first}`, me)).toBe('accepted')
  await shop.wait(1)
  expect(await add(shop, `kopi-${second}`, me)).toBe('accepted')
  expect(await add(shop, `kopi-${first}`, me)).toBe('accepted')
  expect(await slugs(shop, me)).toEqual([`kopi-${second}`, `kopi-${first}`])
  expect(await slugs(shop, other)).toEqual([])
  await shop.call('wishlist.remove', { slug: `kopi-${second}` }, other)
  expect(await slugs(shop, me)).toHaveLength(2)
  expect(outcome(await shop.call('wishlist.remove', { slug: `kopi-${second}` }, me))).toBe('accepted')
  expect(await slugs(shop, me)).toEqual([`kopi-${first}`])
})

test('a product that was hidden meanwhile is taken out, too, and does not come back with it', async () => {
  const shop = await openSellingShop()
  const slug = `kopi-${await shop.item()}`
  await add(shop, slug, me)
  for (const published of [0, 1]) {
    await shop.sql(`UPDATE product SET published = ${published}`)
    if (published === 0) expect(outcome(await shop.call('wishlist.remove', { slug }, me))).toBe('accepted')
  }
  expect(await slugs(shop, me)).toEqual([])
})

test('an unknown product, a caller without an identity and a full wishlist are refused', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  expect(await add(shop, 'tidak-ada', me)).toBe('item_unknown')
  expect(await add(shop, `kopi-${item}`, { visitor: null })).toBe('bad_request')
  expect(await slugs(shop, { visitor: null })).toEqual([])
  const full = Array.from(
    { length: limits.wishlistItems },
    (_, place) => `('w${place}', 'v:${me.visitor}', 'p-x${place}', NULL, 1, 1, 0)`,
  )
  for (const place of full.keys())
    await shop.sql(`INSERT INTO product (id, slug, name, category_slug, description, attributes, options, images, weight_grams, digital, published, sold, reviews, position, created_at)
                    VALUES ('p-x${place}', 'x-${place}', 'X', 'barang', '', '[]', '[]', '[]', 1, 0, 1, 0, 0, 0, 0)`)
  await shop.sql(
    `INSERT INTO wish (id, owner, product_id, variant_id, saved_price, saved_available, saved_at) VALUES ${full.join(',')}`,
  )
  expect(await add(shop, `kopi-${item}`, me)).toBe('wishlist_full')
  // What nobody can see, or take out, takes no room from what is wanted now.
  await shop.sql("UPDATE product SET published = 0 WHERE id = 'p-x7'")
  expect(await add(shop, `kopi-${item}`, me)).toBe('accepted')
  expect(await add(shop, `kopi-${await shop.item()}`, me)).toBe('wishlist_full')
  expect(await shop.sql("SELECT id FROM wish WHERE product_id = 'p-x7'")).toEqual([])
  // They have no variants, which no published product lacks.
  await shop.sql("UPDATE product SET published = 0 WHERE id LIKE 'p-x%'")
})

test('a wishlist row keeps the price and the availability from when it was saved', async () => {
  const shop = await openSellingShop()
  const [dear, gone] = [await shop.item({ price: 80_000 }), await shop.item({ stock: 0 })]
  await add(shop, `kopi-${dear}`, me)
  await add(shop, `kopi-${gone}`, me)
  await shop.sql(`UPDATE variant SET price = 60000 WHERE id = '${dear}'`)
  await shop.sql(`UPDATE variant SET stock = 3 WHERE id = '${gone}'`)
  await shop.sql(noteStocks())
  const items = await saved(shop, me)
  expect(
    items.map(({ product, savedPrice, savedAvailable }) => [
      product.slug,
      product.price,
      savedPrice,
      product.available,
      savedAvailable,
    ]),
  ).toEqual([
    [`kopi-${gone}`, 50_000, 50_000, true, false],
    [`kopi-${dear}`, 60_000, 80_000, true, true],
  ])
})

test('a cart line moves to the wishlist with its variant; another shopper’s line stays', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  const id = await shop.cart(me, item, 3)
  expect(outcome(await shop.call('wishlist.saveLine', { id }, other))).toBe('cart_line_unknown')
  expect(outcome(await shop.call('wishlist.saveLine', { id }, me))).toBe('accepted')
  expect(valueOf(await shop.call('cart.list', {}, me))).toEqual([])
  expect((await saved(shop, me)).map(({ itemId }) => itemId)).toEqual([item])
  expect(outcome(await shop.call('wishlist.saveLine', { id }, me))).toBe('cart_line_unknown')
})

test('at the sign-in a guest’s wishlist becomes the customer’s, each product once', async () => {
  const shop = await openSellingShop()
  const [first, second] = [await shop.item(), await shop.item()]
  const customer = await shop.customer(me)
  await add(shop, `kopi-${first}`, customer)
  await add(shop, `kopi-${first}`, me)
  await add(shop, `kopi-${second}`, me)
  const [{ phone }] = (await shop.sql('SELECT phone FROM customer')) as [{ phone: string }]
  expect(outcome(await shop.call('customer.login', { login: phone, password: 'rahasia-toko-2026' }, me))).toBe(
    'accepted',
  )
  expect((await slugs(shop, customer)).toSorted()).toEqual([`kopi-${first}`, `kopi-${second}`].toSorted())
  expect(await slugs(shop, me)).toEqual([])
})

test('what a guest has saved comes before hidden products of a full list', async () => {
  const shop = await openSellingShop()
  const customer = await shop.customer(me)
  const items: string[] = []
  for (let place = 0; place < limits.wishlistItems; place += 1) {
    items.push(await shop.item())
    await add(shop, `kopi-${items[place]}`, customer)
  }
  await shop.sql(`UPDATE product SET published = 0 WHERE id IN ('p-${items[3]}', 'p-${items[5]}')`)
  const fresh = [await shop.item(), await shop.item(), await shop.item()]
  for (const item of [items[0], ...fresh]) await add(shop, `kopi-${item}`, me)
  const [{ phone }] = (await shop.sql('SELECT phone FROM customer')) as [{ phone: string }]
  valueOf(await shop.call('customer.login', { login: phone, password: 'rahasia-toko-2026' }, me))
  const kept = await slugs(shop, customer)
  expect(kept.filter((slug) => fresh.some((item) => slug === `kopi-${item}`))).toHaveLength(2)
  expect(kept).toHaveLength(limits.wishlistItems)
})

test('a shared wishlist is read only by its link until sharing stops, and the next link is a new one', async () => {
  const shop = await openSellingShop()
  const customer = await shop.customer(me)
  const item = await shop.item()
  await add(shop, `kopi-${item}`, customer)
  expect(valueOf(await shop.call('wishlist.findLink', {}, customer))).toEqual({ token: '' })
  const { token } = valueOf<{ token: string }>(await shop.call('wishlist.share', { active: true }, customer))
  expect(valueOf(await shop.call('wishlist.share', { active: true }, customer))).toEqual({ token })
  const shared = valueOf<{ name: string; items: WishlistItem[] }>(
    await shop.call('wishlist.findShared', { token }, other),
  )
  expect([shared.name, shared.items.map(({ product }) => product.slug)]).toEqual(['Ani', [`kopi-${item}`]])
  const neighbour = await openSellingShop()
  expect(outcome(await neighbour.call('wishlist.findShared', { token }, other))).toBe('not_found')
  valueOf(await shop.call('wishlist.share', { active: false }, customer))
  expect(outcome(await shop.call('wishlist.findShared', { token }, other))).toBe('not_found')
  const next = valueOf<{ token: string }>(await shop.call('wishlist.share', { active: true }, customer))
  expect(next.token).not.toBe(token)
})

test.each(['batik', 'kopi', 'gawai'] as const)(
  'the demo customer of %s has wishlist products that became cheaper, sold out or available again',
  async (sample) => {
    const shop = await openShop({ sample })
    const token = await shop.signIn()
    const wished = valueOf<WishlistItem[]>(await shop.call('wishlist.list', {}, { token }))
    expect(wished).toHaveLength(4)
    expect(wished.map(({ product, savedPrice }) => Number(savedPrice) > product.price)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(wished.map(({ product, savedAvailable }) => [savedAvailable, product.available])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, true],
    ])
  },
)
