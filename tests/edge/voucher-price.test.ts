import { hourMs } from '#shared/format/units.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { begin, checkout, outcome, place, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'

afterEach(() => {
  vi.useRealTimers()
})

const me = guest('visitor-one')
const put = async (shop: Pick<SellingShop, 'admin'>, code: string, more: object = {}) => {
  const [startsAt, endsAt] = [-hourMs, 24 * hourMs].map((ms) => new Date(Date.now() + ms).toISOString())
  const voucher = { code, title: `Voucher ${code}`, amount: 30_000, startsAt, endsAt, ...more }
  expect([code, (await shop.admin('POST', '/vouchers', voucher)).status]).toEqual([code, 200])
}
const cardsOf = async (shop: SellingShop) =>
  valueOf<{ rows: ProductCard[] }>(await shop.call('catalog.list', { category: null, index: 0, size: 12 }, me)).rows
const shown = async (shop: SellingShop) => {
  const [card] = await cardsOf(shop)
  const product = valueOf<Product>(await shop.call('catalog.find', { slug: card?.slug }, me))
  expect(product.voucherPrice).toBe(card?.voucherPrice)
  expect(product.variants[0]?.voucherPrice).toBe(card?.voucherPrice)
  expect(product.firstVoucherPrice).toBe(card?.firstVoucherPrice)
  expect(product.variants[0]?.firstVoucherPrice).toBe(card?.firstVoucherPrice)
  return card?.voucherPrice
}
const shownFirst = async (shop: SellingShop) => (await cardsOf(shop))[0]?.firstVoucherPrice

test('the price with a voucher is what a checkout of one piece charges anybody', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ price: 215_550, stock: 5 })
  expect(await shown(shop)).toBeNull()
  await put(shop, 'SEPULUH', { percentage: true, amount: 10, maximum: 50_000, minimum: 200_000 })
  expect(await shown(shop)).toBe(193_995)
  expect((await checkout(shop, await begin(shop, me, [item]), me)).total).toBe(193_995)
  expect((await cardsOf(shop))[0]?.freeShipping).toBeNull()
  // Nobody is promised what only some can use, needs two pieces, or is not for the goods.
  await put(shop, 'BARU', { newCustomersOnly: true })
  await put(shop, 'SEKALI', { perCustomer: 1 })
  await put(shop, 'RAHASIA', { listed: false })
  await put(shop, 'ONGKIR', { forShipping: true })
  await put(shop, 'BANYAK', { minimum: 300_000, amount: 90_000 })
  await put(shop, 'NANTI', { startsAt: new Date(Date.now() + hourMs).toISOString() })
  expect(await shown(shop)).toBe(193_995)
  expect((await cardsOf(shop))[0]?.freeShipping).toBe(30_000)
  // The checkout takes the coins, because they are more; with as many it may.
  await put(shop, 'KOIN', { cashback: true, amount: 21_555 })
  expect(await shown(shop)).toBeNull()
  await put(shop, 'TUNAI', { amount: 21_556 })
  expect(await shown(shop)).toBe(193_994)
  // A first order takes both what is for new customers and what is used once.
  expect(await shownFirst(shop)).toBe(185_550)
  await shop.admin('POST', '/stock', { itemId: item, stock: 0 })
  expect(await shown(shop)).toBeNull()
})

test('a guest reads one price on card, product, mini-cart and cart, and pays it', async () => {
  const shop = await openShop({ products: [{ slug: 'kopi', name: 'Kopi', price: 100_000, stock: 20 }] })
  await put(shop, 'SEMUA', { amount: 10_000 })
  await put(shop, 'BARU', { amount: 25_000, newCustomersOnly: true, perCustomer: 1 })
  await put(shop, 'ONGKIR', { amount: 12_000, forShipping: true })
  const browser = browse(shop)
  const headers = { cookie: `__Host-VISITOR=${randomId(22)}` }
  const read = async (path: string) => (await browser.fetch(path, { headers })).text()
  const product = await read('/product/kopi')
  expect(product).toContain('Gratis ongkir s.d. Rp 12.000 dengan voucher')
  for (const [page, said, word] of [
    [product, 'dengan voucher pembeli baru', 'dengan'],
    [await read('/products/semua'), 'pembeli baru', 'dgn'],
  ])
    // Who is signed in reads what everybody pays.
    expect(page).toMatch(
      new RegExp(`<small[^>]* data-signed-in="Rp 90\\.000 ${word} voucher"[^>]*>Rp 75\\.000 ${said}</small>`),
    )
  const [, itemId = ''] = /name="itemId" value="([^"]+)"/.exec(product) ?? []
  const body = new URLSearchParams({ itemId, quantity: '1' })
  const origin = `http://${shop.host}`
  expect(
    (await browser.fetch('/product/kopi?_=add', { method: 'POST', headers: { ...headers, origin }, body })).status,
  ).toBe(303)
  const before = browser.backendCalls()
  expect(await read('/order/cart?part=mini-cart')).toContain('<strong class="price text-md">Rp 75.000</strong>')
  expect(browser.backendCalls() - before).toBe(1)
  const cart = await read('/order/cart')
  expect(cart).toMatch(/<strong class="price[^>]*>Rp 75\.000<\/strong>/)
  const [, line = ''] = /name="line" value="([^"]+)"/.exec(cart) ?? []
  const [, key = ''] = /name="_key" value="([^"]+)"/.exec(cart) ?? []
  const begun = await browser.fetch('/order/cart?_=create', {
    method: 'POST',
    headers: { ...headers, origin },
    body: new URLSearchParams({ line, _key: key }),
  })
  expect(await read(begun.headers.get('location') ?? '')).toContain('Rp 75.000')
})

test('a voucher that has been used up lowers no price any more, and does again when its order ends', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ price: 100_000, stock: 5 })
  await put(shop, 'SATU', { quota: 1 })
  expect(await shown(shop)).toBe(70_000)
  const orderId = await place(shop, me, [item])
  expect(await shown(shop)).toBeNull()
  expect(outcome(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, me))).toBe('accepted')
  expect(await shown(shop)).toBe(70_000)
})

test('whatever writes a voucher counts at once', async () => {
  const shop = await openSellingShop()
  await shop.item({ price: 100_000, stock: 5 })
  const voucher = {
    code: 'IMPOR',
    title: 'Impor',
    amount: 20_000,
    startsAt: new Date(Date.now() - hourMs).toISOString(),
  }
  const take = async (more: object) =>
    expect((await shop.admin('POST', '/import', { vouchers: [{ ...voucher, ...more }] })).status).toBe(200)
  expect(await shown(shop)).toBeNull()
  await take({})
  expect(await shown(shop)).toBe(80_000)
  await take({ listed: false })
  expect(await shown(shop)).toBeNull()
  await take({ minimum: 200_000 })
  expect(await shown(shop)).toBeNull()
  await take({ quota: 1 })
  expect(await shown(shop)).toBe(80_000)
  expect((await shop.admin('POST', '/vouchers/IMPOR/end', {})).status).toBe(200)
  expect(await shown(shop)).toBeNull()
  // A voucher of a category, under another slug.
  await take({ code: 'BARANG', categories: ['barang'] })
  expect(await shown(shop)).toBe(80_000)
  const move = { kind: 'category', from: 'barang', to: 'barang-baru' }
  expect((await shop.admin('POST', '/addresses', move)).status).toBe(200)
  expect(await shown(shop)).toBe(80_000)
  expect((await shop.admin('POST', '/vouchers/BARANG/end', {})).status).toBe(200)
  expect(await shown(shop)).toBeNull()
  // Sixty that are yet to begin and end sooner push no running one off the page.
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const planned = Array.from({ length: 60 }, (_, n) => ({
    ...voucher,
    code: `NANTI${n}`,
    startsAt: at(hourMs),
    endsAt: at(2 * hourMs),
  }))
  const body = { vouchers: [...planned, { ...voucher, code: 'KINI', endsAt: at(24 * hourMs) }] }
  expect((await shop.admin('POST', '/import', body)).status).toBe(200)
  expect(await shown(shop)).toBe(80_000)
})

test('a kept page never shows the price with a voucher that has ended or not begun', async () => {
  const shop = await openShop({ products: [{ slug: 'kopi', name: 'Kopi', price: 50_000, stock: 20 }] })
  const browser = browse(shop)
  const paths = ['/products/semua', '/product/kopi']
  const pages = () => Promise.all(paths.map(async (path) => (await browser.fetch(path)).text()))
  vi.useFakeTimers({ toFake: ['Date'] })
  const [begins, ends] = [Date.now() + 2_500, Date.now() + 4_500]
  const moments = { startsAt: new Date(begins).toISOString(), endsAt: new Date(ends).toISOString() }
  await put(shop, 'KILAT', { amount: 7_000, ...moments })
  await browser.administer('/stock', { slug: 'kopi', stock: 21 })
  const says = async () => (await pages()).map((page) => /Rp 43\.000 (dgn|dengan) voucher/.test(page))
  for (const [moment, shown] of [
    [Date.now(), false],
    [begins - 1, false],
    [begins, true],
    [ends - 1, true],
    [ends, false],
  ] as const) {
    vi.setSystemTime(moment)
    expect([moment - begins, await says()]).toEqual([moment - begins, [shown, shown]])
  }
})
