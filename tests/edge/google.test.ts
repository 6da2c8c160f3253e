import { expect, test } from 'vitest'
import { people } from '../../tools/google/people.js'
import standIn from '../../tools/google/stand-in.js'
import { limits } from '#shared/limits.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const [rina, siti, unverified] = people
const start = '/auth/google-verification?next=%2Forder%2Fcart'

/** A browser that keeps the cookies of each host and follows no redirects. */
async function browser(shop: TestShop) {
  const edge = browse(shop)
  const jars = new Map<string, Map<string, string>>()
  async function go(to: string, init: RequestInit = {}): Promise<Response> {
    const { hostname, pathname, search } = new URL(to, `http://${shop.host}`)
    const jar = jars.get(hostname) ?? new Map<string, string>()
    jars.set(hostname, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await edge.fetch(pathname + search, { ...init, headers: { cookie, ...init.headers } }, hostname)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const locationOf = async (to: string) => (await go(to)).headers.get('location') ?? ''
  /** The address to which the shop's page sends the shopper. */
  const away = async (at = start) =>
    (await (await go(at)).text()).match(/href="(http:\/\/masuk[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  /** Chooses an account at Google, or cancels; returns the address of the redirect back. */
  async function choose(authorize: string, who: string): Promise<string> {
    const answer = await standIn.fetch(new Request(`${authorize}&choose=${who}`, { redirect: 'manual' }))
    return answer.headers.get('location') ?? ''
  }
  /** Goes to Google and back to the shop. */
  const travel = async (who: string, at = start) => locationOf(await choose(await locationOf(await away(at)), who))
  const post = (to: string, action: string, fields: Record<string, string> = {}) =>
    go(`${to}&_=${action}`, { method: 'POST', body: new URLSearchParams(fields) })
  return {
    edge,
    go,
    away,
    choose,
    travel,
    post,
    locationOf,
    signedIn: () => jars.get(shop.host)?.has('__Host-ACCESS_WEB') ?? false,
    jars,
  }
}
const phone = () => `0812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const give = (more = {}) => ({ phone: phone(), terms: '1', ...more })

// Proves §1.25, §9.11, ASVS 10.2.1
test('the redirect to Google carries a signed state, PKCE and a nonce', async () => {
  const me = await browser(await openShop())
  const to = new URL(await me.away())
  expect([to.origin, to.pathname, to.searchParams.get('state')]).toEqual([
    'http://masuk.localhost',
    '/google',
    expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  ])
  const authorize = new URL(await me.locationOf(to.href))
  expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'http://masuk.localhost/callback',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
})

// Proves §1.24, ASVS 7.6.2
test('a new customer adds a phone number and accepts the terms; later sign-ins need neither', async () => {
  const shop = await openShop()
  const me = await browser(shop)
  const back = await me.travel(rina.sub)
  expect(back).toMatch(
    new RegExp(`^http://${shop.host}/auth/google-verification\\?state=[^&]+&code=[\\w-]+&next=%2Forder%2Fcart$`),
  )
  expect(await (await me.go(back)).text()).toContain('rina@contoh.id')
  expect((await me.post(back, 'register', { phone: '0812', terms: '1' })).status).toBe(422)
  expect((await me.post(back, 'register', { phone: phone() })).status).toBe(422)
  const entered = await me.post(back, 'register', give())
  expect([entered.status, entered.headers.get('location'), me.signedIn()]).toEqual([303, '/order/cart', true])
  const again = await browser(shop)
  const known = await again.travel(rina.sub)
  expect(await (await again.go(known)).text()).toContain('Google sudah mengenali Anda')
  expect((await again.post(known, 'finish')).headers.get('location')).toBe('/order/cart')
  expect(again.signedIn()).toBe(true)
})

// Proves §2.15, ASVS 6.5.1
test('a code works once, even with two simultaneous requests', async () => {
  const shop = await openShop()
  const first = await browser(shop)
  await first.post(await first.travel(rina.sub), 'register', give())
  const me = await browser(shop)
  const back = await me.travel(rina.sub)
  const both = await Promise.all([me.post(back, 'finish'), me.post(back, 'finish')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422])
})

// Proves §1.24, ASVS 3.7.2, ASVS 10.1.2
test('a state does not work in another shop, in another browser or after a change', async () => {
  const [shop, other] = [await openShop(), await openShop()]
  const me = await browser(shop)
  const back = await me.travel(rina.sub)
  const query = new URL(back).search
  for (const stranger of [await browser(shop), await browser(other)]) {
    await stranger.go('/auth/google-verification')
    expect(await (await stranger.go(`/auth/google-verification${query}`)).text()).toContain('tidak berhasil')
    expect((await stranger.post(`/auth/google-verification${query}`, 'register', give())).status).toBe(422)
    expect(stranger.signedIn()).toBe(false)
  }
  expect((await me.post(back.replace(/state=(.)/, 'state=A$1'), 'register', give())).status).toBe(422)
  expect((await me.post(back, 'register', give())).status).toBe(303)
})

// Proves ASVS 10.1.2, ASVS 10.2.1
test('the callback fails without its cookie, after a refusal at Google and with a forged state', async () => {
  const shop = await openShop()
  const me = await browser(shop)
  const callback = await me.choose(await me.locationOf(await me.away()), rina.sub)
  const stranger = await browser(shop)
  expect(await stranger.locationOf(callback)).toMatch(/google-verification\?gagal=1/)
  const no = await me.locationOf(await me.choose(await me.locationOf(await me.away()), 'cancel'))
  expect(no).toBe(`http://${shop.host}/auth/google-verification?gagal=1&next=%2Forder%2Fcart`)
  expect(await (await me.go(no)).text()).toContain('Verifikasi dengan Google tidak berhasil')
  const forged = await me.go('http://masuk.localhost/callback?state=a.b.c&code=x&error=%3Cscript%3E')
  expect([forged.status, await forged.text()]).toEqual([400, expect.not.stringContaining('<')])
  expect((await me.go('http://masuk.localhost/')).status).toBe(404)
})

// Proves §2.27, ASVS 10.5.2
test('Google cannot take over an account with the same e-mail; its owner links Google in the profile and then signs in with it', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const me = await browser(shop)
  const back = await me.travel(siti.sub)
  const refused = await me.post(back, 'register', give())
  expect([refused.status, await refused.text(), me.signedIn()]).toEqual([
    422,
    expect.stringContaining('Email ini sudah terdaftar'),
    false,
  ])
  const owner = await browser(shop)
  await owner.go('/')
  const token = await shop.signIn({ visitor: randomId(22) })
  owner.jars.get(shop.host)?.set('__Host-ACCESS_WEB', String(token))
  expect(await (await owner.go('/profile/google-verification')).text()).toContain('Hubungkan Google')
  const linked = await owner.travel(siti.sub, '/profile/google-verification?mulai=1')
  expect(linked).toContain('/profile/google-verification?state=')
  expect(await (await owner.go(linked)).text()).toContain('Hubungkan akun Google')
  expect((await owner.post(linked, 'link', { password: '' })).status).toBe(422)
  // An open session alone links nobody, whatever it types.
  const guessed = await owner.post(linked, 'link', { password: 'bukan-kata-sandi-1' })
  expect([guessed.status, await guessed.text()]).toEqual([422, expect.stringContaining('Kata sandi salah')])
  expect((await me.post(await me.travel(siti.sub), 'finish')).status).toBe(422)
  const password = 'belanja-aman-2026'
  expect((await owner.post(linked, 'link', { password })).headers.get('location')).toBe('/profile/google-verification')
  expect(await (await owner.go('/profile/google-verification')).text()).toContain('sudah terhubung')
  // Who copied the cookie before is out.
  const copied = await owner.edge.fetch('/profile', { headers: { cookie: `__Host-ACCESS_WEB=${token}` } })
  expect(copied.headers.get('location')).toContain('/auth/login')
  expect((await me.post(await me.travel(siti.sub), 'finish')).status).toBe(303)
  expect(me.signedIn()).toBe(true)
  // The owner is notified, and the link of the message takes Google away again, and every session that came in by it.
  const listed = await shop.call('message.list', {})
  const told = listed.ok ? listed.value.find(({ text }) => text.includes('Akun Google yang terhubung akun Anda')) : null
  expect((await me.post(`${told?.path}?`, 'undo')).status).toBe(303)
  expect((await owner.go('/profile')).headers.get('location')).toContain('/auth/login')
  const later = await browser(shop)
  expect((await later.post(await later.travel(siti.sub), 'finish')).status).toBe(422)
})

test('after cancelling at Google the shopper can try again or sign in otherwise, and keeps the return address', async () => {
  const shop = await openShop()
  const me = await browser(shop)
  const back = await me.travel('cancel')
  const html = await (await me.go(back)).text()
  for (const way of ['/auth/google-verification?next=%2Forder%2Fcart', '/auth/login?next=%2Forder%2Fcart'])
    expect(html).toContain(`href="${way}"`)
  for (const page of ['/auth/login', '/auth/register'])
    expect(await (await me.go(`${page}?next=%2Forder%2Fcart`)).text()).toContain(
      'href="/auth/google-verification?next=%2Forder%2Fcart"',
    )
})

test('an account created by Google has a verified e-mail, and is deleted with a code instead of a password', async () => {
  const shop = await openShop()
  const me = await browser(shop)
  await me.post(await me.travel(rina.sub), 'register', give({ phone: '0812-3456-7890' }))
  const html = await (await me.go('/profile/edit')).text()
  expect(html).toContain('belum punya kata sandi')
  expect(html).not.toContain('Kata Sandi Lama')
  expect(html.replaceAll('<!-- -->', '')).toContain('rina@contoh.id · Terverifikasi')
  const asked = await me.go('/profile/edit?_=askCode', {
    method: 'POST',
    body: new URLSearchParams({ wanted: 'hapus' }),
  })
  const at = asked.headers.get('location') ?? ''
  expect([asked.status, at]).toEqual([303, expect.stringMatching(/^\/profile\/edit\?tiket=[\w-]+&untuk=hapus#hapus$/)])
  const [path = ''] = at.split('#')
  expect(await (await me.go(path)).text()).toMatch(/<details[^>]* open=""[^]*id="hapus"/)
  const listed = await shop.call('message.list', {})
  const code = (listed.ok && listed.value[0]?.text.match(/\b\d{6}\b/)?.[0]) || ''
  const wrong = await me.post(path, 'removeAccount', { code: code === '000000' ? '111111' : '000000' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Kode OTP salah')])
  const gone = await me.post(path, 'removeAccount', { code })
  expect([gone.status, gone.headers.get('location'), me.signedIn()]).toEqual([303, '/', false])
})

// Proves ASVS 10.5.2
test('an e-mail that Google has not verified identifies no account', async () => {
  const shop = await openShop()
  const me = await browser(shop)
  const back = await me.travel(unverified.sub)
  const html = await (await me.go(back)).text()
  expect(html).toContain('Tanpa Verifikasi')
  expect(html).not.toContain('baru@contoh.id')
})

test.each([
  'FBAN/FBIOS;FBAV/400',
  'Mozilla/5.0 Instagram 300.0',
  'Mozilla/5.0 (Linux; Android 13; wv) Chrome/110',
  'Safari Line/13.0',
])('inside %s there is no Google sign-in, and the page says how to open a browser', async (agent) => {
  const me = await browser(await openShop())
  const html = await (await me.go(start, { headers: { 'user-agent': agent } })).text()
  expect(html).toContain('Chrome atau Safari')
  expect(html).not.toContain('http://masuk.localhost')
})

// Proves ASVS 6.8.4
test('Google confirms for a customer without a password, unlinks only with a confirmation, and another Google account confirms nothing', async () => {
  const shop = await openShop()
  const me = await browser(shop)
  await me.post(await me.travel(rina.sub), 'register', give({ phone: '0812-3456-7891' }))
  // What has just signed in is asked nothing.
  await shop.admin('POST', '/clock', { offsetMs: (limits.confirmationMinutes + 1) * 60_000 })
  const html = await (await me.go('/profile/google-verification')).text()
  expect(html).toContain('belum punya kata sandi')
  expect((await me.post('/profile/google-verification?', 'unlink')).status).toBe(422)
  const start = '/profile/google-verification?mulai=1&next=%2Fprofile%2Fedit%3Funtuk%3Ddata'
  const stranger = await me.post(await me.travel(siti.sub, start), 'finish')
  expect([stranger.status, await stranger.text()]).toEqual([422, expect.stringContaining('bukan yang terhubung')])
  const confirmed = await me.post(await me.travel(rina.sub, start), 'finish')
  const to = confirmed.headers.get('location') ?? ''
  expect(to).toMatch(/^\/profile\/edit\?untuk=data&bukti=[\w.-]+#data$/)
  const [page = ''] = to.split('#')
  expect(await (await me.go(page)).text()).toContain('Unduh Data Saya')
  const proof = new URLSearchParams(page.split('?')[1]).get('bukti') ?? ''
  const unlinked = await me.post(`/profile/google-verification?untuk=google&bukti=${proof}`, 'unlink')
  expect(unlinked.headers.get('location')).toBe('/profile/google-verification')
  expect(await (await me.go('/profile/google-verification')).text()).not.toContain('sudah terhubung')
  const later = await browser(shop)
  expect([(await later.post(await later.travel(rina.sub), 'finish')).status, later.signedIn()]).toEqual([422, false])
})

test('a new customer of Google may type a number that another account has: the answer tells nothing of it', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const me = await browser(shop)
  const answer = await me.post(await me.travel(rina.sub), 'register', give({ phone: '0812-3456-7890' }))
  expect([answer.status, me.signedIn()]).toEqual([303, true])
})

test('so may one whose e-mail Google has not verified: the number signs in its owner as before, and gets a message that says so', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const me = await browser(shop)
  const answer = await me.post(await me.travel(unverified.sub), 'register', give({ phone: '0812-3456-7890' }))
  expect([answer.status, me.signedIn()]).toEqual([303, true])
  const owner = { login: '0812-3456-7890', password: 'belanja-aman-2026' }
  expect(await shop.call('customer.login', owner)).toMatchObject({ ok: true, value: { phone: '+6281234567890' } })
  const told = await shop.call('message.list', {})
  expect(told.ok && told.value[0]).toMatchObject({
    target: '+6281234567890',
    text: expect.stringContaining('sudah punya akun'),
  })
})

test('a number typed beside an unverified Google account keeps its owner from no account of their own', async () => {
  const shop = await openShop({ demo: false })
  const me = await browser(shop)
  await me.post(await me.travel(unverified.sub), 'register', give({ phone: '0812-1111-2222' }))
  const asked = { name: 'Ani', email: null, phone: '0812-1111-2222', password: 'belanja-aman-2026' }
  const opened = await shop.call('customer.register', { ...asked, terms: true, marketing: false } as never, {
    visitor: randomId(),
  })
  expect(opened).toMatchObject({ ok: true, value: { phone: '+6281211112222' } })
  const again = await browser(shop)
  await again.post(await again.travel(unverified.sub), 'finish')
  expect(again.signedIn()).toBe(true)
})
