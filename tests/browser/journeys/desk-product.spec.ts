import sharp from 'sharp'
import { card, done, enter, go } from '../support/at-desk.ts'
import { expect, test } from '../support/journey.ts'

/** A photo as a phone takes it. */
const photo = (background: string) =>
  sharp({ create: { width: 2_400, height: 1_800, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('a product is added from a phone with its photos, is in the shop, and gets another name and main photo', async ({
  page,
  scripted,
  shop,
}) => {
  await enter(page, shop, 'Rina', 'manager')
  await go(page, 'Produk')
  await page.getByRole('link', { name: 'Tambah produk' }).click()
  await page.getByLabel('Nama produk').fill('Sarung Tenun Goyor')
  await page.getByLabel('Kategori', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Harga').fill('Rp 185.000')
  await page.getByLabel('Stok').fill('4')
  await page.getByLabel('Nama pilihan').fill('Warna')
  await page.getByLabel('Nilainya').fill('Hitam, Merah')
  const files = page.locator('input[type=file]')
  const [first, second] = [await photo('#822'), await photo('#228')]
  const chosen = [
    { name: 'depan.jpg', mimeType: 'image/jpeg', buffer: first },
    { name: 'naskah.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
  ]
  await files.setInputFiles(chosen)
  if (scripted) {
    // A camera brings one photo at a time: it joins the others. What was chosen by mistake is taken back.
    await files.setInputFiles({ name: 'samping.jpg', mimeType: 'image/jpeg', buffer: second })
    const tiles = page.getByRole('list', { name: 'Foto yang dipilih' })
    await expect(tiles.getByRole('listitem')).toHaveCount(3)
    await expect(tiles.locator('canvas')).toHaveCount(2)
    await tiles.getByRole('button', { name: 'Hapus samping.jpg' }).click()
    await expect(tiles.getByRole('listitem')).toHaveCount(2)
  }
  await page.getByRole('button', { name: 'Simpan produk' }).click()
  await expect(page.getByText('naskah.jpg: Format gambar tidak didukung')).toBeVisible()
  await expect(page.getByText('Isi berat satu buah')).toBeVisible()
  await expect(page.getByLabel('Nama produk')).toHaveValue('Sarung Tenun Goyor')
  await expect(page.getByLabel('Nilainya')).toHaveValue('Hitam, Merah')
  const kept = page.getByRole('list', { name: 'Foto produk' })
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Berat').fill('600')
  await page.getByRole('button', { name: 'Simpan produk' }).click()
  await done(page, /Produk ditambahkan/)
  // A script has made the photo as small as a shop needs it.
  await expect(kept.getByRole('img')).toHaveAttribute('src', scripted ? /-1600x1200-original/ : /-2400x1800-original/)

  await page.getByLabel('Nama produk').fill('Sarung Tenun Goyor Premium')
  await files.setInputFiles({ name: 'samping.jpg', mimeType: 'image/jpeg', buffer: second })
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await done(page, /Perubahan produk disimpan/)
  await expect(kept.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Utama foto 2').check()
  await page.getByLabel('Hapus foto 1').check()
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Stok, harga, dan tampil' }).click()
  await expect(card(page, 'Sarung Tenun Goyor Premium')).toContainText('Bisa dijual 4')

  await page.goto('/search?q=sarung+goyor')
  await page
    .getByRole('link', { name: /Sarung Tenun Goyor Premium/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sarung Tenun Goyor Premium' })).toBeVisible()
  await expect(page.getByText('Rp 185.000').first()).toBeVisible()
})
