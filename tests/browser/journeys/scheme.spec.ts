import type { Page } from '@playwright/test'
import { expect, test, waitForIslands } from '../support/journey.ts'
import { only } from '../support/only.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const [light, dark] = ['rgb(245, 245, 245)', 'rgb(18, 18, 18)']
/** The colour that a browser takes for its bar: the first that fits. */
const bar = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  )

test('the scheme is the system’s, without script too, and paper is always light', async ({ page, scripted }) => {
  for (const [colorScheme, colour, bars] of [
    ['dark', dark, '#1c1c1c'],
    ['light', light, '#ffffff'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(page.locator('body')).toHaveCSS('background-color', colour)
    if (scripted) expect(await bar(page)).toBe(bars)
    // What lies over a picture that is sold out, too.
    await page.goto('/dev/layar?layar=products&contoh=odd')
    const veil = colour.replace('rgb(', 'rgba(').replace('245, 245, 245', '255, 255, 255').replace(')', ', 0.85)')
    await expect(page.locator('.product-gone').first()).toHaveCSS('background-color', veil)
  }
  await page.goto('/')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.locator('body')).toHaveCSS('background-color', light)
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await expect(page.getByRole('button', { name: 'Ganti Tampilan' })).toBeVisible({ visible: scripted })
})

test(
  'the switch changes it, the next page has it before anything is painted, and again ends the choice',
  only({ withScript: 'without script the system decides' }),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Ganti Tampilan' }).click()
    await expect(page.locator('body')).toHaveCSS('background-color', dark)
    expect(await bar(page)).toBe('#1c1c1c')
    // Without the shop's script: what stands in the page decides alone.
    await page.route(/\/assets\/entry/, (route) => route.abort())
    await page.goto('/info', { waitUntil: 'commit' })
    // As soon as the style sheet is there.
    await expect(page.locator('body')).toHaveCSS('background-color', dark)
    expect(await bar(page)).toBe('#1c1c1c')
    await page.unroute(/\/assets\/entry/)
    await page.emulateMedia({ media: 'print' })
    expect(await ground(page)).toBe(light)
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Ganti Tampilan' }).click()
    await expect(page.locator('body')).toHaveCSS('background-color', light)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  },
)

test(
  'against a dark system the choice is light',
  only({ withScript: 'without script the system decides' }),
  async ({ page, scripted }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await waitForIslands(page, scripted)
    await page.getByRole('button', { name: 'Ganti Tampilan' }).click()
    await expect(page.locator('body')).toHaveCSS('background-color', light)
    await page.reload()
    await expect(page.locator('body')).toHaveCSS('background-color', light)
    expect([await ground(page), await bar(page)]).toEqual([light, '#ffffff'])
  },
)
