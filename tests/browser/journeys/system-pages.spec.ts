import { only } from '../support/only.ts'
import { waitParam } from '#shared/web/routes.ts'
import { expect, plantCookies, test } from '../support/journey.ts'

// Proves §1.4
test('an unknown host shows the unregistered-domain page with 404', async ({ page, shop }) => {
  const answer = await page.goto(shop.origin.replace(shop.host, 'bukan-siapa-siapa.localhost'))
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(/\/domain-not-registered$/)
  await expect(page.getByRole('heading', { name: /Domain belum terdaftar/ })).toBeVisible()
})

// Proves §1.22
test('a shop under maintenance answers 503 and says when to come back', async ({ page, openShop }) => {
  const closed = await openShop({ maintenance: true })
  const answer = await page.goto(closed.origin)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['retry-after']).toBeDefined()
  await expect(page).toHaveURL(/\/maintenance$/)
  await expect(page.getByText('Toko sedang dalam pemeliharaan').first()).toBeVisible()
  await expect(page.locator('header')).toContainText('Griya Larasati')
  for (const words of ['Senin–Sabtu 08:00–17:00 WIB', 'lacak pesanan', 'Tanya via WhatsApp'])
    await expect(page.getByText(words)).toBeVisible()
})

// Proves §2.50
test('an unknown address shows Page not found, a missing product shows Page Not Found with its path', async ({
  page,
  shop,
}) => {
  expect((await page.goto('/tidak/ada/apa-apa'))?.status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  // However slow this machine is: a page that has left before its data can tell no status.
  expect((await page.goto(`/product/sudah-tidak-ada?${waitParam}=1`))?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /product/sudah-tidak-ada')).toBeVisible()
})

const long = 'W'.repeat(200)
for (const path of [
  // A link that is too old, or was cut, is as long as a good one.
  `/order/track/${long}`,
  `/product/${long}`,
  `/products/${long}`,
  `/article/${long}`,
  `/wishlist/${long.slice(0, 100)}`,
  `/${long}`,
  `/search?q=${long}`,
  `/order/cart?isi=${long}`,
])
  test(
    `whatever stands in an address, ${path.slice(0, 18)}… stays within a narrow phone`,
    only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      await expect(page.locator('main')).toBeVisible()
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await over()).toBe(0)
    },
  )

test('a missing page leads on: a search, all products, the shop’s information', async ({ page }) => {
  await page.goto('/product/sudah-tidak-ada')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByText('404 Not Found').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1)
  }
  const main = page.getByRole('main')
  for (const name of ['Semua Produk', 'Kategori', 'Artikel', 'Info & Bantuan'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  // What is bought most, unless it is not soon known.
  await expect(async () => {
    await page.reload()
    await expect(main.getByRole('heading', { name: 'Terlaris' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main.locator('.product-card').first()).toBeVisible()
  await main.getByRole('searchbox').fill('kemeja')
  // With suggestions below it the field is a combobox.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kemeja/)
})

// Proves §2.44
test('the page for denied access answers 403 and links to the home page', async ({ page }) => {
  expect((await page.goto('/forbidden'))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kembali ke Beranda' })).toBeVisible()
})

test('an invalid session leads to the login, which returns to the requested page', async ({ page, shop, context }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const value = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'x', sid: 'x', exp: Math.floor(Date.now() / 1_000) + 3_600 })}.AAAA`
  await plantCookies(context, shop, { '__Host-ACCESS_WEB': value })
  await page.goto('/profile/order')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fprofile%2Forder$/)
  await expect(page.getByText('Sesi berakhir, silakan masuk kembali').first()).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === '__Host-ACCESS_WEB')).toBe(false)
})
