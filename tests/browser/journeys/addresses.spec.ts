import type { Page } from '@playwright/test'
import { waitForIslands, expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

async function signIn(page: Page, scripted: boolean): Promise<void> {
  await page.goto('/auth/login?next=%2Fprofile%2Faddress')
  await waitForIslands(page, scripted)
  await page.getByLabel('Email atau Nomor HP').fill('siti@contoh.id')
  await page.getByLabel('Kata Sandi', { exact: true }).fill('belanja-aman-2026')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/profile\/address$/)
}

test('a customer adds an address by its district, corrects the refused field, changes it and removes it', async ({
  page,
  scripted,
}) => {
  await signIn(page, scripted)
  await page.getByRole('link', { name: 'Tambah Alamat Baru' }).click()
  await waitForIslands(page, scripted)
  await page.getByLabel(/Cari kelurahan/).fill('kebayoran baru')
  if (!scripted) await page.getByRole('main').getByRole('button', { name: 'Cari', exact: true }).click()
  await page.getByRole('button', { name: /^Kec. Kebayoran Baru, Kota Jakarta Selatan/ }).click()
  const village = page.getByLabel('Kelurahan/Desa', { exact: true })
  await expect(village).toBeEnabled()
  // What lies above it is a line, and what is left to choose is chosen next.
  if (scripted) {
    await expect(village).toBeFocused()
    await expect(
      page.getByText('WilayahKebayoran Baru, Kota Jakarta Selatan, DKI Jakarta', { exact: true }),
    ).toBeVisible()
    await expect(page.getByLabel('Kecamatan', { exact: true })).toHaveCount(0)
  }
  await village.selectOption({ label: 'Melawai' })
  await page.getByLabel('Alamat Lengkap').fill('Jl. Melawai Raya No. 12, RT 01/RW 02')
  await page.getByLabel('Kode Pos').fill('12160')
  await page.getByLabel('Nama Penerima').fill('Dewi Lestari')
  await page.getByLabel('Nomor HP', { exact: true }).fill('0812')
  await expect(page.getByLabel('Patokan')).toBeHidden()
  await page.getByText('Tambah patokan, titik lokasi, lainnya', { exact: true }).click()
  await page.getByLabel(/Label Alamat/).fill('Kantor')
  await page.getByRole('button', { name: 'Simpan Alamat' }).click()

  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('Nomor HP terlalu pendek').first()).toBeVisible()
  for (const [label, value] of [
    ['Alamat Lengkap', 'Jl. Melawai Raya No. 12, RT 01/RW 02'],
    ['Kode Pos', '12160'],
    ['Nama Penerima', 'Dewi Lestari'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel(/Label Alamat/)).toHaveValue('Kantor')
  await expect(village.locator('option:checked')).toHaveText('Melawai')
  await page.getByLabel('Nomor HP', { exact: true }).fill('0812 9876 5432')
  await page.getByRole('button', { name: 'Simpan Alamat' }).click()
  await expect(page).toHaveURL(/\/profile\/address$/)

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kantor' }) })
  await expect(card).toContainText('Melawai, Kebayoran Baru, Kota Jakarta Selatan')
  await card.getByRole('link', { name: 'Ubah alamat Kantor' }).click()
  await waitForIslands(page, scripted)
  await page.getByLabel('Alamat Lengkap').fill('Jl. Melawai Raya No. 99, RT 01/RW 02')
  await page.getByRole('button', { name: 'Simpan Alamat' }).click()
  await expect(card).toContainText('Jl. Melawai Raya No. 99')
  await card.getByText('Hapus', { exact: true }).click()
  await card.getByRole('button', { name: 'Ya, hapus' }).click()
  await expect(page.getByText('Alamat dihapus').first()).toBeVisible()
  await expect(card).toHaveCount(0)
})

test(
  'of the places that were found the only one counts, of several one is to be chosen, and of a district its village',
  only({ withScript: 'without script each search loads the page; tests/edge/address.test.ts walks it' }),
  async ({ page, scripted }) => {
    await signIn(page, scripted)
    await page.goto('/profile/address?baru=1')
    await waitForIslands(page, scripted)
    await page.getByLabel('Nama Penerima').fill('Dewi Lestari')
    await page.getByLabel('Nomor HP', { exact: true }).fill('0812 9876 5432')
    await page.getByLabel('Alamat Lengkap').fill('Jl. Kemang Raya No. 10, RT 03/RW 05')
    await expect(page.getByLabel('Kode Pos')).toBeHidden()
    const search = page.getByLabel(/Cari kelurahan/)
    const lists = page.getByLabel('Provinsi', { exact: true })
    const save = page.getByRole('button', { name: 'Simpan Alamat' })

    await search.fill('bangka')
    await expect(page.getByText(/^([2-9]|\d\d) tempat ditemukan$/)).toBeVisible()
    await save.click()
    await expect(search).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Pilih satu tempat.')).toBeVisible()
    await expect(lists).toBeHidden()
    await expect(page.getByLabel('Patokan')).toBeHidden()

    await search.fill('coblong')
    await expect(page.getByText('1 tempat ditemukan', { exact: true })).toBeVisible()
    await save.click()
    await expect(page.getByText('WilayahCoblong, Kota Bandung, Jawa Barat', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Kelurahan/Desa', { exact: true })).toBeEnabled()

    await page.reload()
    await waitForIslands(page, scripted)
    await search.fill('bangka mampang')
    await expect(page.getByText('1 tempat ditemukan dan dipakai')).toBeVisible()

    // What the lists say counts until the place that was found is tapped.
    await page.getByText('Pilih provinsi dan kota dari daftar').click()
    await lists.selectOption('Bali')
    await search.fill('bangka  mampang')
    await expect(page.getByText('1 tempat ditemukan', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /Bangka, Mampang Prapatan/ }).click()
    // Its postcode follows from it, and can be typed over.
    await expect(page.getByLabel('Kode Pos')).toHaveValue('12730')
    await save.click()
    await expect(page.getByText(/Bangka, Mampang Prapatan/)).toBeVisible()
  },
)

test(
  'on a desktop the button is in the first view, and once a place is named its postcode stands beside the e-mail',
  only({ withScript: 'without script the button is one of the form' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/dev/layar?layar=checkout&contoh=empty')
    const [postcode, email] = [page.getByLabel('Kode Pos'), page.getByLabel(/^Email/)]
    await expect(postcode).toBeHidden()
    await expect(page.getByRole('button', { name: 'Simpan Alamat' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => localStorage.setItem('kec', '31.74.03'))
    await page.reload()
    await expect(postcode).toBeVisible()
    expect((await postcode.boundingBox())?.y).toBe((await email.boundingBox())?.y)
  },
)

test('a session that ends while an address is typed loses nothing: sign in in another tab, then send it again', async ({
  page,
  context,
  scripted,
}) => {
  await signIn(page, scripted)
  await page.getByRole('link', { name: 'Ubah' }).first().click()
  await waitForIslands(page, scripted)
  const before = await page.getByLabel('Alamat Lengkap').inputValue()
  const after = before.endsWith(', pagar hijau') ? before.replace(', pagar hijau', '') : `${before}, pagar hijau`
  await page.getByLabel('Alamat Lengkap').fill(after)
  await context.clearCookies({ name: /ACCESS_WEB/ })
  await page.getByRole('button', { name: 'Simpan Alamat' }).click()
  await expect(page.getByText(/^Sesi berakhir, silakan masuk kembali. Yang Anda kirim masih tersimpan/)).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Masuk', exact: true }).click()
  const other = await opened
  await waitForIslands(other, scripted)
  await other.getByLabel('Email atau Nomor HP').fill('siti@contoh.id')
  await other.getByLabel('Kata Sandi', { exact: true }).fill('belanja-aman-2026')
  await other.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(other).toHaveURL(/\/profile\/address\?ubah=/)
  await other.close()
  await page.getByRole('button', { name: 'Kirim Lagi' }).click()
  await expect(page).toHaveURL(/\/profile\/address$/)
  await expect(page.getByText(after).first()).toBeVisible()
})
