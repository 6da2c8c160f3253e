import { afterEach, expect, test, vi } from 'vitest'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { isMadeUp } from '#shared/web/known-query.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { begin, place, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

afterEach(() => vi.useRealTimers())

/** A product as a file of goods names it. */
const topi = {
  slug: 'topi',
  name: 'Topi',
  categorySlug: 'produk',
  description: '',
  attributes: [],
  options: [],
  images: [],
  weightGrams: 100,
  variants: [{ values: [], price: 1_000, fullPrice: null, stock: 1, image: '' }],
}

test('what a map of an isolate reads stays; what nobody asks for leaves first', () => {
  const map = new BoundedMap<number>(2)
  map.set('busy', 1)
  map.set('once', 2)
  expect(map.get('busy')).toBe(1)
  map.set('new', 3)
  expect([...map.keys()]).toEqual(['busy', 'new'])
})

test('pages of made-up words and numbers have a memory of their own, which is bounded', () => {
  const addresses = [
    '/search?q=x',
    '/products/semua?min=12345',
    '/product/topi?varian=zzz',
    '/baru-dilihat?produk=a,b',
    '/api/region.search?input=x',
  ]
  expect(addresses.filter((address) => !isMadeUp(address))).toEqual([])
  expect(['/', '/products/semua?page=2&sort=terbaru', '/product/topi?ulasan=2'].map(isMadeUp)).toEqual([
    false,
    false,
    false,
  ])
})

test('what is kept as bytes is bounded by them too', () => {
  const memory = new BoundedMap<Uint8Array>(9, 1_000, ({ byteLength }) => byteLength)
  const part = new Uint8Array(400)
  for (const key of ['a', 'b']) memory.set(key, part)
  expect(memory.get('a')).toBe(part)
  memory.set('c', part)
  expect([...memory.keys()]).toEqual(['a', 'c'])
  memory.set('a', new Uint8Array(10))
  memory.set('d', part)
  expect([...memory.keys()]).toEqual(['c', 'a', 'd'])
  memory.set('large', new Uint8Array(1_000))
  expect([...memory.keys()]).toEqual(['large'])
})

test('a product that is not there is asked for once, until the shop changes', async () => {
  await using shop = await openShop({ products: [{ slug: 'topi' }] })
  const edge = browse(shop)
  expect((await edge.fetch('/product/baju')).status).toBe(404)
  const asked = edge.backendCalls()
  expect((await edge.fetch('/product/baju')).status).toBe(404)
  expect(edge.backendCalls()).toBe(asked)
  await edge.administer('/import', {
    categories: [],
    products: [{ ...topi, slug: 'baju', name: 'Baju' }],
  })
  expect((await edge.fetch('/product/baju')).status).toBe(200)
})

test('an order makes pages old only when it takes the last piece, and its end only when it gives one back', async () => {
  await using shop = await openSellingShop()
  const buyer = { visitor: 'v'.repeat(22) }
  const item = await shop.item({ stock: 3 })
  const generation = async () => Number((await shop.sql('SELECT generation FROM shop_state'))[0]?.['generation'])
  const pending = async () => (await shop.sql('SELECT next_generation AS next FROM shop_state'))[0]?.['next']
  const first = await generation()
  const order = await place(shop, buyer, [item])
  expect([await generation(), await pending()]).toEqual([first, null])
  const last = await place(shop, buyer, [item], { quantity: 2 })
  const soldOut = await generation()
  expect(soldOut).toBeGreaterThan(first)
  valueOf(await shop.call('order.cancel', { orderId: last, reason: 'Ingin mengubah pesanan' }, buyer))
  const back = await generation()
  expect(back).toBeGreaterThan(soldOut)
  valueOf(await shop.call('order.cancel', { orderId: order, reason: 'Ingin mengubah pesanan' }, buyer))
  expect([await generation(), await pending()]).toEqual([back, null])
  await begin(shop, buyer, [item])
  expect(await generation()).toBe(back)
})

test('a stock that is reported again and again makes no page old', async () => {
  await using shop = await openSellingShop()
  const item = await shop.item({ stock: 3 })
  const generation = async () => (await shop.sql('SELECT generation FROM shop_state'))[0]?.['generation']
  const first = await generation()
  await shop.admin('POST', '/stock', { itemId: item, stock: 7 })
  expect(await generation()).toBe(first)
  await shop.admin('POST', '/stock', { itemId: item, stock: 0 })
  expect(await generation()).not.toBe(first)
})

test('without script a page of one’s own says that its reader is signed in; a page for everybody cannot know', async () => {
  const shop = await openSellingShop()
  const { token } = await shop.customer(guest('visitor-one'))
  const wordOf = async (path: string, cookie: string) => {
    const html = await (await shop.fetch(path, { headers: { cookie } })).text()
    return /href="\/profile"[^>]*>.*?<span[^>]*>(Masuk|Profil)</.exec(html)?.[1]
  }
  const mine = `__Host-ACCESS_WEB=${token}`
  expect(await wordOf('/profile/order', mine)).toBe('Profil')
  expect(await wordOf('/order/cart', mine)).toBe('Profil')
  expect(await wordOf('/order/cart', '')).toBe('Masuk')
  for (const cookie of [mine, '', mine]) expect(await wordOf('/', cookie)).toBe('Masuk')
})
