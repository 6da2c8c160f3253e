import type { BrowserContext, Locator, Page } from '@playwright/test'
import { builtScript } from '../support/built-script.ts'
import { waitForIslands, expect, test } from '../support/journey.ts'
import {
  chooseInSheet,
  chooseShippingAndPayment,
  enterAsSiti,
  fillAddress,
  goToCheckout,
  openRegionLists,
  placeOrder,
  recipient,
} from '../support/journey-steps.ts'
import { callServer } from '#tests/support/server/server-call.ts'
import { only } from '../support/only.ts'

/** A product of the batik sample that has no options. */
const cloth = { slug: 'kain-tulis-sekar-jagad', name: /Sekar Jagad/ }

async function fillCart(page: Page, scripted: boolean) {
  await page.goto(`/product/${cloth.slug}`)
  await page.getByRole('button', { name: '+ Keranjang' }).first().click()
  await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
  await page.goto('/order/cart')
  await waitForIslands(page, scripted)
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
  await waitForIslands(page, scripted)
}
/** Presses Enter in a field. Without script that loads a page, and the test must wait for it before it goes on. */
async function enter(page: Page, field: Locator, scripted: boolean) {
  const arrived = scripted ? null : page.waitForEvent('load')
  await field.press('Enter')
  await arrived
}
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Jumlah/ })

/** Reads the order of the success page as its customer sees it, with the browser's cookies. */
async function placedOrder(page: Page): Promise<unknown> {
  const at = new URL(page.url())
  const cookies = await page.context().cookies()
  const input = JSON.stringify({ orderId: at.searchParams.get('SALE_ID') })
  const reply = await callServer(Number(at.port), at.hostname, `/api/order.find?input=${encodeURIComponent(input)}`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  return (JSON.parse(reply.body) as { data: unknown }).data
}

// Proves §4.37
test(
  'the cart’s note and the dropshipper’s name are stored with the order',
  only({ withoutScriptAtNight: 'pay-another-way makes a whole purchase without script every time' }),
  async ({ page, scripted }) => {
    // A whole purchase, page by page without script.
    test.slow()
    await fillCart(page, scripted)
    const note = await open(page, 'Catatan')
    await note.getByLabel(/Catatan untuk toko/).fill('Bungkus kado, tanpa harga')
    if (scripted) await expect(note.getByText('Tersimpan', { exact: true })).toBeVisible()
    else {
      await note.getByRole('button', { name: 'Simpan' }).click()
      // Wait for the new page: a reload while it loads would cancel it.
      await expect(page.getByText('Catatan disimpan').first()).toBeVisible()
    }
    await reload(page, scripted)
    await expect(card(page, 'Catatan')).toContainText('Bungkus kado, tanpa harga')

    await goToCheckout({ page, scripted })
    await expect(card(page, 'Catatan').locator('summary')).toContainText('Bungkus kado, tanpa harga')
    await fillAddress({ page, scripted })
    const sender = await open(page, 'Kirim sebagai Dropshipper')
    await sender.getByLabel('Nama Pengirim').fill('Rahma Collection')
    await sender.getByLabel('Nomor HP Pengirim').fill('0812')
    await sender.getByRole('button', { name: 'Simpan Pengirim' }).click()
    const phone = sender.getByLabel('Nomor HP Pengirim')
    await expect(phone).toHaveAccessibleDescription(/Nomor HP terlalu pendek/)
    await expect(sender.getByLabel('Nama Pengirim')).toHaveValue('Rahma Collection')
    await phone.fill('0812 9876 5432')
    await sender.getByRole('button', { name: 'Simpan Pengirim' }).click()
    await expect(sender.locator('summary')).toContainText('Rahma Collection')
    await chooseShippingAndPayment({ page, scripted })
    await placeOrder({ page, scripted })

    expect(await placedOrder(page)).toMatchObject({
      note: 'Bungkus kado, tanpa harga',
      dropship: { name: 'Rahma Collection', phone: '+6281298765432' },
    })
  },
)

test('a shared cart link shows the goods first and adds them by one button', async ({
  page,
  scripted,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await fillCart(page, scripted)
  const link = (await page.getByRole('link', { name: 'Bagikan', exact: true }).getAttribute('href')) ?? ''
  expect(link).toMatch(/^\/order\/cart\?isi=[\w.:-]+$/)

  const other: BrowserContext = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: javaScriptEnabled ?? true,
  })
  const friend = await other.newPage()
  await friend.goto(`${link}*2,tidak-ada`)
  await expect(friend.getByRole('heading', { name: 'Keranjang dari tautan' })).toBeVisible()
  await expect(friend.getByText('1 produk lain di tautan ini tidak tersedia.')).toBeVisible()
  // Opening the link alone has put nothing into the cart.
  await friend.goto('/order/cart')
  await expect(friend.getByText('Keranjang masih kosong')).toBeVisible()
  for (const time of ['once', 'and once more']) {
    await friend.goto(`${link}*2,tidak-ada`)
    await waitForIslands(friend, scripted)
    await friend.getByRole('button', { name: 'Tambahkan 2 barang ke keranjang' }).click()
    await expect(friend, time).toHaveURL(/\/order\/cart$/)
    await expect(quantity(friend), time).toHaveValue('2')
  }
  await other.close()
})

test('Back closes the open card and stays in checkout; a link with a fragment opens its card', async ({
  page,
  scripted,
}) => {
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
    // A card that the shopper closes leaves no entry in the history.
    await open(page, 'Catatan')
    await card(page, 'Catatan').locator('summary').click()
    await expect(page).toHaveURL(checkout)
  }
  await page.goto('/info')
  await page.goto(`${checkout}#dropship`)
  await waitForIslands(page, scripted)
  await expect(page.getByLabel('Nama Pengirim')).toBeVisible()
  if (!scripted) return
  await reload(page, scripted)
  await expect(page.getByLabel('Nama Pengirim')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(checkout)
  await expect(page.getByLabel('Nama Pengirim')).toBeHidden()
})

test(
  'Back closes a card that opened by itself, once the shopper has typed in it',
  only({ withScript: 'without script there is only the browser’s own history' }),
  async ({ page, scripted }) => {
    await fillCart(page, scripted)
    await goToCheckout({ page, scripted })
    const checkout = page.url()
    await expect(card(page, 'Alamat Pengiriman')).toHaveAttribute('open')
    await page.getByLabel('Alamat Lengkap').fill('Jl. Kemang')
    await expect(page).toHaveURL(`${checkout}#alamat`)
    await page.goBack()
    await expect(page).toHaveURL(checkout)
    await expect(card(page, 'Alamat Pengiriman')).not.toHaveAttribute('open')
  },
)

test(
  'typed text is still there after a reload and after a visit to the login',
  only({ withScript: 'without script the refused page itself keeps the typed text' }),
  async ({ page, scripted }) => {
    await fillCart(page, scripted)
    await goToCheckout({ page, scripted })
    const checkout = page.url()
    await openRegionLists(page)
    await page.getByLabel('Provinsi', { exact: true }).selectOption({ label: 'DKI Jakarta' })
    await expect(page.getByLabel('Kota/Kabupaten', { exact: true })).toBeEnabled()
    await page.getByLabel('Alamat Lengkap').fill('Jl. Kemang Raya No. 10')
    await page.getByLabel('Nama Penerima').fill('Dewi Lestari')
    const stillThere = async () => {
      await waitForIslands(page, scripted)
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
    await note.getByLabel(/Catatan untuk toko/).fill('Titip satpam')
    await page.goto(checkout)
    await waitForIslands(page, scripted)
    await expect(card(page, 'Catatan').locator('summary')).toContainText('Titip satpam')
    // Once it is saved, the typed text is no longer stored.
    await fillAddress({ page, scripted })
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).not.toContain('address-form')
  },
)

test(
  'what is chosen and typed before the script arrives counts once it has',
  only({ withScript: 'without script each choice is sent by its button' }),
  async ({ page, scripted }) => {
    await fillCart(page, scripted)
    const held = Promise.withResolvers<void>()
    await page.route(`**${builtScript('client/app/island/hydrate.ts')}`, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Checkout/ }).click()
    await expect(page).toHaveURL(/\/order\/checkout\?SALE_ID=/)
    await openRegionLists(page)
    await page.getByLabel('Provinsi', { exact: true }).selectOption({ label: 'DKI Jakarta' })
    await page.getByLabel('Alamat Lengkap').fill('Jl. Melawai Raya No. 12')
    await expect(page.getByLabel('Kota/Kabupaten', { exact: true })).toBeDisabled()
    held.resolve()

    await expect(page.getByLabel('Kota/Kabupaten', { exact: true })).toBeEnabled()
    await expect(page.getByLabel('Provinsi', { exact: true }).locator('option:checked')).toHaveText('DKI Jakarta')
    await expect(page.getByLabel('Alamat Lengkap')).toHaveValue('Jl. Melawai Raya No. 12')
    await reload(page, scripted)
    await expect(page.getByLabel('Alamat Lengkap')).toHaveValue('Jl. Melawai Raya No. 12')
  },
)

test('an invalid quantity changes nothing', async ({ page, scripted }) => {
  await fillCart(page, scripted)
  for (const nonsense of ['abc', '0', '-3', '1,5', '']) {
    await quantity(page).fill(nonsense)
    await enter(page, quantity(page), scripted)
    if (scripted) await quantity(page).blur()
    else {
      // What was typed stays, and its field says what is wrong with it.
      await expect(quantity(page)).toHaveValue(nonsense)
      await expect(quantity(page)).toHaveAccessibleDescription(/./)
      // A step counts from what the line holds.
      if (nonsense === 'abc') {
        await page.getByRole('button', { name: /^Tambah jumlah/ }).click()
        await expect(quantity(page)).toHaveValue('2')
        await page.getByRole('button', { name: /^Kurangi jumlah/ }).click()
      }
      await page.goto('/order/cart')
    }
    await expect(quantity(page)).toHaveValue('1')
  }
  await quantity(page).fill('2')
  // Wait for the response: a reload would cancel the request.
  const answered = scripted ? page.waitForResponse((response) => response.url().includes('_=change')) : null
  await enter(page, quantity(page), scripted)
  await answered
  await reload(page, scripted)
  await expect(quantity(page)).toHaveValue('2')
  if (!scripted) return
  // A quantity above the stock becomes the stock, even when the line already holds the stock.
  await quantity(page).fill('999')
  await quantity(page).press('Enter')
  await expect(quantity(page)).not.toHaveValue('999')
  const most = await quantity(page).inputValue()
  await expect(page.getByRole('button', { name: /^Tambah jumlah/ })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: `Tersisa ${most}, semua di keranjang` })).toBeVisible()
  await quantity(page).fill('999')
  await quantity(page).blur()
  await expect(quantity(page)).toHaveValue(most)
})

test(
  'with nothing ticked the button says what is missing, and looks no less like one to press',
  only({ withScript: 'without script the refused page says it' }),
  async ({ page, scripted }) => {
    await fillCart(page, scripted)
    const filled = page.getByRole('button', { name: 'Checkout (1)' })
    const colour = await filled.evaluate((button) => getComputedStyle(button).backgroundColor)
    await page.getByRole('checkbox', { name: 'Pilih Semua' }).uncheck()
    const missing = page.getByRole('button', { name: 'Pilih produk dulu' })
    await expect(missing).toHaveCSS('background-color', colour)
    await missing.click()
    await expect(page.getByText('Tidak ada produk.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
    await expect(filled).toHaveCSS('background-color', colour)
  },
)

test(
  'below the lines of a cart stands what is like them, and nothing moves for it',
  only({ withScript: 'a script brings it, so that the cart reads nothing more' }),
  async ({ page, scripted }) => {
    await fillCart(page, scripted)
    // The header of a phone does not lead to the page that it stands on.
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'Cari', exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(bar.getByRole('link', { name: /^Keranjang/ }).filter({ visible: true })).toHaveCount(0)
    await page.setViewportSize({ width: 1_280, height: 800 })
    const asked = Promise.withResolvers<void>()
    await page.route('**/order/cart?part=cards', async (route) => {
      await asked.promise
      await route.continue()
    })
    await reload(page, scripted)
    const footer = page.getByRole('contentinfo')
    const before = await footer.boundingBox()
    asked.resolve()
    const popular = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Mungkin Anda Suka' }) })
    await expect(popular.locator('.product-card').nth(5)).toBeVisible()
    expect(await footer.boundingBox()).toEqual(before)
  },
)

test(
  'a line that was removed comes back by one press, with its pieces',
  only({ withScript: 'a script offers it' }),
  async ({ page, scripted }) => {
    await fillCart(page, scripted)
    await quantity(page).fill('2')
    await quantity(page).press('Enter')
    // It comes when its place is near; requested after the line has gone, it would be the best sellers.
    const like = page.getByRole('heading', { name: 'Mungkin Anda Suka' })
    await page.mouse.wheel(0, 2_000)
    await expect(like).toBeVisible()
    await page.getByRole('button', { name: /^Hapus/ }).click()
    const told = page.getByRole('alert')
    // It stays while somebody points at it.
    await told.getByRole('button', { name: 'Urungkan' }).hover()
    await expect(told).toContainText(/^Dihapus dari keranjang/)
    await expect(page.getByText('Keranjang masih kosong')).toBeVisible()
    // It looks like one that was empty when the page came.
    await expect(like).toBeVisible()
    // A second press adds no more pieces.
    await told.getByRole('button', { name: 'Urungkan' }).dblclick()
    await expect(told).toContainText(/^Kembali di keranjang/)
    await expect(quantity(page)).toHaveValue('2')
    await reload(page, scripted)
    await expect(quantity(page)).toHaveValue('2')
  },
)

test(
  'a refused change is undone and explained, checkout does not go on with it, and the focus stays',
  only({ withScript: 'without script the page itself shows the result' }),
  async ({ page, scripted }) => {
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
    // What is counted are pieces, as in the checkout.
    await page.getByRole('button', { name: 'Checkout (2)' }).click()
    await expect(page.getByRole('button', { name: 'Checkout (2)' })).toHaveAttribute('aria-busy', 'true')
    ;(held as unknown as () => void)()
    await expect(page.getByText('Network Error')).toBeVisible()
    await expect(quantity(page)).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Checkout (1)' })).not.toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(/\/order\/cart$/)
  },
)

test(
  'when the first of two changes is refused, checkout waits and shows the corrected cart',
  only({ withScript: 'without script the page itself shows the result' }),
  async ({ page, scripted }) => {
    await page.goto('/product/kain-cap-parang-rusak')
    await page.getByRole('button', { name: '+ Keranjang' }).first().click()
    await chooseInSheet({ page, scripted }, 'Sogan')
    await expect(page.getByText('Berhasil ditambahkan ke keranjang').first()).toBeVisible()
    await fillCart(page, scripted)
    const pressed = Promise.withResolvers<void>()
    let changes = 0
    // Not `times: 1`: with its only route gone Playwright lets the request go on that is held here.
    await page.route('**/order/cart?_=change', async (route) => {
      changes += 1
      if (changes > 1) return route.continue()
      await pressed.promise
      await route.abort()
    })
    const more = page.getByRole('button', { name: /^Tambah jumlah/ })
    await more.first().click()
    await more.last().click()
    const checkout = page.getByRole('button', { name: /^Checkout \(\d\)/ })
    await checkout.click()
    pressed.resolve()
    await expect(page.getByText('Network Error')).toBeVisible()
    await expect(quantity(page).first()).toHaveValue('1')
    await expect(quantity(page).last()).toHaveValue('2')
    await expect(checkout).not.toHaveAttribute('aria-busy', 'true')
    await expect(checkout).toHaveText('Checkout (3)')
    await expect(page).toHaveURL(/\/order\/cart$/)
  },
)

test('an unknown voucher code is refused at its card and stays in the field', async ({ page, scripted }) => {
  await fillCart(page, scripted)
  const cartCard = await open(page, 'Voucher Dipakai')
  await cartCard.getByLabel('Masukkan kode voucher').fill('TIDAKADA')
  await cartCard.getByRole('button', { name: 'Pakai', exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText('Voucher tidak berlaku')
  await expect(page.getByLabel('Masukkan kode voucher')).toHaveValue('TIDAKADA')
  await page.goto('/order/cart')
  await waitForIslands(page, scripted)
  await goToCheckout({ page, scripted })
  const checkoutCard = await open(page, 'Voucher/Kode Promo')
  await checkoutCard.getByLabel('Masukkan kode voucher').fill('TIDAKADA')
  await checkoutCard.getByRole('button', { name: 'Pakai', exact: true }).first().click()
  await expect(page.getByRole('alert')).toContainText('Voucher tidak berlaku')
  await expect(page.getByLabel('Masukkan kode voucher')).toHaveValue('TIDAKADA')
})

test(
  'a session that ends during checkout loses no text: after the login the card is open with the typed text',
  only({ withScript: 'without script the refused page itself keeps the typed text' }),
  async ({ page, scripted, browser, baseURL }) => {
    const logIn = async () => {
      await waitForIslands(page, scripted)
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
    await waitForIslands(page, scripted)
    await expect(page.getByLabel('Nama Pengirim')).toHaveValue('Rahma Collection')
    await page.getByRole('button', { name: 'Simpan Pengirim' }).click()
    await expect(card(page, 'Kirim sebagai Dropshipper').locator('summary')).toContainText('Rahma Collection')
  },
)

test(
  'a guest whose kecamatan is known from the shipping cost has only the kelurahan left to choose',
  only({ withScript: 'only a script remembers the place' }),
  async ({ page, scripted }) => {
    await fillCart(page, scripted)
    await page.evaluate(() => localStorage.setItem('kec', '31.74.03'))
    await goToCheckout({ page, scripted })
    await expect(page.getByText(/^WilayahMampang Prapatan, Kota [^,]+, DKI Jakarta$/)).toBeVisible()
    await expect(page.getByLabel('Kecamatan', { exact: true })).toHaveCount(0)
    await page.getByLabel('Kelurahan/Desa', { exact: true }).selectOption({ label: 'Bangka' })
    await page.getByLabel('Alamat Lengkap').fill(recipient.street)
    await page.getByLabel('Kode Pos').fill(recipient.postcode)
    await page.getByLabel('Nama Penerima').fill(recipient.name)
    await page.getByLabel('Nomor HP', { exact: true }).fill(recipient.phone)
    // A typed address says the kecamatan, too, where none is known. A second one may be a present's.
    await page.evaluate(() => {
      const form = document.createElement('form')
      const village = document.createElement('input')
      Object.assign(village, { name: 'villageCode', value: '32.73.02.1004' })
      form.append(village)
      form.addEventListener('submit', (event) => event.preventDefault())
      document.body.append(form)
      localStorage.setItem('alamat', '31.74.03')
      form.requestSubmit()
    })
    expect(await page.evaluate(() => localStorage.getItem('alamat'))).toBe('31.74.03')
    await page.evaluate(() => localStorage.clear())
    await page.getByRole('button', { name: 'Simpan Alamat' }).click()
    await expect(page.getByText(/Bangka, Mampang Prapatan/).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('alamat'))).toBe('31.74.03')
    // What was saved is shown, whatever place is known.
    await page.evaluate(() => localStorage.setItem('kec', '31.74.07'))
    await page.reload()
    await waitForIslands(page, scripted)
    await expect(page.getByText(/Bangka, Mampang Prapatan/).first()).toBeVisible()
  },
)

test(
  'the cart of a customer names the saved address until another place is picked',
  only({ withScript: 'only a script shows the cost of a place' }),
  async ({ page, scripted }) => {
    await enterAsSiti({ page, scripted }, '/profile')
    await fillCart(page, scripted)
    const shipping = page.locator('main p:has(.ship)')
    await expect(shipping).toHaveText(/^OngkirKe Coblong: Gratis ongkir, tiba\s.*Ubah$/)
    // From then on cards name its cost, until another one is picked or somebody logs out.
    await page.goto('/products/semua')
    await expect(page.locator('.product-card .ship').first()).toContainText('Tiba')
    // The page of the cost begins with it, too.
    await page.goto('/ongkir')
    await expect(page.getByRole('heading', { name: 'Ongkir ke Coblong, Kota Bandung' })).toBeVisible()
    // A new address is another one, so its form does not begin with that kecamatan.
    await page.goto('/profile/address?baru=1')
    await waitForIslands(page, scripted)
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel('Alamat Lengkap')).toBeVisible()
    await expect(page.getByText(/^Coblong, Kota Bandung/)).toHaveCount(0)
    await page.goto('/order/cart')
    await expect(shipping).toHaveText(/^OngkirKe Coblong/)
    await page.evaluate(() => localStorage.setItem('kec', '31.74.03'))
    await page.reload()
    await expect(shipping).toHaveText(/^OngkirKe Mampang Prapatan: /)
    // COD is promised beside the buttons of a desktop until a place is known where no courier collects.
    const promise = page.locator('.product-buy [data-cod-promise]')
    const line = page.locator('#ongkir .ship')
    await page.goto('/product/dompet-koin-ceplok')
    await expect(line).toHaveText(/^Ke Mampang Prapatan: /)
    expect(await promise.getAttribute('hidden')).toBe(null)
    // Of a heavier parcel it says nothing about this one.
    for (const [kec, of1, of30, hidden] of [
      ['91.03.01', '', 'data-unpaid=""', null],
      ['91.03.02', 'data-unpaid=""', '', ''],
    ] as const) {
      const step = (kilos: number, unpaid: string) =>
        `<i data-kg="${kilos}" data-from="0" data-cod="0" ${unpaid}>Ongkir mulai Rp 92.000</i>`
      const body = `<b>Distrik ${kec}</b>${step(1, of1)}${step(30, of30)}`
      await page.route(/part=shipping-cost/, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.evaluate((code) => localStorage.setItem('kec', code), kec)
      await page.reload()
      await expect(line).toHaveText(`Ke Distrik ${kec}: Ongkir mulai Rp\u00a092.000`)
      expect(await promise.getAttribute('hidden')).toBe(hidden)
    }
  },
)
