import { expect } from '@playwright/test'
import { test } from './support/fixture.ts'

const traffic = /tracking-traffic/
/** A person's browser that opens a page. */
const opened = { headers: { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' } }

// Proves §3.84, §7.14
test('a visitor’s first page of the day is sent to the backend once, without anything of the visitor', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const siti = visit(shop)
  await siti.get('/product/teh-melati-celup?utm_source=ig&email=siti%40contoh.id', opened)
  await expect.poll(() => shop.calls(traffic)).toHaveLength(1)
  const { body, headers } = shop.last('POST /helper/tracking-traffic')
  expect(JSON.parse(body)).toEqual({ TRAFFIC_PATH: '/product/teh-melati-celup' })
  expect(Object.keys(headers)).not.toContain('visitor-id')
  expect(Object.keys(headers)).not.toContain('authorization')
  expect(Object.keys(headers)).not.toContain('visitor-address')
  await siti.get('/', opened)
  await siti.get('/order/cart', opened)
  await visit(shop).get('/order/cart', opened)
  await expect.poll(() => shop.calls(traffic)).toHaveLength(2)
})

// Proves §7.14
test('it arrives from a page of the cache too, whose bytes and tag stay as they are', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const first = await visit(shop).get('/')
  const before = shop.log.length
  const ani = visit(shop)
  const cached = await ani.get('/', opened)
  expect(cached.body).toBe(first.body)
  await expect.poll(() => shop.calls().slice(before)).toEqual(['POST /helper/tracking-traffic'])
  expect(cached.headers['cache-control']).toBe(first.headers['cache-control'])
  const again = await visit(shop).get('/', {
    headers: { ...opened.headers, 'if-none-match': String(first.headers.etag) },
  })
  expect(again.status).toBe(304)
  await expect.poll(() => shop.calls().slice(before)).toHaveLength(2)
})

test('a personal page is sent as its pattern, because its address may be a secret', async ({ foreign, visit }) => {
  await visit(foreign).get('/order/track/rahasia-tautan', opened)
  await visit(foreign).get('/order/checkout?SALE_ID=9', opened)
  for (const { body } of foreign.log.filter(({ path }) => traffic.test(path))) {
    expect(body).not.toContain('rahasia')
    expect(body).not.toContain('SALE_ID')
  }
})

test('a machine, a prefetch and a part of a page do not count', async ({ foreignWithCatalogue: shop, visit }) => {
  const { headers } = opened
  for (const odd of [
    { ...headers, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { ...headers, 'user-agent': 'WhatsApp/2.23.20.0' },
    { ...headers, 'sec-purpose': 'prefetch;prerender' },
    { 'user-agent': headers['user-agent'] },
    { ...headers, 'sec-fetch-dest': 'empty' },
  ])
    expect((await visit(shop).get('/', { headers: odd })).headers['set-cookie']).toBeUndefined()
  expect((await visit(shop).get('/product/tidak-ada', opened)).headers['set-cookie']).toBeUndefined()
  await visit(shop).get('/', opened)
  await expect.poll(() => shop.calls(traffic)).toHaveLength(1)
})

for (const fault of ['slow', 'dead', 'boom', 'garbage'] as const)
  test(`a count that the backend answers with ${fault} costs the page nothing`, async ({
    foreignWithCatalogue: shop,
    visit,
  }) => {
    await visit(shop).get('/')
    shop.fail(traffic, fault)
    const siti = visit(shop)
    const startedAt = Date.now()
    const page = await siti.get('/', opened)
    expect(page.status).toBe(200)
    expect(page.body.trimEnd().endsWith('</html>')).toBe(true)
    expect(Date.now() - startedAt).toBeLessThan(2_000)
    await expect.poll(() => shop.calls(traffic)).toHaveLength(1)
    expect((await siti.get('/info', opened)).status).toBe(200)
    expect(shop.calls(traffic)).toHaveLength(1)
  })
