import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { ask, card, done, enter, go } from '../support/at-desk.ts'
import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

/** A picture as a phone takes it. */
const pictureOf = (background: string) =>
  sharp({ create: { width: 2_400, height: 1_800, channels: 3, background } })
    .jpeg()
    .toBuffer()

test(
  'a product is added from a phone with its pictures, is in the shop, and gets another name and main picture',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, shop }) => {
    await enter(page, shop, 'Rina', 'manager')
    await go(page, 'Produk')
    await page.getByRole('link', { name: 'Tambah produk' }).click()
    await page.getByLabel('Nama produk').fill('Sarung Tenun Goyor')
    await page.getByLabel('Kategori', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Harga').fill('Rp 185.000')
    await page.getByLabel('Stok').fill('4')
    await page.getByLabel('Jenis varian').fill('Warna')
    await page.getByLabel('Nilainya').fill('Hitam\nMerah')
    const files = page.locator('input[type=file]')
    const [first, second] = [await pictureOf('#822'), await pictureOf('#228')]
    const chosen = [
      { name: 'depan.jpg', mimeType: 'image/jpeg', buffer: first },
      { name: 'naskah.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
    ]
    await files.setInputFiles(chosen)
    if (scripted) {
      // A camera brings one picture at a time: it joins the others. What was chosen by mistake is taken back.
      await files.setInputFiles({ name: 'samping.jpg', mimeType: 'image/jpeg', buffer: second })
      const tiles = page.getByRole('list', { name: 'Foto yang dipilih' })
      await expect(tiles.getByRole('listitem')).toHaveCount(3)
      await expect(tiles.locator('canvas')).toHaveCount(2)
      await tiles.getByRole('button', { name: 'Hapus samping.jpg' }).click()
      await expect(tiles.getByRole('listitem')).toHaveCount(2)
    }
    await page.getByRole('button', { name: 'Simpan produk' }).click()
    await expect(page.getByText('naskah.jpg: Format foto tidak didukung')).toBeVisible()
    await expect(page.getByText('Isi berat satu buah')).toBeVisible()
    await expect(page.getByLabel('Nama produk')).toHaveValue('Sarung Tenun Goyor')
    await expect(page.getByLabel('Nilainya')).toHaveValue('Hitam\nMerah')
    const kept = page.getByRole('list', { name: 'Foto produk' })
    await expect(kept.getByRole('listitem')).toHaveCount(1)
    await page.getByLabel('Berat').fill('600')
    await page.getByRole('button', { name: 'Simpan produk' }).click()
    await done(page, /Produk ditambahkan/)
    // A script has made the picture as small as a shop needs it.
    await expect(kept.getByRole('img')).toHaveAttribute('src', scripted ? /-1080x810-original/ : /-2400x1800-original/)

    await page.getByLabel('Nama produk').fill('Sarung Tenun Goyor Premium')
    await files.setInputFiles({ name: 'samping.jpg', mimeType: 'image/jpeg', buffer: second })
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await done(page, /Perubahan produk disimpan/)
    await expect(kept.getByRole('listitem')).toHaveCount(2)
    await page.getByLabel('Utama foto 2').check()
    await page.getByLabel('Hapus foto 1').check()
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await expect(kept.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('link', { name: 'Stok dan harga' }).click()
    await expect(card(page, 'Sarung Tenun Goyor Premium')).toContainText('Bisa dijual 4')

    await page.goto('/search?q=sarung+goyor')
    await page
      .getByRole('link', { name: /Sarung Tenun Goyor Premium/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sarung Tenun Goyor Premium' })).toBeVisible()
    await expect(page.getByText('Rp 185.000').first()).toBeVisible()
  },
)

/** Goods that were cut out, in a picture that is larger as a PNG than as a JPEG. */
async function cutOut(): Promise<Buffer> {
  const side = 900
  const dots = randomBytes(side * side * 4)
  for (let at = 3; at < dots.length; at += 4) dots[at] = at < dots.length / 2 ? 0 : 255
  return sharp(dots, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}

test(
  'what was typed survives the camera and the button back until it is saved, and a cut-out picture stands on white',
  only({ withScript: 'only a script keeps words in the tab, and makes pictures smaller' }),
  async ({ page, shop }) => {
    await enter(page, shop, 'Rina', 'manager')
    await page.goto('/kelola/produk-baru')
    const [name, words, hidden] = [
      page.getByLabel('Nama produk'),
      page.getByLabel('Deskripsi'),
      page.getByLabel('Simpan tanpa menampilkan'),
    ]
    await name.fill('Gelas Lurik')
    await words.fill('Baris satu\n\nBaris dua')
    await page.getByLabel('Kategori', { exact: true }).selectOption({ index: 1 })
    await hidden.check()
    const key = await page.locator('[name=key]').inputValue()
    await page.reload()
    const expectAll = async () => {
      await expect(name).toHaveValue('Gelas Lurik')
      await expect(words).toHaveValue('Baris satu\n\nBaris dua')
      await expect(hidden).toBeChecked()
      // The same form, so that it makes one product.
      await expect(page.locator('[name=key]')).toHaveValue(key)
    }
    await expectAll()
    await expect(
      page.getByText('Isian Anda yang belum tersimpan ada lagi di sini. Foto baru perlu dipilih lagi.'),
    ).toBeVisible()
    await page.goto('/kelola')
    await page.goBack()
    await expectAll()
    await page.getByLabel('Harga').fill('20.000')
    await page.getByLabel('Stok').fill('3')
    await page.getByLabel('Berat').fill('200')
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'gelas.png', mimeType: 'image/png', buffer: await cutOut() },
    })
    await page.getByRole('button', { name: 'Simpan produk' }).click()
    await done(page, /Produk ditambahkan/)
    const picture = page.getByRole('list', { name: 'Foto produk' }).getByRole('img')
    await expect(picture).toHaveAttribute('src', /-900x900-original\.jpg$/)
    const bytes = await picture.evaluate(async (one: HTMLImageElement) => [
      ...new Uint8Array(await (await fetch(one.src)).arrayBuffer()),
    ])
    const { dominant } = await sharp(Buffer.from(bytes)).extract({ left: 0, top: 0, width: 900, height: 400 }).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)

    // What is typed after it was saved survives too; what somebody else has changed meanwhile is noticed.
    await words.fill('Baris tiga')
    const [{ slug } = { slug: '' }] = (
      await ask<{ products: { slug: string }[] }>(shop, 'GET', '/products?text=Gelas+Lurik')
    ).products
    await ask(shop, 'PUT', `/products/${slug}`, { slug, description: 'Dari kantor', name: 'Gelas Batik' })
    await page.reload()
    await expect(words).toHaveValue('Baris tiga')
    await expect(name).toHaveValue('Gelas Batik')
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await expect(page.getByText('Isinya sekarang: Dari kantor')).toBeVisible()
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await done(page, /Perubahan produk disimpan/)
    await expect(words).toHaveValue('Baris tiga')
    await page.goto('/kelola/produk-baru')
    await expect(name).toHaveValue('')
    await name.fill('Tidak jadi')
    await page.reload()
    await page.getByRole('button', { name: 'Buang isian ini' }).click()
    await expect(name).toHaveValue('')
  },
)
