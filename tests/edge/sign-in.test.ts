import { hourMs } from '#shared/format/units.ts'
import { expect, test, vi } from 'vitest'
import type { Message } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { inHashPlace } from '#commerce/identity/customers/hash-places.ts'
import { messageOf } from '#shared/text/errors.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { addTestCustomers, phoneOf, testCustomerPassword } from '#tests/support/in-workerd/test-customers.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const shownLongAgo = Date.now() - 60_000
const typed = { login: phoneOf(0), password: testCustomerPassword, website: '', _at: String(shownLongAgo) }

async function opened() {
  const shop = await openShop()
  await addTestCustomers(shop, 1)
  const edge = browse(shop)
  const post = (path: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
    edge.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie, ...headers } })
  return { shop, edge, post }
}
async function newestCode(shop: TestShop): Promise<string> {
  const listed = await shop.call('message.list', {})
  return (listed.ok ? (listed.value as Message[]) : [])[0]?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}
const hasSession = (response: Response) => /__Host-ACCESS_WEB=[\w-]+\./.test(response.headers.get('set-cookie') ?? '')

// Proves §1.23, ASVS 3.7.2
test('without script a form signs in and returns only to a path of this shop', async () => {
  const { post } = await opened()
  const back = await post('/auth/login?next=%2Forder%2Fcart&_=login', typed)
  expect([back.status, back.headers.get('location'), hasSession(back)]).toEqual([303, '/order/cart', true])
  for (const next of ['https://jahat.example/', '//jahat.example', '/\\jahat.example', 'javascript:alert(1)'])
    expect((await post(`/auth/login?next=${encodeURIComponent(next)}&_=login`, typed)).headers.get('location')).toBe(
      '/profile',
    )
})

test('a program that fills the hidden field or did not load the form is refused; the login stays typed, the password does not', async () => {
  const { post } = await opened()
  const { _at, ...unshown } = typed
  for (const fields of [
    { ...typed, website: 'x' },
    unshown,
    { ...typed, _at: 'nanti' },
    { ...typed, _at: String(Date.now() + hourMs) },
  ]) {
    const refused = await post('/auth/login?_=login', fields)
    expect([refused.status, hasSession(refused)]).toEqual([422, false])
    const html = await refused.text()
    expect(html).toContain(`value="${phoneOf(0)}"`)
    expect(html).not.toContain(testCustomerPassword)
  }
})

// Proves ASVS 15.2.2
test('passwords of a crowd that are refused keep nobody from carts and orders of the shop', async () => {
  const { shop, post, edge } = await opened()
  const { promise, resolve } = Promise.withResolvers<void>()
  const crowd = Array.from({ length: 1 + limits.hashesWaitingOfShop }, () =>
    inHashPlace({ companyId: shop.companyId, owner: null }, () => promise),
  )
  const lines = vi.spyOn(console, 'log')
  const sent = Array.from({ length: 4 * limits.breakerFailures }, () => post('/auth/login?_=login', typed))
  for (const refused of await Promise.all(sent))
    expect([refused.status, (await refused.text()).includes(messageOf('password_busy'))]).toEqual([503, true])
  const limited = lines.mock.calls.flat().filter((line) => String(line).includes('"name":"rate_limited"'))
  expect(limited).toHaveLength(sent.length)
  lines.mockRestore()
  const cart = await edge.fetch('/order/cart', { headers: { cookie: '__Host-VISITOR=visitor-one-0000000000' } })
  expect(cart.status).toBe(200)
  resolve()
  await Promise.all(crowd)
  expect(hasSession(await post('/auth/login?_=login', typed))).toBe(true)
})

test('a customer who is already signed in goes straight to the return address', async () => {
  const { edge, post } = await opened()
  const entered = await post('/auth/login?next=%2Forder%2Fcart&_=login', typed)
  const cookie = (entered.headers.get('set-cookie') ?? '').match(/__Host-ACCESS_WEB=[^;]+/)?.[0] ?? ''
  expect((await post('/auth/login?next=%2Forder%2Fcart&_=login', typed, cookie)).headers.get('location')).toBe(
    '/order/cart',
  )
  const way = `/products/search?q=${'kopi+'.repeat(40)}`
  expect(
    (await edge.fetch(`/auth/login?next=${encodeURIComponent(way)}`, { headers: { cookie } })).headers.get('location'),
  ).toBe(way)
  expect(
    (await edge.fetch('/auth/login?next=%2F%2Fjahat.example', { headers: { cookie } })).headers.get('location'),
  ).toBe('/profile')
})

test('a long return address survives the login', async () => {
  const { post } = await opened()
  const way = `/products/search?q=${'kopi+'.repeat(40)}`
  expect((await post(`/auth/login?next=${encodeURIComponent(way)}&_=login`, typed)).headers.get('location')).toBe(way)
})

const newcomer = {
  name: 'Budi Santoso',
  phone: '012-345 6789',
  country: 'MY',
  email: '',
  password: '        ',
  terms: '1',
  website: '',
  _at: String(shownLongAgo),
}

test('a foreign phone number is registered with its country, and a refused form keeps the country', async () => {
  const { shop, edge, post } = await opened()
  expect(await (await edge.fetch('/auth/register')).text()).toMatch(/<option value="ID" selected="">\+62/)
  const wrong = await post('/auth/register?_=register', { ...newcomer, password: 'pendek' })
  const html = await wrong.text()
  expect([
    wrong.status,
    html.includes('value="012-345 6789"'),
    html.includes('<option value="MY" selected="">'),
  ]).toEqual([422, true, true])
  expect(await (await post('/auth/register?_=register', { ...newcomer, country: 'XX' })).text()).toContain(
    'Nomor HP tidak valid',
  )
  // Eight spaces are a valid password and are not trimmed.
  const at = (await post('/auth/register?_=register', newcomer)).headers.get('location') ?? ''
  expect(at).toMatch(/^\/auth\/register\?tiket=[\w-]{36}&akun=%2B60(%E2%80%A2){6}6789$/)
  expect(await (await edge.fetch(at)).text()).toContain('Kode dikirim lewat WhatsApp ke +60••••••6789')
  const entered = await post(`${at}&_=enter`, { code: await newestCode(shop) })
  expect([entered.headers.get('location'), hasSession(entered)]).toEqual(['/profile', true])
  expect(
    hasSession(await post('/auth/login?_=login', { ...typed, login: '+60123456789', password: newcomer.password })),
  ).toBe(true)
})

test('a name that is too long is refused with its limit and not cut', async () => {
  const { edge, post } = await opened()
  const field = /<input[^>]*name="name"[^>]*>/.exec(await (await edge.fetch('/auth/register')).text())?.[0]
  expect(field).not.toMatch(/maxlength/i)
  const refused = await post('/auth/register?_=register', { ...newcomer, name: 'Siti '.repeat(14) })
  const html = await refused.text()
  expect([refused.status, html.includes('Nama harus 3 sampai 50 karakter')]).toEqual([422, true])
  expect(html).toContain(`value="${'Siti '.repeat(14)}"`)
})

test('a form that is sent too quickly is delayed until a person could have typed it', async () => {
  const { post } = await opened()
  const began = performance.now()
  expect(hasSession(await post('/auth/login?_=login', { ...typed, _at: String(Date.now()) }))).toBe(true)
  expect(performance.now() - began).toBeGreaterThan(700)
})

// Proves §5.18
test('every empty field is marked', async () => {
  const { post } = await opened()
  const html = await (await post('/auth/login?_=login', { ...typed, login: ' ', password: '' })).text()
  expect(html.match(/Wajib diisi/g)?.length).toBeGreaterThanOrEqual(2)
  const joining = { ...typed, name: '', phone: '08131', email: '', password: '' }
  const register = await (await post('/auth/register?_=register', joining)).text()
  for (const field of ['name', 'phone', 'password', 'terms'])
    expect(register).toMatch(new RegExp(`<input(?=[^>]* name="${field}")[^>]*aria-invalid="true"`))
})

test('without script a shopper requests a code, types it and reaches the cart; a wrong code stays on the page', async () => {
  const { shop, edge, post } = await opened()
  expect(await (await edge.fetch('/auth/login?next=%2Forder%2Fcart')).text()).toContain(
    '/auth/kode?next=%2Forder%2Fcart',
  )
  const asked = await post('/auth/kode?next=%2Forder%2Fcart&_=ask', {
    login: phoneOf(0),
    website: '',
    _at: String(shownLongAgo),
  })
  const at = asked.headers.get('location') ?? ''
  expect([asked.status, at]).toEqual([
    303,
    expect.stringMatching(/^\/auth\/kode\?next=%2Forder%2Fcart&tiket=[\w-]{36}&akun=08(%E2%80%A2){6}0000$/),
  ])
  const entering = await (await edge.fetch(at)).text()
  expect(entering).toContain('autoComplete="one-time-code"')
  expect(entering).toContain('Kode dikirim lewat WhatsApp ke 08••••••0000 bila nomor ini terdaftar.')
  const code = await newestCode(shop)
  const wrong = await post(`${at}&_=enter`, { code: code === '000000' ? '1' : '000000' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Kode OTP salah')])
  const again = await post(`${at}&_=again`, {})
  expect([again.status, await again.text()]).toEqual([429, expect.stringMatching(/Kirim ulang setelah \d+ detik/)])
  const entered = await post(`${at}&_=enter`, { code })
  expect([entered.status, entered.headers.get('location'), hasSession(entered)]).toEqual([303, '/order/cart', true])
})

test('without script a code can be requested by SMS', async () => {
  const { shop, edge, post } = await opened()
  const page = await (await edge.fetch('/auth/kode')).text()
  expect(page).toContain('lewat WhatsApp, SMS, atau email.')
  expect(
    page
      .match(/<input type="radio"[^>]*>/g)
      ?.map((radio) => [/value="(\w+)"/.exec(radio)?.[1], radio.includes('checked')]),
  ).toEqual([
    ['whatsapp', true],
    ['sms', false],
  ])
  const bySms = { login: phoneOf(0), channel: 'sms', website: '', _at: String(shownLongAgo) }
  const to = (await post('/auth/kode?_=ask', bySms)).headers.get('location') ?? ''
  expect(await (await edge.fetch(to)).text()).toContain(
    'Kode dikirim lewat SMS ke 08••••••0000 bila nomor ini terdaftar.',
  )
  const other = await (await edge.fetch(to.replace(/lewat=\w+/, 'lewat=merpati'))).text()
  expect(other).toContain('Kode dikirim lewat WhatsApp ke 08••••••0000')
  const listed = await shop.call('message.list', {})
  expect(listed.ok && listed.value).toMatchObject([{ channel: 'sms' }])
  // A message that does not come can be sent the other way, to the same number.
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  const byChat = await post(`${to}&_=again`, { channel: 'whatsapp' })
  expect([byChat.status, byChat.headers.get('location')]).toEqual([303, expect.stringContaining('lewat=whatsapp')])
  const sent = await shop.call('message.list', {})
  expect(sent.ok && sent.value).toMatchObject([{ channel: 'whatsapp' }, { channel: 'sms' }])
  expect(await (await edge.fetch('/dev/kotak-keluar')).text()).toMatch(/SMS<!-- --> ke/)
})

test('a registration whose message does not come can have its code another way', async () => {
  const { shop, edge, post } = await opened()
  const at = (await post('/auth/register?_=register', newcomer)).headers.get('location') ?? ''
  const other = /name="channel" value="sms".*Kirim lewat SMS/s
  const waited = await post(`${at}&_=again`, { channel: 'sms' })
  // Asked too soon it says how long to wait, and both ways stay.
  expect(await waited.text()).toMatch(other)
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  const to = (await post(`${at}&_=again`, { channel: 'sms' })).headers.get('location') ?? ''
  const entering = await (await edge.fetch(to)).text()
  expect(entering).toContain('Kode dikirim lewat SMS ke +60••••••6789')
  expect(entering).toContain('Kirim lewat WhatsApp')
  // Beside a code stands how it is kept safe, not why one should register.
  expect(entering).toContain('Kode hanya untuk Anda')
  const entered = await post(`${to}&_=enter`, { code: await newestCode(shop) })
  expect([entered.headers.get('location'), hasSession(entered)]).toEqual(['/profile', true])
})

// Proves ASVS 6.4.3
test('a request for a forgotten password gets the same answer for every account', async () => {
  const { post, edge } = await opened()
  const pages = []
  for (const login of [phoneOf(0), '0812-9999-9999']) {
    const asked = await post('/auth/lupa-kata-sandi?_=ask', { login, website: '', _at: String(shownLongAgo) })
    const html = await (await edge.fetch(asked.headers.get('location') ?? '')).text()
    expect(html).toContain('Kata Sandi Baru')
    // Beside the ticket, only what was typed tells one answer from another.
    const typed = new RegExp(`08(?:•|%E2%80%A2)+${login.slice(-4)}`, 'g')
    pages.push(
      html
        .replace(/tiket=[\w-]+/g, 'tiket')
        .replace(/nonce="[^"]*"/g, '')
        .replace(typed, 'akun'),
    )
  }
  expect(pages[0]).toEqual(pages[1])
})

test('with a backend without codes there is only the password form, and the code page links to it', async () => {
  const shop = await openShop()
  const edge = browse(shop, (path) => (path.includes('/customer/code') ? 'absent' : null))
  expect(await (await edge.fetch('/auth/login')).text()).not.toContain('Masuk dengan Kode')
  const elsewhere = await edge.fetch('/auth/kode?next=%2Forder%2Fcart')
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/auth/login?next=%2Forder%2Fcart'])
})

test('only demo shops have the outbox', async () => {
  const [demo, real] = [await openShop(), await openShop({ demo: false })]
  expect((await browse(demo).fetch('/dev/kotak-keluar')).status).toBe(200)
  expect((await browse(real).fetch('/dev/kotak-keluar')).status).toBe(404)
})
