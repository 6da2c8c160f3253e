import type { CDPSession, Page } from '@playwright/test'
import { expect, test, waitForIslands } from '../support/journey.ts'
import { only } from '../support/only.ts'

const siti = { login: 'siti@contoh.id', password: 'belanja-aman-2026', name: 'Siti Rahmawati' }

/** A phone with a fingerprint reader inside Chromium; its owner touches it whenever it asks. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return { cdp, authenticatorId }
}

async function signIn(page: Page, scripted: boolean): Promise<void> {
  await page.goto('/auth/login?next=%2Fprofile%2Fedit')
  await waitForIslands(page, scripted)
  await page.getByLabel('Email atau Nomor HP').fill(siti.login)
  await page.getByLabel('Kata Sandi', { exact: true }).fill(siti.password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  // The login waits `passkeySilentMs` for a browser that says it makes passkeys silently and then does not.
  await expect(page).toHaveURL(/\/profile\/edit$/, { timeout: 15_000 })
  await waitForIslands(page, scripted)
}
async function signOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL(/\/$/)
}

test('a passkey is added in the profile and signs in, by the button and by the login field; without script nothing of it is shown', async ({
  page,
  scripted,
}) => {
  if (!scripted) {
    await signIn(page, scripted)
    await expect(page.getByText('Passkey')).toHaveCount(0)
    await signOut(page)
    await page.goto('/auth/login')
    await expect(page.getByText('Passkey')).toHaveCount(0)
    return
  }
  const { cdp, authenticatorId } = await addDevice(page)
  const presence = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const card = page.locator('details', { has: page.getByRole('heading', { name: 'Passkey', exact: true }) })
  const row = card.locator('summary').first()
  await signIn(page, scripted)
  // Who has just signed in here is asked nothing; without its key it is another browser.
  await row.click()
  await expect(card.getByRole('button', { name: 'Tambah Passkey' })).toBeVisible()
  await expect(card.getByLabel('Kata Sandi')).toHaveCount(0)
  await page.context().clearCookies({ name: '__Host-DEVICE' })
  await page.reload()
  await row.click()
  await card.getByLabel('Kata Sandi', { exact: true }).fill('bukan-kata-sandinya')
  await card.getByRole('button', { name: 'Tambah Passkey' }).click()
  await expect(card.getByRole('alert')).toContainText('Kata sandi salah')
  await card.getByLabel('Kata Sandi', { exact: true }).fill(siti.password)
  await card.getByRole('button', { name: 'Tambah Passkey' }).click()
  await expect(row).toContainText('1 passkey')
  await row.click()
  await expect(card.getByText('Chrome di')).toBeVisible()
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials.map(({ rpId, isResidentCredential }) => [rpId, isResidentCredential])).toEqual([
    [new URL(page.url()).hostname, true],
  ])

  // The button: nobody touches the device until it is pressed.
  await signOut(page)
  await presence(false)
  await page.goto('/auth/login?next=%2Fprofile%2Fedit')
  const button = page.getByRole('button', { name: 'Masuk dengan Passkey' })
  await expect(button).toBeVisible()
  await presence(true)
  await button.click()
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(page.getByLabel('Nama Lengkap')).toHaveValue(siti.name)

  // The login field: a touch of the device is enough.
  await signOut(page)
  await page.goto('/auth/login?next=%2Fprofile%2Fedit')
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await waitForIslands(page, scripted)

  // Removed: the device still has it, the shop does not take it, and the browser learns that.
  await page.context().clearCookies({ name: '__Host-DEVICE' })
  await page.reload()
  await waitForIslands(page, scripted)
  await row.click()
  await card.locator('summary').nth(1).click()
  // The passkey itself confirms it, in the place of the password.
  await card.getByRole('button', { name: 'Konfirmasi dengan Passkey' }).first().click()
  await expect(card.getByText('Konfirmasi berhasil')).toBeVisible()
  await expect(card.getByLabel('Kata Sandi', { exact: true }).first()).toBeHidden()
  await card.getByRole('button', { name: 'Hapus Passkey' }).click()
  await expect(page.getByText('Passkey dihapus')).toBeVisible()
  await signOut(page)
  await page.goto('/auth/login')
  await expect(page.getByRole('alert')).toContainText('sudah tidak terdaftar')
})

test(
  'the button for passkeys comes late and moves nothing that a finger may be on',
  only({ withScript: 'without script there is no such button' }),
  async ({ page, scripted }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/auth/login')
    await waitForIslands(page, scripted)
    await page.evaluate(() => document.fonts.ready)
    const register = page.getByRole('link', { name: 'Daftar' })
    const before = await register.boundingBox()
    await expect(page.getByRole('button', { name: 'Masuk dengan Passkey' })).toHaveCount(0)
    letGo()
    await expect(page.getByRole('button', { name: 'Masuk dengan Passkey' })).toBeVisible()
    expect(await register.boundingBox()).toEqual(before)
  },
)
