import { expect, test } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { type Caller, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** A visitor id as the edge makes it. */
const visitor: Caller = { visitor: 'visitor-one'.padEnd(22, '0') }
const cookieOf = ({ token, visitor }: Caller): string =>
  token ? `__Host-ACCESS_WEB=${token}` : `__Host-VISITOR=${visitor}`

/** Presses 'Beli Langsung' on a product's page, as a form or as the small script does. */
function press(shop: SellingShop, fetch: ReturnType<typeof browse>['fetch'], as: Caller, itemId: string, more = {}) {
  const { quantity, script } = { quantity: 1, script: false, ...more }
  return fetch(`/product/kopi-${itemId}?_=add`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${shop.host}`,
      cookie: cookieOf(as),
      ...(script ? { accept: 'application/json' } : {}),
    },
    body: `itemId=${itemId}&quantity=${quantity}&then=buy`,
  })
}
const saleOf = (address: string): string => /^\/order\/checkout\?SALE_ID=([\w-]+)$/.exec(address)?.[1] ?? address

test.each(['a guest', 'a customer'])(
  '%s buys one thing at once; the rest of the cart stays in the cart',
  async (who) => {
    const shop = await openSellingShop()
    const as = who === 'a guest' ? visitor : await shop.customer(visitor)
    const { fetch } = browse(shop)
    const [kept, wanted] = [await shop.item({ price: 30_000 }), await shop.item({ price: 45_000 })]
    await shop.cart(as, kept, 3)
    const response = await press(shop, fetch, as, wanted, { quantity: 2 })
    expect(response.status).toBe(303)
    const orderId = saleOf(response.headers.get('location') ?? '')
    const { lines } = valueOf<Checkout>(await shop.call('checkout.find', { orderId }, as))
    expect(lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[wanted, 2]])
    const cart = valueOf<CartItem[]>(await shop.call('cart.list', {}, as))
    const inCart = Object.fromEntries(cart.map((line) => [line.itemId, line.quantity]))
    expect(inCart).toEqual({ [kept]: 3, [wanted]: 2 })
    // Back, and pressed again by a script: still what was chosen, not twice as much.
    const again = await press(shop, fetch, as, wanted, { quantity: 1, script: true })
    const { ok, to } = await again.json<{ ok: boolean; to: string }>()
    expect(ok).toBe(true)
    const second = valueOf<Checkout>(await shop.call('checkout.find', { orderId: saleOf(to) }, as))
    expect(second.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[wanted, 1]])
  },
)

test('what cannot be bought is refused on its page, and no checkout begins', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 1 })
  const response = await press(shop, browse(shop).fetch, visitor, item, { quantity: 2 })
  // A page that everybody shares cannot say why; the cart does.
  expect([response.status, response.headers.get('location')]).toEqual([303, '/order/cart'])
  expect(await shop.sql('SELECT id FROM orders')).toEqual([])
  // Nor where nobody knows how many pieces of it the cart already has.
  const unread = browse(shop, (path) => (path.endsWith('/cart/cart-list-v2') ? 'down' : null)).fetch
  await press(shop, unread, visitor, item)
  expect(await shop.sql('SELECT id FROM orders')).toEqual([])
})

test.each([
  ['says which line it is', { CART_ID: 'b' }, 1],
  ['does not say it: the new line is found', {}, 1],
  ['adds to a line that was there: it keeps what was chosen', { CART_ID: 'a' }, 2],
])('a backend with the specification’s calls alone %s', async (_, added, written) => {
  const shop = await openSellingShop()
  const item = await shop.item()
  const line = (id: string) => ({ CART_ID: id, CART_QTY: 1, CART_ITEM_NEW_PRICE: 1_000, CART_ITEM_NAME: id })
  const begun: string[] = []
  let [lists, puts] = [0, 0]
  const { fetch } = browse(shop, (path) => {
    if (path.endsWith('/cart/cart-list-v2')) return lists++ === 0 ? [line('a')] : [line('a'), line('b')]
    if (path.endsWith('/cart/cart')) return ++puts === 1 ? added : {}
    if (!path.endsWith('/sale/insert-from-cart-v2')) return null
    begun.push(path)
    return { SALE_ID: 'S-1' }
  })
  const response = await press(shop, fetch, visitor, item)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/order/checkout?SALE_ID=S-1'])
  expect([begun.length, puts]).toEqual([1, written])
})

test('a form that nobody has chosen a variant for leads to the sheet, and puts nothing in the cart', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const { fetch } = browse(shop)
  const shirt = '/product/kemeja-kawung-lengan-panjang'
  const page = await (await fetch(shirt)).text()
  const item = /name="itemId" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(page).toContain('name="asks"')
  expect(await (await fetch(`${shirt}?varian=${item}`)).text()).not.toContain('name="asks"')
  expect(await (await fetch('/product/kain-tulis-sekar-jagad')).text()).not.toContain('name="asks"')
  for (const then of ['buy', 'cart']) {
    const answer = await fetch(`${shirt}?_=add`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${shop.host}` },
      body: `itemId=${item}&quantity=1&then=${then}&asks=1`,
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${shirt}?varian=${item}&pilih=${then}`)
  }
  const sheet = await (await fetch(`${shirt}?pilih=buy`)).text()
  expect(sheet).toContain('Pilih Produk</h1>')
  expect(sheet.match(/name="itemId"/g)?.length).toBeGreaterThan(10)
  expect(sheet).not.toContain('id="ulasan"')
})
