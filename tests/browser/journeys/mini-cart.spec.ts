import { lateScript } from '../support/built-script.ts'
import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

// Proves §2.60, §2.64, §2.65
test('the cart icon opens the mini cart, and removing a line there updates the cart', async ({ page, scripted }) => {
  await page.goto('/product/kain-tulis-sekar-jagad')
  await page.getByRole('button', { name: '+ Keranjang' }).first().click()
  // What says so leads there, and is one line on a phone. It is gone soon, so one look sees and presses it.
  if (scripted) {
    const said = await page.locator('.toast').evaluate((toast) => {
      const link = toast.querySelector('a')
      const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {}
      const free = document.elementFromPoint(x + width / 2, y + height / 2) === link
      link?.click()
      return { words: toast.textContent, free, low: toast.getBoundingClientRect().height < 50 }
    })
    expect(said).toEqual({ words: 'Berhasil ditambahkan ke keranjangLihat', free: true, low: true })
  }
  await expect(page).toHaveURL(/\/order\/cart$/)
  await page.goto('/')
  const icon = page.locator('header a[href="/order/cart"]:visible')
  await icon.click()
  if (!scripted) return expect(page).toHaveURL(/\/order\/cart$/)
  const panel = page.locator('.drop-down:visible')
  await expect(panel.getByText('1 ×')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Lihat Keranjang' })).toBeVisible()
  await panel.getByRole('button', { name: /Hapus/ }).click()
  await expect(panel.getByText('Product is empty')).toBeVisible()
  // Nothing to pay, but a way to shop.
  await expect(panel.getByText('Checkout')).toHaveCount(0)
  await expect(panel.getByRole('link', { name: 'Mulai Belanja' })).toHaveAttribute('href', '/products/semua')
  // Removed by a slip of the finger, it comes back by one press. Nothing else says the same.
  await page.getByRole('button', { name: 'Urungkan' }).hover()
  await expect(page.locator('.toast')).toHaveText(/^Dihapus dari keranjang.*Sekar Jagad.*Urungkan$/)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('alert')).toContainText('Kembali di keranjang')
  await expect(page.locator('header [data-cart-count]:visible')).toHaveText('1')
  await page.goto('/')
  await icon.click()
  await expect(panel.getByText('1 ×')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

// Proves §2.66
test('on a desktop the mini cart opens under the pointer and closes when it leaves', async ({ page, scripted }) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/product/kain-tulis-sekar-jagad')
  await page.getByRole('button', { name: '+ Keranjang' }).first().click()
  if (scripted) await expect(page.getByText('Berhasil ditambahkan ke keranjang')).toBeVisible()
  await page.goto('/info')
  const icon = page.locator('header a[href="/order/cart"]:visible')
  await icon.hover()
  const panel = page.locator('.drop-down:visible')
  if (!scripted) return expect(panel).toHaveCount(0)
  await expect(panel.getByText('1 ×')).toBeVisible()
  // What is saved stands below the word of the total, and the count beside the word of the link.
  const box = async (words: string) => await panel.getByText(words).boundingBox()
  const [total, saved] = [await box('Total'), await box('Hemat Rp')]
  expect(saved?.y).toBeGreaterThan(total?.y ?? Infinity)
  const [count, word] = [icon.locator('[data-cart-count]'), icon.first().getByText('Keranjang')]
  const [counted, named] = [await count.boundingBox(), await word.boundingBox()]
  expect((named?.x ?? 0) - (counted?.x ?? 0) - (counted?.width ?? 0)).toBeGreaterThanOrEqual(4)
  await panel.getByRole('link', { name: 'Lihat Keranjang' }).hover()
  await expect(panel).toBeVisible()
  // What the pointer has opened the first press keeps, however late; the second closes it.
  await icon.first().hover()
  await page.waitForTimeout(600)
  await icon.first().click()
  await expect(panel).toBeVisible()
  await icon.first().click()
  await expect(panel).toBeHidden()
  await icon.first().click()
  await expect(panel).toBeVisible()
  await page.mouse.move(200, 700)
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/info$/)
})

// Proves §2.55, §4.32
test(
  'a number at the icon that another device made wrong is right as soon as the cart is seen',
  only({ withScript: 'without script the icon has no number on pages for everybody' }),
  async ({ page }) => {
    const badge = page.locator('header [data-cart-count]')
    for (const see of [
      () => page.locator('header a[href="/order/cart"]:visible').click(),
      () => page.goto('/order/cart'),
    ]) {
      await page.goto('/info')
      const url = new URL('/', page.url()).href.replace('http:', 'https:')
      await page.context().addCookies([{ name: '__Host-CART', value: '5', url, secure: true }])
      await page.reload()
      await expect(badge.filter({ visible: true })).toHaveText('5')
      await see()
      await expect(page.getByText(/Product is empty|Keranjang masih kosong/).filter({ visible: true })).toBeVisible()
      await expect(badge.filter({ visible: true })).toHaveCount(0)
      await page.goto('/info')
      await expect(badge.filter({ visible: true })).toHaveCount(0)
    }
  },
)

// Proves §2.55, §2.67, §2.72, §4.29
test('a product with variants is chosen in the dialog, which adds one piece and closes', async ({ page, scripted }) => {
  await page.goto('/products/semua')
  const pick = page.locator('[data-pick]').first()
  await pick.click()
  if (!scripted) return expect(page).toHaveURL(/\/product\//)
  const dialog = page.getByRole('dialog', { name: 'Pilih Produk' })
  await expect(dialog).toBeVisible()
  await dialog.locator('.picker-form .chip:not(.chip-gone):visible').last().click()
  await dialog.getByRole('button', { name: '+ Keranjang' }).filter({ visible: true }).click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.locator('header [data-cart-count]:visible')).toHaveText('1')
})

test(
  'a checkout that is refused in the mini cart shows what the cart has by now',
  only({ withScript: 'the mini cart needs a script' }),
  async ({ page }) => {
    await page.goto('/product/kain-tulis-sekar-jagad')
    await page.getByRole('button', { name: '+ Keranjang' }).first().click()
    await page.locator('header a[href="/order/cart"]:visible').click()
    const panel = page.locator('.drop-down:visible')
    await expect(panel.getByText('1 ×')).toBeVisible()
    const message = 'Stok tidak cukup.'
    await page.route('**/order/cart?_=create', (route) =>
      route.fulfill({ status: 422, json: { ok: false, status: 422, message, fields: {} } }),
    )
    // Another tab has put a second piece into the cart meanwhile.
    const other = await page.context().newPage()
    await other.goto('/product/kain-tulis-sekar-jagad')
    await other.getByRole('button', { name: '+ Keranjang' }).first().click()
    await expect(other.locator('[data-cart-count]:visible').first()).toHaveText('2')
    await other.close()
    await panel.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(panel.getByText('2 ×')).toBeVisible()
  },
)

test(
  'a crowded shop says that one waits, and the page adds the piece once when its turn has come',
  only({ withScript: 'without script a page of its own waits' }),
  async ({ page }) => {
    const keys: (string | null)[] = []
    await page.route('**/product/*?_=add', async (route) => {
      keys.push(new URLSearchParams(route.request().postData() ?? '').get('_key'))
      if (keys.length > 2) return route.continue()
      const message = 'Toko sedang sangat ramai. Giliran Anda sekitar 1 menit lagi.'
      // The second answer is lost on the way.
      if (keys.length === 2) return route.abort()
      return route.fulfill({ status: 429, json: { ok: false, status: 429, message, fields: {}, again: 1 } })
    })
    await page.goto('/product/kain-tulis-sekar-jagad')
    await page.getByRole('button', { name: '+ Keranjang' }).first().click()
    await expect(page.getByText('Anda dalam antrean')).toBeVisible()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang')).toBeVisible()
    await expect(page).toHaveURL(/\/product\/kain-tulis-sekar-jagad$/)
    await expect(page.locator('header [data-cart-count]:visible')).toHaveText('1')
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  },
)

test(
  'what is pressed before the late script is there is pressed again, and does without it when it is lost',
  only({ withScript: 'without script the links lead to pages' }),
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(lateScript(), async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/info')
    const icon = page.locator('header a[href="/order/cart"]:visible')
    await icon.click()
    held.resolve()
    await expect(page.locator('.drop-down:visible').getByText('Product is empty')).toBeVisible()
    await expect(page).toHaveURL(/\/info$/)

    await page.unroute(lateScript())
    await page.route(lateScript(), (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }))
    await page.goto('/info')
    await icon.click()
    await expect(page).toHaveURL(/\/order\/cart$/)
  },
)

test('what is put into an empty cart on its own page is in it at once; until then that page has no script of a cart', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.goto('/order/cart', { waitUntil: 'networkidle' })
  await expect(page.getByText('Keranjang masih kosong')).toBeVisible()
  expect(scripts.filter((url) => /hydrate/.test(url))).toEqual([])
  await page.getByRole('button', { name: /^Tambah Dompet Koin/ }).click()
  await expect(page.getByRole('textbox', { name: /^Jumlah Dompet Koin/ })).toHaveValue('1')
  await expect(page.getByText('Keranjang masih kosong')).toHaveCount(0)
})
