import { expect, test, vi } from 'vitest'
import { formatDate } from '#shared/format/dates.ts'
import { text } from '#shared/text/text.ts'
import { consentValue } from '#shared/web/consent.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const ids = { googleAnalyticsId: 'G-CONTOH1234', metaPixelId: '123456789012345' }
const consented = { headers: { cookie: `__Host-CONSENT=${consentValue(true, new Date())}; _ga=GA1.1.1.2` } }
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
          /^script-src 'self' 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}' https:\/\/www.googletagmanager.com https:\/\/connect.facebook.net$/,
        ),
        "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com https://www.facebook.com https://connect.facebook.net",
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
    expect(policyOf(response), path).not.toMatch(/google|facebook/)
    expect(await response.text(), path).not.toMatch(/data-tags|consent-question/)
  }
  const signedIn = { headers: { cookie: await shop.signIn() } }
  for (const path of ['/profile', '/profile/order'])
    expect(policyOf(await shop.fetch(path, signedIn)), path).not.toMatch(/google|facebook/)
  await shop.administer('/settings', { googleAnalyticsId: null, metaPixelId: null })
  const home = await shop.fetch('/')
  expect(policyOf(home)).not.toMatch(/google|facebook/)
  expect(await home.text()).not.toMatch(/data-tags|consent-question|Pengaturan privasi/)
})

// Proves §3.52
test('a shop with one id opens the hosts of that one, and asks about it alone', async () => {
  const shop = await openTagged({ googleAnalyticsId: null, metaPixelId: ids.metaPixelId })
  const home = await shop.fetch('/')
  expect(policyOf(home)).toContain('connect.facebook.net')
  expect(policyOf(home)).not.toContain('google')
  const html = await home.text()
  expect(html).toContain('data-tags="home  123456789012345"')
  expect(html).toContain('dengan Meta Pixel?')
})

// Proves ASVS 1.2.3
test('an id of another backend that is no id is never written into a page', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), (path) => {
    if (path.endsWith('/google-analytic')) return { GOOGLE_ANALYTICS_ID: "G-1');alert(1)//" }
    return path.endsWith('/meta-pixel-id') ? { META_PIXEL_ID: '1</script>' } : null
  })
  const home = await shop.fetch('/')
  expect(policyOf(home)).not.toMatch(/google|facebook/)
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
      new RegExp(`^__Host-CONSENT=1\\.${word}\\.\\d{10}; Path=/; Max-Age=15552000; Secure; SameSite=Lax$`),
    )
    const page = await shop.fetch('/pengaturan-privasi', { headers: { cookie: String(line).split(';')[0] ?? '' } })
    expect(await page.text()).toContain(`${word === 'yes' ? 'setuju' : 'tolak'}, sejak ${formatDate(new Date())}</p>`)
  }
  expect((await shop.fetch('/pengaturan-privasi?_=choose', choose('mungkin'))).status).toBe(422)
})
