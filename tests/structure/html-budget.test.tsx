import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { goodsOf } from '#demo/batch.ts'
import { demoShops } from '#demo/index.ts'
import { marksOf, methodsBy } from '#commerce/vendors/payment/methods.ts'
import { tableCourier } from '#commerce/vendors/shipping/table-courier.ts'
import { installRenderer } from '#client/app/page/edge-renderer.ts'
import { Document } from '#client/frame/document.tsx'
import type { Frame } from '#client/app/page/page.ts'
import { products } from '#client/screens/products/page.tsx'
import { chargedGrams, chargedKilos } from '#shared/order/charged-weight.ts'
import { everyCountry } from '#shared/indonesia/countries.ts'
import { ProductCard } from '#shared/api/goods/catalog.ts'
import { findTheme } from '#shared/web/themes.ts'
import { z } from 'zod'

installRenderer(renderToString)
const cardsShown = 40
const htmlBytesMax = 7.7 * 1024

const goods = Object.values(demoShops).flatMap((shop) => goodsOf(shop).products)
const { settings } = demoShops.batik

/** Every product of the three demo shops as a card, with its own name, image and price, up to forty. */
const cards = goods
  .concat(goods.map((product) => ({ ...product, slug: `${product.slug}-baru`, name: `${product.name} Edisi Baru` })))
  .slice(0, cardsShown)
  .map((product, place) =>
    z.decode(ProductCard(), {
      PRODUCT_ID: product.slug,
      PRODUCT_SLUG: product.slug,
      PRODUCT_NAME: product.name,
      PRODUCT_IMAGE_URL: product.images[0] ?? '',
      PRODUCT_PRICE: product.variants[0]?.price ?? 0,
      PRODUCT_FULL_PRICE: product.variants[0]?.fullPrice ?? null,
      ...withVouchers(product.variants[0]?.price ?? 0, product.digital === true),
      PRODUCT_CHARGED_KILOGRAM: product.digital ? 0 : chargedKilos(chargedGrams(product)),
      PRODUCT_SOLD: product.sold,
      PRODUCT_RATING: 44 + (place % 7),
    }),
  )

/** As the vouchers of a demo shop do it: that of its own, one for first orders, and free shipping. */
function withVouchers(price: number, digital: boolean) {
  const saving = price < 200_000 ? 0 : Math.min(50_000, Math.floor(price / 10))
  const first = price < 120_000 ? 0 : 30_000
  return {
    PRODUCT_VOUCHER_PRICE: saving > 0 ? price - saving : null,
    PRODUCT_FIRST_VOUCHER_PRICE: first > saving ? price - first : null,
    PRODUCT_FREE_SHIPPING: price < 250_000 || digital ? null : 25_000,
  }
}

const frame: Frame = {
  refusal: null,
  path: '/products/semua',
  shop: {
    host: 'batik.localhost',
    origin: 'http://batik.localhost',
    title: settings.name,
    description: settings.description ?? '',
    logo: null,
    theme: findTheme('batik'),
    whatsapp: '628123456789',
    banners: [],
    footerMenu: [],
    watermark: true,
    popup: null,
    city: settings.city,
    business: { name: settings.name, address: '', phone: '', email: '', nib: '', pse: '', openingHours: '' },
    returnDays: 3,
    payments: marksOf(methodsBy(['midtrans', 'manual'])),
    couriers: tableCourier.brands,
    codMax: 2_500_000,
    phoneCountries: everyCountry,
    phoneTyping: null,
    affiliateAddressWhole: false,
    demo: true,
    notice: '',
    hstsPreload: false,
    humanCheck: null,
    pushKey: null,
    tags: null,
    absent: [],
  },
}

test.each([
  ['under flat categories', 'many'],
  ['in a branch of a tree', 'parent'],
])('a page of 40 different products %s is at most 7.7 KB of HTML on the wire', async (_, state) => {
  expect(cards).toHaveLength(cardsShown)
  const sample = (await products.samples())[state]
  if (!sample) throw new Error('the products page needs its sample of a full list')
  const listing = { ...sample, listing: { ...sample.listing, rows: cards, total: cardsShown } }
  const assets = {
    script: '/assets/entry-00000000.js',
    styles: '/assets/styles-00000000.css',
    font: '/assets/font-00000000.woff2',
    islands: null,
    integrity: {
      '/assets/entry-00000000.js': `sha256-${createHash('sha256').update('entry').digest('base64')}`,
      '/assets/styles-00000000.css': `sha256-${createHash('sha256').update('styles').digest('base64')}`,
    },
  }
  const props = {
    head: products.head(listing, frame.shop),
    frame,
    route: 'products',
    layout: 'shop',
    assets,
    flash: null,
    nonce: null,
  } as const
  const html = renderToString(Document({ ...props, children: products.view(listing, frame) }))
  for (const { slug } of cards) expect(html).toContain(`/product/${slug}`)
  const wire = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength
  expect(wire).toBeLessThanOrEqual(htmlBytesMax)
})
