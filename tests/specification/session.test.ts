import { expect, test } from 'vitest'
import { signIn } from '#client/app/page/sign-in.ts'
import { readAffiliate } from '#edge/shop/affiliate.ts'
import { setCookie } from '#edge/shop/cookies.ts'
import { endSession, readSession, startSession } from '#edge/shop/session.ts'
import { cookies, type CookieName } from '#shared/web/cookies.ts'
import { shopOf, fakeRequest } from './request-fixture.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenUntil = (exp: unknown) => `${part({ alg: 'HS256' })}.${part({ exp })}.AAAA`
const nowSeconds = () => Math.floor(Date.now() / 1_000)
const { context: anyContext } = fakeRequest({ answer: () => ({}) })

// Proves §3.9, §4.19, §4.21, §9.5, ASVS 7.3.2
test('a token is kept in its cookie until its exp and belongs to the session from then on', () => {
  const { context } = fakeRequest({ answer: () => ({}) })
  const token = tokenUntil(nowSeconds() + 600)
  expect(startSession(context, token)).toBe(null)
  expect(context.setCookies.get('session')).toMatch(
    new RegExp(`^__Host-ACCESS_WEB=${token}; Path=/; Max-Age=(600|599); Secure; SameSite=Lax; HttpOnly$`),
  )
  expect(context.session).toMatchObject({ token })
})

// Proves §3.10
test('a token’s exp is in seconds since the epoch; without a readable exp there is no session', () => {
  const read = (token: string) => readSession(anyContext, new Map([['session', token]]))
  expect(read(tokenUntil(2_000_000_000))).toMatchObject({ expiresAt: 2_000_000_000 })
  for (const token of ['', '5', 'a.b', 'bukan token', tokenUntil('2000000000'), tokenUntil(undefined)]) {
    expect(read(token)).toBeNull()
    expect(startSession(anyContext, token)).toBe('token_invalid')
  }
  expect(startSession(anyContext, tokenUntil(nowSeconds() - 1))).toBe('session_unusable')
})

test('the times of another company’s token may be text or milliseconds, its clock ahead, and its end unsaid', () => {
  const { context } = fakeRequest({ answer: () => ({}) })
  Object.assign(context.env, { BACKEND_URL: 'https://api.acme.example' })
  const token = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.AAAA`
  const seconds = (claims: object) =>
    startSession(context, token(claims)) === null ? context.session?.expiresAt : null
  expect(seconds({ exp: '2000000000' })).toBe(2_000_000_000)
  expect(seconds({ exp: 2_000_000_000_000, aud: ['a', 'b'] })).toBe(2_000_000_000)
  expect(seconds({ exp: 2_000_000_000, nbf: nowSeconds() + 5 })).toBe(2_000_000_000)
  expect(seconds({ exp: 2_000_000_000, nbf: nowSeconds() + 50 })).toBeNull()
  expect(Math.round(Number(seconds({})) - nowSeconds()) / 86_400).toBeCloseTo(7, 3)
  expect(seconds({ exp: 'soon' })).toBeNull()
})

// Proves §5.17, §8.16
test('an unreadable token is logged as Invalid token specified, and its cookie is cleared', () => {
  const { context } = fakeRequest({ answer: () => ({}) })
  expect(readSession(context, new Map([['session', 'a.b.c']]))).toBeNull()
  expect(context.log.notes).toEqual(['Invalid token specified'])
  expect(context.setCookies.get('session')).toContain('__Host-ACCESS_WEB=; Path=/; Max-Age=0')
})

// Proves §4.22, ASVS 14.3.1
test('signing out clears the token and the cookies for its badges', () => {
  const { context } = fakeRequest({ answer: () => ({}) })
  startSession(context, tokenUntil(nowSeconds() + 600))
  setCookie(context, 'cartHint', '3')
  endSession(context)
  expect([...context.setCookies.values()].filter((line) => !line.includes('Max-Age=0'))).toEqual([])
  expect(context.session).toBeNull()
})

test('a long token stands in several cookies, and what is not needed of it any more is cleared', () => {
  const { context } = fakeRequest({ answer: () => ({}) })
  const long = tokenUntil(nowSeconds() + 600).padEnd(8_000, 'x')
  expect(startSession(context, long)).toBe(null)
  expect([...context.setCookies.keys()].filter((name) => name.startsWith('session'))).toEqual([
    'session',
    'session2',
    'session3',
  ])
  expect(startSession(context, tokenUntil(nowSeconds() + 600))).toBe(null)
  for (const part of ['session2', 'session3'] as const) {
    expect(context.setCookies.get(part)).toMatch(/=; Path=\/; Max-Age=0; Secure; SameSite=Lax; HttpOnly$/)
    // Left over of an earlier token, it is no part of this one.
    const left = new Map([
      ['session', tokenUntil(2_000_000_000)],
      [part, 'x'],
    ] as const)
    expect(readSession(anyContext, left)).toMatchObject({ token: tokenUntil(2_000_000_000) })
  }
  expect(startSession(context, tokenUntil(nowSeconds() + 600).padEnd(11_401, 'x'))).toBe('session_unusable')
  expect(context.log.notes).toContain('Invalid token specified: 11401 characters, and 11400 fit into cookies')
})

// Proves §4.23, §8.15
test('a login without a token in its answer fails with Token is undefined', () => {
  const ctx = { shop: shopOf(), query: new URLSearchParams() } as unknown as Parameters<typeof signIn>[0]
  expect(() => signIn(ctx, 'customer.login', { token: null, device: null }, 'signed_in')).toThrow(
    expect.objectContaining({ kind: 'refused', shown: 'Token is undefined' }),
  )
})

test('a login returns only to a path of this shop', () => {
  const goal = (next: string) =>
    signIn(
      { shop: shopOf(), query: new URLSearchParams({ next }) } as unknown as Parameters<typeof signIn>[0],
      'customer.login',
      { token: 'a.b.c', device: null },
      'signed_in',
    )
  expect(goal('/order/cart')).toMatchObject({ to: '/order/cart' })
  for (const next of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    expect(goal(next)).toMatchObject({ to: '/profile' })
})

// Proves §9.22, ASVS 3.3.1, ASVS 3.3.2
test('every cookie has the path / and is Secure, and SameSite=Lax; that of the desk Strict', () => {
  const setCookies = new Map<string, string>()
  for (const name of Object.keys(cookies) as CookieName[]) setCookie({ setCookies }, name, 'x')
  expect(setCookies.size).toBe(Object.keys(cookies).length)
  for (const line of setCookies.values())
    expect(line).toMatch(
      line.startsWith(cookies.desk.name)
        ? /^__Host-DESK=x; Path=\/; Max-Age=\d+; Secure; SameSite=Strict; HttpOnly$/
        : /^__Host-[A-Z_]+=x; Path=\/(; Max-Age=\d+)?; Secure; SameSite=Lax(; HttpOnly)?$/,
    )
})

const inShop = <C extends object>(context: C, change: Parameters<typeof shopOf>[0] = {}) =>
  Object.assign(context, { shop: shopOf(change) })

// Proves §2.47, §3.55, §3.82, §4.40, §9.4
test.each(['ref', 'reff'])(
  'a referral by %s is kept for the days that the shop sets, and its click is sent',
  async (key) => {
    const { context, asked, settled } = fakeRequest({ answer: () => ({}) })
    context.url.searchParams.set(key, 'RINA10')
    context.tenant.affiliateDays = 14
    expect(await readAffiliate(inShop(context), new Map())).toBe('RINA10')
    await settled()
    expect(context.setCookies.get('affiliateCode')).toBe(
      `__Host-AFFILIATE_CODE=RINA10; Path=/; Max-Age=${14 * 86_400}; Secure; SameSite=Lax; HttpOnly`,
    )
    expect(asked.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      [
        '/helper/tracking-affiliate',
        {
          AFFILIATE_TRACKING_CODE: 'RINA10',
          AFFILIATE_TRACKING_IP_ADDRESS: '203.0.113.0',
          AFFILIATE_TRACKING_DEVICE_MODEL: 'DESKTOP',
          AFFILIATE_TRACKING_EVENT_TYPE: 'CLICK',
        },
      ],
    ])
  },
)

test.each(['WhatsApp/2.23.20.0 A', 'facebookexternalhit/1.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])(
  '%s makes previews or an index, so it is not counted as a click',
  async (agent) => {
    const { context, asked, settled } = fakeRequest({ answer: () => ({}) })
    context.url.searchParams.set('ref', 'RINA10')
    context.request = new Request(context.request.url, { headers: { 'user-agent': agent } })
    expect(await readAffiliate(inShop(context), new Map())).toBe('RINA10')
    await settled()
    expect(asked).toEqual([])
  },
)

// Proves §3.62, §4.40
test('later pages read the code from its cookie and send no second click', async () => {
  const { context, asked, settled } = fakeRequest({ answer: () => ({}) })
  expect(await readAffiliate(inShop(context), new Map([['affiliateCode', 'RINA10']]))).toBe('RINA10')
  await settled()
  expect(asked).toEqual([])
})

// Proves §3.41, §4.41
test('where the shop chooses it, a click carries the whole address of the visitor', async () => {
  const { context, asked, settled } = fakeRequest({ answer: () => ({}) })
  context.url.searchParams.set('ref', 'RINA10')
  await readAffiliate(inShop(context, { affiliateAddressWhole: true }), new Map())
  await settled()
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ AFFILIATE_TRACKING_IP_ADDRESS: context.address })
})
