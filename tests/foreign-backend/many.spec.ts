import { expect } from '@playwright/test'
import { waitParam } from '#shared/web/routes.ts'
import { foreignToken, test } from './support/fixture.ts'
import { address, valuesOf } from './support/buy.ts'
import { ListPage } from './support/foreign-shop.ts'

const count = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n))
const categories = count(3_000, (n) => ({
  CATEGORY_SLUG: `kategori-${n}`,
  CATEGORY_NAME: `Kategori ${n}`,
  CATEGORY_IMAGE_URL: `https://cdn.acme.example/kategori-${n}.jpg`,
}))
const sizes = count(50, (n) => `Ukuran ${n}`)
const colours = count(40, (n) => `Warna ${n}`)
const variants = sizes.flatMap((size, s) =>
  colours.map((colour, c) => ({
    ITEM_ID: s * 40 + c,
    ITEM_ID_CODE: `V-${s}-${c}`,
    ITEM_NAME: `${size}, ${colour}`,
    ITEM_PRICE: 10_000 + s,
    ITEM_STOCK: 5,
    ITEM_VALUES: [size, colour],
    ITEM_IMAGE_URL: `https://cdn.acme.example/v-${s}-${c}.jpg`,
  })),
)
const product = {
  PRODUCT_ID: 'benang',
  PRODUCT_SLUG: 'benang',
  PRODUCT_NAME: 'Benang',
  PRODUCT_PRICE: 10_000,
  PRODUCT_OPTION_LIST: [
    { NAME: 'Ukuran', VALUES: sizes.map((VALUE) => ({ VALUE })) },
    { NAME: 'Warna', VALUES: colours.map((VALUE) => ({ VALUE })) },
  ],
  ITEM_LIST: variants,
}
const lines = count(200, (n) => ({
  CART_ID: n + 1,
  CART_ID_CODE: `C-${n}`,
  CART_QTY: 1,
  CART_ITEM_NEW_PRICE: 1_000 + n,
  CART_ITEM_PRICE: 1_000 + n,
  CART_ITEM_NAME: `Barang ${n}`,
  CART_ITEM_SLUG: `barang-${n}`,
  CART_ITEM_IMAGE_URL: 'https://cdn.acme.example/x.jpg',
  CART_ITEM_ISAVAILABLE: 1,
}))
const article = (n: number) => ({ ARTICLE_SLUG: `artikel-${n}`, ARTICLE_TITLE: `Artikel ${n}`, ARTICLE_SUMMARY: 'x' })

const links = (body: string, start: string) =>
  new Set([...body.matchAll(new RegExp(`href="(${start}[^"#]*)`, 'g'))].map(([, address]) => address))

test('3,000 categories, 2,000 variants, 200 pages of articles and 200 lines are all reached', async ({
  openShop,
  visit,
}) => {
  const visitor = visit(
    openShop({
      catalogue: true,
      more: {
        'GET /product/category': () => categories,
        'GET /product/detail/benang': () => product,
        'GET /cart/cart-list-v2': () => lines,
        'GET /article/list': ({ query }) =>
          new ListPage(
            count(12, (n) => article(Number(query.PAGE_INDEX ?? 0) * 12 + n)),
            2_400,
          ),
        'GET /article/category': () => [],
      },
    }),
  )
  const see = async (path: string, mostBytes: number) => {
    const { status, body } = await visitor.get(path)
    expect([path, status]).toEqual([path, 200])
    expect(body.length, path).toBeLessThan(mostBytes)
    return body
  }
  const home = await see('/', 40_000)
  expect(links(home, '/products/kategori').size).toBe(20)
  expect(links(home, '/kategori')).toEqual(new Set(['/kategori']))
  for (const path of ['/products/semua', '/products/kategori-2999', '/products/semua?part=categories'])
    expect(links(await see(path, 40_000), '/kategori'), path).toContain('/kategori')
  expect((await visitor.get('/products/kategori-3000')).status).toBe(404)
  const listed = new Set<string | undefined>()
  for (let page = 1; page <= 50; page += 1)
    for (const address of links(await see(`/kategori?page=${page}`, 60_000), '/products/kategori')) listed.add(address)
  expect(listed.size).toBe(3_000)
  expect(links(await see('/kategori?q=kategori+2998', 30_000), '/products/kategori').size).toBe(1)

  expect(links(await see('/articles', 40_000), '/articles')).toContain('/articles?page=200')
  expect(await see('/articles?page=200', 40_000)).toContain('Artikel 2399')
  expect(await see('/product/benang?varian=V-49-39', 1_500_000)).toContain('V-49-39')

  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  const created = await visitor.post(
    '/order/cart?_=create',
    lines.map(({ CART_ID }) => ['line', String(CART_ID)]),
  )
  expect([created.status, created.headers.location]).toEqual([303, expect.stringContaining('/order/checkout')])
})

test('300 couriers are all offered and 500 addresses are all listed', async ({ openShop, visit }) => {
  const couriers = count(300, (n) => ({
    SALE_SHIPPING_CODE: `KURIR-${n}`,
    COURIER_NAME: `Kurir ${n}`,
    SERVICE_NAME: 'REG',
    SHIPPING_COST: 9_000 + n,
  }))
  const addresses = count(500, (n) => ({
    ADDRESS_ID: n + 1,
    RECIPIENT_NAME: `Penerima ${n}`,
    RECIPIENT_PHONE: '081298765432',
    ADDRESS: `Jl. Riau No. ${n}, RT 01`,
    CITY_NAME: 'Kota Bandung',
  }))
  const more = {
    'GET /customer/me': () => ({ CUSTOMER_NAME: 'Siti', CUSTOMER_EMAIL: 'siti@contoh.id' }),
    'GET /customer/address': () => addresses,
    'GET /sale/shipping-list/{id}': () => couriers,
  }
  const visitor = visit(openShop({ catalogue: true, more }))
  await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
  const [line = ''] = valuesOf(await visitor.get('/order/cart'), 'line')
  const checkout = (await visitor.post('/order/cart?_=create', { line })).headers.location ?? ''
  await visitor.get(checkout)
  const saved = await visitor.post(`${checkout}&_=address`, address)
  expect([saved.status, (saved.body.match(/role="alert"[\s\S]{0,300}/g) ?? []).join()]).toEqual([303, ''])
  const page = await visitor.get(`${checkout}&${waitParam}=1`)
  expect(new Set(valuesOf(page, 'shipping'))).toEqual(new Set(couriers.map((one) => one.SALE_SHIPPING_CODE)))
  expect(page.body.length).toBeLessThan(900_000)
  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  const listed = await visitor.get('/profile/address')
  expect(new Set(listed.body.match(/Penerima \d+/g)).size).toBe(500)
  expect(listed.body.length).toBeLessThan(1_500_000)
})
