import type { Page } from '@playwright/test'
import { administer, expect, test, waitForIslands } from '../support/journey.ts'
import { only } from '../support/only.ts'

const withScript = 'without script a page opens in its place'
const widthOf = async (page: Page, name: string) => (await page.getByRole('dialog', { name }).boundingBox())?.width

// Proves §2.68, §9.18
test(
  'the variant dialog is 485 px wide on a mobile layout and 645 px on a desktop',
  only({ withScript }),
  async ({ page }) => {
    for (const [window, width] of [
      [800, 485],
      [1_280, 645],
    ] as const) {
      await page.setViewportSize({ width: window, height: 800 })
      await page.goto('/products/semua')
      await page.locator('[data-pick]').first().click()
      await expect(page.getByRole('dialog', { name: 'Pilih Produk' })).toBeVisible()
      expect(await widthOf(page, 'Pilih Produk')).toBe(width)
    }
  },
)

// Proves §2.73
test(
  'a general dialog takes 95 % of a window under 1024 px, else 33 %',
  only({ withScript }),
  async ({ page, scripted }) => {
    await page.goto('/product/kain-tulis-sekar-jagad')
    await page.getByRole('button', { name: '+ Keranjang' }).first().click()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    for (const [window, share] of [
      [360, 0.95],
      [1_023, 0.95],
      [1_024, 0.33],
      [1_280, 0.33],
    ] as const) {
      await page.setViewportSize({ width: window, height: 800 })
      await page.goto('/order/cart')
      await waitForIslands(page, scripted)
      await page.getByRole('button', { name: 'Kosongkan' }).click()
      await expect(page.getByRole('dialog', { name: 'Kosongkan keranjang?' })).toBeVisible()
      expect(await widthOf(page, 'Kosongkan keranjang?')).toBeCloseTo(window * share, 0)
    }
  },
)

// Proves §1.14, §2.77, §9.6
test('a popup that was closed stays hidden for 12 hours', async ({ page, scripted, shop }) => {
  const image = `${shop.origin}/promo.svg`
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  await page.route(`${image}*`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
  await administer(shop, '/settings', { popup: { active: true, image, link: null } })
  await page.goto('/')
  const popup = page.locator('dialog.popup')
  if (!scripted) return expect(popup).toHaveCount(0)
  await expect(popup).toBeVisible()
  const closedAt = Date.now() / 1_000
  await popup.locator('[data-close]').click()
  await expect(popup).toHaveCount(0)
  const kept = (await page.context().cookies()).filter(({ expires }) => Math.abs(expires - closedAt - 43_200) < 60)
  expect(kept).toHaveLength(1)
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Navigasi utama' }).first()).toBeAttached()
  await expect(popup).toHaveCount(0)
})

// Proves §2.82, §2.83, §2.84
test(
  'a page that takes its time has a bar of 3 px that runs for 2 s, from 200 ms on',
  only({ withScript: 'without script the browser shows by itself that it waits' }),
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/articles')
    await page.route('**/info*', () => {})
    const seen = await page.evaluate(async () => {
      const began = performance.now()
      document.querySelector<HTMLElement>('a[href="/info"]')?.click()
      const bar = await new Promise<Element>((found) => {
        new MutationObserver(() => {
          const shown = document.querySelector('.progress')
          if (shown) found(shown)
        }).observe(document.body, { childList: true })
      })
      const { height, animationDuration } = getComputedStyle(bar)
      return { ms: performance.now() - began, height, animationDuration }
    })
    expect(seen).toMatchObject({ height: '3px', animationDuration: '2s' })
    expect(seen.ms).toBeGreaterThanOrEqual(199)
  },
)
