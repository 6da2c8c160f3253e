import { expect } from '@playwright/test'
import { plantCookies, waitForIslands } from '../browser/support/journey.ts'
import { waitForCouriers } from '../browser/support/journey-steps.ts'
import { foreignToken, test } from './support/fixture.ts'
import { writings } from './support/ids.ts'
import { strangeCompanies } from './support/strange-companies.ts'

/** The long form buys from each of these with and without script. */
const strange = [
  'numbers as text',
  'empty text for null',
  'numbered records for lists',
  'a list of one for a record',
  'amounts with Rp',
  'flags left empty',
  'a product without a list of forms',
  '204 where nothing is answered',
  'ids that must be numbers',
  'ids of 64 bits',
]
const nightly = process.env.NIGHTLY
  ? strange.flatMap((name) => {
      const company = strangeCompanies[name] ?? {}
      return [true, false].map(
        (scripted) => [`${scripted ? 'with' : 'without'} script, ${name},`, scripted, company] as const,
      )
    })
  : []

/** The same purchase in a browser: as most shoppers meet it, and as it must work when the scripts never come. */
for (const [how, scripted, company] of [
  ['with script', true, {}],
  ['without script', false, {}],
  ['with script, by ids that are no words,', true, { writeId: writings['signs that separate'] }],
  ...nightly,
] as const)
  test(`a shopper buys in Chromium ${how} from a backend with only the specification’s calls`, async ({
    openShop,
    server,
    browser,
  }) => {
    const shop = openShop({ catalogue: true, ...company })
    const origin = `http://${shop.host}:${server.port}`
    const context = await browser.newContext({ javaScriptEnabled: scripted, baseURL: origin, locale: 'id-ID' })
    await plantCookies(context, shop, { '__Host-ACCESS_WEB': foreignToken() })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    // A call that the backend lacks would be an error in the console of every shopper.
    page.on('response', (reply) => {
      if (reply.status() >= 400 && new URL(reply.url()).pathname.startsWith('/api/')) errors.push(reply.url())
    })

    await page.goto('/product/teh-melati-celup')
    await page.getByRole('button', { name: '+ Keranjang' }).click()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    await page.goto('/order/cart')
    await waitForIslands(page, scripted)
    await page.getByRole('button', { name: /^Checkout/ }).click()
    await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
    await waitForIslands(page, scripted)

    await page.getByLabel('Nama Penerima').fill('Dewi Lestari')
    await page.getByLabel('Nomor HP', { exact: true }).fill('081298765432')
    await page.getByLabel('Alamat Lengkap').fill('Jl. Riau No. 10, RT 01')
    for (const [label, name] of [
      ['Provinsi', 'Jawa Barat'],
      ['Kota/Kabupaten', 'Kota Bandung'],
      ['Kecamatan', 'Coblong'],
      ['Kelurahan/Desa', 'Dago'],
      ['Kode Pos', '40115'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Simpan Alamat' }).click()
    await expect(page.getByText('Jl. Riau No. 10').first()).toBeVisible()

    const shipping = page.locator('details').filter({ hasText: 'Opsi Pengiriman' })
    if ((await shipping.getAttribute('open')) === null) await shipping.locator('summary').click()
    if (!scripted) await waitForCouriers(page, shipping)
    await shipping.locator('label').filter({ hasText: 'JNE' }).click()
    if (!scripted) await shipping.getByRole('button', { name: 'Pakai' }).click()
    await expect(shipping.locator('summary')).toContainText('Rp 11.000')
    const payment = page.getByRole('main').locator('details').filter({ hasText: 'Metode Pembayaran' })
    if ((await payment.getAttribute('open')) === null) await payment.locator('summary').click()
    await payment.locator('label').filter({ hasText: 'BCA Virtual Account' }).click()
    if (scripted) await expect(payment.locator('summary')).toContainText('BCA Virtual Account')
    await expect(page.getByText('Rp 29.500').first()).toBeVisible()

    await page.getByRole('button', { name: 'Buat Pesanan' }).click()
    await expect(page).toHaveURL(/\/order\/success\?SALE_ID=/)
    await expect(page.getByText(/8808\s?1234\s?5678\s?9012/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Lihat Invoice' }).click()
    await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible()
    await expect(page.getByText('Teh Melati Celup')).toBeVisible()
    await expect(page.getByText('Rp 29.500')).toBeVisible()
    expect(errors).toEqual([])
    await context.close()
  })
