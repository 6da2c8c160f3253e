import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const shirt = '/product/kemeja-kawung-lengan-panjang'
const reviews = (html: string) => html.split('id="ulasan-').length - 1
type Browser = ReturnType<typeof browse>
const html = async ({ fetch }: Browser, path: string, status = 200) => {
  const response = await fetch(path)
  expect([path, response.status]).toEqual([path, status])
  return response.text()
}
const dataOf = (page: string) =>
  JSON.parse(page.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}') as Record<string, unknown>

test('a product shows its first five reviews, and all of them at a separate address', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const browser = browse(shop)
  const page = await html(browser, shirt)
  expect(reviews(page)).toBe(5)
  expect(page).toContain(`href="${shirt}?ulasan=1#ulasan"`)
  expect(reviews(await html(browser, `${shirt}?ulasan=1`))).toBe(12)
  expect(reviews(await html(browser, `${shirt}?bintang=5&ulasan=1`))).toBeLessThan(12)
  // An invalid value counts as no filter.
  expect(reviews(await html(browser, `${shirt}?bintang=9&foto=x&ulasan=-1`))).toBe(5)
})

test('the reviews fragment is plain HTML, the same for everyone, and needs only the reviews call', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const browser = browse(shop)
  await html(browser, shirt)
  const before = browser.backendCalls()
  const part = await html(browser, `${shirt}?part=reviews&bintang=5`)
  expect(browser.backendCalls() - before).toBe(1)
  expect(part).toMatch(/^<section id="ulasan"/)
  expect(part).not.toMatch(/<(html|script|style|main)/)
  expect(await html(browser, `${shirt}?part=reviews&bintang=5`)).toBe(part)
  expect(browser.backendCalls() - before).toBe(1)
})

test('structured data holds the stars of the reviews, and none for a product without reviews', async () => {
  await using shop = await openShop({ sample: 'batik', products: [{ slug: 'topi', name: 'Topi' }] })
  const browser = browse(shop)
  const found = await shop.call('review.list', { slug: 'kemeja-kawung-lengan-panjang', index: 0, size: 100 })
  const stars = found.ok ? found.value.rows.map((row) => row.stars) : []
  const tenths = Math.floor((stars.reduce((sum, one) => sum + one, 0) * 10) / stars.length)
  expect(dataOf(await html(browser, shirt))).toMatchObject({
    '@type': 'ProductGroup',
    variesBy: expect.arrayContaining(['https://schema.org/color', 'https://schema.org/size']),
    brand: { name: 'Griya Larasati' },
    hasVariant: expect.arrayContaining(
      [289_000, 304_000].map((price) =>
        expect.objectContaining({
          '@type': 'Product',
          offers: expect.objectContaining({ price, availability: 'https://schema.org/InStock' }),
        }),
      ),
    ),
    aggregateRating: { ratingValue: (tenths / 10).toFixed(1), reviewCount: 12 },
  })
  const fresh = await html(browser, '/product/topi')
  expect(dataOf(fresh)).not.toHaveProperty('aggregateRating')
  expect(dataOf(fresh)).toMatchObject({ offers: { '@type': 'Offer', price: 25_000 } })
  expect(fresh).toContain('Belum ada ulasan')
  expect(fresh).toContain('Belum ada ulasan')
})

test('with a backend without reviews or lists by slug the page leaves those parts out', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const browser = browse(shop, (path) => (/\/product\/(review|list-by-slug)/.test(path) ? 'absent' : null))
  // The edge remembers the first missing call.
  expect((await browser.fetch('/baru-dilihat?produk=topi')).status).toBe(404)
  const page = await html(browser, shirt)
  expect(page).not.toContain('Ulasan Pembeli')
  expect(page).not.toContain('data-recent')
  expect(page).toContain('aggregateRating')
  await html(browser, `${shirt}?part=reviews`, 404)
})

test('recently viewed products come in the browser’s order and are neither cached nor part of a shared page', async () => {
  await using shop = await openShop({ sample: 'batik', products: [{ slug: 'rahasia', published: false }] })
  const browser = browse(shop)
  const response = await browser.fetch(
    '/baru-dilihat?part=cards&produk=dompet-koin-ceplok,rahasia,kain-tulis-sekar-jagad,tidak-ada',
  )
  expect(response.headers.get('cache-control')).toContain('no-store')
  const part = await response.text()
  expect([...part.matchAll(/class="product-link" href="\/product\/([^"?]+)"/g)].map(([, slug]) => slug)).toEqual([
    'dompet-koin-ceplok',
    'kain-tulis-sekar-jagad',
  ])
  expect(part).toContain('Hapus Semua')
  for (const path of ['/', shirt])
    expect(await html(browser, path)).toMatch(/<div data-recent="\/baru-dilihat" data-recent-product="[^"]*"><\/div>/)
})

// The slugs of another backend may be any text.
test.each([
  ['', 0],
  ['..%2Fx', 0],
  ["'%20OR%201=1", 1],
  [',,,', 0],
  ['%3Cscript%3E', 1],
])('the recently viewed list %j is empty and makes %i backend calls', async (words, calls) => {
  await using shop = await openShop({ sample: 'batik' })
  const browser = browse(shop)
  await html(browser, '/')
  const before = browser.backendCalls()
  expect(await html(browser, `/baru-dilihat?part=cards&produk=${words}`)).toBe('')
  expect(browser.backendCalls() - before).toBe(calls)
  expect(await html(browser, `/baru-dilihat?produk=${words}`)).toContain('Belum ada produk yang dilihat')
})

test('more than twelve recently viewed products are cut to twelve', async () => {
  const products = Array.from({ length: 14 }, (_, i) => ({ slug: `produk-dengan-nama-yang-panjang-sekali-nomor-${i}` }))
  await using shop = await openShop({ products })
  const part = await html(browse(shop), `/baru-dilihat?part=cards&produk=${products.map(({ slug }) => slug).join(',')}`)
  expect(part.split('class="product-card"').length - 1).toBe(12)
})

// Proves §1.30
test('the variant fragment shows that variant and needs only the product call', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const found = await shop.call('catalog.find', { slug: 'kemeja-kawung-lengan-panjang' })
  const variant = found.ok ? found.value.variants.at(-1) : undefined
  const browser = browse(shop)
  await html(browser, '/')
  const before = browser.backendCalls()
  const part = await html(browser, `${shirt}?part=variant&varian=${variant?.itemId}`)
  expect(browser.backendCalls() - before).toBe(1)
  for (const id of ['product-head', 'variants', 'buy', 'buy-bar', 'chat']) expect(part).toContain(`id="${id}"`)
  expect(part).toContain(`data-share="http://${shop.host}${shirt}?varian=${variant?.itemId}"`)
  const message = `Halo Griya Larasati, saya ingin bertanya tentang produk ini: Kemeja Batik Pria Lengan Panjang Motif Kawung\nhttp://${shop.host}${shirt}?varian=${variant?.itemId}`
  expect(part.split(`?text=${encodeURIComponent(message)}"`)).toHaveLength(2)
})

test('a variant that is not there leads to the product, and is no page of its own', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const browser = browse(shop)
  const to = async (query: string) => {
    const { status, headers } = await browser.fetch(`${shirt}?${query}`)
    return status === 302 ? headers.get('location') : status
  }
  expect(await to('varian=zzz')).toBe(shirt)
  expect(await to('varian=%3Cscript%3E&ulasan=2')).toBe(`${shirt}?ulasan=2`)
  const asked = browser.backendCalls()
  expect(await to('varian=zzz')).toBe(shirt)
  expect(browser.backendCalls()).toBe(asked)
})

test('a product shows payment methods, couriers and package size, and leaves out what is unknown', async () => {
  await using shop = await openShop({
    products: [
      { slug: 'lampu', name: 'Lampu Rotan', price: 90_000, stock: 4, dimensions: [40, 30, 25] },
      { slug: 'pola', name: 'Pola Jahit', price: 20_000, stock: 4, digital: true },
    ],
  })
  const marks = (page: string, label: string) =>
    [
      ...page.slice(0, page.indexOf('<footer')).matchAll(new RegExp(`<ul aria-label="${label}"[^>]*>(.*?)</ul>`, 'g')),
    ].map(([, list = '']) =>
      [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, mark = '']) =>
        mark.replace(/<!-- -->/g, '').replace('&amp;', '&'),
      ),
    )
  const page = await html(browse(shop), '/product/lampu')
  expect(page).toMatch(/Ukuran Paket<\/th><td[^>]*>40 × 30 × 25 cm</)
  // Before a district is named: at the least, and the days of any.
  expect(page).toMatch(/Ongkir mulai Rp [\d.]+<\/strong>Tiba paling cepat \d+ hari</)
  expect(marks(page, 'Jasa Pengiriman')).toEqual([['JNE', 'J&T', 'SiCepat', '+2 lainnya']])
  expect(marks(page, 'Metode Pembayaran')).toEqual([['QRIS', 'COD', 'GoPay', expect.stringMatching(/^\+\d+ lainnya$/)]])
  const digital = await html(browse(shop), '/product/pola')
  expect(digital).not.toContain('Ukuran Paket')
  expect(digital).not.toContain('Ongkir mulai')
  expect(marks(digital, 'Jasa Pengiriman')).toEqual([])
  expect(marks(digital, 'Metode Pembayaran').flat()).not.toContain('COD')

  await using silent = await openShop({ products: [{ slug: 'lampu', name: 'Lampu Rotan', price: 90_000, stock: 4 }] })
  const told = await html(
    browse(silent, (path) => (path.endsWith('/helper/setting-website') ? {} : null)),
    '/product/lampu',
  )
  expect(told).not.toContain('class="marks"')
  expect(told).toContain('tampil saat checkout')
})
