import { readFileSync } from 'node:fs'
import { routes } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { auditPage } from '../support/visual-rules.ts'
import { expect } from '../support/journey.ts'
import { listSamples, test, withoutImages } from '../support/screen-samples.ts'
import { only } from '../support/only.ts'

/** English words that must not appear. Words that Indonesian shoppers use in English are not in this list. */
const english =
  'the and with your you our from for please this that are loading submit cancel save delete remove update add apply reset close open back next previous continue search ' +
  'cart view shop home go login logout sign register password username account profile settings order orders payment shipping address phone price prices quantity qty ' +
  'review reviews sold stock free buy now more less read show hide select choose sort newest lowest highest popular page pages name date time size color ' +
  'new best off discount coupon success successful welcome help required invalid unknown unavailable empty expired pending paid unpaid cancelled processing delivered ' +
  'thank thanks congratulations powered'

/** The palette is read from the stylesheet: its tokens, and their values in each scheme. */
const colours = [
  ...['index', 'tokens']
    .map((name) => readFileSync(`client/styles/${name}.css`, 'utf8'))
    .join('')
    .matchAll(/--[\w-]+: (#[0-9a-f]{6}|#[0-9a-f]{3})/g),
].map(([, hex = '']) => (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex))
const allowed = {
  colours,
  // Texts of the specification and names of services.
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

/** The developer's list of screens is not for shoppers, and an alias shows the same screen as its target. */
const screens = Object.keys(routes).filter((name) => name !== 'screens' && name !== 'homeAlias')

// The audit describes each fault in words, so it needs no trace and no screenshot.
test.use({ trace: 'off', screenshot: 'off' })

test.describe(
  'visual audit of every sample at 360 px',
  only({ withScript: 'the audit is a script in the page' }),
  () => {
    test('the audit finds each kind of fault', async ({ page }) => {
      const words = [11, 13, 14, 16, 18, 22].map((px) => `<p style="font-size:${px}px">Ukuran</p>`).join('')
      const wrong = `<p style="color:#123456">Warna</p><button>x</button><p style="width:9px;font-size:14px">Rp 10.000</p><p>View Cart</p><div style="width:400px">.</div>`
      await page.setContent(words + wrong)
      const found = await page.evaluate(auditPage, allowed)
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
        await withoutImages(page)
        for (const [place, [sample, address]] of samplesToCheck(await listSamples(page, screen)).entries()) {
          // Each other one in the dark: what a screen says and measures is the same in both, and it has fewer colours.
          await page.emulateMedia({ colorScheme: place % 2 ? 'dark' : 'light' })
          await page.goto(address)
          await page.evaluate(() => document.fonts.ready)
          expect.soft(await page.evaluate(auditPage, allowed), sample).toEqual([])
        }
      })
  },
)

/** The nightly form checks every sample; otherwise the first and every sixteenth after it, so at least one per screen. */
const samplesToCheck = <T>(states: readonly T[]): T[] =>
  states.filter((_, place) => process.env.NIGHTLY || place % 16 === 0)
