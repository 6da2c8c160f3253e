import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  chooseShippingAndPayment,
  chooseVariant,
  fillAddress,
  findShirt,
  goToCheckout,
  openCard,
  openCart,
  pay,
  placeOrder,
  raiseQuantity,
  recipient,
  shirt,
  type Shopper,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

// Proves §1.5, §2.12, §3.59, §4.30, §6.1
test(
  'a guest finds a shirt, chooses a variant, orders it without an account and pays',
  only({ atNight: 'pay-another-way begins the same way and goes further' }),
  async ({ page, scripted }) => {
    const shopper = { page, scripted }
    await findShirt(shopper)
    await chooseVariant(shopper)
    await addToCart(shopper)
    await openCart(shopper)
    await raiseQuantity(shopper)
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('2 × Rp 289.000 = Rp 578.000')
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await chooseShippingAndPayment(shopper)
    await placeOrder(shopper)

    const link = page.getByRole('link', { name: 'Rincian Pesanan' })
    const track = (await link.getAttribute('href')) ?? ''
    expect(track).toMatch(/^\/order\/track\//)
    await pay(shopper)
    await page.goto(track)
    await expect(page.getByText('Pembayaran Dikonfirmasi').first()).toBeVisible()
    await expect(page.getByText(shirt.name).first()).toBeVisible()
    // Its own browser shows the address; a link that was passed on shows the order alone.
    await expect(page.getByText(recipient.street).first()).toBeVisible()
    await page.context().clearCookies()
    await page.goto(track)
    await expect(page.getByText(shirt.name).first()).toBeVisible()
    await expect(page.getByText(recipient.street)).toHaveCount(0)
  },
)

// Proves §2.20
test(
  'an order is placed once, even when its checkout page is opened again',
  only({ withoutScriptAtNight: 'pay-another-way makes a whole purchase without script every time' }),
  async ({ page, scripted }) => {
    const shopper = { page, scripted }
    await findShirt(shopper)
    await chooseVariant(shopper)
    await addToCart(shopper)
    await openCart(shopper)
    await goToCheckout(shopper)
    const checkout = page.url()
    await fillAddress(shopper)
    await chooseShippingAndPayment(shopper)
    await placeOrder(shopper)
    const success = page.url()
    await page.goto(checkout)
    await expect(page).toHaveURL(success)
    await page.goto('/order/cart')
    await expect(page.getByText('Keranjang masih kosong')).toBeVisible()
  },
)

// Proves §2.19, §5.19
test('the missing address is named at its field and the shopper stays in checkout', async ({ page, scripted }) => {
  const shopper = { page, scripted }
  await findShirt(shopper)
  await chooseVariant(shopper)
  await addToCart(shopper)
  await openCart(shopper)
  await goToCheckout(shopper)
  await page.getByRole('button', { name: 'Simpan Alamat' }).click()
  await expect(page).toHaveURL(/\/order\/checkout/)

  // The form that is open is checked: its first empty field has the focus, and each mark goes when its field is filled.
  const [name, phone] = [page.getByLabel('Nama Penerima'), page.getByLabel('Nomor HP', { exact: true })]
  const street = page.getByLabel('Alamat Lengkap')
  for (const field of [name, phone, street, page.getByLabel(/Cari kelurahan/)])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  if (!scripted) return
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  await name.fill('Rina Putri')
  await phone.fill('0812')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Simpan Alamat' }).click()
  await expect(phone).toBeFocused()
  await expect(page.getByText('Nomor HP terlalu pendek. Contoh: 0812 3456 7890')).toBeVisible()
  await expect(street).toHaveAttribute('aria-invalid', 'true')
})

async function goToEmptyCheckout(shopper: Shopper): Promise<void> {
  await findShirt(shopper)
  await chooseVariant(shopper)
  await addToCart(shopper)
  await openCart(shopper)
  await goToCheckout(shopper)
}

test(
  'the button of the bar does what it says even if the script never comes',
  only({ withScript: 'without script none comes' }),
  async ({ page, scripted }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await goToEmptyCheckout({ page, scripted })
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.reload()
    await page.getByLabel('Nama Penerima').fill('Rina Putri')
    await page.getByLabel('Alamat Lengkap').fill('Jl. Kemang Raya No. 10')
    await page.getByRole('button', { name: 'Simpan Alamat' }).click()
    await expect(page.getByLabel('Nomor HP', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Nama Penerima')).toHaveValue('Rina Putri')
    await expect(page.getByLabel('Alamat Lengkap')).toHaveValue('Jl. Kemang Raya No. 10')

    // The only place that is found is picked, and what was typed stays.
    await page.getByLabel('Nomor HP', { exact: true }).fill('0812 9876 5432')
    await page.getByLabel(/Cari kelurahan/).fill('bangka mampang')
    await page.getByLabel(/Cari kelurahan/).press('Enter')
    await expect(page.getByLabel('Kode Pos')).toHaveValue('12730')
    await page.locator('#place-order').getByRole('button', { name: 'Simpan Alamat' }).click()
    // What is ticked is applied, and nothing is bought yet.
    const payment = await openCard(page, 'Metode Pembayaran')
    await payment.getByRole('radio', { name: /BCA Virtual Account/ }).check()
    const note = (await openCard(page, 'Catatan')).locator('textarea')
    await note.fill('Bungkus kado')
    await page.getByRole('button', { name: 'Pilih Pembayaran' }).click()
    await expect(page.getByRole('button', { name: 'Buat Pesanan' })).toBeVisible()
    await expect(page).toHaveURL(/\/order\/checkout\?/)
    await expect(note).toHaveValue('Bungkus kado')
  },
)

test(
  'on a phone on its side the form has its own button',
  only({ withScript: 'the sample is the same without' }),
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 320 })
    await page.goto('/dev/layar?layar=checkout&contoh=empty')
    await expect(page.locator('#address-form').getByRole('button', { name: 'Simpan Alamat' })).toBeVisible()
  },
)

test(
  'the button that opens the form leads into it and sends nothing',
  only({ withScript: 'without script the form is open' }),
  async ({ page, scripted }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await goToEmptyCheckout({ page, scripted })
    await page.getByRole('heading', { name: 'Alamat Pengiriman' }).click()
    const name = page.getByLabel('Nama Penerima')
    await expect(name).toBeHidden()
    await page.getByRole('button', { name: 'Isi Alamat' }).press('Enter')
    await expect(name).toBeFocused()
    await expect(name).toBeInViewport()
    await expect(name).not.toHaveAttribute('aria-invalid')
  },
)
