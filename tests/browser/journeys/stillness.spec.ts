import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForIslands } from '../support/journey.ts'
import { addToCart, chooseVariant, enterAsSiti, goToCheckout, openCart, typeAddress } from '../support/journey-steps.ts'

// What has to move slides, unless the shopper wants no motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What a shopper presses stays under the finger: so far it may move, in pixels, while the answer comes. */
const movedPx = 1
/** The answer of the server comes so late that what it moves is not excused by the press. */
const answerMs = 550
const lookMs = 900
/** Between these a heading is in view: below the head of the page, above the bar at its bottom. */
const [headPx, viewPx] = [64, 600]
const shiftMax = 0.02

interface Action {
  name: string
  at(page: Page): Locator
  /** By night; by day the choice without it. */
  nightly?: true
  /** The press takes it away, or puts another in its place. */
  leaves?: true
  /** A card closes above it: where the page is too short, at its top, it slides up but stays in view. */
  folds?: true
  /** The card where the next decision is: its heading gets the focus and is in view, where it was if it was in view. */
  leadsTo?: string
}

const chip = (group: string, value: string) => (page: Page) =>
  page.locator('#variants').getByRole('group', { name: group }).getByRole('link', { name: value, exact: true })

const heading = (card: string) => (page: Page) => page.locator(`[data-card=${card}] > summary`)

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
  { name: 'more of the list', at: (page) => page.locator('a[data-more]'), leaves: true },
  { name: 'the filter', at: (page) => page.locator('a[data-sheet]:visible'), nightly: true },
]
const inCart: readonly Action[] = [
  { name: 'one more piece', at: (page) => page.getByRole('button', { name: /^Tambah jumlah/ }).first() },
  {
    name: 'one piece less',
    at: (page) => page.getByRole('button', { name: /^Kurangi jumlah/ }).first(),
    nightly: true,
  },
  { name: 'the voucher card', at: heading('voucher') },
  { name: 'the note, below the open vouchers', at: heading('catatan') },
]
const inCheckout: readonly Action[] = [
  {
    name: 'save the address',
    at: (page) => page.getByRole('button', { name: 'Simpan Alamat' }),
    leaves: true,
    leadsTo: 'pembayaran',
  },
  { name: 'the couriers, which close the ways to pay below them', at: heading('pengiriman') },
  {
    name: 'another courier',
    at: (page) => page.locator('[data-card=pengiriman] label:has([type=radio]:enabled:not(:checked))').first(),
    leaves: true,
    leadsTo: 'pembayaran',
  },
  { name: 'the couriers again', at: heading('pengiriman') },
  { name: 'the note, which closes the couriers above it', at: heading('catatan'), folds: true },
  { name: 'the ways to pay, which close the note above them', at: heading('pembayaran'), nightly: true },
  { name: 'the products, which close what is below them', at: heading('produk'), nightly: true },
  { name: 'the ways to pay, which close the products above them', at: heading('pembayaran'), nightly: true },
]
/** The cart again. */
const inCartAfter: readonly Action[] = [
  { name: 'a line left out', at: (page) => page.locator('input[name=line]').first(), nightly: true },
  { name: 'a line taken in again', at: (page) => page.locator('input[name=line]').first(), nightly: true },
  {
    name: 'a line away',
    at: (page) => page.getByRole('button', { name: /^Hapus/ }).first(),
    leaves: true,
    nightly: true,
  },
]
const ofCustomer: readonly Action[] = [
  { name: 'the coins', at: (page) => page.getByRole('switch').first(), nightly: true },
]
/** Presses, and tells what moved until the answer was there: the pressed element, and everything else. */
async function press(page: Page, { name, at, leaves, folds, leadsTo }: Action): Promise<void> {
  const target = at(page)
  await target.scrollIntoViewIfNeeded()
  const next = leadsTo === undefined ? null : heading(leadsTo)(page)
  const nextBefore = await next?.boundingBox()
  await page.evaluate(() => Reflect.set(globalThis, 'late', 0))
  const before = await target.boundingBox()
  await target.click()
  await page.waitForTimeout(answerMs + lookMs)
  const after = !leaves && (await target.count()) === 1 ? await target.boundingBox() : null
  if (folds && (await page.evaluate(() => scrollY)) === 0) await expect.soft(target, name).toBeInViewport({ ratio: 1 })
  else if (before && after) expect.soft(Math.abs(after.y - before.y), `${name}: it moved`).toBeLessThanOrEqual(movedPx)
  expect
    .soft(await page.evaluate(() => Number(Reflect.get(globalThis, 'late'))), `${name}: a late shift`)
    .toBeLessThanOrEqual(shiftMax)
  if (next) await isNext(next, nextBefore?.y ?? Infinity, name)
}

async function isNext(heading: Locator, before: number, name: string): Promise<void> {
  await expect.soft(heading, `${name}: the next decision has the focus`).toBeFocused()
  await expect.soft(heading, `${name}: the next decision is in view`).toBeInViewport({ ratio: 1 })
  const after = (await heading.boundingBox())?.y ?? 0
  if (before > headPx && before < viewPx) expect.soft(Math.abs(after - before), name).toBeLessThanOrEqual(movedPx)
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
  await goToCheckout({ page, scripted })
  await typeAddress({ page, scripted })
  await pressAll(page, inCheckout)
  if (!process.env.NIGHTLY) return
  await openCart({ page, scripted })
  await pressAll(page, inCartAfter)
  await enterAsSiti({ page, scripted }, '/profile')
  await page.goto('/product/kemeja-kawung-lengan-panjang')
  await chooseVariant({ page, scripted })
  await addToCart({ page, scripted })
  await openCart({ page, scripted })
  await goToCheckout({ page, scripted })
  await pressAll(page, ofCustomer)
})
