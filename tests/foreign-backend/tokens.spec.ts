import { expect } from '@playwright/test'
import { foreignToken, test } from './support/fixture.ts'

const typed = { login: 'siti@contoh.id', password: 'belanja-aman-2026', _at: String(Date.now() - 60_000) }

// Proves §4.20, §9.5
test('a token of any length up to 11,400 characters signs in, is sent whole and is cleared whole', async ({
  openShop,
  visit,
}) => {
  for (const chars of [0, 3_800, 3_801, 8_000, 11_400]) {
    const token = foreignToken(3_600, chars)
    const foreign = openShop({ more: { 'POST /customer/login': () => ({ CUSTOMER_NAME: 'Siti', TOKEN: token }) } })
    const visitor = visit(foreign)
    await visitor.get('/auth/login')
    const reply = await visitor.post('/auth/login?_=login', typed)
    expect([chars, reply.status, reply.headers.location]).toEqual([chars, 303, '/profile'])
    const kept = [...visitor.cookies].filter(([name]) => name.startsWith('__Host-ACCESS_WEB'))
    expect(kept.map(([, piece]) => piece).join('')).toBe(token)
    for (const [name, piece] of kept) expect(name.length + piece.length).toBeLessThan(4_000)
    await visitor.get('/order/cart')
    expect(foreign.last('GET /cart/cart-list-v2').headers.authorization).toBe(`Bearer ${token}`)
    foreign.fail(/cart-list-v2/, 'signed-out')
    await visitor.get('/order/cart')
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith('__Host-ACCESS_WEB'))).toEqual([])
  }
})

test('a token that no browser can hold is refused with a sentence, and what was typed stays', async ({
  openShop,
  visit,
}) => {
  const visitor = visit(openShop({ more: { 'POST /customer/login': () => ({ TOKEN: foreignToken(3_600, 11_401) }) } }))
  const reply = await visitor.post('/auth/login?_=login', typed)
  expect([reply.status, visitor.cookies.has('__Host-ACCESS_WEB')]).toEqual([422, false])
  expect(reply.body).toContain('Akun Anda belum bisa dibuka di toko ini. Hubungi toko.')
  expect(reply.body).toContain('value="siti@contoh.id"')
})

// Proves §5.17, §8.16
test('a token that is no text or cannot be read is refused as Invalid token specified', async ({ openShop, visit }) => {
  for (const TOKEN of [5, true, ['x'], { a: 1 }, 'bukan-token', 'a.b.c']) {
    const visitor = visit(openShop({ more: { 'POST /customer/login': () => ({ CUSTOMER_NAME: 'Siti', TOKEN }) } }))
    const reply = await visitor.post('/auth/login?_=login', typed)
    expect([TOKEN, reply.status, visitor.cookies.has('__Host-ACCESS_WEB')]).toEqual([TOKEN, 422, false])
    expect(reply.body).toContain('Invalid token specified')
  }
})

test('scripts know one sign-in from another by their cookie, and a renewed session by the same', async ({
  openShop,
  visit,
}) => {
  let token = foreignToken(3_600, 200)
  const TOKEN = () => ({ CUSTOMER_NAME: 'Siti', TOKEN: token })
  const foreign = openShop({
    more: { 'POST /customer/login': TOKEN, 'POST /customer/account-contact-confirm': TOKEN },
  })
  const signIn = async () => {
    const visitor = visit(foreign)
    await visitor.get('/auth/login')
    expect((await visitor.post('/auth/login?_=login', typed)).status).toBe(303)
    return visitor
  }
  const hint = ({ cookies }: { cookies: Map<string, string> }) => cookies.get('__Host-ME')
  const first = await signIn()
  token = foreignToken(3_600, 300)
  const second = await signIn()
  expect(hint(first)).toMatch(/^[\w-]{8}$/)
  expect(hint(second)).not.toBe(hint(first))
  const before = hint(first)
  const reply = await first.post('/profile/edit?_=confirmContact', { code: '123456' })
  expect([reply.status, first.cookies.get('__Host-ACCESS_WEB')]).toEqual([303, token])
  expect(hint(first)).toBe(before)
})
