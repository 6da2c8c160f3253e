import { expect, test } from '../support/journey.ts'

// Proves §1.25
test('the redirect to Google begins after 250 ms and carries a state; a new customer adds a phone number and continues', async ({
  page,
  scripted,
}) => {
  await page.goto('/auth/login?next=%2Forder%2Fcart')
  const left = page.waitForRequest(/\/\/masuk\.localhost:\d+\/google\?state=[\w-]+\.[\w-]+\.[\w-]+$/)
  const pressedAt = Date.now()
  await page.getByRole('link', { name: 'Masuk dengan Google' }).click()
  if (!scripted) await page.getByRole('link', { name: 'Lanjutkan ke Google' }).click()
  await left
  if (scripted) expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(250)
  await page.getByRole('link', { name: 'Rina Contoh' }).click()
  await page.getByLabel('Nomor HP').fill('0812-7777-8888')
  await page.getByLabel(/Saya menyetujui/).check()
  await page.getByRole('button', { name: 'Buat Akun' }).click()
  await expect(page).toHaveURL(/\/order\/cart$/)
  await page.goto('/profile/google-verification')
  await expect(page.getByText('rina@contoh.id sudah terhubung')).toBeVisible()
})
