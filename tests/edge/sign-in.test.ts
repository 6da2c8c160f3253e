import { expect, test } from 'vitest'
import type { Message } from '#shared/api/message.ts'
import { browse } from '#tests/support/edge.ts'
import { addResidents, phoneOf, residentPassword } from '#tests/support/residents.ts'
import { openShop } from '#tests/support/shop.ts'

const long = Date.now() - 60_000
const typed = { login: phoneOf(0), password: residentPassword, website: '', _at: String(long) }

async function opened() {
  const shop = await openShop()
  await addResidents(shop, 1)
  const edge = browse(shop)
  const post = (path: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
    edge.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie, ...headers } })
  return { shop, edge, post }
}
const hasSession = (response: Response) => /__Host-ACCESS_WEB=[\w-]+\./.test(response.headers.get('set-cookie') ?? '')

test('a form without script signs in and leads back to where the shopper came from, and nowhere else', async () => {
  const { post } = await opened()
  const back = await post('/auth/login?next=%2Forder%2Fcart&_=login', typed)
  expect([back.status, back.headers.get('location'), hasSession(back)]).toEqual([303, '/order/cart', true])
  for (const next of ['https://jahat.example/', '//jahat.example', '/\\jahat.example', 'javascript:alert(1)'])
    expect((await post(`/auth/login?next=${encodeURIComponent(next)}&_=login`, typed)).headers.get('location')).toBe('/profile')
})

test('a program that fills what no person sees, or was never shown the form, is refused; what was typed stays, the password does not', async () => {
  const { post } = await opened()
  const { _at, ...unshown } = typed
  for (const fields of [{ ...typed, website: 'x' }, unshown, { ...typed, _at: 'nanti' }, { ...typed, _at: String(Date.now() + 3_600_000) }]) {
    const refused = await post('/auth/login?_=login', fields)
    expect([refused.status, hasSession(refused)]).toEqual([422, false])
    const html = await refused.text()
    expect(html).toContain(`value="${phoneOf(0)}"`)
    expect(html).not.toContain(residentPassword)
  }
})

test('a form that comes back at once waits until a person could have typed it', async () => {
  const { post } = await opened()
  const began = performance.now()
  expect(hasSession(await post('/auth/login?_=login', { ...typed, _at: String(Date.now()) }))).toBe(true)
  expect(performance.now() - began).toBeGreaterThan(700)
})

test('every empty field is named at the field', async () => {
  const { post } = await opened()
  const html = await (await post('/auth/login?_=login', { ...typed, login: ' ', password: '' })).text()
  expect(html.match(/Wajib diisi/g)?.length).toBeGreaterThanOrEqual(2)
})

test('without script a code is asked for, typed and taken, on the way to the cart; a wrong one stays on the page', async () => {
  const { shop, edge, post } = await opened()
  expect(await (await edge.fetch('/auth/login?next=%2Forder%2Fcart')).text()).toContain('/auth/kode?next=%2Forder%2Fcart')
  const asked = await post('/auth/kode?next=%2Forder%2Fcart&_=ask', { login: phoneOf(0), website: '', _at: String(long) })
  const at = asked.headers.get('location') ?? ''
  expect([asked.status, at]).toEqual([303, expect.stringMatching(/^\/auth\/kode\?next=%2Forder%2Fcart&tiket=[\w-]{36}$/)])
  expect(await (await edge.fetch(at)).text()).toContain('autoComplete="one-time-code"')
  const listed = await shop.call('message.list', {})
  const code = (listed.ok ? (listed.value as Message[]) : [])[0]?.text.match(/\d{6}/)?.[0] ?? ''
  const wrong = await post(`${at}&_=enter`, { code: code === '000000' ? '1' : '000000' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Kode OTP salah')])
  const again = await post(`${at}&_=again`, {})
  expect([again.status, await again.text()]).toEqual([429, expect.stringMatching(/Kirim ulang dalam \d+ detik/)])
  const entered = await post(`${at}&_=enter`, { code })
  expect([entered.status, entered.headers.get('location'), hasSession(entered)]).toEqual([303, '/order/cart', true])
})

test('a forgotten password is asked about with one answer for everybody', async () => {
  const { post, edge } = await opened()
  const pages = []
  for (const login of [phoneOf(0), '0812-9999-9999']) {
    const asked = await post('/auth/lupa-kata-sandi?_=ask', { login, website: '', _at: String(long) })
    const html = await (await edge.fetch(asked.headers.get('location') ?? '')).text()
    expect(html).toContain('Kata Sandi Baru')
    pages.push(html.replace(/tiket=[\w-]+/g, 'tiket').replace(/nonce="[^"]*"/g, ''))
  }
  expect(pages[0]).toEqual(pages[1])
})

test('a backend without codes has the form alone, and its code page leads there', async () => {
  const shop = await openShop()
  const edge = browse(shop, (path) => (path.includes('/customer/code') ? 'absent' : null))
  expect(await (await edge.fetch('/auth/login')).text()).not.toContain('Masuk dengan Kode')
  const elsewhere = await edge.fetch('/auth/kode?next=%2Forder%2Fcart')
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/auth/login?next=%2Forder%2Fcart'])
})

test('the outbox is there in demo shops only', async () => {
  const [demo, real] = [await openShop(), await openShop({ demo: false })]
  expect((await browse(demo).fetch('/dev/kotak-keluar')).status).toBe(200)
  expect((await browse(real).fetch('/dev/kotak-keluar')).status).toBe(404)
})
