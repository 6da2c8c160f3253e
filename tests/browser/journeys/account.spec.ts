import { hourMs } from '#shared/format/units.ts'
import type { Page } from '@playwright/test'
import { administer, expect, test, waitForIslands } from '../support/journey.ts'
import { only } from '../support/only.ts'
import { enterAsSiti, sentCode } from '../support/journey-steps.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'foto.png', mimeType: 'image/png', buffer: png }

test('a customer changes name and photo; a wrong file is refused; the profile shows both', async ({
  page,
  scripted,
}) => {
  await enterAsSiti({ page, scripted }, '/profile/edit')
  await page.getByText('Foto Profil').click()
  await page
    .getByLabel('Pilih Foto')
    .setInputFiles({ name: 'bukan.png', mimeType: 'image/png', buffer: Buffer.from('bukan gambar') })
  await page.getByRole('button', { name: 'Simpan Foto' }).click()
  await expect(
    page
      .getByText(/JPG, PNG/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByLabel('Pilih Foto').setInputFiles(photo)
  await page.getByRole('button', { name: 'Simpan Foto' }).click()
  await expect(page.getByText('Foto sendiri')).toBeVisible()
  await page.getByRole('heading', { name: 'Nama' }).click()
  await page.getByLabel('Nama Lengkap').fill('Siti Aminah')
  await page.getByRole('button', { name: 'Simpan Nama' }).click()
  await expect(page.locator('summary', { hasText: 'Siti Aminah' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('Siti Aminah').first()).toBeVisible()
  await expect(page.locator('main img[src^="/profile/foto"]')).toBeVisible()
})

test(
  'a desktop’s profile leads to what is on its way, which a phone keeps behind its badges',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page, scripted }) => {
    await enterAsSiti({ page, scripted }, '/profile')
    const open = page.getByRole('link', {
      name: /^(Lihat Cara Bayar|Lacak Paket|Pesanan Diterima|Rincian Pesanan): /,
    })
    await expect(open.first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ganti Tampilan' })).toBeVisible({ visible: scripted })
    await page.getByRole('heading', { level: 1, name: 'Siti' }).click()
    await expect(page).toHaveURL(/\/profile\/edit$/)
    await page.goto('/profile')
    // A number stands beside its drawing and hides nothing of it.
    const states = page.getByRole('navigation', { name: 'Pesanan menurut status' })
    const counted = states.getByRole('link', { name: /^\d/ }).first()
    const [drawing, count] = [counted.locator('svg'), counted.getByText(/^\d+$/)].map((part) => part.boundingBox())
    expect((await count)?.x).toBeGreaterThanOrEqual(((await drawing)?.x ?? Infinity) + 24)
    await page.setViewportSize({ width: 1280, height: 800 })
    // They have the whole width, with no blank column beside them.
    expect((await states.boundingBox())?.width).toBeGreaterThan(800)
    // No order is wider than another.
    const cards = page.locator('.card').filter({ has: open })
    const widths = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)))
    expect(widths).toHaveLength(3)
    expect(new Set(widths).size).toBe(1)
    await open.first().click()
    await expect(page).toHaveURL(/\/profile\/order\/[\w-]+$/)
    await expect(page.getByRole('heading', { name: 'Rincian Pesanan' })).toBeVisible()
  },
)

test(
  'a customer withdraws from the wallet: a new bank account needs the password and waits 72 hours, a code confirms the amount',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, shop }) => {
    await enterAsSiti({ page, scripted }, '/profile/wallet')
    const save = page.getByRole('button', { name: 'Simpan Rekening' })
    // One box: the amount, the way to withdraw it, and what that still lacks.
    const balance = page.locator('main section').filter({ hasText: 'Saldo Tersedia' })
    const withdraw = balance.locator('summary').filter({ hasText: 'Tarik Saldo' })
    await expect(page.getByText('Tambah Rekening', { exact: true })).toBeHidden()
    await withdraw.click()
    await expect(balance.getByText('Tambahkan rekening tujuan terlebih dahulu.')).toBeVisible()
    await balance.getByText('Tambah Rekening', { exact: true }).click()
    const password = page.locator('form').filter({ has: save }).getByLabel('Kata Sandi', { exact: true })
    await page.getByLabel('Bank', { exact: true }).selectOption('BCA')
    await page.getByLabel('Nomor Rekening').fill('12')
    await page.getByLabel('Nama Pemilik Rekening').fill('Siti Rahmawati')
    await password.fill('belanja-aman-2026')
    await save.click()
    await expect(page.getByLabel('Nomor Rekening')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Nama Pemilik Rekening')).toHaveValue('Siti Rahmawati')
    await waitForIslands(page, scripted)
    await page.getByLabel('Nomor Rekening').fill('1234567890')
    await password.fill('belanja-aman-2026')
    await save.click()
    await withdraw.click()
    await expect(page.getByText(/dapat dipakai mulai/i).first()).toBeVisible()
    await administer(shop, '/clock', { offsetMs: 73 * hourMs })
    await page.reload()
    await withdraw.click()
    await expect(page.getByText('BCA •••7890').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('1234567890')).toBeHidden()
    await page.getByText('Kelola Rekening (1)').click()
    await page.getByText('BCA •••7890').last().click()
    await expect(page.getByText('Nomor Rekening 1234567890')).toBeVisible()
    await page.getByLabel('Jumlah Penarikan').fill('100000')
    await page.getByRole('button', { name: /Lanjut|Tarik/ }).click()
    await expect(page.getByLabel('Kode OTP')).toBeVisible()
    const code = await sentCode(page, /kode penarikan Rp\s[\d.]+ \(termasuk biaya Rp\s[\d.]+\) ke .+? adalah (\d{6})/)
    await page.getByLabel('Kode OTP').fill(code)
    await page.getByRole('button', { name: /Tarik|Konfirmasi/ }).click()
    await expect(page).toHaveURL(/\/profile\/wallet\/success/)
    await page.goto('/profile/wallet/history-withdraw')
    await expect(page.getByText('Rp 97.500').first()).toBeVisible()
    await page.goto('/profile/wallet')
    await expect(balance.getByText(/^Rp\s100\.000 tertahan/)).toBeVisible()
    // An entry that leads on is a link as a whole, with its amount.
    await page.getByRole('link', { name: /^Penarikan .*100\.000$/ }).click()
    await expect(page).toHaveURL(/\/profile\/wallet\/history-withdraw$/)
  },
)

test(
  'the history of coins, and of money, stands below the balance and before its rules, which a desktop has beside them',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    const startOf = async (title: string) =>
      (await page.locator('main section').filter({ hasText: title }).first().boundingBox()) ?? { x: 0, y: 0 }
    await page.goto('/dev/layar?layar=profileCoins&contoh=many')
    expect((await startOf('Koin Anda')).y).toBeLessThan((await startOf('Riwayat Koin')).y)
    expect((await startOf('Riwayat Koin')).y).toBeLessThan((await startOf('Cara Kerja Koin')).y)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await startOf('Koin Anda')).x).toBe((await startOf('Riwayat Koin')).x)
    expect((await startOf('Koin Anda')).y).toBeLessThan((await startOf('Riwayat Koin')).y)
    expect((await startOf('Cara Kerja Koin')).y).toBe((await startOf('Koin Anda')).y)
    await page.goto('/dev/layar?layar=profileWallet&contoh=money')
    // A balance of money is at the same place.
    expect((await startOf('Saldo Tersedia')).x).toBe((await startOf('Riwayat Saldo')).x)
    expect((await startOf('Saldo Tersedia')).y).toBeLessThan((await startOf('Riwayat Saldo')).y)
    expect((await startOf('Cara Kerja Saldo')).y).toBe((await startOf('Saldo Tersedia')).y)
  },
)

test(
  'a customer shares a wishlist by a link and stops sharing it',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, browser, baseURL }) => {
    await enterAsSiti({ page, scripted }, '/profile/wishlist')
    await expect(page.getByText(/^Turun Rp/)).toBeVisible()
    await page.getByRole('button', { name: /^Hapus Outer Kimono/ }).click()
    await expect(page.getByRole('button', { name: /^Hapus Outer Kimono/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Buat Tautan' }).click()
    const link = await page.getByText(/^https?:.*\/wishlist\//).innerText()
    const guest = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
    await guest.goto(link)
    await expect(guest.getByRole('link', { name: 'Daster Batik Rayon Busui' }).first()).toBeVisible()
    await expect(guest.getByRole('button', { name: /^Hapus/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Berhenti Membagikan' }).click()
    await expect(page.getByRole('button', { name: 'Buat Tautan' })).toBeVisible()
    expect((await guest.goto(link))?.status()).toBe(404)
    await guest.close()
  },
)

test('a customer writes a review with stars, and the product page shows it', async ({ page, scripted }) => {
  await enterAsSiti({ page, scripted }, '/profile/order?tab=selesai')
  await page.getByRole('link', { name: /^Beri Ulasan: Blus/ }).click()
  await page.getByRole('link', { name: /^5 bintang, Sangat baik: Blus Batik/ }).click()
  await expect(page.getByRole('radio', { name: /^5 bintang/ })).toBeChecked()
  // By an address that names no number, none is chosen.
  await page.goto(new URL(page.url()).pathname)
  await page.getByRole('textbox', { name: 'Ulasan' }).fill('Bahannya adem dan jahitannya rapi, warnanya sesuai foto.')
  await page.getByRole('button', { name: 'Kirim Ulasan' }).click()
  await expect(page.getByRole('textbox', { name: 'Ulasan' })).toHaveValue(/Bahannya adem/)
  await page.getByRole('radio', { name: /^4 bintang/ }).check({ force: true })
  await page.getByRole('radio', { name: 'Pas' }).check({ force: true })
  await page.getByLabel(/^Foto/).setInputFiles(photo)
  if (scripted) await chooseByTiles(page)
  await page.getByRole('button', { name: 'Kirim Ulasan' }).click()
  if (scripted) {
    await expect(page.getByText('Koneksi terputus, belum terkirim.')).toBeVisible()
    await page.getByRole('button', { name: 'Coba Lagi' }).click()
  }
  await expect(page).toHaveURL(/\/product\/blus-mega-mendung/)
  await expect(page.getByText('Bahannya adem dan jahitannya rapi')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bahannya adem' })).toContainText('Ukuran\u00a0pas')
})

/** A second photo joins the first, one is taken back, and the first sending of the form is lost. */
async function chooseByTiles(page: Page): Promise<void> {
  const previews = page.getByRole('img', { name: /^Pratinjau/ })
  await expect(previews).toHaveCount(1)
  await page.getByLabel(/^Foto/).setInputFiles({ ...photo, name: 'kedua.png' })
  await expect(previews).toHaveCount(2)
  await page.getByRole('button', { name: 'Hapus kedua.png' }).click()
  await expect(previews).toHaveCount(1)
  await takeBackShrunk(page)
  await page.route(/_=send/, (route) => route.abort(), { times: 1 })
}

/** A photo of a camera is another file once it has been made smaller, and one press still takes it back. */
async function takeBackShrunk(page: Page): Promise<void> {
  const large = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_700, height: 60 })
    const drawing = canvas.getContext('2d')
    const noise = drawing?.createImageData(1_700, 60)
    noise?.data.forEach((_, at) => (noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 255))
    if (noise) drawing?.putImageData(noise, 0, 0)
    return canvas.toDataURL().split(',')[1] ?? ''
  })
  const field = page.getByLabel(/^Foto/)
  await field.setInputFiles({ name: 'besar.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') })
  await expect
    .poll(() => field.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name)))
    .toContain('besar.jpg')
  await page.getByRole('button', { name: 'Hapus besar.png' }).click()
  await expect(page.getByRole('img', { name: /^Pratinjau/ })).toHaveCount(1)
  await expect(field).toBeFocused()
}

test(
  'a customer who joins the affiliate programme gets a link, and its clicks are counted',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, browser }) => {
    await enterAsSiti({ page, scripted }, '/profile/affiliate')
    await page.getByRole('button', { name: 'Daftar Afiliasi' }).click()
    await expect(page.getByText(/setuju/i).first()).toBeVisible()
    await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check()
    await page.getByRole('button', { name: 'Daftar Afiliasi' }).click()
    const link = await page.getByText(/^https?:.*\?ref=/).innerText()
    const guest = await browser.newPage()
    await guest.goto(link)
    await guest.close()
    if (scripted) {
      // A product that a member shares leads back to them; who signs out shares it without a code.
      const code = new URL(link).searchParams.get('ref') ?? ''
      const address = () => page.getByRole('button', { name: 'Bagikan' }).getAttribute('data-share')
      // What nobody needs at first comes a moment after the page.
      await expect.poll(() => page.evaluate(() => localStorage['referral'] as unknown)).toBe(code)
      await page.goto('/product/kain-tulis-sekar-jagad')
      await expect.poll(address).toBe(`${page.url()}?ref=${code}`)
      await page.goto('/product/kemeja-kawung-lengan-panjang')
      await expect.poll(address).toContain(`ref=${code}`)
      await page.getByText('Marun', { exact: true }).click()
      await expect.poll(address).toContain('varian=')
      await page.getByRole('button', { name: 'Bagikan' }).click()
      await expect.poll(address).toContain(`ref=${code}`)
      await page.goto('/product/kain-tulis-sekar-jagad')
      const cookies = await page.context().cookies()
      await page.context().clearCookies()
      await page.reload()
      await expect.poll(address).toBe(page.url())
      await page.context().addCookies(cookies)
      await page.goto('/profile/affiliate')
    }
    await expect.poll(async () => (await page.reload()) && page.locator('main').innerText()).toMatch(/Klik\s*1\b/)
  },
)
