import type { Page } from '@playwright/test'
import { faultsByAxe } from '../support/axe.ts'
import { administer, expect, test, waitForIslands } from '../support/journey.ts'
import { enterAsSiti } from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

const field = (page: Page) => ({
  country: page.getByLabel('Kode negara', { exact: true }),
  opener: page.getByRole('button', { name: /^Pilih kode negara/ }),
  list: page.getByRole('listbox', { name: 'Negara' }),
  search: page.getByRole('combobox', { name: 'Cari negara atau kode' }),
  active: page.getByRole('option', { selected: true }),
  number: page.getByLabel('Nomor HP', { exact: true }),
})

// Proves §5.11
test('a foreign number is stored with its country; one of an excluded country is refused, and what was typed stays', async ({
  page,
  scripted,
  shop,
}) => {
  await administer(shop, '/settings', { phoneCountries: { only: [], except: ['SG'] } })
  await enterAsSiti({ page, scripted }, '/profile/edit')
  await page.getByRole('heading', { name: 'Nomor HP' }).click()
  const { country, opener, active } = field(page)
  const number = page.getByLabel('Nomor HP Baru', { exact: true })
  const save = page.getByRole('button', { name: 'Simpan Nomor HP' })
  if (scripted) {
    await opener.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('malay')
    await expect(active).toContainText('Malaysia')
    await page.keyboard.press('Enter')
  } else await country.selectOption('MY')
  await expect(country).toHaveValue('MY')
  await number.fill('+65 9123 4567')
  await save.click()
  await expect(page.getByText('Toko ini tidak menerima nomor HP dari negara itu').first()).toBeVisible()
  await expect(number).toHaveValue('+65 9123 4567')
  await expect(country).toHaveValue('MY')

  await waitForIslands(page, scripted)
  await number.fill('012-345 6789')
  await save.click()
  await expect(page.getByText('+60123456789').first()).toBeVisible()
})

// Proves §5.12
test('an Indonesian number typed the usual way needs no choice', async ({ page, scripted }) => {
  await page.goto('/auth/register')
  await waitForIslands(page, scripted)
  const { country, number } = field(page)
  await expect(country).toHaveValue('ID')
  await number.pressSequentially('0812x34567890')
  // Without script the number stays as it was typed; the server reads it.
  await expect(number).toHaveValue(scripted ? '0812-3456-7890' : '0812x34567890')
})

// Proves §5.8, §5.12
test(
  'a number is shown as the shop chose, with the characters that it lets through',
  only({ withScript: 'without script a number stays as it was typed' }),
  async ({ page, scripted, shop }) => {
    const { number } = field(page)
    for (const [phoneTyping, typed, shown] of [
      [{ mode: 'national' }, '+6281234567890', '0812-3456-7890'],
      [{ mode: 'international' }, '081234567890', '+62 812 3456 7890'],
      [{ pattern: '[0-9+]*' }, '0812-3456-7890', '081234567890'],
    ] as const) {
      await administer(shop, '/settings', { phoneTyping })
      await page.goto('/auth/register')
      await waitForIslands(page, scripted)
      await number.pressSequentially(typed)
      await number.blur()
      await expect(number).toHaveValue(shown)
    }
  },
)

test.describe('the list of countries', only({ withScript: 'without script it is the browser’s own list' }), () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth/register')
    await waitForIslands(page, true)
  })

  // Proves §2.78, §2.79
  test('arrow keys move, Enter chooses, Escape and Tab close', async ({ page }) => {
    const { country, opener, list, active, number } = field(page)
    await opener.press('Enter')
    await expect(list).toBeFocused()
    await expect(active).toContainText('Indonesia')
    await page.keyboard.press('ArrowDown')
    await expect(active).toContainText('Afganistan')
    await page.keyboard.press('ArrowUp')
    await expect(active).toContainText('Indonesia')
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(opener).toBeFocused()

    await opener.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(list).toHaveCount(0)
    await expect(number).toBeFocused()

    await opener.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('ZW')
    await expect(number).toBeFocused()
  })

  // Proves §2.80
  test('typed letters are one word until nothing is typed for 700 ms', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const { opener, list, active } = field(page)
    await opener.press('m')
    await expect(list).toBeFocused()
    await expect(active).toContainText('Madagaskar')
    await page.keyboard.type('alay')
    await expect(active).toContainText('Malaysia')
    await page.clock.runFor(699)
    await page.keyboard.type('s')
    await expect(active).toContainText('Malaysia')
    await page.clock.runFor(701)
    await page.keyboard.type('s')
    await expect(active).toContainText('Sahara Barat')
  })

  test('a search by name or by calling code shows what fits', async ({ page }) => {
    const { country, opener, search, active } = field(page)
    await opener.click()
    await search.fill('selatan')
    await expect(page.getByRole('option')).toHaveCount(3)
    await search.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('ZA')
    await opener.click()
    await search.fill('zzz')
    await expect(page.getByText('Tidak ada negara yang cocok')).toBeVisible()
    await search.fill('+81')
    await expect(active).toContainText('Jepang')
    await search.press('Enter')
    await expect(country).toHaveValue('JP')
    await expect(opener).toHaveAccessibleName(/Jepang/)
  })

  // Proves §2.78
  test('a tap on a country chooses it, a tap elsewhere closes the list', async ({ page }) => {
    const { country, opener, list } = field(page)
    await opener.click()
    await page.getByRole('option', { name: /Albania/ }).click()
    await expect(country).toHaveValue('AL')
    await opener.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(list).toHaveCount(0)
  })

  // Proves §2.81
  test('the list opens below, and above when less than 200 px remain below', async ({ page }) => {
    const { opener, number } = field(page)
    const popup = page.getByRole('dialog', { name: 'Pilih kode negara' })
    const { y = 0, height = 0 } = (await number.boundingBox()) ?? {}
    for (const [left, side] of [
      [200, 'below'],
      [199, 'above'],
    ] as const) {
      await page.setViewportSize({ width: 360, height: Math.ceil(y + height) + left })
      await opener.click()
      const list = await popup.boundingBox()
      if (!list) throw new Error('the list must be visible')
      expect([list.y > y ? 'below' : 'above', list.y >= 0, list.y + list.height <= y + height + left]).toEqual([
        side,
        true,
        true,
      ])
      await page.keyboard.press('Escape')
    }
  })

  test('axe finds no fault in the open list, and its targets are 44 px high', async ({ page }) => {
    const { opener, active, search } = field(page)
    await opener.click()
    expect(await faultsByAxe(page, ['minor', 'moderate', 'serious', 'critical'])).toEqual([])
    for (const target of [opener, active, search])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('a number typed with its plus chooses its country', async ({ page }) => {
    const { country, number } = field(page)
    await number.pressSequentially('+12045551234')
    await expect(country).toHaveValue('CA')
  })
})
