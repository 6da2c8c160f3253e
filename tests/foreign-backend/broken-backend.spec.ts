import { expect } from '@playwright/test'
import { foreignToken, test } from './support/fixture.ts'
import { type Fault, faults } from './support/backend-faults.ts'
import { expectNothingOfTheBackend, expectWholePage } from './support/expect-whole-page.ts'

const pages = [
  '/',
  '/products/semua',
  '/product/teh-melati-celup',
  '/search?q=teh',
  '/info',
  '/order/cart',
  '/order/checkout?SALE_ID=100',
  '/order/success?SALE_ID=100',
]
const everythingButTheLookup = /^(?!GET \/api-access)/

/** The answers that say no, and where the shopper goes then. After any other fault nobody knows what the backend did. */
const refusals: Partial<Record<Fault, RegExp>> = {
  forbidden: /^\/forbidden$/,
  'signed-out': /^\/auth\/login\?next=/,
}

for (const fault of faults) {
  // Proves §2.76, ASVS 15.3.2, ASVS 16.5.1
  test(`when the backend is ${fault}, pages are complete, offer a next step and leak nothing`, async ({
    foreignWithCatalogue: shop,
    backend,
    visit,
  }) => {
    test.setTimeout(180_000)
    shop.fail(everythingButTheLookup, fault)
    const visitor = visit(shop)
    for (const path of pages) {
      const reply = await visitor.get(path)
      const redirected = reply.status >= 300 && reply.status < 400
      if (redirected) expect.soft(reply.headers.location, `${fault} ${path}`).toMatch(/^\/(?!\/)/)
      else expectWholePage(reply, `${fault} ${path}: ${reply.status}`)
      expectNothingOfTheBackend(reply, `${fault} ${path}`)
      expect.soft(reply.headers['set-cookie']?.join() ?? '', `${fault} ${path}`).not.toContain('evil')
    }
    expect(backend.unknownCalls.filter(({ path }) => path.includes('jebakan'))).toEqual([])
  })

  // Proves §8.26, ASVS 16.5.3
  test(`when the backend is ${fault}, a form gets an answer that is never a success`, async ({
    foreignWithCatalogue: shop,
    visit,
  }) => {
    test.setTimeout(120_000)
    const visitor = visit(shop)
    await visitor.get('/')
    shop.fail(/^(POST|PATCH) /, fault)
    const reply = await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
    const refused = refusals[fault]
    expect(reply.status).toBe(refused ? 303 : 504)
    if (refused) expect(reply.headers.location).toMatch(refused)
    else {
      expectWholePage(reply, `${fault}: a result that is not known`)
      expect(reply.body).toContain('Sedang dicek')
    }
    const next = await visitor.get(reply.headers.location ?? '/order/cart')
    expect(next.body).not.toContain('Berhasil ditambahkan ke keranjang')
    expectWholePage(next, `${fault}: after the form`)
    shop.heal()
  })
}

test('a form that was not sent, because the backend is known to be down, is not called unknown', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const visitor = visit(shop)
  await visitor.get('/product/teh-melati-celup')
  shop.fail(/./, 'dead')
  for (let i = 0; i < 4; i++) await visitor.get('/order/cart')
  const reply = await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
  expect([reply.status, reply.headers.location]).toEqual([303, '/order/cart'])
  expect(shop.calls(/^POST /)).toEqual([])
})

// Proves §8.4
test('the browser API answers every fault with our own JSON', async ({ foreign, visit }) => {
  test.setTimeout(120_000)
  const visitor = visit(foreign)
  await visitor.get('/')
  for (const fault of faults.filter((name) => name !== 'relay')) {
    foreign.fail(/cart-list-v2/, fault)
    const reply = await visitor.get('/api/cart.list', { headers: { accept: 'application/json' } })
    expect.soft(reply.status, fault).toBeGreaterThanOrEqual(400)
    expect.soft(() => JSON.parse(reply.body) as unknown, fault).not.toThrow()
    expectNothingOfTheBackend(reply, `browser API ${fault}`)
    foreign.heal()
  }
})

test('a shop keeps its cached pages while its backend is down and recovers when it is back', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const visitor = visit(shop)
  const before = await visitor.get('/product/teh-melati-celup')
  expect(before.body).toContain('Teh Melati Celup')
  shop.fail(/./, 'dead')
  const during = await visitor.get('/product/teh-melati-celup')
  expect(during.status).toBe(200)
  expect(during.body).toContain('Teh Melati Celup')
  const cart = await visitor.get('/order/cart')
  expectWholePage(cart, 'cart while down')
  shop.heal()
  expect((await visitor.get('/order/cart')).status).toBe(200)
})

test('a dead backend does not end a session', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  await visitor.get('/')
  foreign.fail(/./, 'dead')
  await visitor.get('/order/cart')
  await visitor.get('/profile')
  expect(visitor.cookies.has('__Host-ACCESS_WEB')).toBe(true)
})
