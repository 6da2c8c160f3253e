import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** What begins like an address and is none. */
const broken = [
  'https://',
  'https://[',
  'https://gambar toko.id/a.jpg',
  'https://toko.id:99999/a.jpg',
  'https://%zz/a.jpg',
]

const wired = (image: string) => ({
  PRODUCT_ID: 'p',
  PRODUCT_SLUG: 'mawar',
  PRODUCT_NAME: 'Mawar',
  PRODUCT_PRICE: 1_000,
  PRODUCT_IMAGE_URL: image,
  PRODUCT_IMAGE_LIST: [image, { IMAGE_URL: image }],
  // The shortest with `.mp4` alone would be an address.
  PRODUCT_VIDEO_URL: `${image} .mp4`,
  ITEM_LIST: [
    { ITEM_ID_CODE: 'a', ITEM_NAME: 'Merah', ITEM_PRICE: 1_000, ITEM_IMAGE_URL: image },
    { ITEM_ID_CODE: 'b', ITEM_NAME: 'Putih', ITEM_PRICE: 1_000, ITEM_IMAGE_URL: '/putih.jpg' },
  ],
})

const kabar = { ARTICLE_SLUG: 'kabar', ARTICLE_TITLE: 'Kabar', ARTICLE_SUMMARY: 'Panen', ARTICLE_DATE: '2026-01-01' }
const bodyWith = (image: string) => [
  { TYPE: 'PARAGRAPH', TEXT: 'Panen tiba' },
  { TYPE: 'IMAGE', IMAGE_URL: image, CAPTION: 'Kebun' },
]

test.each(broken)(
  'a picture at %s of another backend is none: its product, the feed and the shop stand',
  async (image) => {
    const shop = browse(await openShop({ sample: 'kopi' }), (path, query) => {
      if (path.endsWith('/helper/company-header-logo')) return { TITLE: 'Toko', COMPANY_LOGO: image }
      if (path.endsWith('/helper/banner-carousel'))
        return { BANNER_IMAGE_LIST: [image, { IMAGE_URL: '/banner.webp', LINK_URL: image, TITLE: 'Baru' }] }
      if (path.endsWith('/article/detail/kabar'))
        return { ...kabar, ARTICLE_IMAGE_URL: image, ARTICLE_BODY: bodyWith(image) }
      if (path.endsWith('/article/list')) return [{ ...kabar, ARTICLE_IMAGE_URL: image }]
      if (path.endsWith('/helper/popup-banner')) return { STATUS: 1, IMAGE_URL: image, LINK_URL: image }
      if (path.endsWith('/product/feed')) return query.has('AFTER_PRODUCT_ID') ? [] : [wired(image)]
      return path.endsWith('/product/detail/mawar') ? wired(image) : null
    })
    for (const path of [
      '/',
      '/product/mawar',
      '/article/kabar',
      '/articles',
      '/fb-catalog/feed.tsv',
      '/fb-catalog/google.xml',
      '/app.webmanifest',
    ]) {
      const answer = await shop.fetch(path)
      expect([path, answer.status]).toEqual([path, 200])
      // A page is full of addresses that begin like the shortest.
      const after = (await answer.text()).split(image).slice(1)
      expect(after.filter((rest) => !/^\w/.test(rest)).map((rest) => rest.slice(0, 40))).toEqual([])
    }
    expect(await (await shop.fetch('/')).text()).toContain('/banner.webp')
    expect(await (await shop.fetch('/article/kabar')).text()).toContain('Panen tiba')
    const twin = await shop.fetch('/product/mawar', { headers: { accept: 'text/markdown' } })
    expect(twin.status).toBe(200)
    const lookup = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ids":["mawar"]}' }
    expect((await shop.fetch('/ucp/catalog/lookup', lookup)).status).toBe(200)
  },
)

test.each(broken)('a shop takes no picture at %s', async (image) => {
  const shop = browse(await openShop({ products: [{ slug: 'topi' }] }))
  const variants = [{ values: [], price: 1_000, fullPrice: null, stock: 1, image: '' }]
  const topi = { slug: 'topi', name: 'Topi', categorySlug: 'produk', description: '', attributes: [], options: [] }
  const put = (images: string[]) =>
    shop.administer('/import', { categories: [], products: [{ ...topi, images, weightGrams: 1, variants }] })
  expect((await put([image])).status).toBe(422)
  expect((await shop.administer('/settings', { logo: image })).status).toBe(422)
  expect((await put(['/topi.webp', 'https://cdn.toko.id/topi batik.jpg'])).status).toBe(200)
  expect((await shop.fetch('/product/topi')).status).toBe(200)
})
