import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** What is left of a flower when a program cuts a name after so many units. */
const half = '🌸'.slice(0, 1)

test.each<[what: string, body: object, field: string]>([
  ['name', { name: `Toko ${half}` }, 'name'],
  ['description', { description: `Bunga ${half}` }, 'description'],
  ['business', { businessName: half }, 'businessName'],
  ['menu', { footerMenu: [{ title: `Cara ${half}`, slug: 'cara' }] }, 'footerMenu.0.title'],
])('a shop takes no %s that ends within a character, and every page stands', async (_, body, field) => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const answer = await shop.administer('/settings', body)
  expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { [field]: expect.any(String) } }])
  for (const path of ['/', '/info', '/order/cart', '/tidak-ada'])
    expect([path, (await shop.fetch(path)).status]).toEqual([path, path === '/tidak-ada' ? 404 : 200])
})

const names: [how: string, sent: string, read: string][] = [
  ['cut', `Mawar ${half}`, 'Mawar'],
  ['that we cut', `${'M'.repeat(199)}🌸 segar`, 'M'.repeat(199)],
  ['alone', half, ''],
  ['first', `${half} Mawar`, 'Mawar'],
]
test.each(names)(
  'a name of another backend, %s within a character, is shown without the half and asked about',
  async (_, name, read) => {
    const product = {
      PRODUCT_ID: 'p',
      PRODUCT_SLUG: 'mawar',
      PRODUCT_NAME: name,
      PRODUCT_PRICE: 1_000,
      PRODUCT_IMAGE_URL: '',
    }
    const shop = browse(await openShop({ sample: 'kopi' }), (path) => {
      if (path.endsWith('/helper/company-header-logo')) return { TITLE: `Toko ${half}`, DESCRIPTION: half }
      if (path.endsWith('/helper/menu-footer')) return [{ TITLE: half, SLUG: half }]
      if (path.endsWith('/product/feed')) return [{ ...product, ITEM_LIST: [] }]
      return path.endsWith('/product/detail/mawar')
        ? { ...product, ITEM_LIST: [{ ITEM_ID_CODE: 'i', ITEM_NAME: half, ITEM_PRICE: 1_000 }] }
        : null
    })
    for (const path of [
      '/product/mawar',
      '/',
      '/og/product/mawar',
      '/fb-catalog/feed.xml',
      '/app.webmanifest',
      '/llms.txt',
    ]) {
      const answer = await shop.fetch(path)
      const body = answer.headers.get('content-type')?.startsWith('image/') ? '' : await answer.text()
      expect([path, answer.status]).toEqual([path, 200])
      expect([path, body.isWellFormed(), body.includes('\ufffd')]).toEqual([path, true, false])
    }
    const page = await (await shop.fetch('/product/mawar')).text()
    expect(/<h1[^>]*>([^<]*)/.exec(page)?.[1]).toBe(read)
    const chat = /https:\/\/wa\.me\/\d+\?text=([^"]*)/.exec(page)?.[1] ?? ''
    expect(decodeURIComponent(chat)).toContain('saya ingin bertanya tentang produk ini')
  },
)
