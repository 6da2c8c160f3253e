import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const kopi = lazily(async () => {
  const shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  return { ...edge, slug: await edge.firstSlug() }
})
const said = 'Berhasil ditambahkan ke keranjang'
const asked = (more: Record<string, string> = {}) => ({ headers: { cookie: '__Host-FLASH=cart_added', ...more } })
const ends = (answer: Response): boolean => answer.headers.getSetCookie().join().includes('__Host-FLASH=;')

test.each(['/', '/products/semua', '/order/cart', '/auth/login'])(
  'the page %s shows the message and ends it',
  async (path) => {
    const { fetch } = await kopi()
    const page = await fetch(path, asked())
    expect([page.status, ends(page), page.headers.get('cache-control')]).toEqual([200, true, 'private, no-store'])
    expect(await page.text()).toContain(said)
    expect(await (await fetch(path)).text()).not.toContain(said)
  },
)

test.each<[what: string, path: (slug: string) => string, headers: Record<string, string>, status: number]>([
  ['a part of a page for everybody', (slug) => `/product/${slug}?part=reviews`, {}, 200],
  ['a picture of it', (slug) => `/product/${slug}?part=second-picture`, {}, 200],
  ['a part of one’s own page', () => '/order/cart?part=mini-cart', {}, 200],
  ['a page fetched ahead', () => '/', { 'sec-purpose': 'prefetch' }, 200],
  ['one’s own page drawn ahead', () => '/order/cart', { 'sec-purpose': 'prefetch;prerender' }, 200],
  ['a page that leads elsewhere', (slug) => `/product/${slug}?varian=tidak-ada`, {}, 302],
  ['a page that asks to sign in', () => '/profile', {}, 302],
  ['a page past the end', () => '/products/semua?page=99', {}, 302],
  ['a page that is not there', () => '/product/tidak-ada', {}, 404],
  ['one’s own that is not there', () => '/order/checkout?SALE_ID=x', {}, 404],
  ['a call of a script', () => '/api/cart.list', {}, 200],
  ['a file', () => '/sitemap.xml', {}, 200],
])('%s does not use it up', async (_, path, headers, status) => {
  const { fetch, slug } = await kopi()
  const answer = await fetch(path(slug), asked(headers))
  expect([answer.status, ends(answer)]).toEqual([status, false])
})

test.each(['x', 'cart_added%', 'said', '|', '__proto__', 'toString'])(
  'a cookie of %s says nothing and ends',
  async (value) => {
    const { fetch } = await kopi()
    const page = await fetch('/', { headers: { cookie: `__Host-FLASH=${value}` } })
    expect([page.status, ends(page)]).toEqual([200, true])
  },
)
