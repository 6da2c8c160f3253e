import type { Locator, Page } from '@playwright/test'
import { expect, waitForIslands } from '../support/journey.ts'
import { listSamples, readSamples, test, withoutImages } from '../support/screen-samples.ts'
import { only } from '../support/only.ts'

const product = '/product/kemeja-kawung-lengan-panjang'
const list = '/products/semua'
const sampleOf = async (page: Page, screen: string, name: string): Promise<string> =>
  new Map(await listSamples(page, screen)).get(name) ?? ''

test.describe('for every eye, hand and ear', only({ withScript: 'a script in the page measures' }), () => {
  test('no sample scrolls sideways, at 320 px and with letters twice as large', async ({ page }) => {
    test.setTimeout(300_000)
    // By day every twelfth; by night all.
    const all = await readSamples(page)
    const samples = process.env.NIGHTLY ? all : all.filter((_, place) => place % 12 === 0)
    const browser = await withoutImages(page)
    const lettersOf = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
    const wide: string[] = []
    let tall = 0
    for (const address of samples) {
      await lettersOf(16)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address)
      const [narrow, large] = [await page.evaluate(overflow), await lettersOf(32).then(() => page.evaluate(overflow))]
      tall += Number(large.letters === 2 * narrow.letters)
      await page.setViewportSize({ width: 360, height: 780 })
      const wider = await page.evaluate(overflow)
      if (narrow.over > 0) wide.push(`${narrow.over} px at 320 px: ${address}`)
      if (wider.over > 0) wide.push(`${wider.over} px with large letters: ${address}`)
    }
    expect(all.length).toBeGreaterThan(400)
    expect(tall, 'the letters did grow').toBe(samples.length)
    expect(wide).toEqual([])
  })

  test('with letters twice as large no price breaks after Rp, and the number at the cart leaves its icon in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(await sampleOf(page, 'cart', 'longest'))
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const measured = await page.evaluate(() => {
      const lines = [...document.querySelectorAll('.price :is(strong, s)')].map(
        (amount) => amount.getClientRects().length,
      )
      return { broken: lines.filter((many) => many > 1).length, prices: lines.length }
    })
    expect(measured.prices).toBeGreaterThan(0)
    expect(measured.broken).toBe(0)
    // The cart itself has no way to the cart.
    await page.goto(product)
    const left = await page.evaluate(() => {
      const badge = [...document.querySelectorAll<HTMLElement>('[data-cart-count]')].find(
        ({ parentElement }) => parentElement?.offsetParent,
      )
      if (badge) Object.assign(badge, { hidden: false, textContent: '1' })
      const [number, icon] = [badge?.getBoundingClientRect(), badge?.parentElement?.getBoundingClientRect()]
      return (number?.left ?? 0) - (icon?.left ?? 0)
    })
    expect(left).toBeGreaterThan(8)
  })

  test('letters and lines may stand further apart, and nothing is lost at the side', async ({ page }) => {
    const addresses = [
      '/',
      list,
      product,
      await sampleOf(page, 'cart', 'many'),
      await sampleOf(page, 'checkout', 'ready'),
    ]
    for (const address of [...addresses, '/auth/login', await sampleOf(page, 'profile', 'busy')]) {
      await page.goto(address)
      const over = await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        )
        document.adoptedStyleSheets.push(sheet)
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      expect.soft(over, address).toBeLessThanOrEqual(0)
    }
  })

  test('on a low screen no bar stays at an edge, and what it offers is on the page', async ({ page }) => {
    for (const viewport of [
      { width: 640, height: 300 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport)
      const full = [await sampleOf(page, 'checkout', 'ready'), await sampleOf(page, 'cart', 'many')]
      for (const address of ['/', list, product, ...full]) {
        await page.goto(address)
        await page.mouse.wheel(0, 400)
        expect.soft(await page.evaluate(heightOfBars), `${address} at ${viewport.width} px`).toBe(0)
      }
    }
    await page.goto(product)
    await page.getByRole('button', { name: 'Beli Langsung' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Beli Langsung' })).toBeInViewport()
  })

  for (const [width, height] of [
    [360, 740],
    [1_280, 720],
  ] as const)
    test(`what has the focus is never covered, at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height })
      const cart = await sampleOf(page, 'cart', 'many')
      for (const address of [product, list, cart, await sampleOf(page, 'checkout', 'ready')]) {
        await page.goto(address)
        await waitForIslands(page, true)
        const stops = await tabThrough(page)
        expect(stops.length, address).toBeGreaterThan(10)
        expect
          .soft(
            stops.filter(({ marked }) => !marked).map(({ name }) => name),
            address,
          )
          .toEqual([])
        expect
          .soft(
            stops.filter(({ seen }) => !seen).map(({ name }) => name),
            address,
          )
          .toEqual([])
      }
    })

  test('the photos of a product are one stop, and the arrow keys lead through them', async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 720 })
    await page.goto(product)
    const photos = page.getByRole('list', { name: 'Foto produk' }).getByRole('link')
    const count = await photos.count()
    expect(count).toBeGreaterThan(2)
    await expect(photos.nth(1)).toHaveAttribute('tabindex', '-1')
    const stops = await tabThrough(page)
    expect(stops.filter(({ inGallery }) => inGallery)).toHaveLength(1)
    await photos.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(photos.nth(1)).toBeFocused()
    await expect(photos.nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(photos.nth(1)).toHaveAttribute('tabindex', '0')
    await expect(photos.first()).toHaveAttribute('tabindex', '-1')
  })

  test('on a desktop one key press leads past the filters to the products', async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 720 })
    await page.goto(list)
    const skip = page.getByRole('link', { name: 'Langsung ke produk' })
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.closest('ul')?.id)).toBe('results')
  })

  test('how many places were found is said, and the list is not read', async ({ page }) => {
    await page.goto(await sampleOf(page, 'profileAddress', 'addSearched'))
    await expect(page.getByText(/^\d+ tempat ditemukan$/)).toHaveRole('status')
    expect(await page.locator('[role=status], [aria-live]').locator('li, a').count()).toBe(0)
  })

  test('with forced colours what is chosen and what buys stand out', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(product)
    const [chosen, other] = [
      page.locator('.chip[aria-current]').first(),
      page.locator('.chip:not([aria-current])').first(),
    ]
    expect(await groundOf(chosen)).not.toBe(await groundOf(other))
    const bar = page.locator('#buy-bar')
    const [buy, add] = ['Beli Langsung', '+ Keranjang'].map((name) => bar.getByRole('button', { name }))
    if (buy && add) expect(await groundOf(buy)).not.toBe(await groundOf(add))
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Navigasi utama' })
    expect(await groundOf(nav.locator('[aria-current]'))).not.toBe(
      await groundOf(nav.locator('a:not([aria-current])').first()),
    )
  })

  // WCAG 2.2, 3.2.6: of several bars that had it, one could not know where.
  test('help is at one place of every screen: its end', async ({ page }) => {
    const found = new Set<string>()
    const personal = [await sampleOf(page, 'cart', 'many'), await sampleOf(page, 'profileWishlist', 'some')]
    for (const address of ['/', list, product, ...personal, '/order/cart', '/auth/login', '/info', '/search']) {
      expect((await page.goto(address))?.status(), address).toBe(200)
      await expect(page.getByRole('complementary', { name: 'Bantuan' }).getByRole('link')).toBeVisible()
      found.add(
        await page.evaluate(() => {
          const all = [...document.querySelectorAll('a[href^="https://wa.me/"]:not(main *, footer *)')]
          const after = [...document.querySelectorAll('header, main, footer, nav')]
          return `${all.length} ${all.every((link) => after.every((one) => one.compareDocumentPosition(link) & 4))}`
        }),
      )
    }
    expect([...found]).toEqual(['1 true'])
  })
})

const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)

/** How far the page scrolls sideways with all its details open, and the size of its letters. Runs in the page. */
function overflow(): { over: number; letters: number } {
  for (const details of document.querySelectorAll('details')) details.open = true
  const root = document.documentElement
  return { over: root.scrollWidth - root.clientWidth, letters: Number.parseFloat(getComputedStyle(root).fontSize) }
}

/** Of what stands at an edge over the whole width while the page scrolls. Runs in the page. */
function heightOfBars(): number {
  return [...document.querySelectorAll('body *')].reduce((sum, element) => {
    if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return sum
    const { width, height, top, bottom } = element.getBoundingClientRect()
    const atEdge = (top <= 0 && bottom > 0) || (bottom >= innerHeight && top < innerHeight)
    return width > innerWidth * 0.6 && height < innerHeight && atEdge ? sum + height : sum
  }, 0)
}

interface Stop {
  name: string
  seen: boolean
  /** By an outline, or a field by its border. */
  marked: boolean
  inGallery: boolean
}
/** Every stop of the Tab key, whether any part of it is in sight, and whether the focus shows. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let press = 0; press < 200; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return null
      const { left, top, width, height } = at.getBoundingClientRect()
      const parts = [0.1, 0.5, 0.9]
      const seen = parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y)
          return hit !== null && (at.contains(hit) || hit.contains(at) || at.closest('label')?.contains(hit) === true)
        }),
      )
      const name = `${at.localName} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)}`
      // An arrow of a row is no element: its row has the focus.
      const outlines = [null, '::scroll-button(left)', '::scroll-button(right)'].map(
        (part) => getComputedStyle(at, part).outlineStyle,
      )
      const marked = outlines.some((style) => style !== 'none') || at.matches('input, textarea, select')
      return { name, seen, marked, inGallery: at.closest('.gallery') !== null }
    })
    // After the last stop of a page comes the browser, before it begins again.
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`the Tab key does not leave ${page.url()}: ${stops.at(-1)?.name}`)
}
