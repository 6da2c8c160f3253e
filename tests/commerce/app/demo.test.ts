import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { batchOf, goodsOf, settingsOf } from '#demo/batch.ts'
import { pastOf } from '#demo/history/past.ts'
import { demoShops } from '#demo/index.ts'
import { demoIds } from '#demo/types.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const shop = demoShops.kopi
const goods = goodsOf(shop)
const past = pastOf(shop, { products: goods.products, flashSales: false })

async function openWithGoods(options: { demo: boolean }): Promise<TestShop> {
  const opened = await openShop(options)
  const batch = batchOf(shop, { settings: settingsOf(shop, opened.host), goods, now: new Date() })
  expect(await opened.admin('POST', '/import', batch)).toMatchObject({ status: 200 })
  return opened
}
const counts = async (opened: TestShop) =>
  runInDurableObject(await opened.object(), (_, { storage }) =>
    ['customer', 'orders', 'review', 'wish', 'voucher_claim', 'order_return'].map((table) =>
      Number(storage.sql.exec(`SELECT count(*) AS n FROM ${table}`).one()['n']),
    ),
  )

test('a demo shop takes its past once', async () => {
  const opened = await openWithGoods({ demo: true })
  expect(await opened.admin('POST', '/demo', past)).toMatchObject({ status: 200 })
  const first = await counts(opened)
  expect(first.every((count) => count > 0)).toBe(true)
  expect(await opened.admin('POST', '/demo', past)).toMatchObject({ status: 200 })
  expect(await counts(opened)).toEqual(first)
})

test('a shop that is no demo does not have this address', async () => {
  const opened = await openWithGoods({ demo: false })
  expect(await opened.admin('POST', '/demo', past)).toMatchObject({ status: 404 })
  expect(await counts(opened)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a past that names what the shop does not sell is refused at that place, whole', async () => {
  const opened = await openWithGoods({ demo: true })
  const [order] = past.customer.orders
  const lines = [{ productSlug: 'tidak-ada', values: [], quantity: 1 }]
  const wrong = { ...past, customer: { ...past.customer, orders: [{ ...order, lines }], vouchers: ['TIDAKADA'] } }
  expect(await opened.admin('POST', '/demo', wrong)).toMatchObject({
    status: 422,
    body: {
      fields: { 'customer.orders.0.lines.0': expect.any(String), 'customer.vouchers.0': expect.any(String) },
    },
  })
  expect(await counts(opened)).toEqual([0, 0, 0, 0, 0, 0])
})

test('an order that does not begin with its placing is refused', async () => {
  const opened = await openShop()
  const [order] = past.customer.orders
  const history = [{ status: 'SHIPPING', hoursAgo: 3 }]
  const wrong = { ...past, reviews: [], customer: { ...past.customer, orders: [{ ...order, history }] } }
  expect(await opened.admin('POST', '/demo', wrong)).toMatchObject({
    status: 422,
    body: { fields: { 'customer.orders.0.history': expect.any(String) } },
  })
})

test.each(demoIds)(
  '%s shows the lowest price of 30 days beside each struck one, and goods bought together',
  async (id) => {
    const opened = await openShop({ sample: id })
    const listed = await opened.call('catalog.listWhole', { after: null, category: null })
    const variants = listed.ok ? listed.value.flatMap((product) => product.variants) : []
    const struck = variants.filter(({ fullPrice, price }) => fullPrice !== null && fullPrice > price)
    expect(struck.length).toBeGreaterThan(20)
    expect(struck.filter(({ lowestPrice }) => lowestPrice === null)).toEqual([])
    const cheaper = struck.filter(({ lowestPrice, price }) => lowestPrice !== null && lowestPrice < price)
    expect(cheaper.length).toBeGreaterThan(0)
    const together = await Promise.all(
      ['kemeja-kawung-lengan-panjang', 'dripper-keramik', 'ponsel-nusa-x3'].map((slug) =>
        opened.call('catalog.related', { slug }),
      ),
    )
    const shown = together.flatMap((one) => (one.ok ? one.value.filter(({ boughtTogether }) => boughtTogether) : []))
    expect(shown).toHaveLength(3)
    expect(await opened.audit()).toEqual([])
  },
)
