import { expect, test } from 'vitest'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { place, press, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { randomId } from '#tests/support/in-workerd/shop.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

const slugs = ['teh', 'gula', 'susu'] as const
type Slug = (typeof slugs)[number]

/** A shop in which tea comes in two sizes. */
async function openGrocer() {
  const shop = await openSellingShop()
  const variant = { values: [], price: 20_000, stock: 20 }
  const sizes = ['Kecil', 'Besar'].map((size) => ({ ...variant, values: [size] }))
  const products = slugs.map((slug) => ({ slug, name: `Barang ${slug}`, categorySlug: slug, variants: [variant] }))
  const [tea, ...others] = products
  const options = [{ name: 'Ukuran', values: [{ value: 'Kecil' }, { value: 'Besar' }] }]
  const sent = await shop.admin('POST', '/import', {
    // Each of its own category: nothing is similar.
    categories: slugs.map((slug) => ({ slug, name: slug })),
    products: [{ ...tea, options, variants: sizes }, ...others],
  })
  expect(sent.status).toBe(200)
  const items = async (slug: Slug) =>
    valueOf<Product>(await shop.call('catalog.find', { slug })).variants.map(({ itemId }) => itemId)
  const goods = { teh: await items('teh'), gula: await items('gula'), susu: await items('susu') }
  let visitors = 0
  /** A paid order of somebody else. */
  const buy = async (...wanted: Slug[]) => {
    const [me, what] = [guest(`visitor-${(visitors += 1)}`), wanted.flatMap((slug) => goods[slug])]
    const orderId = await place(shop, me, what)
    await press(shop, orderId, me, 'settlement')
    return orderId
  }
  const together = async (slug: Slug) =>
    valueOf<(ProductCard & { boughtTogether: boolean })[]>(await shop.call('catalog.related', { slug })).flatMap(
      (card) => (card.boughtTogether ? [card.slug] : []),
    )
  return { ...shop, goods, buy, together }
}

/** A whole night: the slices of the audit, and the job that follows them. */
async function night(shop: SellingShop): Promise<void> {
  const of = "kind IN ('audit', 'count-together')"
  const soon = () => `${of} AND due_at < ${Date.now() + 60_000}`
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'audit'")
  for (let left = 500; left > 0; left -= 1) {
    if ((await shop.sql(`SELECT kind FROM scheduled_job WHERE ${soon()}`)).length === 0) return
    await shop.sql(`UPDATE scheduled_job SET due_at = 0 WHERE ${soon()}`)
    await shop.runDue()
  }
}
const count = async (shop: SellingShop) => {
  await shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('count-together', '', 0, 0, 0)")
  await shop.runDue()
}

test('what three paid orders hold together, both pages show after the night, as long as it is sold', async () => {
  const shop = await openGrocer()
  const cancelled = await shop.buy('teh', 'susu')
  for (let n = 1; n < limits.togetherTimes; n += 1) await shop.buy('teh', 'gula', 'susu')
  expect(await sellerStep(shop, cancelled, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  // Not paid.
  await place(shop, guest('visitor-late'), [...shop.goods.teh, ...shop.goods.susu])
  await night(shop)
  for (const slug of slugs) expect([slug, await shop.together(slug)]).toEqual([slug, []])

  await shop.buy('gula', 'teh')
  await night(shop)
  expect([await shop.together('teh'), await shop.together('gula'), await shop.together('susu')]).toEqual([
    ['gula'],
    ['teh'],
    [],
  ])
  const page = async (slug: Slug) => (await browse(shop).fetch(`/product/${slug}`)).text()
  const row = async (slug: Slug) =>
    /Sering Dibeli Bersama.*?<\/ul>/s.exec(await page(slug))?.[0].match(/href="\/product\/\w+"/g)
  expect([...new Set(await row('teh'))]).toEqual(['href="/product/gula"'])
  expect([...new Set(await row('gula'))]).toEqual(['href="/product/teh"'])
  expect(await page('susu')).not.toContain('Sering Dibeli Bersama')

  const stock = (pieces: number) => shop.admin('POST', '/stock', { itemId: shop.goods.gula[0], stock: pieces })
  await stock(0)
  expect(await shop.together('teh')).toEqual([])
  await stock(5)
  expect(await shop.together('teh')).toEqual(['gula'])
  // The seller's file leaves what was counted.
  expect((await shop.admin('PUT', '/products/teh', { slug: 'teh', name: 'Teh Melati' })).status).toBe(200)
  expect(await shop.together('teh')).toEqual(['gula'])
  expect((await shop.admin('DELETE', '/products/gula')).body).toEqual({ product: 'hidden' })
  expect(await shop.together('teh')).toEqual([])
})

/** A grocer whose goods are bought together, and the press of the button for all of them. */
async function openCounted() {
  const shop = await openGrocer()
  for (let n = 0; n < limits.togetherTimes; n += 1) await shop.buy('teh', 'gula', 'susu')
  await count(shop)
  const { fetch } = browse(shop)
  const pageOf = async (slug: Slug, query = '') => (await fetch(`/product/${slug}${query}`)).text()
  const fieldsOf = async (slug: Slug) => {
    const [, bersama = ''] = /name="bersama" value="([^"]+)"/.exec(await pageOf(slug)) ?? []
    return { itemId: shop.goods[slug][0] ?? '', quantity: '1', bersama }
  }
  /** Where it leads, what is said there, and the cart. */
  const pressAll = async (visitor: string, slug: Slug, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: `__Host-VISITOR=${visitor}` }
    const body = `${new URLSearchParams(fields)}&then=all`
    const answer = await fetch(`/product/${slug}?_=add`, { method: 'POST', body, headers })
    const lines = valueOf<{ itemId: string; quantity: number }[]>(await shop.call('cart.list', {}, { visitor }))
    const [, said = null] = /__Host-FLASH=(\w+)/.exec(answer.headers.getSetCookie().join()) ?? []
    const pieces = slugs.map((one) => lines.find(({ itemId }) => itemId === shop.goods[one][0])?.quantity ?? 0)
    return [answer.headers.get('location'), said, pieces]
  }
  const stock = (slug: Slug, pieces: number) =>
    shop.admin('POST', '/stock', { itemId: shop.goods[slug][0], stock: pieces })
  return { ...shop, pageOf, fieldsOf, pressAll, stock }
}

test('one press buys all of it, of this product as many as were typed; a second press adds nothing and says so', async () => {
  const { pageOf, fieldsOf, pressAll } = await openCounted()
  const [html, sugar, me] = [await pageOf('gula'), await fieldsOf('gula'), randomId(22)]
  // Milk leaves no choice; tea asks for its size by itself.
  expect(html).toContain('Total 2 produk')
  expect(html).toContain('Pilih varian Barang teh')
  expect(await pressAll(me, 'gula', sugar)).toEqual(['/order/cart', 'cart_added', [0, 1, 1]])
  expect(await pressAll(me, 'gula', sugar)).toEqual(['/order/cart', 'cart_added_before', [0, 1, 1]])
  const three = { ...sugar, quantity: '3' }
  expect(await pressAll(me, 'gula', three)).toEqual(['/order/cart', 'cart_added', [0, 3, 1]])
  expect(await pressAll(randomId(22), 'gula', three)).toEqual(['/order/cart', 'cart_added', [0, 3, 1]])
})

test('where a size is left to choose, the others are in the cart as far as they can be, and it is asked', async () => {
  const { fieldsOf, pressAll, stock } = await openCounted()
  const [tea, me] = [await fieldsOf('teh'), randomId(22)]
  const [open, asking] = [{ ...tea, asks: '0' }, '/product/teh?pilih=cart']
  expect(await pressAll(me, 'teh', open)).toEqual([asking, null, [0, 1, 1]])
  expect(await pressAll(me, 'teh', tea)).toEqual(['/order/cart', 'cart_added', [1, 1, 1]])
  await stock('gula', 0)
  expect(await pressAll(randomId(22), 'teh', open)).toEqual([asking, 'cart_added_partly', [0, 0, 1]])
  await stock('susu', 0)
  expect(await pressAll(randomId(22), 'teh', open)).toEqual([asking, 'cart_added_none', [0, 0, 0]])
})

test('the part of a chosen variant has its sum, and no button where it is sold out', async () => {
  const { goods, admin, pageOf } = await openCounted()
  const [small = '', large = ''] = goods.teh
  expect((await admin('POST', '/stock', { itemId: large, stock: 0 })).status).toBe(200)
  const partOf = (itemId: string) => pageOf('teh', `?varian=${itemId}&part=variant`)
  const [sure, gone] = [await partOf(small), await partOf(large)]
  expect([sure, gone].map((part) => part.includes('id="together"'))).toEqual([true, true])
  expect([sure, gone].map((part) => part.includes('value="all"'))).toEqual([true, false])
  // Tea, sugar and milk.
  expect(sure).toContain('data-subtotal="20000 40000">Rp 60.000<')
})

test('orders of another shop and of former months do not count', async () => {
  const [shop, other] = [await openGrocer(), await openGrocer()]
  for (let n = 0; n < limits.togetherTimes; n += 1) await shop.buy('teh', 'gula')
  await count(shop)
  await count(other)
  expect([await shop.together('teh'), await other.together('teh')]).toEqual([['gula'], []])
  await shop.wait((limits.togetherDays + 1) * 24)
  await count(shop)
  expect([await shop.together('teh'), await shop.together('gula')]).toEqual([[], []])
})

// This test comes last, because the edge remembers for a while which calls a backend lacks.
test('with a backend without variants by id the goods are shown, and no button for all of them', async () => {
  const shop = await openCounted()
  const { fetch } = browse(shop, (path) => (path.endsWith('/product/by-items') ? 'absent' : null))
  const cookie = `__Host-VISITOR=${randomId(22)}`
  expect((await fetch('/order/cart?isi=kopi', { headers: { cookie } })).status).toBe(200)
  const html = await (await fetch('/product/gula?tanpa=1')).text()
  expect([html.includes('Sering Dibeli Bersama'), html.includes('value="all"')]).toEqual([true, false])
})
