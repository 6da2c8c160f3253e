import type { Page } from '@playwright/test'
import { administer, expect, type OpenShop, test as journey } from '../support/journey.ts'
import { goToCheckout, sheetForm } from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

const test = journey.extend({ shop: async ({ openShop }, use) => use(await openShop({ flashSale: true })) })

/** Moves the shop's clock ahead of the real one. */
const moveClock = (shop: OpenShop, offsetMs: number) => administer(shop, '/clock', { offsetMs })

/** A product that is in the running flash sale but not in the next one, and the time when the running one ends. */
async function onSale(page: Page): Promise<{ address: string; endsAt: number }> {
  await page.goto('/products/flash-sale')
  const addresses = (place: number) =>
    page
      .locator('.product-grid')
      .nth(place)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const [now, next] = [await addresses(0), await addresses(1)]
  const endsAt = Date.parse((await page.locator('[data-until] time').first().getAttribute('datetime')) ?? '')
  return { address: now.find((one) => !next.includes(one)) ?? '', endsAt }
}
/** Adds the variant that the page shows; the sheet asks for what the shopper has not chosen. */
async function addShown(page: Page): Promise<void> {
  const shown = await page.locator('#buy [name=itemId]').getAttribute('value')
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  const added = page.getByText('Berhasil ditambahkan ke keranjang').first()
  // It asks for the first option, too, if no picture shows it, and for each but the last in a row of its own.
  const group = page
    .locator('.picker-groups > div')
    .filter({ has: page.locator(`[value="${shown}"]`) })
    .locator('> label')
  await expect(added.or(sheetForm(page)).or(group).first()).toBeVisible()
  for (const one of await group.all()) await one.click()
  if (await sheetForm(page).first().isVisible()) {
    const form = sheetForm(page).filter({ has: page.locator(`[name=itemId][value="${shown}"]`) })
    // Which product is on sale depends on the hour; one with pictures for its colours has tiles, which add at once.
    const tile = form.locator('> .tile')
    if ((await tile.count()) > 0) await tile.click()
    else {
      await form
        .locator('label')
        .filter({ has: page.locator(`[value="${shown}"]`) })
        .click()
      await form.getByRole('button', { name: '+ Keranjang' }).click()
    }
  }
  await expect(added).toBeVisible()
}
const priceOf = async (page: Page) => (await page.locator('#product-head .price strong').innerText()).trim()

// Proves §1.11
test(
  'strip, product, cart and checkout show the flash price; after the flash sale all show the regular price, and the cart says why',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, shop, scripted }) => {
    const { address, endsAt } = await onSale(page)
    await page.goto('/')
    const strip = page.locator('#flash-sale')
    await expect(strip.getByRole('heading', { name: 'Flash Sale' })).toBeVisible()
    await expect(strip).toContainText(scripted ? /Berakhir dalam \d\d:\d\d/ : /Berakhir pukul \d\d:\d\d WIB/)
    await strip.locator(`.product-link[href="${address}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.locator('#product-head')).toContainText('Flash Sale')
    const flash = await priceOf(page)
    await addShown(page)
    await page.goto('/order/cart')
    const red = page.locator('main li:not(.product-card) .text-danger')
    await expect(red.filter({ hasText: flash })).toHaveText(flash)
    await goToCheckout({ page, scripted })
    const checkout = page.url()
    const goods = page.locator('main .card').filter({ hasText: /Produk \(1 barang\)/ })
    await expect(goods).toContainText(flash)

    await moveClock(shop, endsAt - Date.now() + 60_000)
    await page.goto(address)
    await expect(page.locator('#product-head')).not.toContainText('Flash Sale')
    const regular = await priceOf(page)
    expect(regular).not.toBe(flash)
    await page.goto('/order/cart')
    await expect(page.getByText('Flash sale sudah berakhir.')).toBeVisible()
    await expect(page.locator('main li').first()).toContainText(regular)
    await expect(red.filter({ hasText: 'Rp' })).toHaveCount(0)
    await page.goto(checkout)
    await expect(goods).toContainText(regular)
    await expect(page.getByText(/Flash sale .+ sudah berakhir/)).toBeVisible()
    await page.goto(`/search?q=${address.replace('/product/', '').replaceAll('-', '+')}`)
    await expect(page.locator(`.product-card:has(a[href="${address}"])`).first()).not.toContainText('Flash Sale')
  },
)

test(
  'at zero the strip fetches the next flash sale without a reload',
  only({ withScript: 'without script the page shows the end time instead' }),
  async ({ page, shop }) => {
    const { endsAt } = await onSale(page)
    await page.clock.install()
    await moveClock(shop, endsAt - Date.now() - 60_000)
    await page.goto('/')
    const clock = page.locator('#flash-sale [data-until]')
    await expect(clock).toContainText('Berakhir dalam 00:')
    const before = await clock.getAttribute('data-until')
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    // The shop is there first, then the page.
    await moveClock(shop, endsAt - Date.now() + 1_000)
    await page.clock.fastForward(61_000)
    await expect(clock).not.toHaveAttribute('data-until', before ?? '', { timeout: 20_000 })
    await expect(clock).toContainText(/Berakhir dalam 0[56]:/)
    await expect(page.locator('body')).toHaveAttribute('data-same', '')
  },
)

// Proves §3.60
test(
  'the countdown uses the server’s clock, not the phone’s',
  only({ withScript: 'without script there is no countdown' }),
  async ({ page }) => {
    const secondsLeft = async () => {
      await page.goto('/products/flash-sale')
      const clock = page.locator('[data-until]').first()
      await expect(clock).toContainText(/dalam \d\d:\d\d/)
      return ((await clock.innerText()).match(/\d+/g) ?? []).reduce((seconds, part) => seconds * 60 + Number(part), 0)
    }
    const right = await secondsLeft()
    await page.clock.setFixedTime(new Date('2019-01-01T00:00:00Z'))
    expect(Math.abs((await secondsLeft()) - right)).toBeLessThan(60)
  },
)
