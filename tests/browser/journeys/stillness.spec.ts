import type { ElementHandle, Locator, Page, Request } from '@playwright/test'
import { moreResultsId } from '#client/app/dom-names.ts'
import { expect, test, waitForIslands } from '../support/journey.ts'
import { addToCart, chooseVariant, enterAsSiti, goToCheckout, openCart, typeAddress } from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

// What has to move slides, unless the shopper wants no motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** What a shopper presses stays under the finger: so far it may move, in pixels, while the answer comes. */
const movedPx = 1
/** The answer of the server comes so late that what it moves is not excused by the press. */
const answerMs = 700
const lookMs = 900
/** And so long at least after the last one has come, if a busy server was late. */
const slideMs = 300
/** Between these a heading is in view: below the head of the page, above the bar at its bottom. */
const [headPx, viewPx] = [64, 600]
const shiftMax = 0.02

interface Action {
  name: string
  at(page: Page): Locator
  /** By night; by day the choice without it. */
  nightly?: true
  /** A wide page shows it without a press. */
  narrow?: true
  /** The press takes it away, or does so where the page is narrow. */
  leaves?: true | 'narrow'
  /** It can be pressed no further, and a button that cannot be pressed has no focus. */
  ends?: true
  /** A card closes above it: where the page is too short, at its top, it slides up but stays in view. */
  folds?: true
  /** What was decided on the way to the next decision: it is in view too. */
  finds?(page: Page): Locator
  /** Where the next decision is: it gets the focus and is in view, where it was if it was in view. */
  leadsTo?(page: Page): Locator
}

const chip = (group: string, value: string) => (page: Page) =>
  page.locator('#variants').getByRole('group', { name: group }).getByRole('link', { name: value, exact: true })

const heading = (card: string) => (page: Page) => page.locator(`[data-card=${card}] > summary`)
const button = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first()
/** Its words say what is missing, until nothing is. */
const orderButton = (page: Page) => page.locator('#place-order button')
const otherOf = (card: string, place: number) => (page: Page) =>
  page.locator(`[data-card=${card}] label:has([type=radio]:enabled:not(:checked))`).nth(place)

/** In the open card of the cart and of checkout. */
const vouchers: readonly Action[] = [
  { name: 'a voucher off', at: button(/^Lepas/) },
  { name: 'a voucher', at: button(/^Pakai (?!lokasi)./), nightly: true },
  { name: 'a voucher off again', at: button(/^Lepas/), nightly: true },
  { name: 'the best combination', at: (page) => page.locator('form:has-text("Kombinasi terbaik") button') },
]
const onProduct: readonly Action[] = [
  { name: 'another colour', at: chip('Warna', 'Sogan') },
  { name: 'a size', at: chip('Ukuran', 'L') },
  { name: 'one more piece', at: (page) => page.locator('#buy [data-step="1"]'), nightly: true },
  { name: 'one piece less', at: (page) => page.locator('#buy [data-step="-1"]'), nightly: true },
  { name: 'the heart', at: (page) => page.locator('button[data-heart]:visible').first(), nightly: true },
  { name: 'add to cart', at: button('+ Keranjang') },
]
const onList: readonly Action[] = [
  { name: 'a heart of a card', at: (page) => page.locator('.product-card button[data-heart]').nth(1), nightly: true },
  { name: 'more of the list', at: (page) => page.locator('a[data-more]'), leaves: true },
  { name: 'the filter', at: (page) => page.getByRole('link', { name: 'Filter' }), nightly: true, narrow: true },
]
const inCart: readonly Action[] = [
  { name: 'one more piece', at: button(/^Tambah jumlah/) },
  { name: 'one piece less', at: button(/^Kurangi jumlah/), ends: true, nightly: true },
  { name: 'the voucher card', at: heading('voucher') },
  { name: 'the note, below the open vouchers', at: heading('catatan') },
  ...vouchers,
]
const inCheckout: readonly Action[] = [
  {
    name: 'save the address',
    at: button('Simpan Alamat'),
    leaves: true,
    finds: heading('pengiriman'),
    leadsTo: heading('pembayaran'),
  },
  { name: 'the couriers, which close the ways to pay below them', at: heading('pengiriman') },
  { name: 'another courier', at: otherOf('pengiriman', 0), leaves: true, leadsTo: heading('pembayaran') },
  { name: 'the couriers again', at: heading('pengiriman') },
  { name: 'the note, which closes the couriers above it', at: heading('catatan'), folds: true },
  { name: 'the ways to pay, which close the note above', at: heading('pembayaran'), folds: true, nightly: true },
  { name: 'the vouchers, which close the ways to pay below them', at: heading('voucher'), nightly: true },
  { name: 'the ways to pay, which close what is above', at: heading('pembayaran'), folds: true },
  { name: 'a way to pay', at: otherOf('pembayaran', 2), leaves: 'narrow', leadsTo: orderButton },
  { name: 'the ways to pay again', at: heading('pembayaran'), narrow: true },
  {
    name: 'another way to pay',
    at: otherOf('pembayaran', 5),
    leaves: 'narrow',
    leadsTo: orderButton,
    nightly: true,
  },
  { name: 'the couriers with all decided', at: heading('pengiriman'), nightly: true },
  {
    name: 'the last courier',
    at: otherOf('pengiriman', 1),
    leaves: 'narrow',
    leadsTo: orderButton,
    nightly: true,
  },
  { name: 'the vouchers, which close the couriers above them', at: heading('voucher'), nightly: true },
  ...vouchers.map((action): Action => ({ ...action, nightly: true })),
]
/** The cart again. */
const inCartAfter: readonly Action[] = [
  { name: 'a line left out', at: (page) => page.locator('input[name=line]').first(), nightly: true },
  { name: 'a line taken in again', at: (page) => page.locator('input[name=line]').first(), nightly: true },
  { name: 'the only line away', at: button(/^Hapus/), leaves: true, nightly: true },
]
const ofCustomer: readonly Action[] = [
  { name: 'the coins', at: (page) => page.getByRole('switch').first(), nightly: true },
  { name: 'the balance', at: (page) => page.getByRole('switch').last(), nightly: true },
  { name: 'the balance off', at: (page) => page.getByRole('switch').last(), nightly: true },
]

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1_000

/** Presses, and says what moved until the answer was there: the pressed element, the next decision, everything else. */
async function press(page: Page, held: Held, { name, at, leaves, ends, folds, finds, leadsTo }: Action): Promise<void> {
  const target = await at(page).elementHandle()
  if (!target) throw new Error(`${name}: there is nothing to press`)
  await target.scrollIntoViewIfNeeded()
  const next = leadsTo?.(page)
  const nextBefore = await next?.boundingBox()
  await page.evaluate(() => Reflect.set(globalThis, 'late', 0))
  const before = await target.boundingBox()
  await target.click()
  await page.waitForTimeout(answerMs + lookMs)
  while (held.open.size > 0 || performance.now() - held.endedAt < slideMs) await page.waitForTimeout(50)
  if (folds && (await page.evaluate(() => scrollY)) === 0)
    await expect.soft(at(page), name).toBeInViewport({ ratio: 1 })
  else if (!leaves || (leaves === 'narrow' && isWide(page))) {
    // A part of the page may be replaced, with the same in its place.
    const pressed = (await target.evaluate((node) => node.isConnected)) ? target : await at(page).elementHandle()
    expect.soft(await movedBy(pressed, before?.y ?? 0), `${name}: it moved`).toBeLessThanOrEqual(movedPx)
  }
  expect
    .soft(await page.evaluate(() => Number(Reflect.get(globalThis, 'late'))), `${name}: a late shift`)
    .toBeLessThanOrEqual(shiftMax)
  if (!ends) await expect.soft(page.locator('body'), `${name}: the focus is lost`).not.toBeFocused()
  if (finds) await expect.soft(finds(page), `${name}: what was found is in view`).toBeInViewport({ ratio: 1 })
  if (next) await isNext(next, nextBefore?.y ?? Infinity, name)
}

/** Infinity when it is gone or cannot be seen. */
async function movedBy(target: ElementHandle<Element> | null, before: number): Promise<number> {
  const seen = await target?.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }))
  const after = seen ? await target?.boundingBox() : null
  return after ? Math.abs(after.y - before) : Infinity
}

async function isNext(next: Locator, before: number, name: string): Promise<void> {
  await expect.soft(next, `${name}: the next decision has the focus`).toBeFocused()
  await expect.soft(next, `${name}: the next decision is in view`).toBeInViewport({ ratio: 1 })
  const after = (await next.boundingBox())?.y ?? 0
  if (before > headPx && before < viewPx) expect.soft(Math.abs(after - before), name).toBeLessThanOrEqual(movedPx)
}

async function pressAll(page: Page, held: Held, actions: readonly Action[]): Promise<void> {
  for (const action of actions)
    if ((!action.nightly || process.env.NIGHTLY) && !(isWide(page) && action.narrow)) await press(page, held, action)
}

/**
 * Sums what shifts without a press just before it, on every page. The place of a next page is reserved while that still
 * excuses it, by a timer that rings later on a busy machine: what it moves in its own frame does not count.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((reserved) => {
    Reflect.set(globalThis, 'late', 0)
    let [from, to] = [Infinity, Infinity]
    const reserves = ({ target }: MutationRecord) =>
      target instanceof HTMLElement && target.id === reserved && target.style.paddingBottom !== ''
    new MutationObserver((changes) => {
      if (!changes.some(reserves)) return
      ;[from, to] = [performance.now(), Infinity]
      requestAnimationFrame(() => requestAnimationFrame(() => (to = performance.now())))
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true && !(entry.startTime >= from && entry.startTime <= to))
          Reflect.set(globalThis, 'late', Number(Reflect.get(globalThis, 'late')) + Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift' })
  }, moreResultsId)
}

/** The answers that are on their way, and when the last one came. */
interface Held {
  open: Set<Request>
  endedAt: number
}
async function answerLate(page: Page): Promise<Held> {
  const held: Held = { open: new Set(), endedAt: 0 }
  const end = (request: Request) => {
    if (held.open.delete(request)) held.endedAt = performance.now()
  }
  page.on('requestfinished', end).on('requestfailed', end)
  await page.route(
    (url) => url.searchParams.has('part') || url.searchParams.has('_') || url.pathname.startsWith('/api/'),
    async (route) => {
      held.open.add(route.request())
      await new Promise((done) => setTimeout(done, answerMs))
      await route.continue()
    },
  )
  return held
}

for (const width of process.env.NIGHTLY ? [360, 1280] : [360])
  test(
    `what is pressed stays, and nothing else jumps when the answer comes: ${width} px`,
    only({ withScript: 'without script every press opens a page' }),
    async ({ page, scripted }) => {
      test.slow()
      await page.setViewportSize({ width, height: 740 })
      await watchShifts(page)
      await page.goto('/product/kemeja-kawung-lengan-panjang', { waitUntil: 'networkidle' })
      const held = await answerLate(page)
      await pressAll(page, held, onProduct)
      await page.goto('/products/semua', { waitUntil: 'networkidle' })
      await pressAll(page, held, onList)
      await page.goto('/order/cart')
      await waitForIslands(page, scripted)
      await pressAll(page, held, inCart)
      await goToCheckout({ page, scripted })
      await typeAddress({ page, scripted })
      await pressAll(page, held, inCheckout)
      if (!process.env.NIGHTLY) return
      await openCart({ page, scripted })
      await pressAll(page, held, inCartAfter)
      await enterAsSiti({ page, scripted }, '/profile')
      await page.goto('/product/kemeja-kawung-lengan-panjang')
      await chooseVariant({ page, scripted })
      await addToCart({ page, scripted })
      await openCart({ page, scripted })
      await goToCheckout({ page, scripted })
      await pressAll(page, held, ofCustomer)
    },
  )
