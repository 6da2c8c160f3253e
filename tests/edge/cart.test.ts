import { expect, test } from 'vitest'
import { cartLink } from '#shared/api/goods/cart-link.ts'
import { ItemId } from '#shared/api/contract/brands.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const goods = [
  { slug: 'kopi', name: 'Kopi Gayo', price: 78_000, stock: 5 },
  { slug: 'teh', name: 'Teh Melati', price: 15_000, stock: 50 },
  { slug: 'habis', name: 'Kopi Luwak', stock: 0 },
]
const opened = lazily(async () => {
  const shop = await openShop({ products: goods })
  const itemOf = async (slug: string) => {
    const found = await shop.call('catalog.find', { slug } as never)
    return ItemId.parse(found.ok ? found.value.variants[0]?.itemId : '')
  }
  return { shop, kopi: await itemOf('kopi'), teh: await itemOf('teh'), habis: await itemOf('habis') }
})
const visitorOf = (visitor: string) => ({ cookie: `__Host-VISITOR=${visitor}` })
const cartOf = async (shop: TestShop, visitor: string) => {
  const listed = await shop.call('cart.list', {}, { visitor })
  return listed.ok ? listed.value.map(({ name, quantity }) => `${name} ${quantity}`).toSorted() : null
}
const press = (visitor: string) => ({
  method: 'POST',
  headers: { ...visitorOf(visitor), 'content-type': 'application/x-www-form-urlencoded' },
})

test('a cart link shows its goods, is not indexed and writes nothing', async () => {
  const { shop, kopi, habis } = await opened()
  const browser = browse(shop)
  const visitor = randomId(22)
  const link = cartLink([
    { itemId: kopi, quantity: 9 },
    { itemId: habis, quantity: 1 },
    { itemId: ItemId.parse('tidak-ada'), quantity: 1 },
  ])
  for (const headers of [visitorOf(visitor), {}]) {
    const response = await browser.fetch(link ?? '', { headers })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Kopi Gayo')
    // Of nine pieces five are in stock; one product is sold out and one is unknown.
    expect(html).toMatch(/Tersisa (<!-- -->)?5/)
    expect(html).toMatch(/Tambahkan (<!-- -->)?5(<!-- -->)? barang ke keranjang/)
    expect(html).toContain('Produk Tidak Tersedia')
    expect(html).toMatch(/1(<!-- -->)? produk lain di tautan ini tidak tersedia/)
    expect(html).toContain('<meta name="robots" content="noindex')
    expect(response.headers.get('set-cookie')).toBeNull()
  }
  // A GET with the action's name only shows the page, too.
  await browser.fetch(`${link}&_=addLinked`, { headers: visitorOf(visitor) })
  expect(await cartOf(shop, visitor)).toEqual([])
})

test('the button of a cart link adds the available goods once and opens the cart without the link’s query', async () => {
  const { shop, kopi, teh, habis } = await opened()
  const browser = browse(shop)
  const visitor = randomId(22)
  await shop.call('cart.add', { itemId: teh, quantity: 3 } as never, { visitor })
  const link = `/order/cart?isi=${kopi}*9,${teh}*2,${habis}&_=addLinked`
  for (const time of [1, 2]) {
    const response = await browser.fetch(link, press(visitor))
    expect([time, response.status, response.headers.get('location')]).toEqual([time, 303, '/order/cart'])
    // The browser keeps the visitor's id as long as the shop keeps the cart from now on.
    expect(response.headers.get('set-cookie')).toContain(`__Host-VISITOR=${visitor}; Path=/; Max-Age=2592000`)
    // A line with a larger quantity in the cart stays unchanged.
    expect(await cartOf(shop, visitor)).toEqual(['Kopi Gayo 5', 'Teh Melati 3'])
  }
})

test('a press that was cut off in the middle adds the rest when it is sent again', async () => {
  const { shop, kopi, teh } = await opened()
  const visitor = randomId(22)
  const body = `_key=${crypto.randomUUID()}`
  for (const [isi, flash] of [
    [`${kopi}*2`, 'cart_added'],
    [`${kopi}*2,${teh}`, 'cart_added'],
  ]) {
    const response = await browse(shop).fetch(`/order/cart?isi=${isi}&_=addLinked`, { ...press(visitor), body })
    expect([isi, response.headers.get('set-cookie')]).toEqual([isi, expect.stringContaining(`FLASH=${flash};`)])
  }
  expect(await cartOf(shop, visitor)).toEqual(['Kopi Gayo 2', 'Teh Melati 1'])
})

test('a cart link without available goods is refused with a sentence, and the cart stays unchanged', async () => {
  const { shop, habis } = await opened()
  const browser = browse(shop)
  const visitor = randomId(22)
  for (const isi of [habis, 'tidak-ada', '', '***']) {
    const response = await browser.fetch(`/order/cart?isi=${isi}&_=addLinked`, press(visitor))
    expect([isi, response.status]).toEqual([isi, 422])
    // The sentence is in the visible page, not only in the script's data.
    expect(await response.text()).toMatch(/role="alert"[^]{0,400}Produk Tidak Tersedia/)
  }
  expect(await cartOf(shop, visitor)).toEqual([])
  const looked = await (await browser.fetch('/order/cart?isi=***', { headers: visitorOf(visitor) })).text()
  expect(looked).toContain('Produk di tautan ini tidak dijual lagi.')
})

test('one press takes away what cannot be bought; the count at the cart is of the pieces that can', async () => {
  const shop = await openShop({ products: goods })
  const visitor = randomId(22)
  for (const [slug, quantity] of [
    ['kopi', 2],
    ['teh', 3],
  ] as const) {
    const found = await shop.call('catalog.find', { slug } as never)
    const itemId = found.ok ? found.value.variants[0]?.itemId : undefined
    await shop.call('cart.add', { itemId, quantity } as never, { visitor })
  }
  await shop.admin('POST', '/stock', { slug: 'kopi', stock: 0 })
  const browser = browse(shop)
  const shown = await (await browser.fetch('/order/cart', { headers: visitorOf(visitor) })).text()
  for (const part of ['Keranjang (3)', 'Checkout (3)', 'Hapus Semua']) expect(shown).toContain(part)
  const emptied = await browser.fetch('/order/cart?_=empty', { ...press(visitor), body: 'gone=1' })
  expect([emptied.status, emptied.headers.getSetCookie().join().includes('__Host-CART=3;')]).toEqual([303, true])
  expect(await cartOf(shop, visitor)).toEqual(['Teh Melati 3'])
})

test('of more than there are the button says how many it takes, changes the line to that and begins the checkout', async () => {
  const shop = await openShop({ products: goods })
  const visitor = randomId(22)
  for (const slug of ['kopi', 'teh']) {
    const found = await shop.call('catalog.find', { slug } as never)
    const itemId = found.ok ? found.value.variants[0]?.itemId : undefined
    await shop.call('cart.add', { itemId, quantity: 4 } as never, { visitor })
  }
  await shop.admin('POST', '/stock', { slug: 'kopi', stock: 3 })
  const browser = browse(shop)
  const html = await (await browser.fetch('/order/cart', { headers: visitorOf(visitor) })).text()
  // Without script nobody knows whether the short line is ticked.
  expect(html).toContain('Checkout Sesuai Stok')
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)
  const named = (name: string) => inputs.filter((input) => input.includes(` name="${name}"`))
  expect(named('quantity').map((input) => input.includes('aria-invalid="true"'))).toEqual([false, true])
  const valueOf = (name: string) => named(name).map((input) => / value="([^"]*)"/.exec(input)?.[1] ?? '')
  const [fit = ''] = valueOf('fit')
  const create = (lines: readonly string[], fits = [fit]) => {
    const named = [...fits.map((one) => ['fit', one]), ...lines.map((line) => ['line', line])]
    const body = new URLSearchParams([['_key', randomId(22)], ...named])
    return browser.fetch('/order/cart?_=create', { ...press(visitor), body: body.toString() })
  }
  const [short = ''] = fit.split(' ').slice(1)
  // A line that is not ticked stays as it is.
  const without = await create(valueOf('line').filter((id) => id !== short))
  expect([without.status, await cartOf(shop, visitor)]).toEqual([303, ['Kopi Gayo 4', 'Teh Melati 4']])
  const begun = await create(valueOf('line'))
  expect([begun.status, begun.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/order\/checkout/)])
  expect(await cartOf(shop, visitor)).toEqual(['Kopi Gayo 3', 'Teh Melati 4'])
  // The page is old: by now the line wants fewer. However often it says so, no line is changed twice.
  await shop.call('cart.change', { id: short, quantity: 1 } as never, { visitor })
  const before = browser.backendCalls()
  expect((await create(valueOf('line'), [fit])).status).toBe(303)
  expect(await cartOf(shop, visitor)).toEqual(['Kopi Gayo 1', 'Teh Melati 4'])
  const calls = browser.backendCalls() - before
  await shop.call('cart.change', { id: short, quantity: 3 } as never, { visitor })
  const many = Array.from({ length: 300 }, (_, place) => `${(place % 2) + 1} ${short}`)
  expect((await create(valueOf('line'), many)).status).toBe(303)
  expect(await cartOf(shop, visitor)).toEqual(['Kopi Gayo 2', 'Teh Melati 4'])
  expect(browser.backendCalls() - before - calls).toBeLessThan(10)

  // Without script a page comes back with its ticks: after its note was saved, and when Checkout was refused.
  const ticksOf = async (page: Response) =>
    [...(await page.text()).matchAll(/<input[^>]*name="line"[^>]*>/g)].map(([input]) => input.includes(' checked=""'))
  const body = new URLSearchParams({ ticks: '', note: 'Bungkus kado', line: short })
  const noted = await browser.fetch('/order/cart?_=note', { ...press(visitor), body: body.toString() })
  const [flash = ''] = /__Host-FLASH=[^;]*/.exec(noted.headers.getSetCookie().join()) ?? []
  const cookie = `${visitorOf(visitor).cookie}; ${flash}`
  expect(await ticksOf(await browser.fetch('/order/cart', { headers: { cookie } }))).toEqual([false, true])
  await shop.admin('POST', '/stock', { slug: 'kopi', stock: 0 })
  const refused = await create([short], [])
  expect([refused.status, await ticksOf(refused)]).toEqual([422, [false]])
})

test('where all that is in the cart is short, the button names the number without a script, too', async () => {
  const shop = await openShop({ products: goods })
  const visitor = randomId(22)
  const found = await shop.call('catalog.find', { slug: 'kopi' } as never)
  const itemId = found.ok ? found.value.variants[0]?.itemId : undefined
  await shop.call('cart.add', { itemId, quantity: 4 } as never, { visitor })
  await shop.admin('POST', '/stock', { slug: 'kopi', stock: 3 })
  const html = await (await browse(shop).fetch('/order/cart', { headers: visitorOf(visitor) })).text()
  expect(html).toContain('Ubah Jadi 3 &amp; Lanjut')
})

test('the cart lists vouchers with their saving, or with the reason why one cannot be used', async () => {
  const { shop, kopi } = await opened()
  const visitor = randomId(22)
  await shop.call('cart.add', { itemId: kopi, quantity: 1 } as never, { visitor })
  const offer = (code: string, more: object) => ({
    COUPON: { COUPON_ID: code, COUPON_CODE: code, COUPON_TITLE: `Voucher ${code}`, COUPON_AMOUNT: 1 },
    ...more,
  })
  const offers = {
    COUPON_LIST: [
      offer('HEMAT', { COUPON_SAVING: 10_000, COUPON_ISUSABLE: true, COUPON_ISCHOSEN: true }),
      offer('BARU', { COUPON_SAVING: 5_000, COUPON_ISUSABLE: true }),
      offer('BORONG', {
        COUPON_ISUSABLE: false,
        COUPON_MISSING_AMOUNT: 22_000,
        COUPON_REASON: 'Minimum belanja Rp 100.000',
      }),
      offer('LAMA', { COUPON_ISUSABLE: false, COUPON_REASON: 'Voucher sudah kedaluwarsa' }),
    ],
    COUPON_BEST_LIST: ['HEMAT'],
    COUPON_TOTAL_SAVING: 10_000,
    FREE_SHIPPING: { MINIMUM_SUB_TOTAL: 100_000, MISSING_AMOUNT: 22_000 },
  }
  const browser = browse(shop, (path) => (path.endsWith('/coupon/list-for-cart') ? offers : null))
  const html = (await (await browser.fetch('/order/cart', { headers: visitorOf(visitor) })).text()).replaceAll(
    /<!-- -->|<span class="whitespace-nowrap">|<\/span>/g,
    '',
  )
  for (const words of [
    'Tambah Rp 22.000 lagi untuk gratis ongkir',
    'Hemat Rp 5.000',
    'Tambah Rp 22.000 lagi untuk memakai voucher ini',
    'Voucher sudah kedaluwarsa',
  ])
    expect(html).toContain(words)
  // The total is what checkout will ask: beside the list, and in the bar of a phone, where all that is saved stands once.
  const shown = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const due of [
    'Hemat Rp 10.000 Voucher HEMAT',
    'Total Belum termasuk ongkir Rp 68.000',
    ' Rp 68.000 Belum termasuk ongkir Hemat Rp 10.000 Checkout',
  ])
    expect(shown).toContain(due)
  expect(html).toContain('aria-label="Lepas Voucher HEMAT"')
  expect(html).not.toContain('aria-label="Pakai Voucher LAMA"')
  expect(html).toContain('<progress')
  // Reached, it is said in words alone.
  offers.FREE_SHIPPING.MISSING_AMOUNT = 0
  const reached = await (await browser.fetch('/order/cart', { headers: visitorOf(visitor) })).text()
  expect(reached).toContain('Hore, gratis ongkir')
  expect(reached).not.toContain('<progress')
})

// This test comes last, because the edge remembers for a while which calls a backend lacks.
test('below an empty cart stands what is bought most; with something in it nothing more is read', async () => {
  const { shop, kopi } = await opened()
  const visitor = randomId(22)
  const browser = browse(shop)
  const cards = async () => {
    const html = await (await browser.fetch('/order/cart', { headers: visitorOf(visitor) })).text()
    return [...html.matchAll(/class="product-link" href="\/product\/([^"?]+)/g)].map(([, slug]) => slug)
  }
  expect((await cards()).toSorted()).toEqual(['kopi', 'teh'])
  await shop.call('cart.add', { itemId: kopi, quantity: 1 } as never, { visitor })
  expect(await cards()).toEqual([])
})

test('with a backend without notes, vouchers and variants by id the cart is complete without them', async () => {
  const { shop, kopi } = await opened()
  const visitor = randomId(22)
  await shop.call('cart.add', { itemId: kopi, quantity: 1 } as never, { visitor })
  const lacking = ['/cart/note', '/coupon/list-for-cart', '/product/by-items']
  const browser = browse(shop, (path) => (lacking.some((end) => path.endsWith(end)) ? 'absent' : null))
  const response = await browser.fetch('/order/cart?isi=kopi', { headers: visitorOf(visitor) })
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('Kopi Gayo')
  for (const part of ['Catatan untuk toko', 'Pakai Voucher', 'gratis ongkir']) expect(html).not.toContain(part)
})

test('no list of products counts as the home page, which ends without a card alone in its row', async () => {
  const products = Array.from({ length: 7 }, (_, place) => ({ slug: `teh-${place}`, name: `Teh ${place}` }))
  const browser = browse(await openShop({ products }))
  const shown = async (path: string) => (await browser.fetch(path)).text()
  const current = 'aria-current="page"'
  const navOf = (html: string) => html.split('Navigasi utama')[1]?.split('</nav>')[0]
  expect(navOf(await shown('/products/semua'))).not.toContain(current)
  expect(navOf(await shown('/kategori'))).not.toContain(current)
  const home = await shown('/')
  expect(navOf(home)).toContain(current)
  const forYou = home.split('Untuk Anda')[1] ?? ''
  expect([forYou.split('class="product-card').length - 1, forYou.includes('Lihat Semua')]).toEqual([6, true])
})
