import { expect } from '@playwright/test'
import { test } from './support/fixture.ts'

const rootCalls = /api-access|\/helper\/(get-website|banner|menu|company|setting|google|meta|popup)|watermark/

// Proves §4.18
test('the first view makes the nine root calls once, later views make none', async ({ foreign, visit }) => {
  await visit(foreign).get('/')
  const first = foreign.calls(rootCalls)
  expect(new Set(first).size).toBe(10)
  // What a busy machine has not answered in time is sent a second time.
  expect(first.length).toBeLessThan(15)
  await visit(foreign).get('/order/cart')
  await visit(foreign).get('/info')
  expect(foreign.calls(rootCalls)).toEqual(first)
})

test('a cached catalogue page makes no backend call', async ({ foreignWithCatalogue: shop, visit }) => {
  for (const path of ['/', '/products/semua', '/product/teh-melati-celup']) {
    const first = await visit(shop).get(path)
    expect(first.status).toBe(200)
    const before = shop.log.length
    const second = await visit(shop).get(path)
    expect(shop.log.slice(before).map((call) => call.path)).toEqual([])
    expect(second.body).toBe(first.body)
    expect(second.headers['set-cookie']).toBeUndefined()
  }
})

test('a thousand different fbclid values share one render', async ({ foreignWithCatalogue: shop, visit }) => {
  test.setTimeout(120_000)
  await visit(shop).get('/product/teh-melati-celup')
  const before = shop.log.length
  for (let i = 0; i < 1_000; i += 20) {
    const views = Array.from({ length: 20 }, (_, k) =>
      visit(shop).get(`/product/teh-melati-celup?fbclid=IwAR${i + k}x&utm_source=ig&utm_campaign=${i}`),
    )
    for (const { status } of await Promise.all(views)) expect(status).toBe(200)
  }
  expect(shop.log.length - before).toBe(0)
})

test('many simultaneous shoppers share one render', async ({ foreignWithCatalogue: shop, visit }) => {
  // Those who do not ask wait for three times the backend's pace, which is longer than a busy machine takes.
  shop.delayMs = 1_500
  await visit(shop).get('/info')
  shop.delayMs = 0
  await Promise.all(Array.from({ length: 30 }, () => visit(shop).get('/product/gula-aren-cair')))
  expect(shop.calls(/product\/detail/).length).toBeLessThanOrEqual(2)
})

test('a second visit gets a 304', async ({ foreignWithCatalogue: shop, visit }) => {
  const { headers } = await visit(shop).get('/')
  const again = await visit(shop).get('/', { headers: { 'if-none-match': String(headers.etag) } })
  expect(again.status).toBe(304)
  expect(again.body).toBe('')
})

test('one visitor’s language, device or cookies do not change the page of the next', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const odd = visit(shop)
  odd.cookies.set('theme', 'red')
  await odd.get('/product/teh-melati-celup', {
    headers: { 'accept-language': 'en', 'user-agent': 'iPhone', 'x-forwarded-host': 'evil.example' },
  })
  const plain = await visit(shop).get('/product/teh-melati-celup')
  expect(plain.body).not.toContain('evil.example')
  expect(plain.headers['cache-control']).toContain('no-cache')
})
