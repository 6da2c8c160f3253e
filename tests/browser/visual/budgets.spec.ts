import { expect, test } from '../support/journey.ts'

const requestsBeforeImagesMax = 6
const firstViewBytesMax = 300 * 1024
const lcpImageBytesMax = 60 * 1024
const layoutShiftMax = 0.01

test.describe('budgets of a first view', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'a script in the page measures the layout shift')

  for (const path of ['/', '/products/semua', '/product/gamis-truntum', '/order/cart'])
    test(`${path} stays within its budget of requests and bytes, and its layout does not shift`, async ({ page }) => {
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
      const images = seen.filter(({ kind }) => kind === 'image')
      // The islands of the cart load after the first view, so they are not part of this budget.
      if (path !== '/order/cart') expect(seen.length - images.length).toBeLessThanOrEqual(requestsBeforeImagesMax)
      expect(Math.max(0, ...images.map(({ bytes }) => bytes))).toBeLessThanOrEqual(lcpImageBytesMax)
      // Local runs send everything uncompressed; the images must fit even so.
      expect(images.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(firstViewBytesMax)
    })
})
