import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routes } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { takeCensus } from '../support/visual-rules.ts'
import { expect } from '../support/journey.ts'
import { listSamples, test } from '../support/screen-samples.ts'

/** Words that shops write in English when nobody looks. What shoppers here do say in English is not among them. */
const english =
  'the and with your you our from for please this that are loading submit cancel save delete remove update add apply reset close open back next previous continue search ' +
  'cart view shop home go login logout sign register password username account profile settings order orders payment shipping address phone price prices quantity qty ' +
  'review reviews sold stock free buy now more less read show hide select choose sort newest lowest highest popular page pages name date time size color ' +
  'new best off discount coupon success successful welcome help required invalid unknown unavailable empty expired pending paid unpaid cancelled processing delivered ' +
  'thank thanks congratulations powered'

/** The palette is what the stylesheet says it is. */
const colours = [...readFileSync('client/styles/index.css', 'utf8').matchAll(/--color-[\w-]+: (#[0-9a-f]{3,6});/g)].map(
  ([, hex = '']) => (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex),
)
const allowed = {
  colours,
  // Of the specification, and names of services.
  fixed: [
    ...Object.values(text),
    'Page Not Found',
    'Something went wrong',
    'Flash Sale',
    'Virtual Account',
    'Same Day',
    'Next Day',
  ].toSorted((a, b) => b.length - a.length),
  english: english.split(' '),
}

/** The developer's own list of screens is not for shoppers; an alias is looked at once. */
const screens = Object.keys(routes).filter((name) => name !== 'screens' && name !== 'homeAlias')

// A census only counts: what went wrong stands in its own words, so nothing is filmed.
test.use({ trace: 'off', screenshot: 'off' })

test.describe('the look, counted on every sample at 360 px', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'the census is a script in the page')

  test('finds what it looks for', async ({ page }) => {
    const words = [11, 13, 14, 16, 18, 22].map((px) => `<p style="font-size:${px}px">Ukuran</p>`).join('')
    const wrong = `<p style="color:#123456">Warna</p><button>x</button><p style="width:9px;font-size:14px">Rp 10.000</p><p>View Cart</p><div style="width:400px">.</div>`
    await page.setContent(words + wrong)
    const found = await page.evaluate(takeCensus, allowed)
    for (const fault of [
      /^6 font sizes|^7 font sizes/,
      /^11 px/,
      /rgb\(18, 52, 86\)/,
      /^a target of/,
      /^a price that wraps/,
      /^scrolls sideways/,
      /"view"/,
      /"cart"/,
    ])
      expect(
        found.filter((line) => fault.test(line)),
        String(fault),
      ).not.toEqual([])
  })

  for (const screen of screens)
    test(screen, async ({ page }) => {
      await withoutPictures(page)
      for (const [sample, address] of chosen(await listSamples(page, screen))) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        expect.soft(await page.evaluate(takeCensus, allowed), sample).toEqual([])
      }
    })
})

/** Every state in the long form; else the first and every eighth after it, which still meets every screen. */
const chosen = <T>(states: readonly T[]): T[] => states.filter((_, place) => process.env.NIGHTLY || place % 8 === 0)

/** Pictures have their room before they come, so nothing that is counted waits for them. */
async function withoutPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*.webp*', '*.avif*', '*.png*', '*.jpg*'] })
}
