import { administer, expect, test, waitForIslands } from '../support/journey.ts'
import { only } from '../support/only.ts'
import { allowNews, enterAsSiti } from '../support/journey-steps.ts'

const purse = { slug: 'dompet-koin-ceplok', name: 'Dompet Koin Batik Ceplok' }
const bag = { slug: 'tas-jinjing-parang', name: 'Tas Jinjing Batik Parang Kombinasi Kulit Sapi' }

// The headless shell shows no notifications, so the message comes; tests/commerce/alert has the browser's screen.
test(
  'goods that are sold out: a guest signs in, asks once, and a message leads back when they are there',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, shop, scripted }) => {
    await administer(shop, '/stock', { slug: purse.slug, stock: 0 })
    await page.goto(`/product/${purse.slug}`)
    const button = page.getByRole('button', { name: 'Beri Tahu Saya Saat Tersedia' })
    await button.click()
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    // The form itself says why, as long as one is there.
    await page.reload()
    await expect(page.getByText(`Masuk dulu agar kami tahu ke mana kabarnya dikirim: ${purse.name}.`)).toBeVisible()
    await page.getByRole('link', { name: 'Kembali ke Produk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: purse.name })).toBeVisible()
    await button.click()
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    await waitForIslands(page, scripted)
    await page.getByLabel('Email atau Nomor HP').fill('siti@contoh.id')
    await page.getByLabel('Kata Sandi', { exact: true }).fill('belanja-aman-2026')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/product/${purse.slug}`))
    await button.click()
    await expect(page.getByText('Kabarnya akan kami kirim ke email Anda')).toBeVisible()

    await page.goto('/profile/wishlist')
    await page.getByRole('link', { name: 'Produk yang Anda tunggu' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: purse.name })).toContainText('Menunggu tersedia lagi')
    await administer(shop, '/stock', { slug: purse.slug, stock: 5 })
    await administer(shop, '/jobs', {})
    await page.goto('/dev/kotak-keluar')
    const message = page.getByRole('listitem').filter({ hasText: 'Kabar ini hanya sekali.' })
    await expect(message).toHaveCount(1)
    await message.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: purse.name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Beli Langsung' }).filter({ visible: true })).toBeVisible()
    await page.goto('/kabar-barang')
    await expect(page.getByText('Tidak ada barang yang ditunggu')).toBeVisible()
  },
)

test(
  'a price that may fall is waited for, shown with what it was, and taken back',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted }) => {
    await enterAsSiti({ page, scripted }, '/profile')
    await page.goto(`/product/${bag.slug}`)
    await page
      .getByRole('button', { name: `Simpan ${bag.name} ke wishlist` })
      .first()
      .click()
    await expect(page.getByText('Disimpan di wishlist').first()).toBeVisible()
    await page.goto('/profile/wishlist')
    const saved = page.getByRole('listitem').filter({ hasText: bag.name })
    const ask = saved.getByRole('button', { name: `Beri Tahu Bila Turun: ${bag.name}` })
    await expect(saved).not.toContainText('Menunggu harga turun')
    await ask.click()
    await expect(page.getByText('Kabarnya akan kami kirim ke email Anda')).toBeVisible()
    // A bell that is on looks unlike one that is off.
    await page.goto('/profile/wishlist')
    await expect(saved).toContainText('Menunggu harga turun')
    await expect(ask).toHaveCount(0)
    // The same place ends it.
    await saved.getByRole('button', { name: `Berhenti menunggu ${bag.name}` }).click()
    await expect(page.getByText('Kabar dibatalkan').first()).toBeVisible()
    await expect(saved).not.toContainText('Menunggu harga turun')
    await ask.click()
    await expect(page.getByText('Kabarnya akan kami kirim ke email Anda')).toBeVisible()
    // Of what has fallen already one waits for more.
    await page.goto('/dev/layar?layar=profileWishlist&contoh=some')
    const fallen = page.getByRole('listitem').filter({ hasText: /Turun Rp/ })
    await expect(fallen.getByText('Menunggu harga turun lagi', { exact: true })).toBeVisible()
    await page.goto('/kabar-barang')
    const row = page.getByRole('listitem').filter({ hasText: bag.name })
    await expect(row).toContainText('Menunggu harga turun')
    await row.getByRole('button', { name: `Berhenti menunggu ${bag.name}` }).click()
    await expect(page.getByText('Kabar dibatalkan')).toBeVisible()
    await expect(page.getByText('Tidak ada barang yang ditunggu')).toBeVisible()
  },
)

test.describe(
  'a browser that may show news',
  only({ withScript: 'without script no browser shows news', atNight: 'by day tests/commerce/alert has the rest' }),
  () => {
    test.use({ serviceWorkers: 'allow' })

    test('a guest’s browser is asked by the press, and shows the news itself', async ({ page, shop }) => {
      await page.addInitScript(allowNews)
      await administer(shop, '/stock', { slug: purse.slug, stock: 0 })
      await page.goto(`/product/${purse.slug}`)
      await page.getByRole('button', { name: 'Beri Tahu Saya Saat Tersedia' }).click()
      await expect(page.getByText('Kabarnya akan muncul di layar perangkat ini')).toBeVisible({ timeout: 20_000 })
      await page.goto('/kabar-barang')
      await expect(page.getByRole('listitem').filter({ hasText: purse.name })).toContainText('Menunggu tersedia lagi')
    })
  },
)
