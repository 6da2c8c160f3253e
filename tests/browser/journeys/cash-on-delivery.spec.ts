import { expect, test } from '../support/journey.ts'
import {
  chooseInSheet,
  chooseShippingAndPayment,
  chooseVariant,
  fillAddress,
  findShirt,
  openCard,
  recipient,
  sentCode,
  shirt,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

test(
  'a guest buys one shirt at once, proves the phone by a code and pays on delivery; the rest of the cart stays',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted }) => {
    const shopper = { page, scripted }
    await page.goto('/product/gamis-truntum')
    await page.getByRole('button', { name: '+ Keranjang' }).click()
    await chooseInSheet(shopper, 'M')
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    await findShirt(shopper)
    await chooseVariant(shopper)
    await page.getByRole('button', { name: 'Beli Langsung' }).click()
    await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
    await expect(page.getByText('Produk (1 barang)')).toBeVisible()
    await fillAddress(shopper)
    await chooseShippingAndPayment(shopper, { courier: /Pos Indonesia/ })
    // A courier that collects no money: one tap chooses the one that does, and the way to pay with it.
    const payment = await openCard(page, 'Metode Pembayaran')
    await payment.getByRole('button', { name: /Bisa COD dengan .+, (Rp|gratis)/ }).click()
    await expect(payment.locator('summary')).toContainText('Bayar di Tempat (COD)')
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()

    await expect(page).toHaveURL(/\/order\/verifikasi-kontak\?SALE_ID=/)
    const total = page.getByText('Dibayar saat paket tiba').locator('xpath=..')
    await expect(total).toContainText('Rp')
    await page.getByRole('button', { name: 'Kirim Kode lewat WhatsApp' }).click()
    const code = page.getByLabel('Kode OTP')
    // The code has a minute to arrive. Without script the server says it.
    if (scripted) await expect(page.getByText(/Kirim ulang .*setelah \d+ detik/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kirim Ulang Kode' })).toHaveCount(scripted ? 0 : 1)
    await code.fill('000000')
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()
    await expect(page.getByText(/kode/i).filter({ hasText: /salah/i }).first()).toBeVisible()
    await code.fill(await sentCode(page, /bayar di tempat \(COD\) Anda adalah (\d{6})/))
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()

    await expect(page).toHaveURL(/\/order\/success\?SALE_ID=/)
    await expect(page.getByText('Bayar di Tempat (COD)').first()).toBeVisible()
    await expect(page.getByText(recipient.phone)).toHaveCount(0)
    await page.goto('/order/cart')
    await expect(page.getByRole('link', { name: /Gamis/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: shirt.name })).toHaveCount(0)
  },
)
