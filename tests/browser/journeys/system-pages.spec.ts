import { expect, plant, test } from '../support/journey.ts'

test('a host of nobody says so, with 404', async ({ page, shop }) => {
  const answer = await page.goto(shop.origin.replace(shop.host, 'bukan-siapa-siapa.localhost'))
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL(/\/domain-not-registered$/)
  await expect(page.getByRole('heading', { name: /Domain belum terdaftar/ })).toBeVisible()
})

test('a shop under maintenance says when to come back, with 503', async ({ page, openShop }) => {
  const closed = await openShop({ maintenance: true })
  const answer = await page.goto(closed.origin)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['retry-after']).toBeDefined()
  await expect(page).toHaveURL(/\/maintenance$/)
  await expect(page.getByText('Toko sedang dalam pemeliharaan').first()).toBeVisible()
})

test('an address nobody made is Page not found, a product that is gone Page Not Found with its path', async ({
  page,
  shop,
}) => {
  expect((await page.goto('/tidak/ada/apa-apa'))?.status()).toBe(404)
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  expect((await page.goto('/product/sudah-tidak-ada'))?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /product/sudah-tidak-ada')).toBeVisible()
})

test('without access there is a page that says so, with 403 and a way on', async ({ page }) => {
  expect((await page.goto('/forbidden'))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kembali ke Beranda' })).toBeVisible()
})

test('a dead session leads to the login and back to where the shopper was', async ({ page, shop, context }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const value = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'x', sid: 'x', exp: Math.floor(Date.now() / 1_000) + 3_600 })}.AAAA`
  await plant(context, shop, { '__Host-ACCESS_WEB': value })
  await page.goto('/profile/order')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fprofile%2Forder$/)
  await expect(page.getByText('Sesi berakhir, silakan masuk kembali').first()).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === '__Host-ACCESS_WEB')).toBe(false)
})
