import { expect } from '@playwright/test'
import { address } from './support/buy.ts'
import { foreignToken, test } from './support/fixture.ts'
import { expectWholePage } from './support/expect-whole-page.ts'

// Proves §2.48
test('the profile needs a token; without one the shopper goes to the login, which returns to the profile', async ({
  foreign,
  visit,
}) => {
  for (const path of ['/profile', '/profile/order', '/profile/wallet/success', '/profile/order/7/invoice']) {
    const reply = await visit(foreign).get(path)
    expect(reply.status).toBe(302)
    expect(reply.headers.location).toBe(`/auth/login?next=${encodeURIComponent(path)}`)
    expect(reply.headers['cache-control']).toContain('no-store')
  }
})

// Proves §2.15, §2.49
test('auth pages redirect a shopper with a token to the profile', async ({ foreign, visit }) => {
  for (const path of ['/auth/login', '/auth/register', '/auth/google-verification']) {
    const visitor = visit(foreign)
    visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
    const reply = await visitor.get(path)
    expect(reply.headers.location).toBe('/profile')
  }
})

// Proves §2.44, §4.24, §8.1
test('a 403 from the backend signs out this visitor and shows Access denied; other visitors stay signed in', async ({
  foreign,
  visit,
}) => {
  const [one, other] = [visit(foreign), visit(foreign)]
  for (const visitor of [one, other]) visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  await other.get('/')
  foreign.fail(/cart-list-v2/, 'forbidden')
  const reply = await one.get('/order/cart')
  expect(reply.status).toBe(302)
  expect(reply.headers.location).toBe('/forbidden')
  expect(one.cookies.has('__Host-ACCESS_WEB')).toBe(false)
  const page = await one.get('/forbidden')
  expect(page.status).toBe(403)
  expect(page.body).toContain('Access denied')
  expectWholePage(page, '/forbidden')
  foreign.heal()
  expect((await other.get('/order/cart')).status).toBe(200)
  expect(foreign.last('GET /cart/cart-list-v2').headers.authorization).toBeDefined()
})

// Proves §8.1
test('so does a 403 of any call of the checkout, which could go on without its answer', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  const signIn = () => visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  signIn()
  await visitor.callApi('cart.add', { itemId: '501', quantity: 1 })
  const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
  const created = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
  const checkout = created.headers.location ?? ''
  // Its page was made by another Worker: this one has not learned yet that the backend has no regions.
  expect((await visitor.post(`${checkout}&_=address`, address)).status).toBe(303)
  for (const call of [/shipping-detail-for-checkout/, /shipping-list/, /payment-list-v4/]) {
    signIn()
    foreign.fail(call, 'forbidden')
    const reply = await visitor.get(checkout)
    expect([String(call), reply.status, reply.headers.location]).toEqual([String(call), 302, '/forbidden'])
    expect(visitor.cookies.has('__Host-ACCESS_WEB')).toBe(false)
    foreign.heal()
  }
})

// Proves §4.24
test('after a 403 the access key is looked up again, at most once in 30 seconds', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  await visitor.get('/')
  foreign.fail(/cart-list-v2/, 'forbidden')
  for (let i = 0; i < 5; i++) await visitor.get('/order/cart')
  const calls = foreign.calls(/api-access/).length
  expect(calls).toBeGreaterThanOrEqual(2)
  // A busy machine may send one a second time; for each of the five there would be six.
  expect(calls).toBeLessThanOrEqual(3)
})

test('a 401 ends the session and keeps the return address and the cart', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  await visitor.get('/')
  const guest = visitor.cookies.get('__Host-VISITOR')
  foreign.fail(/cart-list-v2/, 'signed-out')
  const reply = await visitor.get('/order/cart')
  expect(reply.headers.location).toBe(`/auth/login?next=${encodeURIComponent('/order/cart')}`)
  expect(visitor.cookies.has('__Host-ACCESS_WEB')).toBe(false)
  expect(visitor.cookies.get('__Host-VISITOR')).toBe(guest)
  expect((await visitor.get('/auth/login?next=%2Forder%2Fcart')).body).toContain('Sesi berakhir, silakan masuk kembali')
})

test('a guest whose add is answered 401 is sent to the login once, which says why', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  foreign.fail(/^POST \/cart\/cart/, 'signed-out')
  const add = { itemId: '501', quantity: '2' }
  const { status, headers } = await visitor.post('/product/teh-melati-celup?_=add', add)
  const login = `/auth/login?next=${encodeURIComponent('/product/teh-melati-celup')}`
  expect([status, headers.location]).toEqual([303, login])
  expect((await visitor.get(login)).body).toContain('Sesi berakhir, silakan masuk kembali')
})

test('a wrong password that is answered 401 is a refusal: the login says why and keeps what was typed', async ({
  foreign,
  visit,
}) => {
  const visitor = visit(foreign)
  await visitor.get('/auth/login')
  foreign.fail(/^POST \/customer\/login/, 'signed-out')
  const typed = { login: 'siti@contoh.id', password: 'salah-sekali-9', _at: String(Date.now() - 60_000) }
  const reply = await visitor.post('/auth/login?_=login', typed)
  expect(reply.status).toBe(422)
  expect(reply.body).toContain('jwt expired')
  expect(reply.body).toContain('value="siti@contoh.id"')
  expect(reply.body).not.toContain('Sesi berakhir')
})

// Proves §2.43, §4.16, §8.5
test('company 0 means an unknown domain: /domain-not-registered with 404', async ({ server, unknownHost, visit }) => {
  expect(server.port).toBeGreaterThan(0)
  const visitor = visit({ host: unknownHost })
  const reply = await visitor.get('/product/apa-saja')
  expect(reply.status).toBe(302)
  expect(reply.headers.location).toBe('/domain-not-registered')
  expect(reply.headers['cache-control']).toContain('no-store')
  const page = await visitor.get('/domain-not-registered')
  expect(page.status).toBe(404)
  expect(page.body).toContain('Domain belum terdaftar')
  expect(page.body.trimEnd().endsWith('</html>')).toBe(true)
})

// Proves §4.15
test('a failed look-up shows a page to try again, never an unknown domain, and is not cached', async ({
  foreign,
  visit,
}) => {
  for (const fault of ['dead', 'garbage', 'html', 'empty', 'boom', 'half', 'redirect', 'wrong-types'] as const) {
    foreign.fail(/api-access/, fault)
    const reply = await visit(foreign).get('/')
    expect(reply.status, fault).toBe(503)
    expect(reply.headers['retry-after'], fault).toBeDefined()
    expect(reply.body, fault).not.toContain('Domain belum terdaftar')
    expectWholePage(reply, `look-up ${fault}`)
    foreign.heal()
  }
  expect((await visit(foreign).get('/')).status).toBe(200)
})

// Proves §2.53
test('maintenance closes the pages but not the health check', async ({ foreign, visit }) => {
  foreign.settings = { MAINTENANCE_STATUS: 'true' }
  const visitor = visit(foreign)
  const reply = await visitor.get('/')
  expect(reply.headers.location).toBe('/maintenance')
  const page = await visitor.get('/maintenance')
  expect(page.status).toBe(503)
  expect(page.headers['retry-after']).toBeDefined()
  expect(page.body).toContain('Toko sedang dalam pemeliharaan')
  expect((await visitor.get('/health')).status).toBe(200)
  expect((await visitor.post('/order/cart?_=empty', {})).status).toBe(503)
  expect((await visitor.get('/api/cart.list')).status).toBe(503)
})

test('the health of a shop of another backend: its look-up and one read', async ({ foreign, visit }) => {
  const headers = { accept: 'application/json' }
  const well = await visit(foreign).get('/check-health', { headers })
  expect([well.status, JSON.parse(well.body)]).toEqual([
    200,
    expect.objectContaining({
      status: 'ok',
      host: foreign.host,
      checks: ['kv', 'lookup', 'backend'].map((name) => ({ name, ok: true, ms: expect.any(Number) })),
    }),
  ])
  expect((await visit(foreign).get('/check-health')).body).toContain('Semua berjalan baik')
})

// Proves ASVS 3.5.1
test('requests from another site can change nothing', async ({ foreign, visit }) => {
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const reply = await visit(foreign).post('/order/cart?_=empty', {}, { headers })
    expect(reply.status).toBe(403)
  }
  expect(foreign.calls(/cart-delete/)).toEqual([])
})

test('before another backend there is no desk, and nothing of its files is loaded', async ({ foreign, visit }) => {
  for (const path of ['/kelola', '/kelola/kemas', '/kelola/masuk', '/kelola/masuk/abc']) {
    const reply = await visit(foreign).get(path)
    expect([path, reply.status]).toEqual([path, 404])
    expectWholePage(reply, path)
    expect(reply.body).not.toMatch(/\/desk-|passkey-/)
  }
  expect((await visit(foreign).post('/kelola/kemas', { press: 'packed', id: 'x' })).status).toBe(404)
})
