import type { Page } from '@playwright/test'
import { hasRun } from '../support/built-script.ts'
import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

const list = '/products/kain'
const script = 'client/scripts/product/second-picture.ts'
const card = (page: Page, place: number) => page.locator('.product-card').nth(place)
const pictures = (page: Page, place: number) => card(page, place).locator('.product-image img')

/** The requests of a page for second pictures, and for pictures. */
function watch(page: Page): { parts: string[]; images: string[] } {
  const asked = { parts: [] as string[], images: [] as string[] }
  page.on('request', (request) => {
    if (request.url().includes('part=second-picture')) asked.parts.push(request.url())
    if (request.resourceType() === 'image') asked.images.push(request.url())
  })
  return asked
}

test('a card under the mouse shows the second picture, of which nothing comes before, and the first one after it', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  const asked = watch(page)
  await page.goto(list, { waitUntil: 'networkidle' })
  // The script comes with the first movement.
  await page.mouse.move(5, 300)
  await page.mouse.move(8, 320)
  if (scripted) await hasRun(page, script)
  const before = asked.images.length
  expect(asked.parts).toEqual([])
  const box = await card(page, 0).boundingBox()
  await card(page, 0).locator('.product-link').hover()
  if (!scripted) {
    await page.waitForTimeout(500)
    return expect([asked.parts.length, await pictures(page, 0).count()]).toEqual([0, 1])
  }
  await expect(pictures(page, 0)).toHaveCount(2)
  const [first, second] = await pictures(page, 0).evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => ({ src: image.currentSrc, whole: image.naturalWidth > 0, at: image.getBoundingClientRect() })),
  )
  expect(second?.src).not.toBe(first?.src)
  expect([second?.whole, second?.at]).toEqual([true, first?.at])
  expect(await card(page, 0).boundingBox()).toEqual(box)
  expect([asked.parts.length, asked.images.length - before]).toEqual([1, 1])
  // Its chip stays above it.
  await expect(card(page, 0).locator('.product-image > picture').last()).toBeVisible()
  await page.mouse.move(5, 300)
  await expect(pictures(page, 0)).toHaveCount(1)
  await card(page, 0).locator('.product-link').hover()
  await expect(pictures(page, 0)).toHaveCount(2)
  expect(asked.parts).toHaveLength(1)
  // The keyboard's focus shows it as well.
  await page.mouse.move(5, 300)
  await card(page, 1).locator('.product-link').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(pictures(page, 1)).toHaveCount(2)
  await expect(pictures(page, 0)).toHaveCount(1)
  await card(page, 1).locator('.product-link').click()
  await expect(page).toHaveURL(/\/product\//)
})

test(
  'a touch, a pointer that only crosses and a light page fetch no second picture',
  only({ withScript: 'a script fetches them' }),
  async ({ browser, page, shop }) => {
    await page.setViewportSize({ width: 1_280, height: 900 })
    const crossed = watch(page)
    await page.goto(list, { waitUntil: 'networkidle' })
    await page.mouse.move(5, 300)
    await page.mouse.move(8, 320)
    await hasRun(page, script)
    // However long the pointer is on its way, none of the time in which it would rest passes.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const boxes = await Promise.all([0, 1, 2, 3].map((place) => card(page, place).boundingBox()))
    for (const box of boxes) await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
    await page.mouse.move(5, 300)
    await page.clock.runFor(400)
    await page.waitForTimeout(100)
    expect(crossed.parts).toEqual([])
    await card(page, 3).locator('.product-link').hover()
    await page.clock.runFor(400)
    await expect(pictures(page, 3)).toHaveCount(2)
    for (const options of [{ hasTouch: true, isMobile: true }, { extraHTTPHeaders: { 'save-data': 'on' } }]) {
      const other = await browser.newContext({
        ...options,
        baseURL: shop.origin,
        viewport: { width: 1_280, height: 900 },
      })
      const own = await other.newPage()
      const asked = watch(own)
      await own.goto(list, { waitUntil: 'networkidle' })
      await own.mouse.move(5, 300)
      await own.mouse.move(8, 320)
      await hasRun(own, 'client/late.ts')
      await card(own, 0).locator('.product-link').hover()
      await own.waitForTimeout(600)
      expect([asked.parts.length, await pictures(own, 0).count()]).toEqual([0, 1])
      await other.close()
    }
  },
)
