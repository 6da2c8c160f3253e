import type { Page } from '@playwright/test'
import { hasRun } from '../support/built-script.ts'
import { administer, expect, test, waitForIslands } from '../support/journey.ts'
import { addToCart, chooseVariant, findShirt, shirt } from '../support/journey-steps.ts'
import { playTagHosts } from '../support/tag-hosts.ts'
import { only } from '../support/only.ts'

const tags = {
  googleAnalyticsId: 'G-CONTOH1234',
  metaPixelId: '123456789012345',
  tiktokPixelId: 'C4CONTOH1234567890AB',
}
/** Before it has run nothing could be loaded. */
const tagsScript = 'client/scripts/page/tags.ts'
const question = (page: Page) => page.getByRole('region', { name: 'Pilihan privasi' })
const answer = (page: Page, word: 'Setuju' | 'Tolak') => question(page).getByRole('button', { name: word }).click()

test('a shop without an id asks nothing and loads nothing of others', async ({ page, context, shop }) => {
  const hosts = await playTagHosts(context, shop.host)
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pengaturan Privasi' })).toHaveCount(0)
  expect(hosts.requests).toEqual([])
})

test('nothing is loaded before the answer and after a no; the question covers no bar and moves nothing', async ({
  page,
  context,
  shop,
  scripted,
}) => {
  await administer(shop, '/settings', tags)
  const hosts = await playTagHosts(context, shop.host)
  await page.goto('/')
  if (!scripted) {
    await expect(question(page)).toHaveCount(0)
    return expect(hosts.requests).toEqual([])
  }
  const box = await question(page).boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Navigasi utama' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  const buttons = await Promise.all(
    (await question(page).getByRole('button').all()).map((button) => button.boundingBox()),
  )
  expect(buttons.map((one) => [one?.width, one?.height])).toEqual([
    [buttons[0]?.width, buttons[0]?.height],
    [buttons[0]?.width, buttons[0]?.height],
  ])
  await findShirt({ page, scripted })
  await expect(question(page)).toBeVisible()
  const buyBar = await page.locator('#buy-bar').boundingBox()
  const over = await question(page).boundingBox()
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(buyBar?.y ?? 0)
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shifts).toBeLessThan(0.01)
  expect(hosts.requests).toEqual([])
  await answer(page, 'Tolak')
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText('Pelacakan kunjungan ditolak')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible()
  await hasRun(page, tagsScript)
  await expect(question(page)).toHaveCount(0)
  expect(hosts.requests).toEqual([])
})

test('a browser that asks for privacy is asked nothing and loads nothing', async ({
  page,
  context,
  shop,
  scripted,
}) => {
  await administer(shop, '/settings', tags)
  const hosts = await playTagHosts(context, shop.host)
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible()
  if (scripted) await hasRun(page, tagsScript)
  await expect(question(page)).toHaveCount(0)
  expect(hosts.requests).toEqual([])
})

test(
  'on a page with tags text becomes no elements, and of the vendors only what is for this shop is loaded',
  only({ withScript: 'without script no tag ever runs' }),
  async ({ page, context, shop, complaints }) => {
    await administer(shop, '/settings', tags)
    const hosts = await playTagHosts(context, shop.host)
    const load = (src: string) =>
      page.evaluate((address) => {
        try {
          document.createElement('script').src = address
          return 'loaded'
        } catch (error) {
          return (error as Error).name
        }
      }, src)
    const google = 'https://www.googletagmanager.com/gtag/js?id='
    await page.goto('/')
    // Before the answer nothing is trusted.
    expect(await load(`${google}G-CONTOH1234`)).toBe('TypeError')
    // What the browser reports is expected here. It comes a little later, and not from a page that is left.
    const reported = (count: number) =>
      expect.poll(() => complaints.filter((one) => one.includes('trusted-types-sink'))).toHaveLength(count)
    await reported(1)
    await answer(page, 'Setuju')
    await expect.poll(() => hosts.requests).toContain('connect.facebook.net')
    hosts.requests.length = 0
    await page.goto('/order/cart')
    await expect.poll(() => hosts.requests).toContain('www.googletagmanager.com')
    await expect.poll(() => hosts.requests).toContain('connect.facebook.net')
    expect(await load(`${google}G-CONTOH1234&cx=c`)).toBe('loaded')
    expect(await load('https://connect.facebook.net/signals/config/123456789012345?v=2')).toBe('loaded')
    expect(await load('https://analytics.tiktok.com/i18n/pixel/config.js?sdkid=C4CONTOH1234567890AB')).toBe('loaded')
    for (const src of [
      `${google}GTM-PENCURI`,
      `${google}G-PENCURI123`,
      'https://www.googletagmanager.com/gtm.js?id=GTM-PENCURI',
      'https://connect.facebook.net/signals/config/999999999999999',
      'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4PENCURI12345678901',
      'https://pencuri.example/x.js',
      'data:text/javascript,alert(1)',
    ])
      expect([src, await load(src)]).toEqual([src, 'TypeError'])
    const write = () =>
      page.evaluate(() => {
        try {
          document.body.innerHTML =
            '<iframe srcdoc="<script src=https://www.googletagmanager.com/gtm.js></script>"></iframe>'
          return 'written'
        } catch (error) {
          return (error as Error).name
        }
      })
    expect(await write()).toBe('TypeError')
    await reported(9)
    complaints.length = 0
  },
)

test(
  'after a yes the vendors learn by which advertisement somebody came, also to the page before, and nothing else',
  only({ withScript: 'without script no tag ever runs' }),
  async ({ page, context, shop }) => {
    await administer(shop, '/settings', tags)
    const hosts = await playTagHosts(context, shop.host)
    const toldGoogle = async () => {
      const told = await page.evaluate(() =>
        [...(window as unknown as { dataLayer: Iterable<ArrayLike<unknown>> }).dataLayer]
          .map((words) => Array.from(words))
          .find(([word]) => word === 'config'),
      )
      return (told?.[2] as { page_location: string } | undefined)?.page_location
    }
    await page.goto('/?utm_source=ig&gclid=abc-1&fbclid=IwAR-2x&ttclid=E.C.P.Cr&ref=siti')
    await expect(question(page)).toBeVisible()
    await page.locator('a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\//)
    const cookies = async () =>
      Object.fromEntries(
        (await context.cookies()).flatMap(({ name, value }) => (name.startsWith('__Host-') ? [] : [[name, value]])),
      )
    expect([await cookies(), hosts.requests]).toEqual([{}, []])
    await answer(page, 'Setuju')
    await expect.poll(() => hosts.namesOf('tiktok')).toEqual(['Pageview', 'ViewContent'])
    await expect.poll(() => hosts.namesOf('meta')).toEqual(['PageView', 'ViewContent'])
    expect(await cookies()).toMatchObject({
      _fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR-2x$/),
      ttclid: 'E.C.P.Cr',
    })
    const { origin, pathname } = new URL(page.url())
    expect(await toldGoogle()).toBe(`${origin}${pathname}?utm_source=ig&gclid=abc-1`)

    await page.goto('/search?q=batik&utm_source=ig&utm_campaign=gajian%20hemat&gclid=abc-2&fbclid=IwAR-3x&ref=siti')
    await expect.poll(() => hosts.namesOf('google')).toContain('search')
    expect(await toldGoogle()).toBe(`${origin}/search?utm_source=ig&utm_campaign=gajian+hemat&gclid=abc-2`)
    await expect.poll(async () => (await cookies())['_fbc']).toMatch(/IwAR-3x$/)
  },
)

// Proves §3.51, §3.52
test(
  'after a yes each event is sent once, with one id for all vendors and the ids of the feed',
  only({ withScript: 'without script no tag ever runs' }),
  async ({ page, context, shop, scripted }) => {
    await administer(shop, '/settings', tags)
    const hosts = await playTagHosts(context, shop.host)
    await page.goto('/search?q=batik')
    await answer(page, 'Setuju')
    await expect.poll(() => hosts.namesOf('google')).toEqual(['search', 'view_item_list'])
    await expect.poll(() => hosts.namesOf('meta')).toEqual(['PageView', 'Search'])
    hosts.told.length = 0

    await findShirt({ page, scripted })
    await expect.poll(() => hosts.namesOf('google')).toContain('view_item')
    await expect.poll(() => hosts.namesOf('meta')).toContain('ViewContent')
    await chooseVariant({ page, scripted })
    await addToCart({ page, scripted })
    await expect.poll(() => hosts.namesOf('google').filter((name) => name === 'add_to_cart')).toHaveLength(1)
    const added = (vendor: 'google' | 'meta' | 'tiktok') =>
      hosts.told.filter((one) => one.vendor === vendor && /^add_?to_?cart$/i.test(one.name))
    for (const vendor of ['meta', 'tiktok'] as const) await expect.poll(() => added(vendor)).toHaveLength(1)
    const [google, meta, tiktok] = [added('google')[0], added('meta')[0], added('tiktok')[0]]
    expect(google?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(meta?.id).toBe(google?.id)
    expect(google?.body).toMatchObject({ currency: 'IDR', items: [{ item_name: shirt.name, quantity: 1 }] })
    const [item] = (google?.body['items'] ?? []) as { item_id: string; price: number }[]
    expect(meta?.body).toMatchObject({ currency: 'IDR', value: item?.price, content_ids: [item?.item_id] })
    expect(tiktok?.id).toBe(google?.id)
    expect(tiktok?.body).toMatchObject({
      pixel: tags.tiktokPixelId,
      currency: 'IDR',
      value: item?.price,
      contents: [{ content_id: item?.item_id, content_name: shirt.name, quantity: 1 }],
    })
    const feed = await page.evaluate(async () => (await fetch('/fb-catalog/tiktok.tsv')).text())
    expect(feed.split('\n').map((row) => row.split('\t')[0])).toContain(item?.item_id)
    hosts.told.length = 0

    await page.goto('/order/cart')
    await waitForIslands(page, scripted)
    await expect.poll(() => hosts.namesOf('google')).toEqual(['view_cart'])
    // The page is left once its events are: a browser that is closed meanwhile may lose them.
    const leavesAfter = (google: string[], tiktok: string[]) =>
      page.route(/\/order\/checkout/, async (route) => {
        await expect.poll(() => hosts.namesOf('tiktok').slice(-2)).toEqual(tiktok)
        await expect.poll(() => hosts.namesOf('google').slice(-2)).toEqual(google)
        await route.continue()
      })
    await leavesAfter(['view_cart', 'begin_checkout'], ['Pageview', 'InitiateCheckout'])
    await page.getByRole('button', { name: 'Checkout' }).first().click()
    await expect(page).toHaveURL(/\/order\/checkout/)
    await expect.poll(() => hosts.namesOf('google')).toEqual(['view_cart', 'begin_checkout'])
    await expect.poll(() => hosts.namesOf('meta')).toEqual(['PageView', 'InitiateCheckout'])
    await expect.poll(() => hosts.namesOf('tiktok')).toEqual(['Pageview', 'InitiateCheckout'])
    // A view of the cart, a checkout, and what Meta calls a view of the page; TikTok's has no id.
    expect(new Set(hosts.told.map(({ id }) => id).filter((id) => id !== 'undefined')).size).toBe(3)
    hosts.told.length = 0

    await page.goto('/order/cart')
    await waitForIslands(page, scripted)
    await page
      .getByRole('button', { name: /^Hapus / })
      .first()
      .click()
    await expect.poll(() => hosts.namesOf('google')).toEqual(['view_cart', 'remove_from_cart'])
    hosts.told.length = 0

    // 'Beli Langsung' puts it into the cart and begins a checkout.
    await findShirt({ page, scripted })
    await expect.poll(() => hosts.namesOf('tiktok')).toContain('ViewContent')
    await expect.poll(() => hosts.namesOf('google')).toContain('view_item')
    await expect.poll(() => hosts.namesOf('meta')).toContain('ViewContent')
    await chooseVariant({ page, scripted })
    await leavesAfter(['add_to_cart', 'begin_checkout'], ['AddToCart', 'InitiateCheckout'])
    await page.getByRole('button', { name: 'Beli Langsung' }).locator('visible=true').click()
    await expect(page).toHaveURL(/\/order\/checkout/)
    expect(hosts.namesOf('meta').slice(-2)).toEqual(['AddToCart', 'InitiateCheckout'])
  },
)

for (const word of ['Setuju', 'Tolak'] as const)
  test(
    `what was put into the cart before the answer is ${word === 'Setuju' ? 'told once after a yes' : 'forgotten after a no'}`,
    only({ withScript: 'without script no tag ever runs' }),
    async ({ page, context, shop, scripted }) => {
      await administer(shop, '/settings', tags)
      const hosts = await playTagHosts(context, shop.host)
      await findShirt({ page, scripted })
      await expect(question(page)).toBeVisible()
      await chooseVariant({ page, scripted })
      await addToCart({ page, scripted })
      expect(hosts.requests).toEqual([])
      await answer(page, word)
      await expect(question(page)).toHaveCount(0)
      if (word === 'Tolak') return expect(hosts.requests).toEqual([])
      await expect.poll(() => hosts.namesOf('google')).toEqual(['view_item', 'add_to_cart'])
      await expect.poll(() => hosts.namesOf('meta')).toEqual(['PageView', 'ViewContent', 'AddToCart'])
      await expect.poll(() => hosts.namesOf('tiktok')).toEqual(['Pageview', 'ViewContent', 'AddToCart'])
    },
  )

test('a page where one signs in, pays or is at home loads nothing even after a yes', async ({
  page,
  context,
  shop,
  scripted,
}) => {
  await administer(shop, '/settings', tags)
  const hosts = await playTagHosts(context, shop.host)
  await page.goto('/pengaturan-privasi')
  await page.getByRole('button', { name: 'Setuju' }).click()
  await expect(page.getByText('Pilihan Anda saat ini: setuju')).toBeVisible()
  for (const path of [
    '/auth/login',
    '/auth/register',
    '/order/checkout',
    '/profile',
    '/order/track/x',
    '/pengaturan-privasi',
  ]) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).not.toMatch(/google|facebook|tiktok/)
    await waitForIslands(page, scripted)
  }
  expect(hosts.requests).toEqual([])
})

test('the choice can be changed from the footer, with and without script, and a no deletes what the tags kept', async ({
  page,
  context,
  shop,
  scripted,
}) => {
  await administer(shop, '/settings', tags)
  const hosts = await playTagHosts(context, shop.host)
  const kept = async () =>
    (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => /^(_ga|_fb|_tt|tt)/.test(name))
      .toSorted()
  await page.goto('/')
  await page.getByRole('link', { name: 'Pengaturan Privasi' }).click()
  await expect(page.getByText('Pilihan Anda saat ini: belum dipilih')).toBeVisible()
  await page.getByRole('button', { name: 'Setuju' }).click()
  await expect(page.getByText('Pilihan Anda saat ini: setuju')).toBeVisible()
  await page.goto('/?ttclid=E.C.P.Cr')
  if (scripted) await expect.poll(kept).toEqual(['_fbp', '_ga', '_ttp', 'ttclid'])
  await page.goto('/pengaturan-privasi')
  await page.getByRole('button', { name: 'Tolak' }).click()
  await expect(page.getByText('Pilihan Anda saat ini: tolak')).toBeVisible()
  const before = hosts.requests.length
  await page.goto('/')
  if (scripted) await hasRun(page, tagsScript)
  await expect.poll(kept).toEqual([])
  expect(hosts.requests).toHaveLength(before)
})
