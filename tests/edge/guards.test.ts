import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { routes } from '#shared/web/routes.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** One shop for all tests that only read. */
const reading = lazily(async () => browse(await openShop({ sample: 'kopi' })))

const filled = (path: string) => path.replace(/:\w+/g, 'x1')

// Proves §2.21, §2.48, §6.2, ASVS 8.2.1
test('every profile route redirects a guest to the login with the return address and shows nothing', async () => {
  const shop = await reading()
  for (const { path, guard } of Object.values(routes)) {
    if (guard !== 'customer') continue
    const response = await shop.fetch(filled(path))
    expect([path, response.status, response.headers.get('location')]).toEqual([
      path,
      302,
      `/auth/login?next=${encodeURIComponent(filled(path))}`,
    ])
    expect(await response.text()).toBe('')
  }
})

// Proves §2.49, §6.3
test('every auth route redirects a customer to the profile', async () => {
  const shop = await reading()
  const cookie = await shop.signIn()
  for (const { path, guard } of Object.values(routes)) {
    if (guard !== 'guest') continue
    const response = await shop.fetch(filled(path), { headers: { cookie } })
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, '/profile'])
  }
})

// Proves §2.13
test('the login’s child route shows the login, whose form signs in and returns; a customer goes to the profile', async () => {
  const shop = await reading()
  const page = await shop.fetch('/auth/login/_login?next=%2Forder%2Fcart')
  const html = await page.text()
  expect(html).toContain('Masuk ke Akun')
  expect([page.status, html.match(/<form[^>]* action="([^"]+)"/)?.[1]]).toEqual([
    200,
    '/auth/login/_login?next=%2Forder%2Fcart&amp;_=login',
  ])
  const cookie = await shop.signIn()
  const answer = await shop.fetch('/auth/login/_login', { headers: { cookie } })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile'])
})

// Proves §2.33
test('a fixed path under /profile/order is not read as an order id', async () => {
  const shop = await reading()
  const cookie = await shop.signIn()
  const page = await shop.fetch('/profile/order/return', { headers: { cookie } })
  expect([page.status, /<h1[^>]*>([^<]+)/.exec(await page.text())?.[1]]).toEqual([200, 'Pengembalian'])
})

// Proves ASVS 13.4.2, ASVS 15.2.3
test('developer pages exist only in demo shops', async () => {
  const shop = browse(await openShop({ sample: 'kopi', demo: false }))
  for (const path of ['/dev/layar', '/dev/pembayaran/x']) expect((await shop.fetch(path)).status).toBe(404)
})

// Proves ASVS 3.4.5, ASVS 14.2.2, ASVS 14.2.4, ASVS 14.3.2
test('private pages are not cached', async () => {
  const shop = await reading()
  const cookie = await shop.signIn()
  for (const path of ['/profile', '/profile/order', '/order/cart', '/order/checkout']) {
    const response = await shop.fetch(path, { headers: { cookie } })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
  }
})

// Proves §1.22, §2.42, §3.70
test('maintenance redirects pages, refuses forms and browser API calls, and keeps the health check and the reading of orders', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const away = new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10)
  const shippingPause = { from: new Date().toISOString().slice(0, 10), to: away }
  const cookie = await shop.signIn()
  await shop.administer('/settings', { maintenance: true, shippingPause })
  expect((await shop.fetch('/')).headers.get('location')).toBe('/maintenance')
  const closed = await shop.fetch('/maintenance')
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '300'])
  // What the owner says of the days in which the shop rests.
  expect(await closed.text()).toMatch(/Libur.*Silakan kembali/)
  expect(
    (await shop.fetch('/order/cart?_=remove', { method: 'POST', body: new URLSearchParams({ id: 'x' }) })).status,
  ).toBe(503)
  expect((await shop.fetch('/api/cart.list')).status).toBe(503)
  expect((await shop.fetch('/profile/order')).headers.get('location')).toBe('/maintenance')
  const own = { headers: { cookie } }
  expect(await (await shop.fetch('/maintenance', own)).text()).toContain('href="/profile/order"')
  expect((await shop.fetch('/profile/order', own)).status).toBe(200)
  expect((await shop.fetch('/profile/order/x?_=cancel', { ...own, method: 'POST' })).status).toBe(503)
  // A link that is wrong is answered by the shop, so one that is right is too.
  expect((await shop.fetch('/order/track/salah')).status).toBe(404)
  expect((await shop.fetch('/health')).status).toBe(200)
  await shop.administer('/settings', { maintenance: false })
  expect((await shop.fetch('/')).status).toBe(200)
  // Whose page was left open reloads it: the shop is there again.
  const again = await shop.fetch('/maintenance')
  expect([again.status, again.headers.get('location')]).toEqual([302, '/'])
})

test('a script of a page reads why it was not answered, and takes no page for a broken connection', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const press = async (headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { accept: 'application/json', ...headers }, body: new URLSearchParams({}) }
    const answer = await shop.fetch('/order/cart?_=remove', init)
    return [answer.status, (await answer.json()) as unknown]
  }
  const said = (status: number, message: string) => [status, { ok: false, status, message, fields: {} }]
  expect(await press({ 'sec-fetch-site': 'cross-site' })).toEqual(said(403, text.accessDenied))
  await shop.administer('/settings', { maintenance: true })
  expect(await press()).toEqual(said(503, 'Toko sedang dalam pemeliharaan.'))
  const unknown = browse(await openShop())
  unknown.breakBackend(true)
  const answer = await unknown.fetch('/order/cart?_=remove', {
    method: 'POST',
    headers: { accept: 'application/json' },
  })
  expect([answer.status, await answer.json()]).toEqual(said(503, messageOf('unavailable')))
})

// Proves §8.2
test('system pages are complete on a normal shop, too', async () => {
  const shop = await reading()
  expect((await shop.fetch('/domain-not-registered')).status).toBe(200)
  const forbidden = await shop.fetch('/forbidden')
  expect(forbidden.status).toBe(403)
  expect(await forbidden.text()).toContain('Access denied')
})
