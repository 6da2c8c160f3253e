import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

const requestsBeforeImagesMax = 6
/** What begins later after the page has loaded is no first view: the late script waits three seconds. */
const firstViewSeconds = 2.5
const layoutShiftMax = 0.01

/**
 * What browsers of 2022 lack, of which phones are left that get no newer one: Chrome 99, and Safari 15.4. What the
 * script asks for before it uses it is not here.
 */
const tooNew =
  /\.(toSorted|toReversed|toSpliced|checkVisibility|setHTMLUnsafe|groupBy|withResolvers|fromAsync|isWellFormed|toWellFormed|difference|isSubsetOf)\(|\bURL\.(parse|canParse)\(|AbortSignal\.any\(|\(\?<[=!]|[^?]\.requestSubmit\(\w*\)[^ ]|dialog:(modal|popover-open)|:has\(/

test('no script of the build calls what a browser of 2022 lacks', () => {
  const folder = 'dist/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((name) => tooNew.test(readFileSync(`${folder}/${name}`, 'utf8')))).toEqual([])
})

test('no rule of the sheet is lost where its browser knows neither popovers nor sizes as ranges', () => {
  const folder = 'dist/client/assets'
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(1)
  const lost = /[^{}]*:not\(:popover-open\)[^{}]*|(?:width|height)\s*[<>]|[<>]=?\s*(?:width|height)|\(not \(/g
  for (const sheet of sheets)
    expect([sheet, readFileSync(`${folder}/${sheet}`, 'utf8').match(lost)]).toEqual([sheet, null])
})

/** The phone that most of the world's browsers report, and a narrow one with a very sharp screen. */
const usual = { width: 412, height: 823, density: 1.75 }
const sharp = { width: 360, height: 780, density: 3 }

/** What a first view may cost in all, as it is sent, and its widest image; kilobytes. */
const views = [
  { path: '/', screen: usual, viewKb: 180, imageKb: 12 },
  { path: '/products/semua', screen: usual, viewKb: 110, imageKb: 8 },
  { path: '/product/gamis-truntum', screen: usual, viewKb: 158, imageKb: 40 },
  { path: '/order/cart', screen: usual, viewKb: 142, imageKb: 8 },
  { path: '/', screen: sharp, viewKb: 345, imageKb: 24 },
  { path: '/product/gamis-truntum', screen: sharp, viewKb: 182, imageKb: 40 },
  // As a browser that saves data gets them.
  { path: '/products/semua', screen: usual, viewKb: 62, imageKb: 4, lite: true },
  ...(process.env.NIGHTLY
    ? ([
        { path: '/', screen: usual, viewKb: 102, imageKb: 12, lite: true },
        { path: '/product/gamis-truntum', screen: usual, viewKb: 52, imageKb: 12, lite: true },
      ] as const)
    : []),
] as const

test.describe('budgets of a first view', only({ withScript: 'a script in the page measures the layout shift' }), () => {
  for (const { path, screen, viewKb, imageKb, ...more } of views)
    test(`${path} at ${screen.width} px × ${screen.density}${'lite' in more ? ', light,' : ''} stays within its budget, and its layout does not shift`, async ({
      browser,
      baseURL,
    }) => {
      const { width, height, density } = screen
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width, height },
        deviceScaleFactor: density,
        isMobile: true,
        hasTouch: true,
        extraHTTPHeaders: 'lite' in more ? { 'save-data': 'on' } : {},
      })
      const page = await context.newPage()
      const seen = await watchBytes(page)
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(layoutShiftMax)
      const images = seen.filter(({ kind }) => kind === 'Image')
      // The islands of the cart load after the first view, so they are not part of this budget.
      if (path !== '/order/cart') expect(seen.length - images.length).toBeLessThanOrEqual(requestsBeforeImagesMax)
      expect(Math.max(0, ...images.map(({ bytes }) => bytes))).toBeLessThanOrEqual(imageKb * 1024)
      expect(seen.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(viewKb * 1024)
      await context.close()
    })
})

/** What the page fetches, with its bytes as they travel: compressed, and with their headers. */
async function watchBytes(page: Page): Promise<{ kind: string; bytes: number }[]> {
  const browser = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const seen: { kind: string; bytes: number }[] = []
  const late = new Set<string>()
  let until = Number.POSITIVE_INFINITY
  browser.on('Page.loadEventFired', ({ timestamp }) => (until = timestamp + firstViewSeconds))
  browser.on('Network.requestWillBeSent', ({ requestId, timestamp }) => timestamp > until && late.add(requestId))
  browser.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind && !late.has(requestId)) seen.push({ kind, bytes: encodedDataLength })
  })
  await browser.send('Page.enable')
  await browser.send('Network.enable')
  return seen
}
