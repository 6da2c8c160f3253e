import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  chooseShippingAndPayment,
  chooseVariant,
  fillAddress,
  findShirt,
  goToCheckout,
  openCart,
  pay,
  placeOrder,
} from '../support/journey-steps.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
/** As these apps call themselves; the first is walked in every run, all of them at night. */
const apps: readonly (readonly [string, string])[] = [
  ['Instagram', `${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 380.0.0.46.83 Android`],
  ['TikTok', `${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 trill_380304 BytedanceWebview/d8a21c6`],
  ['WhatsApp', `${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 WhatsApp/2.25.20`],
  ['Facebook', `${iphone} [FBAN/FBIOS;FBAV/520.0.0.38.109;FBBV/756351453;FBDV/iPhone14,5;FBLC/id_ID]`],
  ['LINE', `${iphone} Safari Line/15.4.0`],
  ['Telegram', `${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Telegram-Android/11.9`],
]

/** What such a browser lacks: storage throws, there is no service worker, and no second window opens. */
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
}

/** A phone that is not weak, whatever machine the test runs on. */
const strongPhone = () => {
  Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 })
}

const allowsTransitions = (page: Page) =>
  page.evaluate(() => document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 0))

for (const [place, [app, userAgent]] of apps.entries())
  test.describe(`inside ${app}`, () => {
    test.use({ userAgent, contextOptions: { reducedMotion: 'no-preference' } })

    test(`a guest buys a shirt inside ${app}, without storage, without pop-ups and without page transitions`, async ({
      page,
      scripted,
    }) => {
      test.skip(place > 0 && !process.env.NIGHTLY, 'every app is walked in the nightly form')
      test.skip(!scripted, 'without script a browser inside an app is like any other')
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
      await pay(shopper)
      expect(page.context().pages()).toHaveLength(1)
    })
  })

test.describe('in a phone’s own browser', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('pages fade into each other, but not on a weak phone', async ({ page, context, scripted }) => {
    test.skip(!scripted, 'a script decides it')
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
  })
})
