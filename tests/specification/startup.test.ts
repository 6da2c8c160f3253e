import { hourMs } from '#shared/format/units.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { readSite } from '#edge/shop/site.ts'
import { findTenant, refreshKey } from '#edge/backend/tenant.ts'
import { noteNumbers, withNumbers } from '#edge/backend/number-ids.ts'
import type { Call, RequestContext } from '#edge/request/request-context.ts'
import { api } from '#shared/api/index.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { fakeRequest, shopOf } from './request-fixture.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Proves §4.15, §9.3
test('an access key is fetched again after 12 hours and used for up to 24 while the backend does not answer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') })
  let down = false
  const { context, asked, settled } = fakeRequest({
    answer: () => {
      if (down) throw new Error('reset')
      return { COMPANY_API_ID: 77, API_ACCESS: 'kunci', CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 14 }
    },
  })
  const lookUps = () => asked.filter(({ path }) => path === '/api-access').length
  expect(await findTenant(context)).toMatchObject({
    kind: 'shop',
    tenant: { companyId: 77, accessKey: 'kunci', affiliateDays: 14 },
  })
  await settled()
  vi.setSystemTime(Date.now() + 11 * hourMs)
  expect(await findTenant(context)).toMatchObject({ kind: 'shop' })
  expect(lookUps()).toBe(1)
  down = true
  vi.setSystemTime(Date.now() + 12 * hourMs)
  expect(await findTenant(context)).toMatchObject({ kind: 'shop', tenant: { accessKey: 'kunci' } })
  expect(lookUps()).toBeGreaterThan(1)
  vi.setSystemTime(Date.now() + 2 * hourMs)
  expect(await findTenant(context)).toEqual({ kind: 'unavailable' })
})

// Proves §4.16
test('company 0 means no shop and is not cached', async () => {
  let company = 0
  const { context } = fakeRequest({ answer: () => ({ COMPANY_API_ID: company, API_ACCESS: 'kunci' }) })
  expect(await findTenant(context)).toEqual({ kind: 'unregistered' })
  company = 5
  expect(await findTenant(context)).toMatchObject({ kind: 'shop', tenant: { companyId: 5 } })
})

test.each([{ COMPANY_API_ID: 5 }, { COMPANY_API_ID: 5, API_ACCESS: null }, { COMPANY_API_ID: 5, API_ACCESS: ' ' }])(
  'a company without an access key (%j) is no answer: the key that was known stays for its 24 hours',
  async (keyless) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let said: object = keyless
    const { context } = fakeRequest({ answer: () => said })
    expect(await findTenant(context)).toEqual({ kind: 'unavailable' })
    said = { ...keyless, API_ACCESS: 'kunci' }
    expect(await findTenant(context)).toMatchObject({ kind: 'shop' })
    said = keyless
    vi.setSystemTime(Date.now() + 13 * hourMs)
    expect(await findTenant(context)).toMatchObject({ kind: 'shop', tenant: { accessKey: 'kunci' } })
    said = { COMPANY_API_ID: 0 }
    vi.setSystemTime(Date.now() + 13 * hourMs)
    expect(await findTenant(context)).toEqual({ kind: 'unregistered' })
  },
)

test('a replaced key is looked up once for all calls that it refused, and the late ones take it too', async () => {
  let key = 'lama'
  const { context, asked } = fakeRequest({ answer: () => ({ COMPANY_API_ID: 5, API_ACCESS: key }) })
  await findTenant(context)
  const lookUps = () => asked.filter(({ path }) => path === '/api-access').length
  const visit = () => ({ ...context, tenant: { ...context.tenant, accessKey: 'lama' } })
  const [first, second, late] = [visit(), visit(), visit()]
  key = 'baru'
  expect(await Promise.all([first, second].map((one) => refreshKey(one, 'lama')))).toEqual([true, true])
  expect([await refreshKey(first, 'lama'), await refreshKey(late, 'lama')]).toEqual([true, true])
  expect([first, second, late].map(({ tenant }) => tenant.accessKey)).toEqual(['baru', 'baru', 'baru'])
  expect(lookUps()).toBe(2)
  // The key is right, so it is about something else.
  expect([await refreshKey(first, 'baru'), await refreshKey(late, 'baru'), lookUps()]).toEqual([false, false, 3])
})

test('a firewall that refuses the look-up of a key, too, is asked once in some seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { context, asked } = fakeRequest({ answer: () => new Response('<html>', { status: 403 }) })
  const denied = async () => {
    context.validity.lost = false
    return [await refreshKey(context, 'kunci'), context.validity.lost, asked.length]
  }
  expect([await denied(), await denied()]).toEqual([
    [false, true, 1],
    [false, true, 1],
  ])
  vi.setSystemTime(Date.now() + 6_000)
  expect(await denied()).toEqual([false, true, 2])
})

test.each([
  [401, '{}', { kind: 'down', status: 502 }, { kind: 'signedOut' }],
  [403, '<html>', { kind: 'refused', status: 403, shown: 'Request failed' }, { kind: 'denied' }],
])(
  'a %i of a gateway to what everybody may ask, or of its firewall to words, ends no session',
  async (status, body, of, own) => {
    const { context, asked } = fakeRequest({
      answer: (path) =>
        path === '/api-access' ? { COMPANY_API_ID: 5, API_ACCESS: 'kunci' } : new Response(body, { status }),
    })
    Object.assign(context.env, { BACKEND_URL: 'https://api.acme.example' })
    vi.stubGlobal('fetch', (context.env.COMMERCE as unknown as { fetch: typeof fetch }).fetch)
    const { api: client } = createClient(Object.assign(context, { shop: shopOf() }) as RequestContext)
    await expect(client.catalog.suggest({ text: 'select teh from' })).rejects.toMatchObject(of)
    await expect(client.cart.list()).rejects.toMatchObject(own)
    expect(asked.filter(({ path }) => path === '/api-access')).toHaveLength(1)
  },
)

test('that ids are numbers is not forgotten when KV does not answer, and is kept again when its row has ended', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { context, settled } = fakeRequest({ answer: () => null })
  Object.assign(context.env, { BACKEND_URL: 'https://api.acme.example' })
  const saved = { ...context, tenant: { ...context.tenant, host: 'wilayah.localhost' } }
  const address = { context: saved, endpoint: api.address.save, sent: { body: { VILLAGE_CODE: '3174071001' } } }
  noteNumbers(saved, new Set(['REGION_CODE']))
  await settled()
  expect(JSON.stringify(await withNumbers(saved, address as unknown as Call))).toBe('{"VILLAGE_CODE":3174071001}')
  const removal = { context, endpoint: api.cart.remove, sent: { body: { CART_ID: '7' } } } as unknown as Call
  const sent = async () => JSON.stringify(await withNumbers(context, removal))
  noteNumbers(context, new Set(['CART_ID']))
  await settled()
  expect(await sent()).toBe('{"CART_ID":7}')
  const row = `numbers:${context.tenant.host}`
  await context.env.SITE.put(row, 'null')
  vi.setSystemTime(Date.now() + 61_000)
  expect(await sent()).toBe('{"CART_ID":7}')
  await settled()
  expect(await context.env.SITE.get(row)).toContain('CART_ID')
})

// Proves §1.28, §3.67, §9.24
test('a shop without settings is called Etalase, in slate, with the watermark and without popup or chat', async () => {
  const { context, asked } = fakeRequest({ answer: (path) => (path === '/helper/menu-footer' ? [] : {}) })
  expect(await readSite(context)).toMatchObject({
    maintenance: false,
    shop: { title: 'Etalase', theme: { id: 'slate' }, watermark: true, popup: null, whatsapp: null, logo: null },
  })
  expect(asked).toHaveLength(9)
})

// Proves §1.13, §1.32, §3.44, §3.65
test('title, logo, description and the phone of customer care come from the backend', async () => {
  const answers: Record<string, object> = {
    '/helper/company-header-logo': { TITLE: 'Toko Kenari', COMPANY_LOGO: '/logo.webp', DESCRIPTION: 'Teh pilihan' },
    '/helper/get-website-template-setting': {
      CUSTOMER_CARE_PHONE: '0812-3456-7890',
      WEBSITE_TEMPLATE_COLOR_ID: 'green',
    },
    '/helper/menu-footer': [{ TITLE: 'Tentang Kami', SLUG: 'tentang-kami' }],
    '/helper/banner-carousel': { BANNER_IMAGE_LIST: ['/a.webp'] },
    '/helper/popup-banner': { STATUS: true, IMAGE_URL: '/p.webp' },
    '/watermark-status': { ADDON_FOOTER_STATUS: false },
    '/helper/setting-website': { MAINTENANCE_STATUS: true },
  }
  const { context } = fakeRequest({ answer: (path) => answers[path] ?? {} })
  expect(await readSite(context)).toMatchObject({
    maintenance: true,
    shop: {
      title: 'Toko Kenari',
      logo: '/logo.webp',
      description: 'Teh pilihan',
      whatsapp: '6281234567890',
      theme: { id: 'green' },
      footerMenu: [{ title: 'Tentang Kami' }],
      banners: [{ image: '/a.webp' }],
      popup: { image: '/p.webp' },
      watermark: false,
    },
  })
})

test('a call that has nothing to say, or never answers, does not keep the pages of its shop from being kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let popup: object = { STATUS: true, IMAGE_URL: '/p.webp' }
  const { context, asked, settled } = fakeRequest({
    answer: (path) => (path === '/helper/popup-banner' ? popup : path === '/helper/menu-footer' ? [] : {}),
  })
  const seen = async (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1_000)
    await readSite(context)
    await settled()
    context.validity.lost = false
    const { shop } = await readSite(context)
    return [shop.popup !== null, context.validity.lost]
  }
  expect(await seen(0)).toEqual([true, false])
  for (const status of [410, 400, 422]) {
    popup = Response.json({ statusCode: status, message: 'Data tidak ditemukan' }, { status })
    expect(await seen(301), String(status)).toEqual([false, false])
  }
  const broken = async () => {
    popup = Response.json({ message: 'syntax error' }, { status: 500 })
    return seen(301)
  }
  const lost = [await broken(), await broken(), await broken(), await broken(), await broken()].map(([, one]) => one)
  expect(lost).toEqual([true, true, true, false, false])
  // Nor is the whole frame requested every 15 seconds because of it.
  const { length } = asked
  await seen(16)
  expect(asked).toHaveLength(length)
})

test.each([
  [404, [false]],
  [405, [true, true, true, false, false]],
])('a popup whose call is gone with %i is shown in the readings %j', async (status, shown) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let isGone = false
  const { context, asked, settled } = fakeRequest({
    answer: (path) =>
      path === '/helper/menu-footer'
        ? []
        : path !== '/helper/popup-banner'
          ? {}
          : isGone
            ? new Response(null, { status })
            : { STATUS: true, IMAGE_URL: '/p.webp' },
  })
  const seen = async () => {
    vi.setSystemTime(Date.now() + 301_000)
    await readSite(context)
    await settled()
    return (await readSite(context)).shop.popup !== null
  }
  expect(await seen()).toBe(true)
  isGone = true
  for (const one of shown) expect(await seen()).toBe(one)
  expect(asked).toHaveLength(9 * (1 + shown.length))
})

test('a call that is gone is kept for three readings of its own, however long another has been gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let reading = 0
  // The popup is gone from the second reading on, the title from the fourth.
  const goneFrom: Record<string, number> = { '/helper/popup-banner': 2, '/helper/company-header-logo': 4 }
  const answer = (path: string) =>
    reading >= (goneFrom[path] ?? Infinity)
      ? new Response(null, { status: 405 })
      : path === '/helper/menu-footer'
        ? []
        : { STATUS: true, IMAGE_URL: '/p.webp', TITLE: 'Toko Kenari' }
  const { context, settled } = fakeRequest({ answer })
  const shown: boolean[][] = []
  for (reading = 1; reading <= 7; reading += 1) {
    vi.setSystemTime(Date.now() + 301_000)
    await readSite(context)
    await settled()
    const { shop } = await readSite(context)
    shown.push([shop.popup !== null, shop.title === 'Toko Kenari'])
  }
  const [both, titleAlone, neither] = [
    [true, true],
    [false, true],
    [false, false],
  ]
  expect(shown).toEqual([both, both, both, both, titleAlone, titleAlone, neither])
})

test('what a release kept that counted such readings of all calls together is read', async () => {
  const { context, settled } = fakeRequest({
    answer: (path) => (path === '/helper/menu-footer' ? [] : { TITLE: 'Toko Kenari' }),
  })
  await readSite(context)
  await settled()
  const later = fakeRequest({ answer: () => new Response(null, { status: 500 }) })
  const kept = JSON.parse((await context.env.SITE.get(`root:${context.tenant.host}`)) ?? '{}') as { value: object }
  const value = { ...kept.value, gone: undefined, goneTimes: 2 }
  await later.context.env.SITE.put(`root:${later.context.tenant.host}`, JSON.stringify({ ...kept, value }))
  expect((await readSite(later.context)).shop.title).toBe('Toko Kenari')
})

// Proves §1.29
test('a shop that hides its chat button has none, even with a phone number', async () => {
  const { context } = fakeRequest({
    answer: (path) =>
      path === '/helper/menu-footer' ? [] : { CUSTOMER_CARE_PHONE: '0812', IS_SHOW_BUTTON_WHATSAPP: false },
  })
  expect((await readSite(context)).shop.whatsapp).toBeNull()
})
