import { dayMs } from '#shared/format/units.ts'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { home, homeAlias } from '#client/screens/home/page.tsx'
import { shirt } from '#client/samples/goods.ts'
import { cartItem } from '#client/samples/order-goods.ts'
import { FailureScreen, NotFoundScreen } from '#client/frame/error-screen.tsx'
import { Countdown } from '#client/screens/success/payment/countdown.tsx'
import { MiniCart } from '#client/screens/cart/mini-cart.tsx'
import { StatusBadge } from '#client/kit/order/status-badge.tsx'
import { Stepper } from '#client/screens/cart/stepper.tsx'
import { product } from '#client/screens/product/page.tsx'
import { VariantPicker } from '#client/screens/product/variant-picker.tsx'
import { renderFragment, renderPage } from '#edge/pages/render.tsx'
import type { Layout, RouteName } from '#shared/web/routes.ts'
import { frameOf, honoContext, shopOf } from './request-fixture.ts'

const draw = (node: ReactNode) => renderFragment(node)
/** The visible text of HTML. */
const words = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const assets = { script: '/assets/entry.js', styles: '/assets/index.css', islands: null, integrity: {} }
const whole = async (
  shop = shopOf(),
  { route = 'home' as RouteName, layout = 'shop' as Layout, path = '/', share = '' } = {},
) =>
  new TextDecoder().decode(
    await renderPage(
      { hono: await honoContext(), log: {} },
      { head: { title: 'Judul', share }, frame: frameOf(shop, path), route, layout, assets, flash: null, nonce: null },
      'isi',
    ),
  )

const tea = cartItem('7', {
  name: 'Teh Melati',
  slug: 'teh-melati',
  count: 2,
  cost: 9_000,
  full: 10_000,
  image: '/assets/teh.webp',
})
const unavailable = cartItem('8', { name: 'Kopi Luwak', slug: 'kopi-luwak', cost: 50_000, available: false })
const miniCart = (lines = [tea, unavailable]) =>
  draw(createElement(MiniCart, { lines, vouchers: null, dataKey: 'kunci' }))

// Proves §2.58
test('the mini-cart shows an image, a name that links to the product, and quantity × price', () => {
  const html = miniCart([tea])
  expect(html).toMatch(/<img[^>]+teh-\d+\.webp/)
  expect(html).toMatch(/<a href="\/product\/teh-melati"[^>]*>Teh Melati<\/a>/)
  expect(words(html)).toContain('2 × Rp 9.000')
})

// Proves §2.59
test('the mini-cart crosses out the full price only when there is a discount', () => {
  expect(miniCart([tea])).toContain('<s>Rp 10.000</s>')
  expect(miniCart([cartItem('9')])).not.toContain('<s>')
})

// Proves §2.60
test('the mini-cart has a button to remove each line', () => {
  expect(miniCart([tea])).toMatch(/action="\/order\/cart\?_=remove"[^]*value="7"[^]*aria-label="Hapus Teh Melati"/)
})

// Proves §2.61, §2.62
test('the mini-cart marks an unavailable line with Produk Tidak Tersedia and leaves it out of the total', () => {
  const html = miniCart()
  expect(html).toMatch(/absolute inset-0[^>]*>Produk Tidak Tersedia/)
  expect(words(html)).toContain('Total Rp 18.000')
})

// Proves §2.63
test('the mini-cart links to the cart and to checkout', () => {
  const html = miniCart([tea])
  expect(html).toMatch(/<a[^>]+href="\/order\/cart"[^>]*>Lihat Keranjang<\/a>/)
  expect(html).toMatch(/action="\/order\/cart\?_=create"[^]*name="line" value="7"[^]*Checkout/)
})

test('the mini-cart says what is short, and its button what it changes first', () => {
  const short = { ...tea, quantity: 5, stock: 3 }
  expect(words(miniCart([short]))).toContain('Tersisa 3')
  expect(words(miniCart([short]))).toContain('Total Rp 27.000')
  expect(miniCart([short])).toMatch(/name="fit" value="3 7"[^]*Ubah Jadi 3 &amp; Lanjut/)
})

// Proves §2.64
test('an empty mini-cart shows Product is empty', () => {
  expect(words(miniCart([]))).toContain('Product is empty')
})

const withVariants = (count: number) => ({
  ...shirt,
  variants: Array.from({ length: count }, (_, n) => ({
    ...(shirt.variants[0] ?? never()),
    image: '',
    name: `Warna ${n}`,
  })),
})
function never(): never {
  throw new Error('the sample has variants')
}
const picker = (count: number) => draw(createElement(VariantPicker, { product: withVariants(count) }))

// Proves §2.69, §2.72, §4.29
test('the picker has a tile for each variant, which adds one piece', () => {
  const html = picker(3)
  expect(html.match(/name="itemId"/g)).toHaveLength(3)
  expect(html.match(/name="quantity" value="1"/g)).toHaveLength(3)
  expect(words(html)).toContain('Warna 2')
})

// Proves §2.71
test('the picker has one column per variant, at most six, and at most three on a phone', () => {
  const counts = [1, 2, 3, 4, 5, 6, 12]
  expect(counts.map((count) => picker(count).match(/grid-cols-(\d)"/)?.[1])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '6',
  ])
  expect(counts.map((count) => picker(count).match(/ grid-cols-(\d)/)?.[1])).toEqual([
    '1',
    '2',
    '3',
    '3',
    '3',
    '3',
    '3',
  ])
})

// Proves §2.70
test('a variant without an image, or with notfound.webp, shows its name on a round placeholder', () => {
  const variants = [{ ...(shirt.variants[0] ?? never()), image: 'https://cdn.example/notfound.webp', name: 'Merah' }]
  const html = draw(createElement(VariantPicker, { product: { ...shirt, variants } }))
  expect(html).not.toContain('<img')
  expect(html).toMatch(/placeholder-disc[^]*Merah/)
  // The tile of a colour that has sizes says its name whole, too.
  const gone = shirt.variants.map((one, place) => ({
    ...one,
    image: `https://cdn.example/${place === 0 ? 'a' : 'notfound'}.webp`,
  }))
  const tiles = draw(createElement(VariantPicker, { product: { ...shirt, variants: gone } }))
  for (const { value } of shirt.options[0]?.values.slice(1) ?? [])
    expect(tiles).toMatch(new RegExp(`placeholder-disc[^>]*><span[^>]*>${value}<`))
})

test('the picker of colours and sizes shows every value once a colour, asks for the size, and marks what is gone', () => {
  const html = draw(createElement(VariantPicker, { product: shirt, saves: true }))
  expect(html.match(/name="group"/g)).toHaveLength(3)
  const forms = html.match(/<form[^]*?<\/form>/g) ?? []
  expect(forms.map((form) => form.match(/(?<=name="itemId" value=")[^"]+/g))).toEqual([
    ['KK-00', 'KK-01', 'KK-02', 'KK-03'],
    ['KK-10', 'KK-11', 'KK-12'],
    ['KK-20', 'KK-21', 'KK-22', 'KK-23'],
  ])
  // The colour of the card's price is chosen, no size is; what is sold out can be reached, and saved.
  expect(html.match(/checked=""[^>]*>/g)).toHaveLength(1)
  expect(html.match(/<input[^>]*checked=""[^>]*>/)?.[0]).toContain('id="group-0"')
  expect(forms.every((form) => form.includes('name="itemId"') && form.includes('required=""'))).toBe(true)
  expect(html).not.toContain('disabled')
  expect(words(forms[2] ?? '')).toMatch(/Ukuran S , stok habis Rp 289\.000 Rp 349\.000 Stok habis M Rp 289/)
  expect(words(forms[0] ?? '')).toContain('L Rp 289.000 Rp 349.000 Segera habis, tersisa 3')
  // The page's price, until the size that costs more is chosen.
  expect(words(forms[0] ?? '')).toMatch(
    /Mulai Rp 289\.000 Rp 349\.000 Rp 259\.000 dengan voucher pembeli baru Jumlah \+ Keranjang Simpan ke wishlist/,
  )
})

// Proves §2.69, §2.72
test('a picker of one option has a tile for each value that has a picture of its own', () => {
  const sizesOnly = {
    ...shirt,
    options: shirt.options.slice(1),
    variants: shirt.variants
      .slice(0, 4)
      .map((one, place) => ({ ...one, image: `/media/${place}.webp`, values: one.values.slice(1), stock: place })),
  }
  const pick = (saves: boolean) => draw(createElement(VariantPicker, { product: sizesOnly, saves, asked: 'KK-02' }))
  const forms = pick(true).match(/<form[^]*?<\/form>/g) ?? []
  expect(forms.map((form) => /name="itemId" value="([^"]+)/.exec(form)?.[1])).toEqual([
    'KK-00',
    'KK-01',
    'KK-02',
    'KK-03',
  ])
  expect(forms.map((form) => /name="then"[^>]* value="cart"|value="cart"[^>]* name="then"/.test(form))).toEqual([
    false,
    true,
    true,
    true,
  ])
  // What is sold out is saved where the shop keeps wishlists, and is not sent anywhere else.
  expect(forms[0]).toMatch(/formAction="[^"]*_=addToWishlist"[^]*Stok habis[^]*Simpan ke wishlist/)
  expect(pick(false).match(/disabled=""/g)).toHaveLength(1)
})

test('the picker asks as the page does: sizes of one picture are chips, and each of three options has its own row', async () => {
  const voucherPrice = (shirt.variants[0] ?? never()).price
  const sizesOnly = {
    ...shirt,
    options: shirt.options.slice(1),
    variants: shirt.variants
      .slice(0, 4)
      .map((variant) => ({ ...variant, values: variant.values.slice(1), voucherPrice, firstVoucherPrice: null })),
    sizes: { columns: ['Lebar dada'], rows: [{ size: 'M', cm: ['52'] }] },
  }
  const sizes = draw(createElement(VariantPicker, { product: sizesOnly }))
  expect(sizes.match(/<form/g)).toHaveLength(1)
  expect(sizes).not.toContain('tile')
  expect(words(sizes)).toMatch(/Panduan Ukuran.*dengan voucher.*Jumlah \+ Keranjang$/)
  const three = (await product.samples())['pickThree']?.product
  if (!three) throw new Error('the product page has a sample of three options')
  const choices = draw(createElement(VariantPicker, { product: three }))
  expect(choices.match(/name="itemId"/g)).toHaveLength(three.variants.length)
  // No two radios of different rows are one group, or a value of one would end that of another.
  const ids = [...choices.matchAll(/ id="(group[-\d]*)" name="([^"]+)"/g)].map(([, id, name]) => [id, name])
  expect(ids.slice(0, 3)).toEqual([
    ['group-0', 'group'],
    ['group-0-0', 'group-0'],
    ['group-0-1', 'group-0'],
  ])
  expect(words(choices)).toMatch(/Warna hitam RAM \(GB\) 8 Penyimpanan \(GB\) 128/)
})

// Proves §2.74, §8.6
test('the 404 screen has the shop’s name, 404 Not Found, the message and a link to the home page', () => {
  const html = draw(createElement(NotFoundScreen, { shop: shopOf(), message: 'Page Not Found: /product/x' }))
  expect(words(html)).toMatch(/^Toko Kenari 404 Not Found Page Not Found: \/product\/x Kembali ke Beranda$/)
  expect(html).toMatch(/<a[^>]+href="\/"/)
})

// Proves §2.74
test('the 404 screen of an article leads to the home page, and to the other articles if the shop has any', () => {
  const at = (shop: ReturnType<typeof shopOf>) =>
    [
      ...draw(createElement(NotFoundScreen, { shop, message: 'Page Not Found: /article/x' })).matchAll(
        /href="([^"]+)"/g,
      ),
    ].map(([, href]) => href)
  expect(at(shopOf())).toEqual(['/', '/articles'])
  expect(at(shopOf({ absent: ['content.listArticles'] }))).toEqual(['/'])
})

test('the 404 screen of what was to be bought leads to the cart first', () => {
  const html = draw(createElement(NotFoundScreen, { shop: shopOf(), message: 'Page not found', path: '/order/x' }))
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/order/cart', '/'])
})

// Proves §2.75
test('the 500 screen shows its status and a reload link, and no detail of the error', () => {
  const html = draw(createElement(FailureScreen, { status: 500, requestId: null }))
  expect(words(html)).toContain('Something went wrong - 500')
  expect(html).toMatch(/<a[^>]+href=""[^>]*>Muat Ulang<\/a>/)
})

// Proves §2.54
test('the header of an inner page has a back button, a title and the cart with its badge', async () => {
  const header =
    (await whole(shopOf(), { route: 'cart', layout: 'buy', path: '/order/cart' })).match(
      /<header[^]*<\/header>/,
    )?.[0] ?? ''
  expect(header).toMatch(/aria-label="Kembali" data-back/)
  expect(header).toContain('>Judul</h1>')
  expect(header).toMatch(/href="\/order\/cart"[^>]*data-cart[^]*data-cart-count/)
})

// Proves §2.54
test('the header has a back button, except on the pages that the navigation leads to', async () => {
  const desktopBar = async (route: RouteName, layout: Layout) =>
    (await whole(shopOf(), { route, layout })).match(/hidden h-18[^]*<\/header>/)?.[0] ?? ''
  for (const [route, layout] of [
    ['article', 'inner'],
    ['cart', 'buy'],
    ['product', 'buy'],
  ] as const)
    expect(await desktopBar(route, layout)).toMatch(/href="\/" aria-label="Kembali" data-back/)
  for (const route of ['home', 'search', 'info', 'profile'] as const)
    expect(await whole(shopOf(), { route, layout: 'shop' })).not.toContain('data-back')
  // A phone's has one on lists too, where a desktop shows the path.
  for (const route of ['products', 'flashSale'] as const)
    expect((await whole(shopOf(), { route, layout: 'shop' })).split('data-back')).toHaveLength(2)
})

// Proves §2.56
test('the desktop header holds the closed mini-cart beside the cart icon', async () => {
  expect(await whole()).toMatch(/data-drop-down="mini-cart"[^]*class="drop-down"[^>]*hidden/)
})

// Proves §2.57
test.each<[RouteName, string]>([
  ['home', '/'],
  ['search', '/search'],
  ['info', '/info'],
  ['profile', '/profile'],
])('the bottom navigation marks %s', async (route, to) => {
  const nav = (await whole(shopOf(), { route })).match(/<nav aria-label="Navigasi utama"[^]*<\/nav>/)?.[0] ?? ''
  expect([...nav.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/search', '/info', '/profile'])
  expect([...nav.matchAll(/<a href="([^"]+)" aria-current="page"/g)].map(([, href]) => href)).toEqual([to])
})

// Proves §1.29, §1.30
test('the chat button floats at the bottom right, and on a product page its message holds the product’s link', async () => {
  const shop = shopOf({ whatsapp: '6281234567890' })
  expect(await whole(shop)).toMatch(/href="https:\/\/wa\.me\/6281234567890\?text=[^"]*"[^>]*class="float-chat/)
  const product = decodeURIComponent(await whole(shop, { route: 'product', layout: 'buy', path: '/product/teh' }))
  expect(product).toContain('http://toko.localhost/product/teh')
  expect(await whole(shopOf())).not.toContain('wa.me')
})

// Proves §1.29
test('every page with a frame has the chat once, at its end, drawn where it covers nothing', async () => {
  const shop = shopOf({ whatsapp: '6281234567890' })
  const chats = async (route: RouteName, layout: Layout, share = '') => {
    const html = await whole(shop, { route, layout, share })
    expect(html.slice(html.lastIndexOf('wa.me'))).not.toMatch(/<(?:main|header|footer|nav)/)
    // The footer has the number itself as a link.
    const page = html.replace(/<footer.*<\/footer>/s, '')
    return [...page.matchAll(/<a(?=[^>]*wa\.me)[^>]*class="([^"]+)"/g)].map(([, classes = '']) => classes.trim())
  }
  expect(await chats('home', 'shop')).toEqual(['float-chat'])
  expect(await chats('article', 'inner')).toEqual(['float-chat'])
  expect(await chats('product', 'buy', '/product/teh')).toEqual(['float-chat chat-in-bar'])
  expect(await chats('cart', 'buy')).toEqual(['float-chat chat-beside-cart'])
  expect(await chats('login', 'plain')).toEqual(['float-chat chat-in-header'])
  expect(await chats('invoice', 'bare')).toEqual([])
  expect(await whole(shopOf(), { route: 'login', layout: 'plain' })).not.toContain('wa.me')
})

test('the complaint block shows the shop’s phone number in its local form', async () => {
  const business = { ...shopOf().business, phone: '6281234567890' }
  expect(words(await whole(shopOf({ whatsapp: business.phone, business })))).toContain('WhatsApp 0812-3456-7890')
  // The shop hides its chat button: the law's line stays.
  expect(words(await whole(shopOf({ business })))).toContain('Telepon 0812-3456-7890')
})

// Proves §1.31
test('the footer shows the watermark unless the shop hides it', async () => {
  expect(words(await whole())).toContain('Dibuat dengan Etalase')
  expect(words(await whole(shopOf({ watermark: false })))).not.toContain('Dibuat dengan Etalase')
})

// Proves §1.12, §1.13, §2.52, §3.56, §3.57, ASVS 1.2.2
test('banners and footer menu come from the shop; an unsafe link becomes plain text', async () => {
  const menu = (url: string) => ({ title: 'Tentang', slug: null, url, children: [] })
  expect(await whole(shopOf({ footerMenu: [menu('/information/tentang')] }))).toMatch(
    /<a href="\/information\/tentang"[^>]*>Tentang/,
  )
  expect(await whole(shopOf({ footerMenu: [menu('javascript:alert(1)')] }))).toMatch(/<span[^>]*>Tentang<\/span>/)
  const withBanner = shopOf({ banners: [{ image: '/assets/promo.webp', link: '/search', title: 'Promo' }] })
  expect(
    draw(home.view({ categories: [], cards: [], total: 0, articles: [], vouchers: [] } as never, frameOf(withBanner))),
  ).toMatch(/data-carousel[^]*href="\/search"[^]*promo/)
})

// Proves §1.14, §3.71
test('a popup is in a template, so that nothing of it shows without script', async () => {
  const popup = { image: '/assets/p.webp', link: null }
  expect(await whole(shopOf({ popup }))).toMatch(/<template id="popup"><dialog[^]*data-close[^]*<\/template>/)
  expect(await whole(shopOf({ popup: { ...popup, image: '' } }))).not.toContain('<template')
  expect(await whole(shopOf({ popup }), { route: 'cart', layout: 'buy' })).not.toContain('<template')
})

// Proves §1.2, §3.48, §3.66
test('a page is in Indonesian and has the shop’s theme, title, logo and description', async () => {
  const html = await whole(shopOf({ logo: '/assets/logo.webp', description: 'Teh pilihan' }))
  expect(html).toMatch(/<html lang="id" data-theme="slate">/)
  expect(html).toContain('<title>Judul – Toko Kenari</title>')
  expect(html).toContain('<meta name="description" content="Teh pilihan" property="og:description"/>')
  expect(html).toMatch(/<img src="http:\/\/toko\.localhost\/assets\/logo-800\.webp"/)
})

// Proves §2.3
test('/index1 shows the home page and names / as its canonical address', () => {
  expect(
    homeAlias.head({ categories: null, cards: null, total: 0, articles: [], vouchers: [] }, shopOf()).canonical,
  ).toBe('/')
  expect(homeAlias.view).toBeTypeOf('function')
})

// Proves §4.25
test('a quantity stops at 1 below and at the stock above', () => {
  const stepper = (quantity: number) => draw(createElement(Stepper, { name: 'Teh', quantity, max: 5 }))
  expect(stepper(1)).toMatch(/aria-label="Kurangi jumlah Teh"[^>]* disabled=""/)
  expect(stepper(2)).not.toContain(' disabled=""')
  expect(stepper(5)).toMatch(/aria-label="Tambah jumlah Teh"[^>]* disabled=""/)
})

// Proves §5.29
test('the time left to pay is written as days and mm:ss, or hh:mm:ss when there are hours', () => {
  const left = (remainingMs: number) => words(draw(createElement(Countdown, { remainingMs })))
  expect([left(dayMs), left(86_399_000), left(245_000)]).toEqual(['1 hari 00:00', '23:59:59', '04:05'])
})

// Proves §4.12
test.each([
  ['PENDING', 'warn'],
  ['PAYMENT_CONFIRMED', 'ok'],
  ['PROCESSING', 'info'],
  ['CHANGE_PROCESSING', 'alert'],
  ['SHIPPING', 'info'],
  ['DELIVERED', 'way'],
  ['EXPIRED', 'danger'],
  ['COMPLETED', 'ok'],
  ['CANCEL', 'danger'],
] as const)('the badge of %s has its colour in its text and its background', (status, hue) => {
  expect(draw(createElement(StatusBadge, { sale: { status, delivery: null } }))).toContain(
    ` bg-${hue}-soft text-${hue}-ink"`,
  )
})
