import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** One shop for all tests that only read. */
const reading = lazily(async () => browse(await openShop({ sample: 'kopi' })))

const paths = [
  '/',
  '/order/cart',
  '/auth/login',
  '/tidak-ada',
  '/product/tidak-ada',
  '/api/cart.list',
  '/api/tidak.ada',
  '/health',
  '/robots.txt',
  '/profile',
  '/forbidden',
  '//search',
]

// Proves ASVS 1.3.2, ASVS 3.4.3, ASVS 3.4.4, ASVS 3.4.5, ASVS 3.4.6, ASVS 13.2.5
test.each(paths)('%s has the security headers with every status', async (path) => {
  const shop = await reading()
  const { headers } = await shop.fetch(path)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toMatch(/same-origin|strict-origin-when-cross-origin/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

// Proves ASVS 3.4.3
test('a personal page has a new nonce on every view, the same in header and body', async () => {
  const shop = await reading()
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await shop.fetch('/order/cart')
      const inHeader = response.headers.get('content-security-policy')?.match(/'nonce-([^']+)'/)?.[1]
      expect(await response.text()).toContain(`nonce="${inHeader}"`)
      return inHeader
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

// Proves ASVS 3.4.3
test('the policy allows only the theme’s rule, by its hash', async () => {
  const shop = await reading()
  const response = await shop.fetch('/')
  const rule = (await response.text()).match(/<style>([^<]*)<\/style>/)?.[1] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rule))
  expect(response.headers.get('content-security-policy')).toContain(
    `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
  )
})

const post = (headers: Record<string, string>, body: BodyInit = new URLSearchParams({ id: 'x' })) => ({
  method: 'POST',
  headers,
  body,
})

// Proves ASVS 3.5.1, ASVS 3.5.2
test.each([
  ['a sibling shop', { 'sec-fetch-site': 'same-site' }],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('a form sent by %s changes nothing', async (_, headers) => {
  const shop = await reading()
  expect((await shop.fetch('/order/cart?_=remove', post(headers))).status).toBe(403)
  expect(
    (await shop.fetch('/api/cart.add', post({ ...headers, 'content-type': 'application/json' }, '{}'))).status,
  ).toBe(403)
})

// Proves ASVS 3.5.3
test('a GET never runs an action', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const cookie = await shop.signIn()
  await shop.fetch('/profile?_=logout', { headers: { cookie } })
  expect((await shop.fetch('/profile', { headers: { cookie } })).status).toBe(200)
})

// Proves ASVS 13.4.4
test('unknown methods are refused', async () => {
  const shop = await reading()
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await shop.fetch('/', { method })).status).toBe(405)
})

test('a long address and a large body are refused with a page', async () => {
  const shop = await reading()
  const long = await shop.fetch(`/search?q=${'a'.repeat(5_000)}`)
  expect(long.status).toBe(414)
  expect((await long.text()).endsWith('</html>')).toBe(true)
  const large = await shop.fetch('/order/cart?_=remove', post({}, new URLSearchParams({ id: 'x'.repeat(70_000) })))
  expect(large.status).toBe(413)
  expect(await large.text()).toContain('Ukuran kiriman terlalu besar')
})

// Proves §4.21, ASVS 9.2.1
test('an expired, foreign or unreadable session is cleared and the visitor continues as a guest', async () => {
  const shop = await reading()
  const now = Math.floor(Date.now() / 1_000)
  const tokens = [
    'x',
    'a.b',
    'é',
    jwt({ exp: now - 1 }),
    jwt({ exp: 'soon' }),
    jwt({ exp: -5 }),
    jwt({}),
    jwt({ exp: now + 60, nbf: now + 50 }),
    `a.${'b'.repeat(20_000)}.c`,
  ]
  for (const token of tokens) {
    const response = await shop.fetch('/order/cart', { headers: { cookie: `__Host-ACCESS_WEB=${encodeURI(token)}` } })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).toContain('__Host-ACCESS_WEB=; Path=/; Max-Age=0')
  }
})
const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')
const jwt = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.AAAA`

// Proves ASVS 7.2.1
test('a token that this shop did not sign ends the session and keeps the cart', async () => {
  const shop = await reading()
  const forged = jwt({ exp: Math.floor(Date.now() / 1_000) + 600, sid: 'x', sub: 'y' })
  const response = await shop.fetch('/profile', { headers: { cookie: `__Host-ACCESS_WEB=${forged}` } })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth/login?next=%2Fprofile'])
  expect(response.headers.getSetCookie().join()).toContain('__Host-ACCESS_WEB=;')
})

// Proves §3.80
test('a session cookie without the prefix is ignored', async () => {
  const shop = await reading()
  const signedIn = await shop.signIn()
  const response = await shop.fetch('/profile', {
    headers: { cookie: signedIn.replaceAll('__Host-ACCESS_WEB', 'ACCESS_WEB') },
  })
  expect(response.status).toBe(302)
})

// Proves ASVS 3.5.4
test('a session of one shop signs nobody in to another', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const other = browse(await openShop({ sample: 'batik' }))
  const response = await other.fetch('/profile', { headers: { cookie: await shop.signIn() } })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toContain('/auth/login')
})

// Proves ASVS 3.3.4, ASVS 10.1.1
test('no page contains the token', async () => {
  const shop = await reading()
  const cookie = await shop.signIn()
  const token = cookie.match(/__Host-ACCESS_WEB=([^;]+)/)?.[1] ?? 'none'
  for (const path of ['/profile', '/profile/order', '/order/cart', '/api/customer.me']) {
    expect(await (await shop.fetch(path, { headers: { cookie } })).text()).not.toContain(token)
  }
})

test.each([
  'kode%0d%0aSet-Cookie:x=1',
  'a;Domain=evil',
  'x'.repeat(5_000).slice(0, 3_000),
  '%3Cscript%3E',
  '%F0%9F%98%80',
  // As many letters as are taken, each of which is two to the contract.
  '%F0%9D%90%80'.repeat(64),
])('an invalid referral %s is dropped', async (ref) => {
  const shop = await reading()
  const response = await shop.fetch(`/?ref=${ref}`)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().join()).not.toContain('AFFILIATE')
})

// Proves §2.47, §3.83, ASVS 14.2.2
test('a referral is stored in a cookie, and that response is not cached', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  await (await shop.fetch('/')).text()
  const response = await shop.fetch('/?ref=siti-2026')
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-AFFILIATE_CODE='))
  expect(line).toBe('__Host-AFFILIATE_CODE=siti-2026; Path=/; Max-Age=604800; Secure; SameSite=Lax; HttpOnly')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect((await shop.fetch('/')).headers.get('set-cookie')).toBeNull()
})

test.each(['a@b.id', 'Kode Dua+1', 'é/1'])(
  'a referral %s of another company comes back as it was given',
  async (ref) => {
    const shop = await reading()
    const set = (await shop.fetch(`/?${new URLSearchParams({ ref })}`)).headers.getSetCookie()
    const line = set.find((cookie) => cookie.startsWith('__Host-AFFILIATE_CODE=')) ?? ''
    expect(line).toContain(`=${encodeURIComponent(ref)};`)
    // The same click again is not counted, so its cookie is read as it was written.
    const cookie = set.map((one) => one.split(';')[0]).join('; ')
    const again = await shop.fetch(`/?${new URLSearchParams({ ref })}`, { headers: { cookie } })
    expect(again.headers.getSetCookie().join()).not.toContain('AFFILIATE_CLICK')
  },
)

// Proves §1.4
test('an unknown host redirects to the unregistered-domain page, which names no other shop', async () => {
  const shop = await reading()
  const unknown = await shop.fetch('/', {}, 'tidak-dikenal.localhost')
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/domain-not-registered'])
  const page = await shop.fetch('/domain-not-registered', {}, 'tidak-dikenal.localhost')
  expect(page.status).toBe(404)
  expect(await page.text()).not.toContain('Kopi')
})

// Proves §2.45, ASVS 13.4.5
test('health answers on any host', async () => {
  const shop = await reading()
  const response = await shop.fetch('/health', {}, 'tidak-dikenal.localhost')
  expect([response.status, await response.text()]).toEqual([200, '{"status":"ok"}'])
})
