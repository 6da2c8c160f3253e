import { expect, test } from '../support/journey.ts'

const requestsBeforeImagesMax = 6
const firstViewBytesMax = 300 * 1024
const lcpPictureBytesMax = 60 * 1024
const layoutShiftMax = 0.01

test.describe('budgets of a first view', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'layout shift is measured by a script in the page')

  for (const path of ['/', '/products/semua', '/product/gamis-truntum', '/order/cart'])
    test(`${path} stays within its requests and bytes and nothing jumps`, async ({ page }) => {
      const seen: { kind: string; bytes: number }[] = []
      page.on('response', async (response) => {
        const body = await response.body().catch(() => Buffer.alloc(0))
        seen.push({ kind: response.request().resourceType(), bytes: body.byteLength })
      })
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(layoutShiftMax)
      const pictures = seen.filter(({ kind }) => kind === 'image')
      // The islands of the cart come after the screen stands; they are not what a first view waits for.
      if (path !== '/order/cart') expect(seen.length - pictures.length).toBeLessThanOrEqual(requestsBeforeImagesMax)
      expect(Math.max(0, ...pictures.map(({ bytes }) => bytes))).toBeLessThanOrEqual(lcpPictureBytesMax)
      // Local runs send nothing compressed; even so the view must fit, pictures included.
      expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(firstViewBytesMax)
    })
})
