import type { Page } from '@playwright/test'
import { lateScript } from '../support/built-script.ts'
import { expect, test, waitForIslands } from '../support/journey.ts'
import {
  addToCart,
  chooseInSheet,
  chooseVariant,
  enterAsSiti,
  findShirt,
  openCard,
  recipient,
  sheetForm,
  shirt,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

const address = '/product/kemeja-kawung-lengan-panjang'

const chosenSize = (page: Page) => page.locator('.picker-form :checked + .chip').filter({ visible: true })

test('Beli Langsung asks once, in the colour of the page and with no size chosen, and the checkout names what was chosen', async ({
  page,
  scripted,
}) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('group', { name: 'Warna' }).locator('[aria-current]')).toHaveText('Indigo')
  await expect(page.getByRole('group', { name: 'Ukuran' }).locator('[aria-current]')).toHaveCount(0)
  await page.locator('#buy-bar').getByRole('button', { name: 'Beli Langsung' }).click()
  const sheet = scripted ? page.getByRole('dialog', { name: 'Pilih Produk' }) : page.locator('main')
  const buttons = sheet.getByRole('button', { name: 'Beli Langsung' }).filter({ visible: true })
  await expect(chosenSize(page)).toHaveCount(0)
  await sheet.getByText('Marun', { exact: true }).click()
  await expect(buttons).toHaveCount(1)
  await chooseInSheet({ page, scripted }, 'L', 'Beli Langsung')
  await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
  await expect(page.locator('main')).toContainText('Marun, L')
})

test(
  'a desktop shows the rows beside its buttons, so the row that is missing asks, and no sheet opens',
  only({ withScript: 'without script a page of its own asks' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto(address, { waitUntil: 'networkidle' })
    const size = page.getByRole('group', { name: 'Ukuran' })
    const press = () => page.getByRole('button', { name: '+ Keranjang' }).filter({ visible: true }).click()
    await press()
    await expect(size.getByRole('alert')).toHaveText('pilih dulu')
    await expect(size.getByRole('link').first()).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await size.getByRole('link', { name: 'M', exact: true }).click()
    await expect(size).toContainText('Ukuran: M')
    await press()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    // What the address names is chosen already.
    await page.goto(`${address}${new URL(page.url()).search}`, { waitUntil: 'networkidle' })
    await press()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('a size that is not for sale in the chosen colour stays in the sheet and cannot be chosen', async ({ page }) => {
  await page.goto(`${address}?pilih=cart`, { waitUntil: 'networkidle' })
  await page.locator('.picker-groups label').filter({ hasText: 'Marun' }).click()
  await expect(sheetForm(page).locator('.chip')).toHaveText(['S', 'M', 'L', 'XL', /^XXL, tidak tersedia/])
  await expect(sheetForm(page).getByRole('radio')).toHaveCount(4)
})

test('a variant that the address names is marked on the page and in the sheet, and goes into the cart', async ({
  page,
  scripted,
}) => {
  await page.goto('/product/celana-kolor-batik', { waitUntil: 'networkidle' })
  // The shown variant's own address, with nothing in it that is still to be asked.
  const size = page.getByRole('group', { name: 'Ukuran' }).getByRole('link').first()
  const [named = ''] = ((await size.getAttribute('href')) ?? '').split('&')
  await page.goto(named, { waitUntil: 'networkidle' })
  const shown = await page.locator('#variants [aria-current]').allInnerTexts()
  expect(shown).toHaveLength(2)
  await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
  if (scripted) await sheetForm(page).getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
  await page.goto('/order/cart')
  await waitForIslands(page, scripted)
  await expect(page.locator('main')).toContainText(shown.join(', '))
})

test('of a first option that no picture shows nothing is chosen, the price is the lowest, and the sheet asks for it', async ({
  page,
  scripted,
}) => {
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  await page.goto('/product/sarimbit-keluarga-truntum', { waitUntil: 'networkidle' })
  await expect(page.locator('#variants [aria-current]')).toHaveCount(0)
  await expect(page.locator('#product-head')).toContainText(/^Mulai\s*Rp/)
  await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByText('Anak', { exact: true }).filter({ visible: true }).last()).toBeVisible()
  await expect(sheetForm(page)).toHaveCount(0)
  const value = (name: string) => page.locator('.picker-groups label').filter({ visible: true, hasText: name })
  await value('Ibu').click()
  await expect(sheetForm(page)).toHaveCount(0)
  await value('Hijau Botol').click()
  await expect(sheetForm(page).locator('.chip')).toHaveText(['S', 'M', 'L', /^XL, tidak tersedia/])
  if (!scripted) return
  await sheetForm(page).getByText('M', { exact: true }).click()
  await value('Ayah').click()
  await expect(chosenSize(page)).toHaveText(/^M/)
  await page.keyboard.press('Escape')
  for (const [name, value] of [
    ['Untuk', 'Ibu'],
    ['Warna', 'Hijau Botol'],
    ['Ukuran', 'M'],
  ] as const) {
    const chip = group(name).getByRole('link', { name: value, exact: true })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await page.waitForLoadState('networkidle')
  }
  await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
})

// Proves §2.72, §4.29
test('sizes alone are chips with a guide and one button, on a card as on the page, with the pieces of the page', async ({
  page,
  scripted,
}) => {
  const parang = '/product/kemeja-parang-lengan-pendek'
  await page.goto(scripted ? '/products/pria' : `${parang}?pilih=cart`, { waitUntil: 'networkidle' })
  if (scripted) await page.locator(`[data-pick][href="${parang}"]`).click()
  const sheet = scripted ? page.getByRole('dialog', { name: 'Pilih Produk' }) : page.locator('main')
  await expect(sheet.locator('.chip')).toHaveText([/^M/, /^L/, /^XL/])
  await expect(sheet.getByText('dengan voucher').filter({ visible: true })).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Panduan Ukuran' }).click()
  const guide = page.getByRole('dialog', { name: 'Panduan Ukuran' })
  await guide.getByRole('button', { name: 'Tutup' }).click()
  await sheet.locator('.chip').filter({ hasText: 'XL' }).click()
  await sheet.getByRole('button', { name: /Keranjang|Langsung/ }).click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
  if (!scripted) return expect(page).toHaveURL(/\/order\/cart$/)
  await expect(sheet).toBeHidden()
  await page.goto(parang, { waitUntil: 'networkidle' })
  await page.locator('#quantity').fill('2')
  await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
  await sheet.locator('.chip').filter({ hasText: /^M/ }).click()
  await sheet.getByRole('button', { name: '+ Keranjang' }).click()
  await expect(sheet).toBeHidden()
  await page.setViewportSize({ width: 1_280, height: 800 })
  await page.goto('/info')
  await page.locator('header a[href="/order/cart"]:visible').hover()
  const lines = page.locator('.drop-down:visible li')
  await expect(lines.filter({ hasText: 'XL' })).toContainText('1 ×')
  await expect(lines.filter({ hasNotText: 'XL' })).toContainText('2 ×')
})

test('a colour that was tapped chooses no size, and a size that was tapped stays with another colour', async ({
  page,
}) => {
  const group = (name: string) => page.getByRole('group', { name })
  const tap = async (name: string, value: string) => {
    await group(name).getByRole('link', { name: value, exact: true }).click()
    await expect(group(name).locator('[aria-current]')).toHaveText(value)
    await page.waitForLoadState('networkidle')
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  await tap('Warna', 'Marun')
  await expect(group('Ukuran')).toContainText('belum dipilih')
  await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
  await expect(sheetForm(page)).toBeVisible()
  await expect(chosenSize(page)).toHaveCount(0)
  await page.goto(address, { waitUntil: 'networkidle' })
  await tap('Ukuran', 'S')
  await tap('Warna', 'Sogan')
  await expect(group('Ukuran').locator('[aria-current]')).toHaveText('S')
  await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
})

test(
  'a size and then a colour, tapped faster than prices come, are both chosen, and both go into the cart',
  only({ withScript: 'without script each tap is a page' }),
  async ({ page }) => {
    const group = (name: string) => page.getByRole('group', { name })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.route(/part=variant/, async (route) => {
      await new Promise((passed) => setTimeout(passed, 800))
      await route.continue()
    })
    await group('Ukuran').getByRole('link', { name: 'L', exact: true }).click()
    await group('Warna').getByRole('link', { name: 'Sogan', exact: true }).click()
    await expect(group('Warna').locator('[aria-current]')).toHaveText('Sogan')
    await expect(group('Ukuran').locator('[aria-current]')).toHaveText('L')
    await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    await page.goto('/order/cart')
    await expect(page.getByText('Sogan, L').first()).toBeVisible()
  },
)

test('of three options each is asked until it was chosen, whichever came first, and only then it is sent', async ({
  page,
  scripted,
  openShop,
}) => {
  const { origin } = await openShop({ sample: 'gawai' })
  const group = (name: string) => page.getByRole('group', { name })
  const tap = async (name: string, value: string) => {
    const chip = group(name).getByRole('link', { name: value })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await page.waitForLoadState('networkidle')
  }
  const put = () => page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
  const tablet = `${origin}/product/tablet-nusa-tab-11`
  await page.goto(tablet, { waitUntil: 'networkidle' })
  await tap('Penyimpanan', '256 GB')
  await expect(group('Sambungan')).toContainText('belum dipilih')
  await put()
  // What was tapped stays chosen there, by the script.
  if (!scripted) await page.locator('.picker-groups label').filter({ visible: true, hasText: '256 GB' }).click()
  await expect(sheetForm(page)).toBeVisible()
  await expect(chosenSize(page)).toHaveCount(0)
  await page.goto(tablet, { waitUntil: 'networkidle' })
  await tap('Sambungan', 'Wi-Fi')
  await expect(group('Penyimpanan')).toContainText('belum dipilih')
  await tap('Penyimpanan', '256 GB')
  await expect(group('Sambungan').locator('[aria-current]')).toHaveText('Wi-Fi')
  await put()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
})

test(
  'a customer reads of no voucher for new buyers, not in the sheet and not when a size was chosen',
  only({ withScript: 'without script the page says it to everybody' }),
  async ({ page, scripted }) => {
    await enterAsSiti({ page, scripted }, '/profile')
    await page.goto(address, { waitUntil: 'networkidle' })
    const first = page.getByText('pembeli baru').filter({ visible: true })
    await expect(first).toHaveCount(0)
    await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
    await expect(sheetForm(page)).toBeVisible()
    await expect(first).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: 'XXL' }).click()
    await expect(page.locator('#product-head')).toContainText('Rp 304.000')
    await expect(first).toHaveCount(0)
  },
)

test('where nothing shows a size as chosen, nothing is sent without one', async ({ page, scripted }) => {
  if (scripted) {
    await page.goto('/products/pria', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: `Pilih varian ${shirt.name}` }).click()
  } else await page.goto(`${address}?pilih=cart`)
  await expect(sheetForm(page)).toBeVisible()
  await expect(chosenSize(page)).toHaveCount(0)
  const before = page.url()
  // As a page of its own it has no bar for the chat, which stands in the header then, over nothing.
  if (!scripted) {
    const boxOf = (name: string) =>
      page.getByRole('link', { name, exact: true }).filter({ visible: true }).boundingBox()
    const [chat, cart] = [await boxOf('Tanya via WhatsApp'), await boxOf('Keranjang')]
    expect((chat?.x ?? 0) + (chat?.width ?? 0)).toBeLessThanOrEqual(cart?.x ?? 0)
    await expect(page.getByRole('link', { name: 'Cari', exact: true }).filter({ visible: true })).toHaveCount(0)
  }
  await sheetForm(page).getByRole('button', { name: '+ Keranjang' }).click()
  await expect(sheetForm(page)).toBeVisible()
  expect(page.url()).toBe(before)
  await chooseInSheet({ page, scripted }, 'L')
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
})

test(
  'the sheet keeps the size when the colour changes, and the number of pieces of the page',
  only({ withScript: 'without script each colour has a form of its own' }),
  async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('#quantity').fill('3')
    await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
    const sheet = page.getByRole('dialog', { name: 'Pilih Produk' })
    await sheet.getByRole('button', { name: '+ Keranjang' }).filter({ visible: true }).click()
    const sizes = sheetForm(page).getByRole('group', { name: 'Ukuran: belum dipilih', exact: true })
    await expect(sizes.getByRole('radio').first()).toBeFocused()
    await sheet.locator('.picker-form:visible').getByText('M', { exact: true }).click()
    await expect(sheetForm(page).getByRole('group', { name: 'Ukuran', exact: true })).toBeVisible()
    await sheet.getByText('Sogan', { exact: true }).click()
    await expect(chosenSize(page)).toHaveText(['M'])
    await sheet.getByText('Indigo', { exact: true }).click()
    await expect(chosenSize(page)).toHaveText(['M'])
    await expect(sheetForm(page).getByLabel('Jumlah', { exact: true })).toHaveValue('3')
    await sheet.getByRole('button', { name: '+ Keranjang' }).filter({ visible: true }).click()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang')).toBeVisible()
    await expect(sheet).toBeHidden()
    // It stays chosen on the page, which does not ask for it again.
    const size = page.getByRole('group', { name: 'Ukuran' })
    await expect(size).toContainText('Ukuran: M')
    await expect(size.getByRole('link', { name: 'M', exact: true })).toHaveAttribute('aria-current', 'true')
    // A person who does not see the page goes on from where the sheet was opened.
    await expect(page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' })).toBeFocused()
    await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
    await expect(page.getByRole('link', { name: /^Keranjang, / }).filter({ visible: true })).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await page.goto('/order/cart')
    await expect(page.locator('main')).toContainText('Indigo, M')
  },
)

test(
  'a size that was tapped on the page is not asked again',
  only({ withScript: 'without script the address names the variant' }),
  async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: 'S', exact: true }).click()
    await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
    await expect(page.getByText('Berhasil ditambahkan ke keranjang')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'two variants of one product differ in the mini-cart',
  only({ withScript: 'the mini-cart is a script' }),
  async ({ page, scripted }) => {
    for (const size of ['M', 'L']) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
      await chooseInSheet({ page, scripted }, size)
      await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    }
    await page.setViewportSize({ width: 1_280, height: 800 })
    await page.goto('/info')
    await page
      .locator('header')
      .getByRole('link', { name: /^Keranjang/ })
      .filter({ visible: true })
      .hover()
    const lines = page.locator('.drop-down:visible li')
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: 'Indigo, M' })).toHaveCount(1)
    await expect(lines.filter({ hasText: 'Indigo, L' })).toHaveCount(1)
  },
)

const tapsIn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0))
/** Counts what a finger does: presses on the screen, not letters that are typed. */
async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1)),
      true,
    ),
  )
}

test(
  'a guest needs at most ten taps from the home page to the number to pay to, with colour and size',
  only({ withScript: 'a script in the page counts the taps' }),
  async ({ page, scripted }) => {
    await countTaps(page)
    await page.goto('/')
    await page.getByRole('link', { name: shirt.name }).first().click()
    await page.locator('#buy-bar').getByRole('button', { name: 'Beli Langsung' }).click()
    await chooseInSheet({ page, scripted }, 'L', 'Beli Langsung')
    await expect(page).toHaveURL(/\/order\/checkout/)
    await waitForIslands(page, scripted)
    await page.getByLabel(/Cari kelurahan/).fill('melawai')
    await page
      .getByRole('button', { name: /Melawai.*Kebayoran Baru/ })
      .first()
      .click()
    await page.getByLabel('Alamat Lengkap').fill(recipient.street)
    await page.getByLabel('Nama Penerima').fill(recipient.name)
    await page.getByLabel('Kode Pos').fill('12160')
    await page.getByLabel('Nomor HP', { exact: true }).fill(recipient.phone)
    await page.getByRole('button', { name: 'Simpan Alamat' }).click()
    await expect(page.getByRole('button', { name: 'Simpan Alamat' })).toBeHidden()
    const payment = await openCard(page, 'Metode Pembayaran')
    await payment.locator('label').filter({ hasText: 'BCA Virtual Account' }).click()
    await expect(payment.locator('summary')).toContainText('BCA')
    await page.getByRole('button', { name: 'Buat Pesanan' }).click()
    await expect(page.getByText('Nomor Virtual Account').first()).toBeVisible()
    expect(await tapsIn(page)).toBeLessThanOrEqual(10)
  },
)

test(
  'a customer needs three taps from a product to the number to pay to, and one more to say the size',
  only({ withScript: 'a script in the page counts the taps' }),
  async ({ page, scripted }) => {
    await enterAsSiti({ page, scripted }, '/profile')
    await countTaps(page)
    for (const [path, size, most] of [
      ['/product/kain-tulis-sekar-jagad', null, 3],
      [address, 'L', 4],
    ] as const) {
      await page.goto(path)
      await page.evaluate(() => sessionStorage.removeItem('taps'))
      await page.locator('#buy-bar').getByRole('button', { name: 'Beli Langsung' }).click()
      if (size) await chooseInSheet({ page, scripted }, size, 'Beli Langsung')
      await expect(page).toHaveURL(/\/order\/checkout/)
      await page.getByRole('button', { name: 'Buat Pesanan' }).click()
      await expect(page).toHaveURL(/\/order\/success/)
      expect(await tapsIn(page)).toBeLessThanOrEqual(most)
    }
  },
)

test(
  'who has tapped colour and size is not asked again, however late the script of the sheet comes',
  only({ withScript: 'without script the address says what was chosen' }),
  async ({ page, scripted }) => {
    const shopper = { page, scripted }
    const added = Promise.withResolvers<void>()
    await page.route(lateScript(), async (route) => {
      await added.promise
      await route.continue()
    })
    await findShirt(shopper)
    await waitForIslands(page, scripted)
    await chooseVariant(shopper)
    await addToCart(shopper)
    const late = page.waitForResponse(lateScript())
    added.resolve()
    await late
  },
)

test(
  'two quick taps and a press before the script of the sheet are no purchase of another size: the shopper is asked',
  only({ withScript: 'without script each tap is a page' }),
  async ({ page }) => {
    const never = new Promise<void>(() => {})
    await page.route(lateScript(), () => never)
    await page.route(/part=variant/, () => never)
    await page.goto(address, { waitUntil: 'load' })
    await page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: 'L', exact: true }).click()
    await page.getByRole('group', { name: 'Warna' }).getByRole('link', { name: 'Sogan', exact: true }).click()
    await page.locator('#buy-bar').getByRole('button', { name: '+ Keranjang' }).click()
    await expect(page).toHaveURL(/pilih=cart/)
    await expect(page.getByText('Berhasil ditambahkan ke keranjang')).toHaveCount(0)
  },
)
