import { waitForIslands, expect, test } from '../support/journey.ts'
import { enterRegistrationCode } from '../support/journey-steps.ts'

const siti = { login: 'siti@contoh.id', password: 'belanja-aman-2026', name: 'Siti Rahmawati' }

test('a wrong password keeps the login; the right one returns to the page; after signing out, Back shows no personal data', async ({
  page,
  scripted,
}) => {
  await page.goto('/profile/edit')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fprofile%2Fedit$/)
  await waitForIslands(page, scripted)
  const [login, password] = [page.getByLabel('Email atau Nomor HP'), page.getByLabel('Kata Sandi', { exact: true })]
  await login.fill(siti.login)
  await password.fill('bukan-kata-sandinya')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByText('Email, nomor HP, atau kata sandi salah.').last()).toBeVisible()
  // What is typed again.
  await expect(scripted ? password : page.getByRole('alert')).toBeFocused()
  await expect(login).toHaveValue(siti.login)
  await password.fill(siti.password)
  if (scripted) {
    await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  }
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(page.getByLabel('Nama Lengkap')).toHaveValue(siti.name)

  await page.goto('/profile')
  await expect(page.getByText(siti.name).first()).toBeVisible()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText(siti.name)).toHaveCount(0)
})

test('a code for an e-mail address asks for no way to a phone', async ({ page, scripted }) => {
  await page.goto('/auth/kode')
  await waitForIslands(page, scripted)
  const [login, ways] = [page.getByLabel('Email atau Nomor HP'), page.getByRole('radio')]
  await login.fill('siti@contoh.id')
  // Without script the words above the choice say what it is for.
  await expect(ways).toHaveCount(scripted ? 0 : 2)
  await login.fill('081234567890')
  await expect(ways).toHaveCount(2)
  await expect(page.getByRole('group', { name: 'Kirim kode ke nomor HP lewat' })).toBeVisible()
})

test('a refused registration keeps the typed text and the country; a valid one leads by a code to the profile', async ({
  page,
  scripted,
}) => {
  await page.goto('/auth/register')
  await waitForIslands(page, scripted)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Nama Lengkap').fill('Budi Santoso')
  await field('Kode negara').selectOption('MY')
  await field('Nomor HP').fill('012-345 6789')
  await page.getByLabel('Email').fill('budi@contoh.id')
  await field('Kata Sandi').fill('password123')
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check()
  const send = page.getByRole('button', { name: 'Daftar', exact: true })
  if (scripted) {
    // The shopper left while the form was being sent and came back by the browser's page cache: it can be sent again.
    await page.evaluate(() => {
      const real = window.fetch
      window.fetch = () => {
        window.fetch = real
        return new Promise(() => {})
      }
    })
    await send.click()
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  }
  await send.click()
  await expect(page.getByText('Kata sandi ini terlalu mudah ditebak').first()).toBeVisible()
  await expect(field('Nama Lengkap')).toHaveValue('Budi Santoso')
  await expect(field('Kode negara')).toHaveValue('MY')
  await expect(field('Nomor HP')).toHaveValue('012-345 6789')
  await expect(page.getByLabel('Email')).toHaveValue('budi@contoh.id')
  await expect(page.getByRole('checkbox', { name: /info promo/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Saya menyetujui/ })).toBeChecked()

  await waitForIslands(page, scripted)
  await field('Kata Sandi').fill('kopi-tubruk-pagi-2026')
  await send.click()
  await enterRegistrationCode({ page, scripted })
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('+60123456789')).toBeVisible()
  await page.goto('/profile/edit')
  await page.getByRole('heading', { name: 'Nomor HP' }).click()
  await expect(field('Kode negara')).toHaveValue('MY')
  // The old number is above; who wants a new one has nothing to clear first.
  await expect(field('Nomor HP Baru')).toHaveValue('')
})
