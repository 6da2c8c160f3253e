import { ask, card, done, enter, go } from '../support/at-desk.ts'
import { expect, type OpenShop, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const recipient = {
  ...{ recipient: 'Rina Wijaya', phone: '081311112222', villageCode: '31.74.07.1001', postcode: '12160' },
  street: 'Jl. Melawai Raya No. 12',
}

/** An order from a chat, to be paid by transfer: its number, and the token of its link. */
async function order(shop: OpenShop): Promise<{ number: string; token: string; total: number; orderId: string }> {
  const { products } = await ask<{ products: { variants: { itemId: string; stock: number }[] }[] }>(
    shop,
    'GET',
    '/products',
  )
  const itemId = products.flatMap(({ variants }) => variants).find(({ stock }) => stock > 5)?.itemId
  const shipping = { courier: 'Ojek Pak Budi', cost: 15_000 }
  const asked = { lines: [{ itemId, pieces: 2 }], recipient, shipping, note: 'Bungkus kado ya' }
  const made = await ask<{ number: string; link: string; total: number; orderId: string }>(
    shop,
    'POST',
    '/orders',
    asked,
  )
  return { ...made, token: made.link.split('/').at(-1) ?? '' }
}

test(
  'the desk of a week: confirm, pack, label, hand over, correct, return, refund, stock, price, type, pause, leave',
  only({
    withScriptAtNight: 'the server sends the same pages; receipts are sent with a script in pay-another-way.spec.ts',
  }),
  async ({ page, shop }) => {
    test.setTimeout(120_000)
    const [first, second] = [await order(shop), await order(shop)]
    await page.goto(`/konfirmasi-pembayaran?kode=${first.token}`)
    await page.getByLabel('Bank Pengirim').selectOption('BCA')
    await page.getByLabel('Nama Pemilik Rekening').fill('Rina Wijaya')
    await page
      .getByLabel('Unggah Bukti Transfer')
      .setInputFiles({ name: 'bukti.png', mimeType: 'image/png', buffer: png })
    await page.getByRole('button', { name: 'Kirim Konfirmasi' }).click()
    await expect(page.getByText(/sedang diperiksa|menunggu/i).first()).toBeVisible()

    await enter(page, shop)
    await page.getByRole('link', { name: /bukti transfer yang belum diperiksa/ }).click()
    const proof = card(page, `Bukti transfer ${first.number}`)
    const picture = proof.getByRole('img', { name: `Bukti transfer ${first.number}` })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await proof.getByRole('button', { name: 'Uang sudah masuk' }).click()
    await done(page, /Pembayaran dikonfirmasi/)
    const unpaid = card(page, `Pesanan ${second.number}`)
    await unpaid.getByText('Uangnya sudah masuk').click()
    await unpaid.getByRole('button', { name: /^Bukukan/ }).click()
    await done(page, /Pembayaran dibukukan/)

    await go(page, 'Kemas')
    const parcel = card(page, `Pesanan ${first.number}`)
    await expect(parcel).toContainText('Catatan: Bungkus kado ya')
    const [labels] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Cetak label' }).click(),
    ])
    await expect(labels.getByText(first.number).first()).toBeVisible()
    await expect(labels.getByText('81311112222').first()).toBeVisible()
    await labels.close()
    await parcel.getByRole('button', { name: 'Selesai dikemas' }).click()
    await done(page, /Selesai dikemas/)
    await card(page, `Pesanan ${second.number}`).getByText('Batalkan', { exact: true }).click()
    await card(page, `Pesanan ${second.number}`).getByRole('button', { name: 'Batalkan pesanan' }).click()
    await expect(card(page, `Pesanan ${second.number}`)).toContainText('Tulis alasannya')
    await card(page, `Pesanan ${second.number}`).getByLabel('Alasan pembatalan').fill('Stok rusak')
    await card(page, `Pesanan ${second.number}`).getByRole('button', { name: 'Batalkan pesanan' }).click()
    await done(page, /Pesanan dibatalkan/)

    await go(page, 'Serahkan')
    await parcel.getByLabel('Nomor resi').fill('salah resi')
    await parcel.getByRole('button', { name: 'Serahkan ke kurir' }).click()
    await expect(parcel.getByLabel('Nomor resi')).toHaveValue('salah resi')
    await parcel.getByLabel('Nomor resi').fill('JP1234567')
    await parcel.getByRole('button', { name: 'Serahkan ke kurir' }).click()
    await done(page, /Terkirim/)
    await parcel.getByText(/^Perbaiki resi, sampai/).click()
    await parcel.getByLabel('Nomor resi').fill('JP7654321')
    await parcel.getByRole('button', { name: 'Perbaiki resi' }).click()
    await done(page, /Resi diperbaiki/)
    await expect(parcel).toContainText('resi JP7654321')

    await go(page, 'Batal & Retur')
    const back = page.getByRole('article', { name: /^Retur/ }).first()
    await back.getByRole('button', { name: 'Setujui retur' }).click()
    await done(page, /Retur disetujui/)

    await go(page, 'Dana Kembali')
    const owed = card(page, `Dana ${second.number}`)
    await owed.getByText('Isi rekening, atau ke saldo').click()
    await owed.getByLabel('Bank').selectOption('BCA')
    await owed.getByLabel('Nomor Rekening').fill('1234567890')
    await owed.getByLabel('Nama Pemilik Rekening').fill('Rina Wijaya')
    await owed.getByRole('button', { name: 'Simpan rekening' }).click()
    await done(page, /Rekening disimpan/)
    await owed.getByRole('button', { name: 'Mulai transfer' }).click()
    await expect(owed).toContainText('Sedang ditransfer oleh Anda')
    await owed.getByLabel('Nomor atau berita transfer').fill('FT 2611 0001')
    await owed.getByRole('button', { name: 'Sudah ditransfer' }).click()
    await done(page, /Dicatat sudah ditransfer/)
    await expect(owed).toHaveCount(0)

    await go(page, 'Produk')
    await page.getByRole('searchbox').fill('kawung')
    await page.getByRole('button', { name: 'Cari' }).click()
    const product = page.getByRole('article').first()
    const before = Number(/Bisa dijual (\d+)/.exec(await product.innerText())?.[1])
    await product.getByText('Ubah stok atau harga').first().click()
    await product.getByLabel('Tambah / kurang').first().fill('12')
    await product.getByRole('button', { name: 'Simpan stok' }).first().click()
    await done(page, /Stok diubah/)
    await expect(product).toContainText(`Bisa dijual ${before + 12}`)
    await product.getByText('Ubah stok atau harga').first().click()
    await product.getByLabel('Harga jual').first().fill('Rp 123.000')
    await product.getByRole('button', { name: 'Simpan harga' }).first().click()
    await done(page, /Harga diubah/)
    await expect(product).toContainText('Rp 123.000')

    await ask(shop, 'POST', '/customer-types', { code: 'GROSIR', name: 'Grosir' })
    await go(page, 'Pelanggan')
    await page.getByRole('searchbox').fill('siti')
    await page.getByRole('button', { name: 'Cari' }).click()
    const customer = page.getByRole('article', { name: /^Pelanggan PLG-/ }).first()
    await customer.getByText('Ubah tipe').click()
    await customer.getByLabel('Jadikan').selectOption('Grosir')
    await customer.getByRole('button', { name: 'Simpan tipe' }).click()
    await done(page, /Tipe pelanggan disimpan/)
    await expect(customer.getByText('Grosir', { exact: true }).first()).toBeVisible()

    await page.goto('/kelola/toko')
    await page.getByLabel('Dari').fill('2027-03-01')
    await page.getByLabel('Sampai').fill('2027-03-05')
    await page.getByRole('button', { name: 'Simpan libur' }).click()
    await expect(page.getByRole('heading', { name: 'Libur pengiriman 01 Mar 2027 sampai 05 Mar 2027' })).toBeVisible()
    await page.getByRole('button', { name: 'Hapus libur' }).click()
    await page.getByRole('button', { name: 'Tutup sementara' }).click()
    await expect(page.getByRole('heading', { name: 'Toko sedang tutup' })).toBeVisible()
    await page.getByRole('button', { name: 'Buka toko' }).click()
    await expect(page.getByRole('heading', { name: 'Toko buka' })).toBeVisible()

    await page.getByRole('button', { name: 'Keluar' }).click()
    await page.goto('/kelola/kemas')
    await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
    const { lines } = await ask<{ lines: { who: string; operation: string }[] }>(shop, 'GET', '/log?size=50')
    const byRina = new Set(lines.filter(({ who }) => who === 'Rina').map(({ operation }) => operation))
    for (const operation of [
      'receipt.answer',
      'order.step',
      'label.print',
      'return.step',
      'refund.step',
      'product.setStock',
    ])
      expect(byRina).toContain(operation)
  },
)

test(
  'every screen of the desk fits a phone, and its targets are large',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, shop }) => {
    const { number, orderId } = await order(shop)
    await ask(shop, 'POST', `/orders/${orderId}`, { step: 'confirm-payment' })
    await enter(page, shop)
    const { products } = await ask<{ products: { slug: string }[] }>(shop, 'GET', '/products')
    for (const path of [
      '',
      '/konfirmasi',
      '/kemas',
      '/kemas/daftar',
      '/serahkan',
      '/batal-retur',
      '/dana',
      '/produk',
      '/produk-baru',
      `/produk/${products[0]?.slug}`,
      '/ulasan',
      '/pelanggan',
      '/penjualan',
      '/ditemukan',
      `/invoice?orders=${number}`,
      `/pesanan?id=${number}`,
      '/toko',
    ]) {
      await page.goto(`/kelola${path}`)
      for (const more of await page.locator('.desk-more > summary').all()) await more.click()
      const faults = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        small: [
          ...document.querySelectorAll(
            'a, button, summary, select, input:not([type=hidden], [type=checkbox], [type=radio])',
          ),
        ]
          .filter(
            (one) => one.checkVisibility() && !one.matches('.skip-link') && one.getBoundingClientRect().height < 44,
          )
          .map((one) => one.outerHTML.slice(0, 120)),
      }))
      expect([path, faults]).toEqual([path, { wide: 0, small: [] }])
    }
    // A photo that cannot be loaded is a complaint of the browser.
    await page.goto('/kelola/ulasan')
    const photo = page.getByRole('img', { name: 'Foto 1' }).first()
    await photo.scrollIntoViewIfNeeded()
    await expect.poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  },
)

test('a passkey opens the desk in place of a link; without script nothing of it is shown', async ({
  page,
  scripted,
  shop,
}) => {
  await enter(page, shop)
  await page.goto('/kelola/toko')
  if (!scripted) return expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await page.getByRole('button', { name: 'Buat passkey' }).click()
  await expect(page).toHaveURL(/\/kelola$/)
  await page.goto('/kelola/toko')
  await expect(page.getByText('1 passkey membuka meja ini.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hapus semua passkey' })).toBeVisible()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await expect(page).toHaveURL(/\/kelola$/)
  const { tokens } = await ask<{ tokens: { id: string; name: string }[] }>(shop, 'GET', '/tokens')
  await ask(shop, 'DELETE', `/tokens/${tokens.find(({ name }) => name === 'Rina')?.id}`)
  await page.goto('/kelola')
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await expect(page.getByText('sudah tidak terdaftar')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
})

test(
  'a review is hidden at the desk for a reason that stands in its place, and shown again',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, shop }) => {
    const { reviews } = await ask<{ reviews: { slug: string; product: string; text: string; stars: number }[] }>(
      shop,
      'GET',
      '/reviews',
    )
    const one = reviews.find(({ text }) => text.length > 20)
    if (!one) throw new Error('the sample needs a review that nobody has answered')
    const { slug, product, text } = one
    const numbers = async () => {
      await page.goto(`/product/${slug}`)
      return page
        .getByText(/^\([\d.]+ ulasan\)$/)
        .first()
        .innerText()
    }
    const before = await numbers()
    await enter(page, shop)
    await page.goto('/kelola/ulasan')
    const shown = card(page, `Ulasan ${product}`).filter({ hasText: text })
    await shown.getByText('Sembunyikan isinya').click()
    await shown.getByRole('button', { name: 'Sembunyikan' }).click()
    await expect(shown.getByText('Pilih alasannya; pembeli membacanya.')).toBeVisible()
    await shown.getByLabel('Alasan').selectOption('memuat kata kasar')
    await shown.getByRole('button', { name: 'Sembunyikan' }).click()
    await done(page, /Isi ulasan disembunyikan/)
    await expect(shown).toHaveCount(0)

    expect(await numbers()).toBe(before)
    await page.goto(`/product/${slug}?ulasan=1#ulasan`)
    await expect(page.getByText(text, { exact: true })).toHaveCount(0)
    await page.goto('/kelola/ulasan')
    await page.getByRole('link', { name: 'Ulasan tersembunyi' }).click()
    await expect(shown.getByText('Disembunyikan toko: memuat kata kasar.')).toBeVisible()
    await shown.getByRole('button', { name: 'Tampilkan lagi' }).click()
    await done(page, /Isi ulasan tampil lagi/)
    await expect(page.getByRole('heading', { name: 'Tidak ada ulasan tersembunyi' })).toBeVisible()
  },
)
