import { administer, expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'
import { chooseVariant, findShirt, openCard, recipient, sentCode } from '../support/journey-steps.ts'

const counter = { address: 'Jl. Kauman No. 3, Kota Pekalongan', hours: 'Senin–Sabtu 09.00–17.00', readyHours: 4 }

test(
  'a guest orders without an address, shows a code at the shop and pays there',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, shop }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await administer(shop, '/settings', { counter })
    await findShirt({ page, scripted })
    await chooseVariant({ page, scripted })
    await page.getByRole('button', { name: 'Beli Langsung' }).click()
    await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
    const orderId = new URL(page.url()).searchParams.get('SALE_ID') ?? ''
    const pickUp = page.getByRole('button', { name: 'Ambil di toko' })
    await expect(pickUp).toHaveAttribute('aria-pressed', 'false')
    await pickUp.click()
    await expect(pickUp).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(counter.address)).toBeVisible()
    await expect(page.getByLabel('Alamat Lengkap')).toHaveCount(0)
    await page.getByLabel('Nama Pengambil').fill(recipient.name)
    await page.getByLabel('Nomor HP', { exact: true }).fill(recipient.phone)
    await page.getByRole('button', { name: 'Simpan Data Pengambil' }).click()
    await expect(page.getByText('Total Tagihan').first()).toBeVisible()

    const payment = await openCard(page, 'Metode Pembayaran')
    await payment.locator('label').filter({ hasText: 'Bayar di Toko' }).click()
    if (scripted) await expect(payment.locator('summary')).toContainText('Bayar di Toko')
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()
    await page.getByRole('button', { name: 'Kirim Kode lewat WhatsApp' }).click()
    await page.getByLabel('Kode OTP').fill(await sentCode(page, /bayar di toko Anda adalah (\d{6})/))
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()
    await expect(page).toHaveURL(/\/order\/success\?SALE_ID=/)
    await expect(page.getByText(/^Bayar Rp\s[\d.]+ saat mengambil pesanan di toko\.$/)).toBeVisible()

    await administer(shop, `/orders/${orderId}`, { step: 'ready' })
    await page.getByRole('link', { name: 'Rincian Pesanan' }).click()
    await expect(page.getByText('Siap Diambil').first()).toBeVisible()
    await expect(page.getByText(counter.address)).toBeVisible()
    // The browser that ordered enters no code.
    await expect(page.getByLabel('4 digit terakhir nomor HP pemesan atau penerima')).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Kode QR pengambilan' })).toBeVisible()
    const code = (await page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent()) ?? ''
    const total = await page.getByText('Total Belanja').locator('xpath=..').textContent()
    const due = Number(total?.replace(/\D/g, ''))
    await administer(shop, '/hand-overs', { code, collected: due })
    await page.reload()
    await expect(page.getByText('Sudah Diambil').first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Kode QR pengambilan' })).toHaveCount(0)
  },
)
