import { expect, test } from '#tests/support/journey.ts'

test('a desktop’s header drops the categories down; the link leads to them without script', async ({ page, scripted }) => {
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
