import type { Locator, Page } from '@playwright/test'
import { administer, waitForIslands, expect, type OpenShop, test } from '../support/journey.ts'
import { only } from '../support/only.ts'
import { enterAsSiti } from '../support/journey-steps.ts'

interface Shopper {
  page: Page
  scripted: boolean
}

/** Opens the order with this badge in a tab. The demo customer has an order of every status. */
async function openOrder({ page, scripted }: Shopper, tab: string, badge: string): Promise<string> {
  await enterAsSiti({ page, scripted }, `/profile/order?tab=${tab}`)
  await page.getByRole('listitem').filter({ hasText: badge }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/profile\/order\/[\w-]+$/)
  await waitForIslands(page, scripted)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const seller = (shop: OpenShop, orderId: string, step: object) => administer(shop, `/orders/${orderId}`, step)

/** Makes the page check for news, as it does when the shopper returns to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

// Proves §2.29
test('an unpaid order is cancelled at once, a paid one on request; the seller’s changes appear and keep the typed text', async ({
  page,
  scripted,
  shop,
}) => {
  await openOrder({ page, scripted }, 'belum-bayar', 'Menunggu Pembayaran')
  const cancel = page.locator('dialog').filter({ has: page.getByLabel('Alasan Pembatalan') })
  const open = page.getByRole('link', { name: /^(Batalkan Pesanan|Ajukan Pembatalan)$/ })
  await open.click()
  // It opens at the end of the page, and is brought into view.
  await expect(cancel.getByLabel('Alasan Pembatalan')).toBeInViewport({ ratio: 1 })
  await cancel.getByLabel(/^Keterangan/).fill('Salah pilih ukuran')
  await cancel.getByRole('button', { name: 'Batalkan Pesanan' }).click()
  await expect(cancel.getByText('Wajib diisi')).toBeVisible()
  await expect(cancel.getByLabel(/^Keterangan/)).toHaveValue('Salah pilih ukuran')
  await cancel.getByLabel('Alasan Pembatalan').selectOption('Berubah pikiran')
  await cancel.getByRole('button', { name: 'Batalkan Pesanan' }).click()
  await expect(page.getByText('Berubah pikiran: Salah pilih ukuran')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Beli Lagi' })).toBeVisible()

  const orderId = await openOrder({ page, scripted }, 'dikemas', 'Pembayaran Dikonfirmasi')
  await open.click()
  await cancel.getByLabel('Alasan Pembatalan').selectOption('Menemukan harga lebih murah')
  await cancel.getByRole('button', { name: 'Ajukan Pembatalan' }).click()
  await expect(page.getByText('Pembatalan diajukan: Menemukan harga lebih murah')).toBeVisible()
  await waitForIslands(page, scripted)
  await seller(shop, orderId, { step: 'answer-cancellation', approve: false, note: 'Sudah dikemas' })
  // Before its script listens the page does not see it.
  await expect(async () => {
    await (scripted ? comeBack(page) : page.reload())
    await expect(page.getByText('Toko menolak pembatalan').first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await waitForIslands(page, scripted)

  await open.click()
  await cancel.getByLabel('Alasan Pembatalan').selectOption('Toko tidak merespons')
  await page.getByRole('heading', { name: 'Produk', exact: true }).click()
  await seller(shop, orderId, { step: 'process' })
  if (scripted) {
    const asked = page.waitForRequest(/\/api\/order\.find/, { timeout: 1_000 }).then(
      () => 'the page asked for news while a form was open',
      () => null,
    )
    await comeBack(page)
    expect(await asked).toBeNull()
  }
  await expect(cancel.getByLabel('Alasan Pembatalan')).toHaveValue('Toko tidak merespons')
  await cancel.getByRole('button', { name: 'Ajukan Pembatalan' }).click()
  await expect(page.getByText('Sedang Diproses').first()).toBeVisible()
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// Proves §2.31
test('a customer requests a return; a description that is too short keeps the text and the photo; once it is granted the goods have an address and a courier', async ({
  page,
  scripted,
  shop,
}) => {
  await openOrder({ page, scripted }, 'dikirim', 'Sedang Diperiksa')
  // Something of it is on its way back already.
  await page.getByRole('link', { name: 'Kembalikan Barang Lain' }).click()
  const description = page.getByLabel('Jelaskan masalahnya')
  await page
    .getByRole('checkbox', { name: /^Kembalikan / })
    .first()
    .check()
  const [amount = ''] =
    /Rp\s[\d.]+/.exec(
      await page
        .locator('label')
        .filter({ hasText: /^Kembalikan / })
        .first()
        .innerText(),
    ) ?? []
  await expect(page.getByRole('main').getByRole('status')).toContainText(scripted ? amount : 'Rp')
  await expect(page.getByText(scripted ? 'Dana Kembali' : 'Paling Banyak', { exact: true })).toBeVisible()
  await expect(page.getByText('Ongkir pengembalian ditanggung toko, kecuali Anda berubah pikiran.')).toBeVisible()
  await page.getByLabel('Alasan Pengembalian').selectOption('Barang rusak')
  await description.fill('Jahitan lepas')
  const files = page.getByLabel('Unggah foto/video')
  await expect(page.getByText('Min. 1 foto atau video')).toBeVisible()
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: png }
  await page.getByRole('radio', { name: /^Kirim Barang, Dana Kembali/ }).check()
  await files.setInputFiles(Array.from({ length: 6 }, () => photo))
  await page.getByRole('button', { name: 'Kirim Pengajuan' }).click()
  await expect(page.getByText('Paling banyak 5 foto dan 1 video.').first()).toBeVisible()
  // What is allowed stays.
  await expect(page.getByText(/Video unboxing/)).toBeVisible()
  await expect(description).toHaveValue('Jahitan lepas')
  await waitForIslands(page, scripted)
  await files.setInputFiles(photo)
  // Its code comes with the first file. Until it is there the browser sends the form, and shows that in its own way.
  if (scripted) await expect(page.locator('form[data-sends-files]')).toHaveAttribute('data-sends-files', 'watched')
  const arrives = Promise.withResolvers<void>()
  if (scripted)
    await page.route(
      /_=request/,
      async (route) => {
        await arrives.promise
        await route.continue()
      },
      { times: 1 },
    )
  await page.getByRole('button', { name: 'Kirim Pengajuan' }).click({ noWaitAfter: true })
  if (scripted) await expect(page.getByRole('progressbar', { name: 'Mengunggah' })).toBeVisible()
  arrives.resolve()
  await expect(page.getByText('Tulis minimal 30 karakter, baru 13.')).toBeVisible()
  await expect(description).toHaveValue('Jahitan lepas')
  await expect(page.getByText('Tersimpan: 1 file')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Kirim Barang, Dana Kembali/ })).toBeChecked()

  await description.fill('Jahitan lengan kiri lepas sepanjang tiga sentimeter.')
  // What was fixed is not called wrong any more, also where it was typed before the page's script came.
  if (scripted) await expect(page.getByText('Tulis minimal 30 karakter, baru 13.')).toBeHidden()
  await page.getByRole('button', { name: 'Kirim Pengajuan' }).click()
  await expect(page).toHaveURL(/\/profile\/order\/return\//)
  await expect(page.getByText('Pengembalian diajukan').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await page.goto('/profile/order?tab=pengembalian')
  await expect(page.getByText('Menunggu Diperiksa').first()).toBeVisible()
  await page.getByRole('link', { name: 'Rincian Pengembalian' }).first().click()
  await expect(page).toHaveURL(/\/profile\/order\/return\//)

  const returnId = new URL(page.url()).pathname.split('/').at(-1)
  for (const step of ['review', 'approve']) await administer(shop, `/returns/${returnId}`, { step })
  await page.reload()
  const send = page.locator('section').filter({ hasText: 'Kirim barang, lalu isi resi' })
  // Whole enough for a parcel, and to copy as a whole.
  const address = [
    'CV Griya Larasati',
    '0812-2667-0418',
    'Jl. Dr. Radjiman No. 10',
    'Kel. Laweyan, Kec. Laweyan',
    'Kota Surakarta, Jawa Tengah 57148',
  ]
  for (const line of address) await expect(send.getByText(line, { exact: true })).toBeVisible()
  if (scripted)
    await expect(send.getByRole('button', { name: 'Salin Alamat Pengembalian' })).toHaveAttribute(
      'data-copy',
      address.join('\n'),
    )
  await send.getByLabel('Kurir').selectOption('J&T')
  await send.getByLabel('Nomor Resi').fill('JP1234567890')
  // The shop bears the postage: it is requested as people type it, with the receipt, and nothing typed is lost.
  const postage = send.getByLabel('Ongkir yang Anda bayar')
  await postage.fill('Rp 250.000')
  await send.getByRole('button', { name: 'Simpan Resi' }).click()
  await expect(send.getByText('Isi ongkir Rp 1.000 sampai Rp 100.000, atau kosongkan.')).toBeVisible()
  await expect(send.getByText('Unggah foto struk ongkirnya.')).toBeVisible()
  await expect(send.getByLabel('Kurir')).toHaveValue('J&T')
  await expect(send.getByLabel('Nomor Resi')).toHaveValue('JP1234567890')
  await waitForIslands(page, scripted)
  await send.getByLabel('Foto Struk Ongkir').setInputFiles({ ...photo, name: 'struk.png' })
  if (scripted) await expect(send.getByRole('img', { name: 'Pratinjau 1' })).toBeVisible()
  await send.getByRole('button', { name: 'Simpan Resi' }).click()
  await expect(send.getByText('Tersimpan: struk.png')).toBeVisible()
  await expect(postage).toHaveValue('Rp 250.000')
  await postage.fill('25.000')
  await send.getByRole('button', { name: 'Simpan Resi' }).click()
  const sentBy = page.getByRole('definition')
  await expect(sentBy.filter({ hasText: /^J&T$/ })).toBeVisible()
  await expect(sentBy.getByText('JP1234567890', { exact: true })).toBeVisible()
  await expect(page.getByText('Anda meminta Rp 25.000')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lihat Foto Struk' })).toHaveAttribute('href', /^\/profile\/file\?id=/)

  await administer(shop, `/returns/${returnId}`, { step: 'receive' })
  await administer(shop, `/returns/${returnId}`, { step: 'postage', amount: 25_000 })
  await administer(shop, `/returns/${returnId}`, { step: 'refund' })
  await page.reload()
  await expect(page.getByText('Ongkir retur Rp 25.000 diganti ke Saldo Toko')).toBeVisible()
  await page.goto('/profile/wallet')
  await expect(page.getByText('Ongkir retur diganti').first()).toBeVisible()
})

// Proves §2.32
test('a customer opens the code and downloads the file of a digital product', async ({ page, scripted, openShop }) => {
  const { origin } = await openShop({ sample: 'gawai' })
  await enterAsSiti({ page, scripted }, `${origin}/profile/order/product-digital`)
  await page.getByRole('button', { name: 'Lihat Kode & File' }).click()
  await expect(page.getByText(/^LARIS(-[0-9A-F]{4}){3}$/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Unduh Panduan/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Panduan Aktivasi Kasir Laris.pdf')
})

test('what was bought is bought again from the list, at once', async ({ page, scripted }) => {
  await enterAsSiti({ page, scripted }, '/profile/order?tab=dibatalkan')
  const order = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Beli Lagi' }) })
  const name = await order.first().locator('.line-clamp-2').innerText()
  await order.first().getByRole('button', { name: 'Beli Lagi' }).click()
  await expect(page).toHaveURL(/\/order\/cart$/)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
})

test(
  'on a desktop what is paid for, how, and both ways on are in the first view; ending the order is the last',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const bottom = async (of: Locator) => (await of.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity
    await page.goto('/dev/layar?layar=success&contoh=qris')
    await expect(page.getByText('Periksa nama toko dan Rp').filter({ visible: true })).toHaveCount(1)
    for (const name of ['Cek Status Pembayaran', 'Ubah Metode Pembayaran'])
      expect(await bottom(page.getByRole('link', { name }))).toBeLessThanOrEqual(720)
    await page.goto('/dev/layar?layar=order&contoh=pending')
    const number = page.getByText('8077 7008 1234 5678', { exact: true })
    for (const seen of [page.getByText('Dompet Koin Ceplok'), number]) expect(await bottom(seen)).toBeLessThan(720)
    // The goods have one place, whatever the order's state.
    const place = await page.getByText('Dompet Koin Ceplok').boundingBox()
    const cancel = page.getByRole('link', { name: 'Batalkan Pesanan' })
    expect(await bottom(cancel)).toBeGreaterThan(
      await bottom(page.getByRole('heading', { name: 'Ringkasan Pembayaran' })),
    )
    for (const state of ['shipping', 'delivered', 'completed']) {
      await page.goto(`/dev/layar?layar=order&contoh=${state}`)
      expect((await page.getByText('Dompet Koin Ceplok').boundingBox())?.y, state).toBe(place?.y)
    }
  },
)

test(
  'on a desktop a return’s sum is in view beside its form, which ends in its button',
  only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
  async ({ page, scripted }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/dev/layar?layar=orderReturn&contoh=form')
    const sum = page.getByText('Perkiraan Dana Kembali')
    await expect(sum).toBeInViewport({ ratio: 1 })
    const asked = [
      page.getByRole('checkbox').first(),
      page.getByLabel('Alasan Pengembalian'),
      page.getByLabel('Jelaskan masalahnya'),
      page.getByRole('radio').first(),
      page.getByLabel(/^Unggah foto/),
      page.getByRole('button', { name: 'Kirim Pengajuan' }),
    ]
    const boxes = await Promise.all(asked.map((field) => field.boundingBox()))
    const tops = boxes.map((box) => box?.y ?? 0)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(Math.max(...boxes.map((box) => box?.x ?? 0))).toBeLessThan((await sum.boundingBox())?.x ?? 0)
    await page.getByRole('radio').last().scrollIntoViewIfNeeded()
    await expect(sum).toBeInViewport({ ratio: 1 })
    if (!scripted) return
    for (const tick of await page.getByRole('checkbox').all()) await tick.check()
    await expect(page.getByText('Dana Kembali', { exact: true }).locator('..')).toContainText('Rp 394.000')
  },
)

test('a button prints the invoice; without script the button is hidden', async ({ page, scripted }) => {
  await page.goto('/dev/layar?layar=invoice&contoh=taxed')
  const button = page.getByRole('button', { name: 'Cetak' })
  if (!scripted) return expect(button).toBeHidden()
  const printed = page.evaluate(() => new Promise((done) => (window.print = () => done('printed'))))
  await button.click()
  expect(await printed).toBe('printed')
})

test('the chosen number of stars is filled, by tap and by keyboard', async ({ page }) => {
  await page.goto('/dev/layar?layar=reviewWrite&contoh=open')
  const fills = () =>
    page.locator('.star-choice svg').evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill))
  const empty = (await fills())[4]
  // No box is heavier than its star.
  await expect(page.getByRole('radio').first()).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)')
  await page.locator('.star-choice label').nth(2).click()
  await expect(page.getByRole('radio', { name: '3 bintang, Cukup' })).toBeChecked()
  expect((await fills()).map((fill) => fill !== empty)).toEqual([true, true, true, false, false])
  await page.keyboard.press('ArrowRight')
  expect((await fills()).map((fill) => fill !== empty)).toEqual([true, true, true, true, false])
})
