import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForIslands } from '../support/journey.ts'

/** What a shopper presses stays under the finger: so far it may move, in pixels, while the answer comes. */
const movedPx = 1
/** The answer of the server comes so late that what it moves is not excused by the press. */
const answerMs = 550
const lookMs = 900
const shiftMax = 0.02

interface Action {
  name: string
  at(page: Page): Locator
  /** By night; by day the choice without it. */
  nightly?: true
}

const chip = (group: string, value: string) => (page: Page) =>
  page.locator('#variants').getByRole('group', { name: group }).getByRole('link', { name: value, exact: true })

const onProduct: readonly Action[] = [
  { name: 'another colour', at: chip('Warna', 'Sogan') },
  { name: 'a size', at: chip('Ukuran', 'L') },
  { name: 'one more piece', at: (page) => page.locator('#buy [data-step="1"]'), nightly: true },
  { name: 'one piece less', at: (page) => page.locator('#buy [data-step="-1"]'), nightly: true },
  { name: 'the heart', at: (page) => page.locator('button[data-heart]:visible').first(), nightly: true },
  { name: 'add to cart', at: (page) => page.getByRole('button', { name: '+ Keranjang' }) },
]
const onList: readonly Action[] = [
  { name: 'a heart of a card', at: (page) => page.locator('.product-card button[data-heart]').nth(1), nightly: true },
  { name: 'the filter', at: (page) => page.locator('a[data-sheet]:visible'), nightly: true },
]
const inCart: readonly Action[] = [
  { name: 'one more piece', at: (page) => page.getByRole('button', { name: /^Tambah jumlah/ }).first() },
  {
    name: 'one piece less',
    at: (page) => page.getByRole('button', { name: /^Kurangi jumlah/ }).first(),
    nightly: true,
  },
  { name: 'the voucher card', at: (page) => page.locator('[data-card=voucher] > summary') },
]
/** Presses, and tells what moved until the answer was there: the pressed element, and everything else. */
async function press(page: Page, { name, at }: Action): Promise<void> {
  const target = at(page)
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => Reflect.set(globalThis, 'late', 0))
  const before = await target.boundingBox()
  await target.click()
  await page.waitForTimeout(answerMs + lookMs)
  const after = (await target.count()) === 1 ? await target.boundingBox() : null
  if (before && after) expect(Math.abs(after.y - before.y), `${name}: it moved`).toBeLessThanOrEqual(movedPx)
  expect(
    await page.evaluate(() => Number(Reflect.get(globalThis, 'late'))),
    `${name}: a late shift`,
  ).toBeLessThanOrEqual(shiftMax)
}

async function pressAll(page: Page, actions: readonly Action[]): Promise<void> {
  for (const action of actions) if (!action.nightly || process.env.NIGHTLY) await press(page, action)
}

/** Sums what shifts without a press just before it, on every page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'late', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true)
          Reflect.set(globalThis, 'late', Number(Reflect.get(globalThis, 'late')) + Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift' })
  })
}

async function answerLate(page: Page): Promise<void> {
  await page.route(
    (url) => url.searchParams.has('part') || url.searchParams.has('_') || url.pathname.startsWith('/api/'),
    async (route) => {
      await new Promise((done) => setTimeout(done, answerMs))
      await route.continue()
    },
  )
}

test('what is pressed stays where it is, and nothing else jumps when the answer comes', async ({ page, scripted }) => {
  test.skip(!scripted, 'without script every press opens a page')
  test.slow()
  await watchShifts(page)
  await page.goto('/product/kemeja-kawung-lengan-panjang', { waitUntil: 'networkidle' })
  await answerLate(page)
  await pressAll(page, onProduct)
  await page.goto('/products/semua', { waitUntil: 'networkidle' })
  await pressAll(page, onList)
  await page.goto('/order/cart')
  await waitForIslands(page, scripted)
  await pressAll(page, inCart)
})
