import { expect, test } from '../support/journey.ts'
import { addToCart, chooseShippingAndPayment, chooseVariant, fillAddress, findShirt, goToCheckout, openCart, placeOrder } from '../support/journey-steps.ts'

test('a guest changes from a virtual account to QRIS, takes the code along and pays', async ({ page, scripted }) => {
  const shopper = { page, scripted }
  await findShirt(shopper)
  await chooseVariant(shopper)
  await addToCart(shopper)
  await openCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await chooseShippingAndPayment(shopper)
  await placeOrder(shopper)

  await page.getByRole('link', { name: 'Ubah Metode Pembayaran' }).click()
  await page.getByRole('radio', { name: /^QRIS/ }).check()
  await page.getByRole('button', { name: 'Pakai Metode Ini' }).click()
  await expect(page.getByRole('img', { name: /^Kode QR QRIS Rp/ })).toBeVisible()
  await expect(page.getByText('SIMULASI – tidak dapat dibayar')).toBeVisible()
  const box = await page.getByRole('img', { name: /^Kode QR QRIS/ }).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(240)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Unduh QR' }).click()])
  expect(download.suggestedFilename()).toMatch(/^qris-simulasi-BILL-.*\.png$/)

  await page.getByRole('link', { name: /Simulasi/ }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(page.getByText('Lunas')).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Pesanan' }).click()
  await expect(page.getByText('Pembayaran berhasil')).toBeVisible()
})
