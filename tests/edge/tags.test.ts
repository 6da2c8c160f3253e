import { expect, test, vi } from 'vitest'
import { formatDate } from '#shared/format/dates.ts'
import { text } from '#shared/text/text.ts'
import { consentValue } from '#shared/web/consent.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { order, prepare, press } from '../commerce/order/checkout/checkout-steps.ts'

const ids = {
  googleAnalyticsId: 'G-CONTOH1234',
  metaPixelId: '123456789012345',
  tiktokPixelId: 'C4CONTOH1234567890AB',
}
const named = { google: ids.googleAnalyticsId, pixel: ids.metaPixelId, tiktok: ids.tiktokPixelId }
const consented = { headers: { cookie: `__Host-CONSENT=${consentValue(true, new Date(), named)}; _ga=GA1.1.1.2` } }
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

async function openTagged(tags: object = ids) {
  const shop = browse(await openShop({ sample: 'kopi' }))
  expect((await shop.administer('/settings', tags)).status).toBe(200)
  return shop
}

test('the policy of a page with tags opens their hosts and no others, and is the same for every shopper', async () => {
  const shop = await openTagged()
  const slug = await shop.firstSlug()
  for (const path of ['/', `/product/${slug}`, '/search?q=kopi', '/products/semua', '/info']) {
    const plain = await shop.fetch(path)
    const allowed = await shop.fetch(path, consented)
    expect(policyOf(allowed)).toBe(policyOf(plain))
    expect(await allowed.text()).toBe(await plain.text())
    expect(policyOf(plain).split('; ')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^script-src 'self' 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}' https:\/\/www.googletagmanager.com https:\/\/connect.facebook.net https:\/\/analytics.tiktok.com$/,
        ),
        "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://www.facebook.com https://connect.facebook.net https://analytics.tiktok.com",
      ]),
    )
    expect(policyOf(plain)).not.toContain('unsafe')
  }
})

// Proves ASVS 14.2.3
test('a page of the shop without tags, and a page where one signs in or pays, open no host of others', async () => {
  const shop = await openTagged()
  for (const path of [
    '/auth/login',
    '/auth/register',
    '/order/checkout',
    '/order/success',
    '/pengaturan-privasi',
    '/tidak-ada',
  ]) {
    const response = await shop.fetch(path, consented)
    expect(policyOf(response), path).not.toMatch(/google|facebook|tiktok/)
    expect(await response.text(), path).not.toMatch(/data-tags|consent-question/)
  }
  const signedIn = { headers: { cookie: await shop.signIn() } }
  for (const path of ['/profile', '/profile/order'])
    expect(policyOf(await shop.fetch(path, signedIn)), path).not.toMatch(/google|facebook|tiktok/)
  await shop.administer('/settings', { googleAnalyticsId: null, metaPixelId: null, tiktokPixelId: null })
  const home = await shop.fetch('/')
  expect(policyOf(home)).not.toMatch(/google|facebook|tiktok/)
  expect(await home.text()).not.toMatch(/data-tags|consent-question|Pengaturan Privasi/)
})

// Proves §3.52
test.each([
  ['Google Analytics', 'googleAnalyticsId', 'googletagmanager', 'data-tags="home G-CONTOH1234"'],
  ['Meta Pixel', 'metaPixelId', 'facebook', 'data-tags="home  123456789012345"'],
  ['TikTok Pixel', 'tiktokPixelId', 'tiktok', 'data-tags="home   C4CONTOH1234567890AB"'],
] as const)('a shop with an id of %s alone opens its hosts, and asks about it alone', async (name, id, host, mark) => {
  const shop = await openTagged({ [id]: ids[id] })
  const home = await shop.fetch('/')
  for (const one of ['googletagmanager', 'facebook', 'tiktok'])
    expect([one, policyOf(home).includes(one)]).toEqual([one, one === host])
  const html = await home.text()
  expect(html).toContain(mark)
  expect(html).toContain(`dengan ${name}?`)
})

test('a shop with all three asks about all three', async () => {
  const shop = await openTagged()
  expect(await (await shop.fetch('/')).text()).toContain('dengan Google Analytics, Meta Pixel, dan TikTok Pixel?')
})

// Proves ASVS 1.2.3
test('an id of another backend that is no id is never written into a page', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), (path) => {
    if (path.endsWith('/google-analytic')) return { GOOGLE_ANALYTICS_ID: "G-1');alert(1)//" }
    return path.endsWith('/meta-pixel-id') ? { META_PIXEL_ID: '1</script>', TIKTOK_PIXEL_ID: '"><script>' } : null
  })
  const home = await shop.fetch('/')
  expect(policyOf(home)).not.toMatch(/google|facebook|tiktok/)
  expect(await home.text()).not.toMatch(/alert\(1\)|data-tags/)
})

// Proves §2.45, §8.19
test('a shop without a pixel is logged as such, and one with a pixel is not', async () => {
  const log = vi.spyOn(console, 'log')
  const said = () => log.mock.calls.flat().filter((line) => String(line).includes(text.pixelMissing)).length
  const without = browse(await openShop())
  await without.fetch('/info')
  expect(said()).toBe(1)
  await without.fetch('/info')
  await without.fetch('/health')
  expect(said()).toBe(1)
  const other = browse(await openShop(), (path) =>
    path.endsWith('/meta-pixel-id') ? { META_PIXEL_ID: 123_456_789_012_345 } : null,
  )
  await other.fetch('/info')
  expect(said()).toBe(1)
  log.mockRestore()
})

const choose = (allowed: string) => ({
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams({ allowed }),
})

test('the choice is a cookie that a form sets, and the page says it', async () => {
  const shop = await openTagged()
  expect(await (await shop.fetch('/pengaturan-privasi')).text()).toContain('belum dipilih')
  for (const [allowed, word] of [
    ['1', 'yes'],
    ['0', 'no'],
  ] as const) {
    const answer = await shop.fetch('/pengaturan-privasi?_=choose', choose(allowed))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pengaturan-privasi'])
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-CONSENT='))
    expect(line).toMatch(
      new RegExp(`^__Host-CONSENT=1\\.${word}\\.\\d{10}\\.gmt; Path=/; Max-Age=15552000; Secure; SameSite=Lax$`),
    )
    const page = await shop.fetch('/pengaturan-privasi', { headers: { cookie: String(line).split(';')[0] ?? '' } })
    expect(await page.text()).toContain(`${word === 'yes' ? 'setuju' : 'tolak'}, sejak ${formatDate(new Date())}</p>`)
  }
  expect((await shop.fetch('/pengaturan-privasi?_=choose', choose('mungkin'))).status).toBe(422)
})

const browserNames = {
  _ga: 'GA1.1.12.1201',
  _ga_CONTOH1234: 'GS2.1.s1795341600$o1$g0$t1795341600$j60$l0$h0',
  _fbp: 'fb.1.1700000000.1201',
  _fbc: 'fb.1.1700000000.IwAR-12',
  _ttp: '01JTTP1201_.tt.1',
  ttclid: 'E.C.P.Cr-1201',
}

/** Buys through the pages, in a browser with these cookies, and pays. Returns what the vendors got. */
async function buyWith(shop: SellingShop, cookies: Record<string, string>) {
  const item = await shop.item({ price: 50_000 })
  const as = { visitor: item.padEnd(22, '0').slice(0, 22) }
  const orderId = await prepare(shop, as, [item])
  const headers = {
    cookie: Object.entries({ '__Host-VISITOR': as.visitor, ...cookies })
      .map((pair) => pair.join('='))
      .join('; '),
    'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
    origin: `http://${shop.host}`,
  }
  const { fetch: open } = browse(shop)
  const checkout = `/order/checkout?SALE_ID=${orderId}`
  const page = await (await open(checkout, { headers })).text()
  const acceptedTotal = /name="acceptedTotal" value="(\d+)"/.exec(page)?.[1] ?? ''
  const placed = await open(`${checkout}&_=place`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ acceptedTotal, _key: orderId }),
  })
  expect(placed.headers.get('location')).toMatch('/order/success')
  await press(shop, orderId, as, 'settlement')
  await shop.runDue()
  const told = await Promise.all(
    ['12.1201', 'fb.1.1700000000.1201', '01JTTP1201_.tt.1'].map(
      async (client) =>
        (await (await fetch(`${bindings.TAG_VENDOR}/asked?client=${client}`)).json()) as { body: object }[],
    ),
  )
  return { told, item, number: (await order(shop, orderId, as)).number }
}

// Proves §3.51, §3.52
test('after a yes the purchase tells each vendor by which visit or click the shopper came; after a no nobody', async () => {
  const shop = await openSellingShop({ vendors: 'tags' })
  await shop.admin('PATCH', '/settings', ids)
  for (const consent of [consentValue(false, new Date(), named), '1.yes.1795341600', '']) {
    const { told } = await buyWith(shop, { ...browserNames, ...(consent ? { '__Host-CONSENT': consent } : {}) })
    expect([consent, told]).toEqual([consent, [[], [], []]])
  }
  const { told, item, number } = await buyWith(shop, {
    ...browserNames,
    '__Host-CONSENT': consentValue(true, new Date(), named),
  })
  const bodies = told.map((one) => one.map(({ body }) => body))
  expect(bodies).toMatchObject([
    [
      {
        client_id: '12.1201',
        events: [{ params: { session_id: '1795341600', event_id: number, items: [{ item_id: item }] } }],
      },
    ],
    [
      {
        data: [
          {
            event_id: number,
            user_data: { fbp: browserNames['_fbp'], fbc: browserNames['_fbc'] },
            custom_data: { content_ids: [item] },
          },
        ],
      },
    ],
    [
      {
        event_source_id: ids.tiktokPixelId,
        data: [
          {
            event: 'Purchase',
            event_id: number,
            user: {
              ttp: browserNames['_ttp'],
              ttclid: browserNames.ttclid,
              user_agent: 'Mozilla/5.0 (Linux; Android 14)',
            },
            properties: { currency: 'IDR', value: 50_000, contents: [{ content_id: item, quantity: 1 }] },
          },
        ],
      },
    ],
  ])
})
