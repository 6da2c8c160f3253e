import { expect } from '@playwright/test'
import { foreignToken, test } from './support/fixture.ts'
import { faults } from './support/backend-faults.ts'
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
const everythingButTheLookUp = /^(?!GET \/api-access)/

for (const fault of faults) {
  test(`a backend that is ${fault} gives whole pages with a next step, and nothing of its own`, async ({
    foreignWithCatalogue: shop,
    backend,
    visit,
  }) => {
    test.setTimeout(180_000)
    shop.fail(everythingButTheLookUp, fault)
    const visitor = visit(shop)
    for (const path of pages) {
      const reply = await visitor.get(path)
      const gone = reply.status >= 300 && reply.status < 400
      if (gone) expect.soft(reply.headers.location, `${fault} ${path}`).toMatch(/^\/(?!\/)/)
      else expectWholePage(reply, `${fault} ${path}: ${reply.status}`)
      expectNothingOfTheBackend(reply, `${fault} ${path}`)
      expect.soft(reply.headers['set-cookie']?.join() ?? '', `${fault} ${path}`).not.toContain('evil')
    }
    expect(backend.strangers.filter(({ path }) => path.includes('jebakan'))).toEqual([])
  })

  test(`a form sent while the backend is ${fault} is answered, and never as a success`, async ({
    foreignWithCatalogue: shop,
    visit,
  }) => {
    test.setTimeout(120_000)
    const visitor = visit(shop)
    await visitor.get('/')
    shop.fail(/^(POST|PATCH) /, fault)
    const reply = await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
    expect(reply.status).toBe(303)
    const next = await visitor.get(reply.headers.location ?? '/')
    expect(next.body).not.toContain('Berhasil ditambahkan ke keranjang')
    expectWholePage(next, `${fault}: after the form`)
    shop.heal()
  })
}

test('the browser’s API answers every fault with JSON of ours', async ({ foreign, visit }) => {
  test.setTimeout(120_000)
  const visitor = visit(foreign)
  await visitor.get('/')
  for (const fault of faults.filter((name) => name !== 'relay')) {
    foreign.fail(/cart-list-v2/, fault)
    const reply = await visitor.get('/api/cart.list', { headers: { accept: 'application/json' } })
    expect.soft(reply.status, fault).toBeGreaterThanOrEqual(400)
    expect.soft(() => JSON.parse(reply.body) as unknown, fault).not.toThrow()
    expectNothingOfTheBackend(reply, `door ${fault}`)
    foreign.heal()
  }
})

test('a shop that was open stays open while its backend is down, and is whole again when it is back', async ({
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

test('signed in or not, a dead backend ends nobody’s session', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  await visitor.get('/')
  foreign.fail(/./, 'dead')
  await visitor.get('/order/cart')
  await visitor.get('/profile')
  expect(visitor.cookies.has('__Host-ACCESS_WEB')).toBe(true)
})
