import type { Page } from '@playwright/test'
import { routes } from '#shared/web/routes.ts'
import { faultsByAxe } from '../support/axe.ts'
import { waitForIslands, expect, test } from '../support/journey.ts'
import { addToCart, chooseVariant, findShirt, goToCheckout, openCart } from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

/** This page redirects by itself, so it cannot be checked. */
const redirecting: ReadonlySet<string> = new Set([routes.googleVerification.path])
const withAnId = [
  '/products/semua',
  '/search?q=batik',
  '/product/kemeja-kawung-lengan-panjang',
  '/discount/BATIK10',
  '/tidak/ada',
]
/** Every screen that a guest can open without an id, and some screens with an id. */
const open = Object.values(routes)
  .filter(
    ({ path, guard }) =>
      guard !== 'customer' && !path.includes(':') && !path.startsWith('/dev/') && !redirecting.has(path),
  )
  .map(({ path }): string => path)
  .concat(withAnId)

test(
  'axe finds no serious fault on the main screens',
  only({ withScript: 'axe itself is a script' }),
  async ({ page, scripted }) => {
    test.setTimeout(120_000)
    // By day those of real goods: of every screen axe.spec.ts looks at a sample.
    for (const path of process.env.NIGHTLY ? open : withAnId) {
      await page.goto(path)
      await expectAccessible(page, path)
    }
    const shopper = { page, scripted }
    await findShirt(shopper)
    await chooseVariant(shopper)
    await addToCart(shopper)
    await openCart(shopper)
    await expectAccessible(page, 'a full cart')
    await goToCheckout(shopper)
    await expectAccessible(page, 'checkout')
  },
)

// Proves §2.86
test(
  'no main screen scrolls sideways on a narrow phone',
  only({ atNight: 'the visual audit checks this in every run' }),
  async ({ page, scripted }) => {
    for (const path of open) {
      await page.goto(path)
      await waitForIslands(page, scripted)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, path).toBeLessThanOrEqual(0)
    }
  },
)

test('Back returns to the same place in the list', async ({ page }) => {
  await page.goto('/products/semua')
  await page.mouse.wheel(0, 900)
  await page.getByRole('listitem').getByRole('link').last().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('main').getByRole('link', { name: /Rp/ }).last().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await faultsByAxe(page, ['serious', 'critical']), what).toEqual([])
}
