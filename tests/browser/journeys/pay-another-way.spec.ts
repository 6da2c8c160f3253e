import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  chooseShippingAndPayment,
  chooseVariant,
  enterRegistrationCode,
  fillAddress,
  goToCheckout,
  openCart,
  placeOrder,
  shirt,
} from '../support/journey-steps.ts'

// Proves §4.39
test('a guest searches, filters, uses a voucher, changes from a virtual account to QRIS, downloads the code, pays and keeps it in an account', async ({
  page,
  browser,
  scripted,
}) => {
  // A whole purchase, page by page without script.
  test.slow()
  const shopper = { page, scripted }
  await page.goto('/')
  // What is suggested on focus makes it a combobox.
  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await search.fill('kemja')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kemja/)
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Sedang Diskon/ }).check()
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/diskon=1/)
  await page.getByRole('link', { name: shirt.name }).first().click()
  await chooseVariant(shopper)
  await addToCart(shopper)
  await openCart(shopper)
  const vouchers = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: /^(Pakai Voucher|Voucher Dipakai)$/ }) })
  if ((await vouchers.getAttribute('open')) === null) await vouchers.locator('summary').click()
  await vouchers.getByLabel('Masukkan kode voucher').fill('batik10')
  await vouchers.getByRole('button', { name: 'Pakai', exact: true }).first().click()
  await expect(page.getByText(/^Hemat Rp [\d.]+( \+ ongkir)?$/).first()).toBeVisible()
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await chooseShippingAndPayment(shopper)
  await expect(page.getByText('Diskon Voucher').first()).toBeVisible()
  await placeOrder(shopper)
  const marks = page.locator('img[src*="/assets/marks-"]')
  await expect.poll(() => marks.first().evaluate((mark: HTMLImageElement) => mark.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Ubah Metode Pembayaran' }).click()
  await page.getByRole('radio', { name: /^QRIS/ }).check()
  await page.getByRole('button', { name: 'Pakai Metode Ini' }).click()
  await expect(page.getByRole('img', { name: /^Kode QR QRIS Rp/ })).toBeVisible()
  await expect(page.getByText('SIMULASI – tidak dapat dibayar')).toBeVisible()
  const box = await page.getByRole('img', { name: /^Kode QR QRIS/ }).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(240)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Unduh QR' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^qris-simulasi-BILL-.*\.png$/)

  // Somebody else sees what is owed and for what, and nothing of who ordered.
  await page.getByText('Minta orang lain bayar').click()
  const asked = (await page.getByRole('link', { name: 'Lihat seperti Penerimanya' }).getAttribute('href')) ?? ''
  const words = await page.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(words ?? '')).toMatch(/Tolong bayarkan pesanan saya Rp [\d.]+ di .*\/order\/bayar\//)
  const payer = await (await browser.newContext({ javaScriptEnabled: scripted })).newPage()
  await payer.goto(new URL(asked, page.url()).href)
  await expect(payer.getByText(/^Dewi meminta Anda membayar Rp/)).toBeVisible()
  await expect(payer.getByText(shirt.name)).toBeVisible()
  await expect(payer.getByRole('img', { name: /^Kode QR QRIS Rp/ })).toBeVisible()
  await expect(payer.getByRole('link', { name: 'Unduh QR' })).toBeVisible()
  expect(await payer.content()).not.toMatch(/Lestari|81298765432|Kemang|12730/)

  await page.getByRole('link', { name: /Simulasi/ }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(page.getByText('Lunas')).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Pesanan' }).click()
  await expect(page.getByText('Pembayaran berhasil')).toBeVisible()
  await payer.reload()
  await expect(payer.getByRole('heading', { name: 'Sudah dibayar' })).toBeVisible()
  await payer.context().close()

  // The page of the link offers an account as well, with what this browser's order says already.
  const paid = page.url()
  await page.getByRole('link', { name: 'Rincian Pesanan' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Buat Akun' }).click()
  await expect(page.getByLabel('Nama Lengkap')).toHaveValue(/^Dewi/)
  await page.goto(paid)

  // One tap and the code that it sends: an account with the order in it.
  await page.getByRole('button', { name: 'Buat Akun' }).click()
  await enterRegistrationCode(shopper)
  await expect(page).toHaveURL(/\/order\/success/)
  await page.getByRole('link', { name: 'Rincian Pesanan' }).click()
  await expect(page).toHaveURL(/\/profile\/order\//)
})
