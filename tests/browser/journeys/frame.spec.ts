import { expect, test } from '../support/journey.ts'

test('on a phone the chat stands at the end of the navigation, over nothing that is read or pressed', async ({
  page,
}) => {
  await page.goto('/')
  const chat = page.getByRole('link', { name: 'Tanya via WhatsApp' })
  const bar = page.getByRole('navigation', { name: 'Navigasi utama' })
  const [button, around] = [await chat.boundingBox(), await bar.boundingBox()]
  expect(button?.y).toBeGreaterThanOrEqual(around?.y ?? 0)
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0))
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
  }
})

test('a desktop’s header drops the categories down; the link leads to them without script', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/info')
  const link = page.getByRole('banner').getByRole('link', { name: 'Kategori' })
  await link.click()
  if (!scripted) return expect(page).toHaveURL(/\/products\/semua$/)
  const menu = page.getByRole('navigation', { name: 'Semua kategori' })
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: 'Kemeja', exact: true }).first().focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Wanita', exact: true }).click()
  await expect(page).toHaveURL(/\/products\/[\w-]*wanita/)
})

test('beside a customer’s screens stands the way between them where there is room; on a phone the navigation lights the profile', async ({
  page,
}) => {
  const beside = page.getByRole('navigation', { name: 'Menu akun' })
  await page.goto('/dev/layar?layar=returnDetail&contoh=requested')
  await expect(beside).toBeHidden()
  await expect(
    page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link', { name: 'Profil' }),
  ).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 1_280, height: 800 })
  await expect(beside.getByRole('link', { name: 'Pengembalian' })).toHaveAttribute('aria-current', 'page')
  const [way, screen] = [
    await beside.boundingBox(),
    await page.getByRole('heading', { level: 1, name: 'Rincian Pengembalian' }).boundingBox(),
  ]
  expect((way?.x ?? 0) + (way?.width ?? 0)).toBeLessThanOrEqual(screen?.x ?? 0)
})
