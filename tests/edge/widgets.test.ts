import { expect, test } from 'vitest'
import { badgeColors } from '#client/kit/order/status-badge.tsx'
import { orderStatus } from '#shared/order/order-status.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'

// What the specification says of widgets, on the pages that the router serves; tests/specification draws their odd states.

const picture = 'https://cdn.example/teh.webp'
const line = (id: number, change: object = {}) => ({
  CART_ID: id,
  CART_ID_CODE: `C${id}`,
  CART_QTY: 2,
  CART_ITEM_NEW_PRICE: 9_000,
  CART_ITEM_PRICE: 10_000,
  CART_ITEM_NAME: 'Teh Melati',
  CART_ITEM_SLUG: 'teh-melati',
  CART_ITEM_IMAGE_URL: picture,
  CART_ITEM_ISAVAILABLE: 1,
  ...change,
})
const variant = (id: number, image: string) => ({
  ITEM_ID: id,
  ITEM_ID_CODE: `V${id}`,
  ITEM_NAME: `Warna ${id}`,
  ITEM_PRICE: 10_000,
  ITEM_STOCK: 5,
  ITEM_IMAGE_URL: image,
  ITEM_VALUES: [`Warna ${id}`],
})
const productWith = (count: number, image = picture) => ({
  PRODUCT_ID: 'teh',
  PRODUCT_SLUG: 'teh',
  PRODUCT_NAME: 'Teh',
  PRODUCT_PRICE: 10_000,
  ITEM_LIST: Array.from({ length: count }, (_, n) => variant(n, image)),
})
/** A backend whose cart has these lines and whose product these variants. */
const shopWith = async (lines: object[], product: object = productWith(1)) =>
  browse(await openShop({ sample: 'kopi' }), (path) => {
    if (path.endsWith('/cart/cart-list-v2')) return lines
    return path.includes('/product/detail/') ? product : null
  })
const visitor = { headers: { cookie: `__Host-VISITOR=${randomId(22)}` } }
const miniCart = async (lines: object[]) =>
  (await (await shopWith(lines)).fetch('/order/cart?part=mini-cart', visitor)).text()
const words = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

// Proves §2.58, §2.59, §2.60, §2.61, §2.62, §2.63
test('the mini-cart has its lines, a total of what can be bought, and the ways to cart and checkout', async () => {
  const html = await miniCart([
    line(7),
    line(8, { CART_ITEM_NAME: 'Kopi Luwak', CART_ITEM_NEW_PRICE: 50_000, CART_ITEM_ISAVAILABLE: 0 }),
  ])
  expect(html).toContain(`src="${picture}"`)
  expect(html).toMatch(/<a href="\/product\/teh-melati"[^>]*>Teh Melati<\/a>/)
  expect(words(html)).toContain('2 × Rp 9.000')
  expect(html).toContain('<s>Rp 10.000</s>')
  expect(html).toMatch(/action="\/order\/cart\?_=remove"[^]*value="7"[^]*aria-label="Hapus Teh Melati"/)
  expect(html).toMatch(/absolute inset-0[^>]*>Produk Tidak Tersedia/)
  expect(words(html)).toContain('Total Rp 18.000')
  expect(html).toMatch(/<a[^>]+href="\/order\/cart"[^>]*>Lihat Keranjang<\/a>/)
  expect(html).toMatch(/action="\/order\/cart\?_=create"[^]*name="line" value="7"[^]*Checkout/)
})

// Proves §2.64
test('an empty mini-cart says Product is empty', async () => {
  expect(words(await miniCart([]))).toContain('Product is empty')
})

// Proves §2.69, §2.70, §2.71
test('the picker of a product has a tile per variant in as many columns, and a name for a picture that is missing', async () => {
  const picker = async (count: number, image?: string) => {
    const shop = await shopWith([], productWith(count, image))
    return (await shop.fetch('/product/teh?part=variant-picker')).text()
  }
  for (const [count, columns] of [
    [2, 2],
    [6, 6],
    [9, 6],
  ] as const) {
    const html = await picker(count)
    expect(html.match(/name="itemId"/g)).toHaveLength(count)
    expect(html).toContain(`src="${picture}"`)
    expect(html.match(/grid-cols-(\d)"/)?.[1]).toBe(String(columns))
    expect(words(html)).toContain(`Warna ${count - 1}`)
  }
  const without = await picker(2, 'https://cdn.example/notfound.webp')
  expect(without).not.toContain('<img')
  expect(without).toMatch(/placeholder-disc[^]*Warna 1/)
})

const reading = lazily(async () => browse(await openShop({ sample: 'kopi' })))
const page = async (path: string, init?: RequestInit) => (await (await reading()).fetch(path, init)).text()

// Proves §2.54, §2.55, §2.56
test('the header has the cart with its badge and a closed mini-cart, on inner pages back and title too', async () => {
  const header = /<header[^]*<\/header>/.exec(await page('/order/cart'))?.[0] ?? ''
  expect(header).toMatch(/aria-label="Kembali" data-back/)
  expect(header).toContain('>Keranjang</h1>')
  expect(header).toMatch(/href="\/order\/cart"[^>]*data-cart[^]*data-cart-count/)
  expect(await page('/')).toMatch(/data-drop-down="mini-cart"[^]*class="drop-down"[^>]*hidden/)
})

// Proves §2.57
test.each(['/', '/search', '/info'])('the bottom navigation of %s marks it', async (path) => {
  const nav = /<nav aria-label="Navigasi utama"[^]*?<\/nav>/.exec(await page(path))?.[0] ?? ''
  expect([...nav.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/search', '/info', '/profile'])
  expect([...nav.matchAll(/<a href="([^"]+)" aria-current="page"/g)].map(([, href]) => href)).toEqual([path])
})

// Proves §2.74, §8.6, §8.8
test('what does not exist is 404 Not Found under the name of the shop, with its path and a way home', async () => {
  const main = /<main[^]*<\/main>/.exec(await page('/product/tidak-ada'))?.[0] ?? ''
  expect(words(main)).toMatch(/\S+ 404 Not Found Page Not Found: \/product\/tidak-ada .*Kembali ke Beranda/)
})

// Proves §2.3
test('/index1 is the home page, whose canonical address is /', async () => {
  const html = await page('/index1')
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^/"]+\/"/)
  expect(html.match(/href="\/product\/[^"]+"/g)).toEqual((await page('/')).match(/href="\/product\/[^"]+"/g))
})

// Proves §1.12, §1.13, §1.14, §1.29, §1.30, §1.31, §2.52, §3.56, §3.57, §3.71
test('what the owner sets is on the page: banner, menu, popup, chat and watermark', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const set = async (settings: object) => expect((await edge.administer('/settings', settings)).status).toBe(200)
  const home = async () => (await edge.fetch('/')).text()
  const child = { slug: null, children: [] }
  await set({
    banners: [{ image: 'https://cdn.example/promo.webp', link: '/search', title: 'Promo' }],
    footerMenu: [{ title: 'Cara Belanja', url: '/information/cara', ...child }],
    popup: { active: true, image: 'https://cdn.example/p.webp', link: null },
    customerCarePhone: '081234567890',
    watermarkShown: true,
  })
  const html = await home()
  expect(html).toMatch(/data-carousel[^]*href="\/search"[^]*promo\.webp/)
  expect(html).toMatch(/<a href="\/information\/cara"[^>]*>Cara Belanja/)
  expect(html).toMatch(/<template id="popup"><dialog[^]*p\.webp[^]*data-close[^]*<\/template>/)
  expect(html).toMatch(/href="https:\/\/wa\.me\/6281234567890\?text=[^"]*"[^>]*class="float-chat/)
  expect(words(html)).toContain('Dibuat dengan Etalase')
  const slug = await edge.firstSlug()
  const product = await (await edge.fetch(`/product/${slug}`)).text()
  const chat = /href="https:\/\/wa\.me\/6281234567890\?text=([^"]*)"/.exec(product)?.[1] ?? ''
  expect(decodeURIComponent(chat)).toContain(`/product/${slug}`)
  await set({ popup: { active: false, image: '', link: null }, whatsappShown: false, watermarkShown: false })
  const bare = await home()
  expect([bare.includes('<template id="popup"'), bare.includes('wa.me'), bare.includes('Dibuat dengan')]).toEqual([
    false,
    false,
    false,
  ])
})

// Proves §2.28, §4.12
test('the list of orders shows each state in its colour', async () => {
  const edge = await reading()
  const html = await (await edge.fetch('/profile/order', { headers: { cookie: await edge.signIn() } })).text()
  const shown = [...html.matchAll(/(bg-\w+-soft text-\w+-ink)[^"]*">([^<]+)/g)]
  const colors = new Map(Object.values(orderStatus).map(({ label, color }) => [label, color] as const))
  const states = shown.filter(([, , label = '']) => colors.has(label))
  expect(states.length).toBeGreaterThan(1)
  for (const [, classes, label = ''] of states)
    expect([label, classes]).toEqual([label, badgeColors[colors.get(label) ?? 'red']])
})
