import { expect, test } from 'vitest'
import { notOffered, text } from '#shared/text/text.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const form = (fields: Record<string, string>, host: string, cookie = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}`, cookie },
  body: new URLSearchParams(fields).toString(),
})

test('a backend without wishlists is not called busy', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const shop = browse(opened, (path) => (path.includes('/wishlist/') ? 'absent' : null))
  const [product = ''] = /\/product\/[\w-]+/.exec(await (await shop.fetch('/products/semua')).text()) ?? []
  const refused = await shop.fetch(`${product}?_=addToWishlist`, form({}, opened.host))
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/order/cart'])
  const [cookie = ''] = refused.headers.getSetCookie().filter((one) => one.startsWith('__Host-FLASH'))
  const page = await shop.fetch('/order/cart', { headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect(await page.text()).toContain(notOffered)
})

test.each([true, false])(
  'a missing call of the specification is the backend’s fault; by script: %s',
  async (script) => {
    const opened = await openShop({ sample: 'kopi' })
    const shop = browse(opened, (path) => (path.endsWith('/cart/cart') ? 'absent' : null))
    const { slug, itemId } = { slug: '/product/teh-hijau', itemId: '1' }
    const sent = form({ itemId, quantity: '1' }, opened.host)
    const headers = { ...sent.headers, ...(script ? { accept: 'application/json' } : {}) }
    const refused = await shop.fetch(`${slug}?_=add`, { ...sent, headers })
    if (script) return expect(await refused.json()).toMatchObject({ ok: false, message: text.requestFailed })
    const [cookie = ''] = refused.headers.getSetCookie().filter((one) => one.startsWith('__Host-FLASH'))
    const page = await shop.fetch('/order/cart', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(await page.text()).toContain(text.requestFailed)
  },
)

// Proves §1.9, §2.39, §3.64
test('without script a guest saves a product, finds it after the login, shares the wishlist and stops sharing it', async () => {
  const opened = await openShop({ sample: 'batik' })
  const shop = browse(opened)
  const saved = await shop.fetch('/product/selendang-sutra-buketan?_=addToWishlist', form({}, opened.host))
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/product/selendang-sutra-buketan'])
  const visitor = /__Host-VISITOR=([^;]+)/.exec(saved.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const away = await shop.fetch('/profile/wishlist', { headers: { cookie: `__Host-VISITOR=${visitor}` } })
  expect([away.status, away.headers.get('location')]).toEqual([302, '/auth/login?next=%2Fprofile%2Fwishlist'])

  const cookie = `__Host-ACCESS_WEB=${await opened.signIn({ visitor })}`
  const page = await shop.fetch('/profile/wishlist', { headers: { cookie } })
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await page.text()).toContain('Selendang Sutra Motif Buketan')

  expect((await shop.fetch('/profile/wishlist?_=share', form({ active: '1' }, opened.host, cookie))).status).toBe(303)
  const html = await (await shop.fetch('/profile/wishlist', { headers: { cookie } })).text()
  const [, link = ''] = /(\/wishlist\/[\w-]{22})/.exec(html) ?? []
  const shared = await shop.fetch(link)
  expect(shared.status).toBe(200)
  const seen = await shared.text()
  expect(seen).toContain('Wishlist Siti')
  expect(seen).toContain('Selendang Sutra Motif Buketan')
  expect(seen).not.toContain('_=hapus')
  expect(seen).toMatch(/<meta name="robots" content="noindex"/)

  await shop.fetch('/profile/wishlist?_=share', form({ active: '0' }, opened.host, cookie))
  expect((await shop.fetch(link)).status).toBe(404)
  expect((await shop.fetch('/wishlist/tidak-ada')).status).toBe(404)
})

test('a product moves from the wishlist to the cart and back', async () => {
  const opened = await openShop({ sample: 'batik' })
  const shop = browse(opened)
  // The demo customer already has a wishlist, so the test uses a new customer.
  const asked = {
    name: 'Ani Lestari',
    email: 'ani@contoh.id',
    phone: '0812-1111-2222',
    password: 'kopi-tubruk-pagi',
    terms: true,
    marketing: false,
  }
  const registered = await opened.register(asked as never)
  const cookie = `__Host-ACCESS_WEB=${registered.ok ? registered.value.token : ''}`
  await shop.fetch('/product/selendang-sutra-buketan?_=addToWishlist', form({}, opened.host, cookie))
  const painted = await shop.fetch('/api/wishlist.listSlugs?input=%7B%7D', { headers: { cookie } })
  expect([painted.status, await painted.json()]).toEqual([200, { data: ['selendang-sutra-buketan'] }])
  const page = await (await shop.fetch('/profile/wishlist', { headers: { cookie } })).text()
  const [, itemId = ''] = /name="itemId" value="([^"]+)"/.exec(page) ?? []
  const moved = await shop.fetch(
    '/profile/wishlist?_=moveToCart',
    form({ slug: 'selendang-sutra-buketan', itemId }, opened.host, cookie),
  )
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/profile/wishlist'])
  expect(await (await shop.fetch('/profile/wishlist', { headers: { cookie } })).text()).toContain(
    'Wishlist masih kosong',
  )
  const cart = await (await shop.fetch('/order/cart', { headers: { cookie } })).text()
  const [, id = ''] =
    /action="\/order\/cart\?_=later"[^>]*><input type="hidden" name="id" value="([^"]+)"/.exec(cart) ?? []
  expect((await shop.fetch('/order/cart?_=later', form({ id }, opened.host, cookie))).status).toBe(303)
  expect(await (await shop.fetch('/profile/wishlist', { headers: { cookie } })).text()).toContain(
    'Selendang Sutra Motif Buketan',
  )
  // An empty cart leads on into the shop, a filled one only to its checkout.
  const ways = /<h2[^>]*>Terlaris<\/h2>.*class="product-card".*href="\/product\//
  const empty = await (await shop.fetch('/order/cart', { headers: { cookie } })).text()
  expect(empty).toContain('Keranjang masih kosong')
  expect(empty).toMatch(ways)
  expect(cart).not.toMatch(ways)
  // Before a place is named the cart says how to.
  expect(cart).toMatch(/href="\/ongkir"[^>]*>Cek ke Kecamatan Anda/)
})
