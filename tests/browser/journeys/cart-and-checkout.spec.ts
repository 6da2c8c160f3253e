import type { BrowserContext, Locator, Page } from '@playwright/test'
import { awake, expect, test } from '../support/journey.ts'
import { chooseShippingAndPayment, fillAddress, goToCheckout, placeOrder } from '../support/journey-steps.ts'
import { callServer } from '#tests/support/server/server-call.ts'

/** A product of the batik sample without options. */
const cloth = { slug: 'kain-tulis-sekar-jagad', name: /Sekar Jagad/ }

async function fillCart(page: Page, scripted: boolean) {
  await page.goto(`/product/${cloth.slug}`)
  await page.getByRole('button', { name: '+ Keranjang' }).first().click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
  await page.goto('/order/cart')
  await awake(page, scripted)
}
const card = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
async function open(page: Page, title: string) {
  const found = card(page, title)
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click()
  return found
}
const reload = async (page: Page, scripted: boolean) => {
  await page.reload()
  await awake(page, scripted)
}
/** Enter in a field; without script it brings another page, and nothing may be asked of the old one on the way. */
async function enter(page: Page, field: Locator, scripted: boolean) {
  const arrived = scripted ? null : page.waitForEvent('load')
  await field.press('Enter')
  await arrived
}
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Jumlah/ })

/** The order of the success page as its buyer reads it, asked for with the browser's cookies. */
async function placedOrder(page: Page): Promise<unknown> {
  const at = new URL(page.url())
  const cookies = await page.context().cookies()
  const input = JSON.stringify({ orderId: at.searchParams.get('SALE_ID') })
  const reply = await callServer(Number(at.port), at.hostname, `/api/order.find?input=${encodeURIComponent(input)}`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  return (JSON.parse(reply.body) as { data: unknown }).data
}

test('a note from the cart and a dropshipper’s name travel to the order', async ({ page, scripted }) => {
  test.skip(
    !scripted && !process.env.NIGHTLY,
    'walked without script in the long form; pay-another-way walks a whole purchase without it every time',
  )
  // A whole purchase, page by page without script.
  test.slow()
  await fillCart(page, scripted)
  const note = await open(page, 'Tulis catatan')
  await note.getByLabel(/Catatan untuk penjual/).fill('Bungkus kado, tanpa harga')
  if (scripted) await expect(note.getByText('Tersimpan', { exact: true })).toBeVisible()
  else {
    await note.getByRole('button', { name: 'Simpan' }).click()
    // The page is another one by then; a reload on the way to it would reach neither.
    await expect(page.getByText('Catatan disimpan').first()).toBeVisible()
  }
  await reload(page, scripted)
  await expect(card(page, 'Tulis catatan')).toContainText('Bungkus kado, tanpa harga')

  await goToCheckout({ page, scripted })
  await expect(card(page, 'Catatan').locator('summary')).toContainText('Bungkus kado, tanpa harga')
  await fillAddress({ page, scripted })
  const sender = await open(page, 'Kirim sebagai Dropshipper')
  await sender.getByLabel('Nama Pengirim').fill('Rahma Collection')
  await sender.getByLabel('Nomor HP Pengirim').fill('0812')
  await sender.getByRole('button', { name: 'Simpan Pengirim' }).click()
  await expect(sender.getByText('Nomor HP terlalu pendek')).toBeVisible()
  await expect(sender.getByLabel('Nama Pengirim')).toHaveValue('Rahma Collection')
  await sender.getByLabel('Nomor HP Pengirim').fill('0812 9876 5432')
  await sender.getByRole('button', { name: 'Simpan Pengirim' }).click()
  await expect(sender.locator('summary')).toContainText('Rahma Collection')
  await chooseShippingAndPayment({ page, scripted })
  await placeOrder({ page, scripted })

  expect(await placedOrder(page)).toMatchObject({
    remark: 'Bungkus kado, tanpa harga',
    dropship: { name: 'Rahma Collection', phone: '+6281298765432' },
  })
})

test('a cart is shared by its link, looked at first, and added by one button', async ({
  page,
  scripted,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await fillCart(page, scripted)
  const link = (await page.getByRole('link', { name: 'Bagikan keranjang' }).getAttribute('href')) ?? ''
  expect(link).toMatch(/^\/order\/cart\?isi=[\w.:-]+$/)

  const other: BrowserContext = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: javaScriptEnabled ?? true,
  })
  const friend = await other.newPage()
  await friend.goto(`${link}*2,tidak-ada`)
  await expect(friend.getByRole('heading', { name: 'Keranjang dari tautan' })).toBeVisible()
  await expect(friend.getByText('1 produk lain di tautan ini tidak tersedia.')).toBeVisible()
  // Looking has put nothing into the cart.
  await friend.goto('/order/cart')
  await expect(friend.getByText('Keranjang masih kosong')).toBeVisible()
  for (const time of ['once', 'and once more']) {
    await friend.goto(`${link}*2,tidak-ada`)
    await awake(friend, scripted)
    await friend.getByRole('button', { name: 'Tambahkan 2 barang ke keranjang' }).click()
    await expect(friend, time).toHaveURL(/\/order\/cart$/)
    await expect(quantity(friend), time).toHaveValue('2')
  }
  await other.close()
})

test('Back closes the open card and stays in checkout; a link opens one', async ({ page, scripted }) => {
  await fillCart(page, scripted)
  await goToCheckout({ page, scripted })
  const checkout = page.url()
  if (scripted) {
    await open(page, 'Kirim sebagai Dropshipper')
    await expect(page).toHaveURL(`${checkout}#dropship`)
    await open(page, 'Catatan')
    await expect(page).toHaveURL(`${checkout}#catatan`)
    await expect(card(page, 'Kirim sebagai Dropshipper')).not.toHaveAttribute('open')
    await page.goBack()
    await expect(page).toHaveURL(checkout)
    await expect(card(page, 'Catatan')).not.toHaveAttribute('open')
    await expect(card(page, 'Catatan').locator('summary')).toBeFocused()
    // A card that is closed by hand leaves no step behind.
    await open(page, 'Catatan')
    await card(page, 'Catatan').locator('summary').click()
    await expect(page).toHaveURL(checkout)
  }
  await page.goto('/info')
  await page.goto(`${checkout}#dropship`)
  await awake(page, scripted)
  await expect(page.getByLabel('Nama Pengirim')).toBeVisible()
  if (!scripted) return
  await reload(page, scripted)
  await expect(page.getByLabel('Nama Pengirim')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(checkout)
  await expect(page.getByLabel('Nama Pengirim')).toBeHidden()
})

test('a card that opened by itself is a step of Back once it was touched', async ({ page, scripted }) => {
  test.skip(!scripted, 'without script the browser’s own history is all there is')
  await fillCart(page, scripted)
  await goToCheckout({ page, scripted })
  const checkout = page.url()
  await expect(card(page, 'Alamat Pengiriman')).toHaveAttribute('open')
  await page.getByLabel('Alamat Lengkap').fill('Jl. Kemang')
  await expect(page).toHaveURL(`${checkout}#alamat`)
  await page.goBack()
  await expect(page).toHaveURL(checkout)
  await expect(card(page, 'Alamat Pengiriman')).not.toHaveAttribute('open')
})

test('what was typed is there again after a reload and after a way to the login', async ({ page, scripted }) => {
  test.skip(!scripted, 'what is typed without script is kept by the page that refuses it')
  await fillCart(page, scripted)
  await goToCheckout({ page, scripted })
  const checkout = page.url()
  await page.getByLabel('Provinsi', { exact: true }).selectOption({ label: 'DKI Jakarta' })
  await expect(page.getByLabel('Kota/Kabupaten', { exact: true })).toBeEnabled()
  await page.getByLabel('Alamat Lengkap').fill('Jl. Kemang Raya No. 10')
  await page.getByLabel('Nama Penerima').fill('Dewi Lestari')
  const stillThere = async () => {
    await awake(page, scripted)
    await expect(page.getByLabel('Alamat Lengkap')).toHaveValue('Jl. Kemang Raya No. 10')
    await expect(page.getByLabel('Nama Penerima')).toHaveValue('Dewi Lestari')
    await expect(page.getByLabel('Provinsi', { exact: true }).locator('option:checked')).toHaveText('DKI Jakarta')
    await expect(page.getByLabel('Kota/Kabupaten', { exact: true })).toBeEnabled()
  }
  await page.reload()
  await stillThere()
  await page.getByRole('link', { name: 'Masuk', exact: true }).last().click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await page.goto(checkout)
  await stillThere()
  const note = await open(page, 'Catatan')
  await note.getByLabel(/Catatan untuk penjual/).fill('Titip satpam')
  await page.goto(checkout)
  await awake(page, scripted)
  await expect(card(page, 'Catatan').locator('summary')).toContainText('Titip satpam')
  // Saved, it is no draft any more.
  await fillAddress({ page, scripted })
  expect(await page.evaluate(() => sessionStorage.getItem('ketikan'))).not.toContain('form-alamat')
})

test('nonsense in the quantity field changes nothing', async ({ page, scripted }) => {
  await fillCart(page, scripted)
  for (const nonsense of ['abc', '0', '-3', '1,5', '']) {
    await quantity(page).fill(nonsense)
    await enter(page, quantity(page), scripted)
    if (scripted) await quantity(page).blur()
    else await page.goto('/order/cart')
    await expect(quantity(page)).toHaveValue('1')
  }
  await quantity(page).fill('2')
  // A reload would cut the request off that is on its way.
  const answered = scripted ? page.waitForResponse((response) => response.url().includes('_=change')) : null
  await enter(page, quantity(page), scripted)
  await answered
  await reload(page, scripted)
  await expect(quantity(page)).toHaveValue('2')
  if (!scripted) return
  // More than there is becomes all there is, also where that changes nothing any more.
  await quantity(page).fill('999')
  await quantity(page).press('Enter')
  await expect(quantity(page)).not.toHaveValue('999')
  const most = await quantity(page).inputValue()
  await quantity(page).fill('999')
  await quantity(page).blur()
  await expect(quantity(page)).toHaveValue(most)
})

test('a change that is refused goes back and says why, and nobody checks out what they did not ask for; the keyboard keeps its place', async ({
  page,
  scripted,
}) => {
  test.skip(!scripted, 'without script the page itself is the answer')
  await fillCart(page, scripted)
  let held: (() => void) | null = null
  await page.route('**/order/cart?_=change', async (route) => {
    await new Promise<void>((go) => (held = go))
    await route.abort()
  })
  await quantity(page).fill('2')
  await quantity(page).press('Enter')
  await expect(quantity(page)).toBeFocused()
  await expect.poll(() => held).not.toBeNull()
  await expect(quantity(page)).toHaveValue('2')
  await page.getByRole('button', { name: 'Checkout (1)' }).click()
  await expect(page.getByRole('button', { name: 'Checkout (1)' })).toHaveAttribute('aria-busy', 'true')
  ;(held as unknown as () => void)()
  await expect(page.getByText('Network Error')).toBeVisible()
  await expect(quantity(page)).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Checkout (1)' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/order\/cart$/)
})

test('of two changes the first is refused: what would be paid is shown before it is checked out', async ({
  page,
  scripted,
}) => {
  test.skip(!scripted, 'without script the page itself is the answer')
  await page.goto('/product/kain-cap-parang-rusak')
  await page.getByRole('button', { name: '+ Keranjang' }).first().click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
  await fillCart(page, scripted)
  const pressed = Promise.withResolvers<void>()
  await page.route(
    '**/order/cart?_=change',
    async (route) => {
      await pressed.promise
      await route.abort()
    },
    { times: 1 },
  )
  const more = page.getByRole('button', { name: /^Tambah jumlah/ })
  await more.first().click()
  await more.last().click()
  const checkout = page.getByRole('button', { name: 'Checkout (2)' })
  await checkout.click()
  pressed.resolve()
  await expect(page.getByText('Network Error')).toBeVisible()
  await expect(quantity(page).first()).toHaveValue('1')
  await expect(quantity(page).last()).toHaveValue('2')
  await expect(checkout).not.toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/order\/cart$/)
})

test('a code that is no voucher is refused at its card and stays to be mended', async ({ page, scripted }) => {
  await fillCart(page, scripted)
  const cartCard = await open(page, 'Pakai Voucher')
  await cartCard.getByLabel('Masukkan kode voucher').fill('TIDAKADA')
  await cartCard.getByRole('button', { name: 'Gunakan', exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText('Voucher tidak berlaku')
  await expect(page.getByLabel('Masukkan kode voucher')).toHaveValue('TIDAKADA')
  await page.goto('/order/cart')
  await awake(page, scripted)
  await goToCheckout({ page, scripted })
  const saleCard = await open(page, 'Voucher/Kode Promo')
  await saleCard.getByLabel('Masukkan kode voucher').fill('TIDAKADA')
  await saleCard.getByRole('button', { name: 'Gunakan', exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText('Voucher tidak berlaku')
  await expect(page.getByLabel('Masukkan kode voucher')).toHaveValue('TIDAKADA')
})

test('a session that ended on the way costs no word: after the login the card stands open with what was typed', async ({
  page,
  scripted,
  browser,
  baseURL,
}) => {
  test.skip(!scripted, 'what is typed without script is kept by the page that refuses it')
  const logIn = async () => {
    await awake(page, scripted)
    await page.getByLabel('Email atau Nomor HP').fill('siti@contoh.id')
    await page.getByLabel('Kata Sandi', { exact: true }).fill('belanja-aman-2026')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  }
  await page.goto('/auth/login')
  await logIn()
  await expect(page).toHaveURL(/\/profile$/, { timeout: 20_000 })
  await fillCart(page, scripted)
  await goToCheckout({ page, scripted })
  const sender = await open(page, 'Kirim sebagai Dropshipper')
  await sender.getByLabel('Nama Pengirim').fill('Rahma Collection')
  await sender.getByLabel('Nomor HP Pengirim').fill('081298765432')

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const other = await elsewhere.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Keluar' }).click()
  await expect(other).not.toHaveURL(/\/profile/)
  await elsewhere.close()

  await sender.getByRole('button', { name: 'Simpan Pengirim' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await logIn()
  await expect(page).toHaveURL(/\/order\/checkout/, { timeout: 20_000 })
  await awake(page, scripted)
  await expect(page.getByLabel('Nama Pengirim')).toHaveValue('Rahma Collection')
  await page.getByRole('button', { name: 'Simpan Pengirim' }).click()
  await expect(card(page, 'Kirim sebagai Dropshipper').locator('summary')).toContainText('Rahma Collection')
})
