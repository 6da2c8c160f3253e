import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  chooseShippingAndPayment,
  chooseVariant,
  fillAddress,
  findShirt,
  goToCheckout,
  openCart,
  placeOrder,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const androidApp = `${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36`
/** As these apps call themselves; the first is walked in every run, all of them at night. */
const apps: readonly (readonly [string, string])[] = [
  ['Instagram on Android', `${androidApp} Instagram 380.0.0.46.83 Android`],
  ['Instagram on iOS', `${iphone} Instagram 380.0.0.28.84 (iPhone14,5; iOS 18_5; id_ID; id; scale=3.00; 1170x2532)`],
  ['TikTok on Android', `${androidApp} trill_380304 BytedanceWebview/d8a21c6`],
  ['TikTok on iOS', `${iphone} musical_ly_38.3.0 BytedanceWebview/d8a21c6`],
  ['Facebook on Android', `${androidApp} [FB_IAB/FB4A;FBAV/520.0.0.44.99;]`],
  ['Facebook on iOS', `${iphone} [FBAN/FBIOS;FBAV/520.0.0.38.109;FBBV/756351453;FBDV/iPhone14,5;FBLC/id_ID]`],
  ['WhatsApp on Android', `${androidApp} WhatsApp/2.25.20`],
  ['WhatsApp on iOS', `${iphone} WhatsApp/25.20.74`],
  ['LINE on Android', `${androidApp} Line/15.4.0/IAB`],
  ['LINE on iOS', `${iphone} Safari Line/15.4.0`],
  ['Telegram on Android', `${androidApp} Telegram-Android/11.9`],
]

/**
 * What such a browser lacks: storage throws, there is no service worker, sheet to share or clipboard, and no second
 * window opens, by a script or a link.
 */
const lessBrowser = () => {
  const forbidden = {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  }
  Object.defineProperty(window, 'localStorage', forbidden)
  Object.defineProperty(window, 'sessionStorage', forbidden)
  Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined })
  Object.defineProperty(window, 'open', { value: () => null })
  for (const name of ['share', 'clipboard', 'credentials']) Object.defineProperty(navigator, name, { value: undefined })
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[target=_blank], a[download]')) event.preventDefault()
  })
}

/** A phone that is not weak, whatever machine the test runs on. */
const strongPhone = () => {
  Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 })
}

const allowsTransitions = (page: Page) =>
  page.evaluate(() => document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 0))

/** Its number or code is taken to another app, which shares nothing with this browser. */
async function payElsewhere({ page, scripted }: { page: Page; scripted: boolean }, browser: Browser): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Buka di browser' })).toBeVisible()
  await page.getByRole('button', { name: 'Salin Tautan Tagihan' }).click()
  await expect(page.getByText('Berhasil salin teks ke clipboard').first()).toBeVisible()
  // It is folded, below the way to the order.
  const ask = page.getByText('Minta orang lain bayar')
  const follow = await page.getByRole('link', { name: 'Rincian Pesanan' }).boundingBox()
  expect((await ask.boundingBox())?.y).toBeGreaterThan(follow?.y ?? Infinity)
  await ask.click()
  const asked = (await page.getByRole('link', { name: 'Lihat seperti Penerimanya' }).getAttribute('href')) ?? ''
  const at = (await page.getByRole('link', { name: /Simulasi/ }).getAttribute('href')) ?? ''
  const other = await (await browser.newContext({ userAgent: androidApp.replace('; wv', '') })).newPage()
  await other.goto(new URL(asked, page.url()).href)
  await expect(other.getByText(/meminta Anda membayar Rp/)).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Buka di browser' })).toHaveCount(0)
  await other.goto(new URL(at, page.url()).href)
  await other.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(other.getByText('Lunas')).toBeVisible()
  await other.context().close()
  if (!scripted) await page.reload()
}

for (const [place, [app, userAgent]] of apps.entries())
  test.describe(`inside ${app}`, () => {
    test.use({ userAgent, contextOptions: { reducedMotion: 'no-preference' } })

    test(
      `a guest buys a shirt inside ${app}, pays in another app and comes back to the order, without storage and pop-ups`,
      only({
        withScript: 'without script a browser inside an app is like any other',
        ...(place > 0 && { atNight: 'by day one app is walked' }),
      }),
      async ({ page, browser, scripted }) => {
        await page.addInitScript(lessBrowser)
        await page.addInitScript(strongPhone)
        const shopper = { page, scripted }
        await findShirt(shopper)
        expect(await allowsTransitions(page)).toBe(false)
        await chooseVariant(shopper)
        await addToCart(shopper)
        await openCart(shopper)
        await goToCheckout(shopper)
        await fillAddress(shopper)
        await chooseShippingAndPayment(shopper)
        await placeOrder(shopper)
        expect(await allowsTransitions(page)).toBe(false)
        await payElsewhere(shopper, browser)
        // Back from the other app, the page finds out by itself, and the way to the order and the cart are there.
        await expect(page.getByText('Pembayaran berhasil')).toBeVisible({ timeout: 20_000 })
        await page.getByRole('link', { name: 'Rincian Pesanan' }).click()
        await expect(page.getByRole('heading', { name: 'Lacak Pesanan' }).first()).toBeVisible()
        await page.goto('/order/cart')
        await expect(page.getByText('Keranjang masih kosong').first()).toBeVisible()
        expect(page.context().pages()).toHaveLength(1)
      },
    )
  })

test.describe('in a phone’s own browser', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test(
    'pages fade into each other, but not on a weak phone',
    only({ withScript: 'a script decides it' }),
    async ({ page, context }) => {
      const weak = await context.newPage()
      await weak.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { get: () => 2 }))
      await weak.goto('/info')
      await page.addInitScript(strongPhone)
      await page.addInitScript(() =>
        addEventListener('pagereveal', (event) =>
          document.documentElement.setAttribute(
            'data-faded',
            String('viewTransition' in event && !!event.viewTransition),
          ),
        ),
      )
      await page.goto('/info')
      expect([await allowsTransitions(weak), await allowsTransitions(page)]).toEqual([false, true])
      await page.getByRole('link', { name: 'Beranda' }).first().click()
      await expect(page.getByRole('navigation', { name: 'Kategori' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-faded', 'true')
    },
  )
})
