import type { Page, Route } from '@playwright/test'
import { builtScript, lateScript } from '../support/built-script.ts'
import { expect, test, waitForIslands } from '../support/journey.ts'
import { chooseShippingAndPayment, enterAsSiti, fillAddress, goToCheckout } from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

const cloth = '/product/kain-tulis-sekar-jagad'

async function addCloth(page: Page): Promise<void> {
  await page.goto(cloth)
  await page.getByRole('button', { name: '+ Keranjang' }).first().click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
}

/** Another tab is in front of the page, or not any more. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((is) => Object.defineProperty(document, 'hidden', { value: is, configurable: true }), hidden)

// Proves §8.25
test(
  'a failure without words is the notification Failed at the top right',
  only({ withScript: 'without script a form opens a page' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.route('**/product/*?*_=add*', (route) =>
      route.fulfill({ json: { ok: false, status: 500, message: '', fields: {} } }),
    )
    await page.goto(cloth)
    await page.getByRole('button', { name: '+ Keranjang' }).first().click()
    const note = page.getByRole('alert').filter({ hasText: 'Failed' })
    // It stays while somebody points at it.
    await note.hover()
    await expect(note).toHaveText('Failed-')
    const box = await note.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_200)
    expect(box?.y).toBeLessThan(150)
    await page.mouse.move(0, 0)
    await expect(note).toBeHidden()
  },
)

// Proves §4.42, §7.41
test(
  'a tab that stays open asks every five minutes and offers the newer version once, unless something is typed or paid',
  only({ withScript: 'without script every page is new' }),
  async ({ page }) => {
    let asked = 0
    await page.clock.install()
    await page.goto('/info')
    const latest = await page.evaluate(async () => {
      const answer = await fetch('/builds/latest.json')
      return { cache: answer.headers.get('cache-control'), ...((await answer.json()) as { id: string }) }
    })
    expect(latest.cache).toBe('no-store')
    await expect(page.locator(`script[src="${latest.id}"]`)).toHaveCount(1)

    await page.route('**/builds/latest.json', (route) => {
      asked += 1
      return route.fulfill({ json: { id: asked === 1 ? latest.id : '/assets/entry-baru.js' } })
    })
    const note = page.getByRole('alert').filter({ hasText: 'Versi baru tersedia' })
    const wait = (time: string) => page.clock.runFor(time)
    await wait('04:50')
    expect(asked).toBe(0)
    await wait('00:20')
    await expect.poll(() => asked).toBe(1)
    await expect(note).toHaveCount(0)
    await hide(page, true)
    await wait('05:00')
    expect(asked).toBe(1)
    await hide(page, false)
    await wait('05:00')
    await expect(note).toBeVisible()
    await wait('11:00')
    expect(asked).toBe(2)

    await page.reload()
    await wait('05:10')
    await expect(note).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await note.getByRole('button', { name: 'Muat ulang' }).click()
    await reloaded

    await page.locator('input[name="q"]:visible').fill('batik')
    await wait('05:10')
    expect(asked).toBe(3)
    await expect(note).toHaveCount(0)

    await page.goto('/auth/login')
    await wait('06:00')
    expect(asked).toBe(3)
  },
)

test(
  'a screen that an older release answers is loaded again instead of going blank',
  only({ withScript: 'without script each answer is a page' }),
  async ({ page, scripted, complaints }) => {
    await addCloth(page)
    await page.goto('/order/cart')
    await waitForIslands(page, scripted)
    // The page is the answer to a form, which must not be sent a second time.
    const answered = page.waitForEvent('load')
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[action*="_=change"]')
      const field = form?.querySelector<HTMLInputElement>('[name=quantity]')
      if (field) field.value = '0'
      form?.submit()
    })
    await answered
    await waitForIslands(page, scripted)
    expect(page.url()).toContain('_=change')
    // A release was taken back: the answer lacks what this page shows.
    await page.route('**/order/cart?_=change', (route) =>
      route.fulfill({ json: { ok: true, to: null, message: null, data: { key: 'x', lines: [null] } } }),
    )
    const again = page.waitForEvent('load')
    await page.getByRole('button', { name: /^Tambah jumlah/ }).click()
    await again
    await waitForIslands(page, scripted)
    expect(page.url()).toMatch(/\/order\/cart$/)
    await expect(page.getByRole('button', { name: /^Tambah jumlah/ })).toBeEnabled()
    expect(complaints.length).toBeGreaterThan(0)
    complaints.length = 0
  },
)

// Proves §2.85
test(
  'while an order is placed the whole screen is locked; a refusal and a page from memory unlock it',
  only({ withScript: 'without script the browser itself waits for the next page' }),
  async ({ page, scripted }) => {
    test.slow()
    await addCloth(page)
    await page.goto('/order/cart')
    await waitForIslands(page, scripted)
    await goToCheckout({ page, scripted })
    await fillAddress({ page, scripted })
    await chooseShippingAndPayment({ page, scripted })

    const held = Promise.withResolvers<Route>()
    await page.route('**/order/checkout?*_=place*', (route) => held.resolve(route), { times: 1 })
    const button = page.getByRole('button', { name: 'Buat Pesanan' })
    const locked = page.getByRole('dialog', { name: 'Pesanan sedang dibuat' })
    // The lock comes with the next frame, so that the press is seen first; until then nothing else can be pressed either.
    await button.evaluate(async (node: HTMLButtonElement) => {
      node.click()
      await Promise.resolve()
      document.querySelector<HTMLElement>('[data-card=alamat] > summary')?.click()
    })
    await expect(locked).toHaveAttribute('aria-busy', 'true')
    await expect(page.locator('[data-card=alamat]')).not.toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(locked).toBeVisible()
    const box = await locked.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
    await (await held.promise).fulfill({ json: { ok: false, status: 409, message: 'Stok habis', fields: {} } })
    await expect(locked).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: 'Stok habis' })).toBeFocused()

    // Sent a little after the press: what was pressed before is answered first.
    const sent = Promise.withResolvers<void>()
    await page.route('**/order/checkout?*_=place*', () => sent.resolve(), { times: 1 })
    await button.click()
    await expect(locked).toBeVisible()
    await sent.promise
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(locked).toBeHidden()
  },
)

// Proves §2.88
test(
  'the mini-cart is 487 px wide on a desktop, 647 px in a wide window, and closes when the mouse leaves',
  only({ withScript: 'without script the icon opens the cart' }),
  async ({ page }) => {
    await addCloth(page)
    for (const [width, panelWidth] of [
      [1_280, 487],
      [1_536, 647],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/info')
      await page.locator('header a[href="/order/cart"]:visible').click()
      const panel = page.locator('.drop-down:visible')
      await expect(panel.getByText('1 ×')).toBeVisible()
      const box = await panel.boundingBox()
      expect([box?.width, (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([panelWidth, true])
      await panel.getByRole('link', { name: 'Lihat Keranjang' }).hover()
      await page.mouse.move(200, 600)
      await expect(panel).toBeHidden()
    }
  },
)

// Proves §2.88
test(
  'the filter is a panel of 487 px at the right of a tablet; Escape closes it',
  only({ withScript: 'without script the link shows the filters above the products' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 })
    await page.goto('/products/semua')
    const link = page.locator('a[data-sheet]').filter({ hasText: 'Filter' })
    await link.click()
    const panel = page.getByRole('dialog', { name: 'Filter' })
    await expect(panel).toBeVisible()
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 900 - 487, y: 0, width: 487, height: 700 })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
  },
)

test(
  'on a desktop the filters begin beside the list, scroll with it to their end, and stay there',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/products/semua?page=4')
    const panel = page.getByRole('dialog', { name: 'Filter' })
    const edges = () =>
      panel.evaluate((box) => [box.getBoundingClientRect(), box.scrollHeight - box.clientHeight] as const)
    const list = await page.locator('.listing').evaluate((box) => box.getBoundingClientRect().top)
    const [{ top, bottom }, hidden] = await edges()
    expect([top, hidden]).toEqual([list, 0])
    await page.evaluate((by) => scrollTo(0, by), bottom)
    await expect.poll(async () => Math.round((await edges())[0].bottom)).toBe(800 - 16)
    await page.goto('/search?q=batik')
    const count = page.getByText(/^\d+ produk( · \d+ terkait)?$/)
    // Beside the heading, so that the products begin higher.
    expect((await count.boundingBox())?.x).toBeGreaterThan((await page.locator('h1').boundingBox())?.width ?? 0)
    const results = await page.locator('.listing').evaluate((box) => box.getBoundingClientRect().top)
    expect((await edges())[0].top).toBe(results)
    // Beside a few goods the panel ends with what it holds.
    await page.goto('/search?q=sarung')
    const below = await panel.evaluate(
      (box) => box.getBoundingClientRect().bottom - (box.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    )
    expect(below).toBe(0)
  },
)

test(
  'on a desktop a tick narrows the list, also one that came before the script, and Back forgets it',
  only({ withScript: 'without script a button sends the filters' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    const release = Promise.withResolvers<null>()
    await page.route(lateScript(), async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto('/products/semua')
    const tick = page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox', { name: 'Sedang Diskon' })
    await tick.check()
    release.resolve(null)
    await page.waitForURL(/diskon=/)
    await expect(tick).toBeChecked()
    await page.goBack({ waitUntil: 'load' })
    await expect(tick).not.toBeChecked()
    await page.mouse.move(400, 400)
    await page.evaluate((script) => import(script), builtScript('client/late.ts'))
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).search).toBe('')
  },
)

// Proves §2.88
test('on a desktop an address is edited in a panel over the inert list; Back closes it', async ({ page, scripted }) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await enterAsSiti({ page, scripted }, '/profile/address')
  await page.getByRole('link', { name: 'Tambah Alamat Baru' }).click()
  await waitForIslands(page, scripted)
  const title = page.getByRole('heading', { level: 1, name: 'Tambah Alamat Baru' })
  await expect(title).toBeVisible()
  const panel = page.locator('.side-panel')
  expect(await panel.boundingBox()).toMatchObject({ x: 1_280 - 487, y: 0, width: 487, height: 800 })
  await expect(page.locator('[inert]').getByRole('link', { name: /^Ubah alamat/ })).toBeVisible()
  await page.setViewportSize({ width: 1_536, height: 800 })
  expect((await panel.boundingBox())?.width).toBe(647)
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Tambah Alamat Baru' })).toBeVisible()
})

// Proves §2.54
test('on a desktop the back button of an inner page returns to the page before', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/articles')
  await page.locator('a[href^="/article/"]').first().click()
  await expect(page).toHaveURL(/\/article\//)
  const back = page.getByRole('banner').getByRole('link', { name: 'Kembali' })
  await back.click()
  await expect(page).not.toHaveURL(/\/article\//)
})
