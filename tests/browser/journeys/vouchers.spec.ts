import { lateScript } from '../support/built-script.ts'
import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  chooseShippingAndPayment,
  chooseVariant,
  enterAsSiti,
  fillAddress,
  findShirt,
  goToCheckout,
  openCart,
  placeOrder,
  raiseQuantity,
  typeAddress,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

test(
  'a voucher link saves the voucher, says what is missing, and lowers the total of an order that qualifies',
  only({ withoutScriptAtNight: 'pay-another-way applies a voucher without script every time' }),
  async ({ page, scripted }) => {
    const shopper = { page, scripted }
    await page.goto('/discount/batik10')
    await page.getByRole('button', { name: 'Klaim Voucher' }).click()
    await expect(page.getByText(/^Tersimpan untuk Anda sampai /)).toBeVisible()
    await expect(page.getByText(/hemat\smaks\.\sRp\s50\.000/)).toBeVisible()
    await findShirt(shopper)
    await chooseVariant(shopper)
    await addToCart(shopper)
    await openCart(shopper)
    await raiseQuantity(shopper)
    await page.goto('/discount/batik10')
    await expect(page.getByText('Hemat Rp 50.000 dengan voucher')).toBeVisible()
    await page.getByRole('link', { name: 'Lihat Keranjang' }).first().click()
    await expect(page).toHaveURL(/\/order\/cart$/)
    await openCart(shopper)
    // What the cart promises of shipping holds in the checkout, whose couriers are not known yet.
    const promised = page
      .getByText(/^Gratis (ongkir )?s\.d\. (Rp\s25\.000|25\srb)/)
      .filter({ visible: true })
      .first()
    await expect(promised).toBeVisible()
    await goToCheckout(shopper)
    await expect(promised).toBeVisible()
    await fillAddress(shopper)
    await chooseShippingAndPayment(shopper)
    await expect(page.getByText('Diskon Voucher').first()).toBeVisible()
    await placeOrder(shopper)
    await page.getByRole('link', { name: 'Rincian Pesanan' }).click()
    await expect(page.getByText('−Rp 50.000').first()).toBeVisible()
  },
)

test(
  'a voucher that is claimed before the late script is there is kept',
  only({ withScript: 'without script a claim is kept by its own page' }),
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(lateScript(), async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/')
    const ticket = page.locator('.tickets li').filter({ hasText: 'Cashback 5%' })
    await ticket.getByRole('button', { name: 'Klaim' }).click()
    held.resolve()
    await expect(page.getByText('Voucher diklaim')).toBeVisible()
    await expect(ticket.getByRole('link', { name: 'Pakai' })).toBeVisible()
    await page.reload()
    await expect(ticket.getByRole('link', { name: 'Pakai' })).toBeVisible()
  },
)

test('a shopper claims a voucher on the home page without leaving it, and can use it from then on', async ({
  page,
  scripted,
}) => {
  await page.goto('/')
  const ticket = page.locator('.tickets li').filter({ hasText: 'Cashback 5%' })
  if (scripted) {
    // A shop's popup, if there is one, covers the page.
    await page.waitForLoadState()
    await page.keyboard.press('Escape')
  }
  await ticket.getByRole('button', { name: 'Klaim' }).click()
  await expect(page.getByText('Voucher diklaim')).toBeVisible()
  if (!scripted) return
  await expect(ticket.getByRole('link', { name: 'Pakai' })).toBeFocused()
  await page.goto('/product/kain-tulis-sekar-jagad')
  await page.getByText('Voucher Toko', { exact: true }).click()
  await ticket.getByRole('link', { name: 'Pakai' }).click()
  await expect(page).toHaveURL(/\/discount\/KOINBATIK$/)
  // The link changes nothing; its button does.
  await page.getByRole('button', { name: 'Klaim Voucher' }).click()
  await expect(page.getByText(/^Tersimpan untuk Anda sampai /)).toBeVisible()
})

test(
  'a voucher that gives way once the phone is known says so where the total is, in one sentence, over no list',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted }) => {
    const shopper = { page, scripted }
    await page.goto('/product/kemeja-kawung-lengan-panjang')
    await chooseVariant(shopper)
    await addToCart(shopper)
    await openCart(shopper)
    await goToCheckout(shopper)
    await typeAddress(shopper)
    // Who has bought before is no new customer.
    await page.getByLabel('Nomor HP', { exact: true }).fill('081234567890')
    await page.getByRole('button', { name: 'Simpan Alamat' }).click()
    const said =
      /^Voucher Potongan belanja pertama \(khusus pelanggan baru\) diganti .*: hemat Rp\s[\d.]+, Rp\s[\d.]+ lebih sedikit\.$/
    const notice = page.getByText('Ada perubahan pada pesanan Anda').locator('~ p')
    if (scripted) {
      await expect(page.locator('#place-order p').filter({ hasText: said })).toBeInViewport()
      await expect(page.locator('.toast')).toHaveCount(0)
      await expect(notice).toHaveCount(0)
      await page.reload()
    }
    await expect(notice).toHaveText([said])
  },
)

test(
  'who is signed in reads the price with what everybody has, also of another size; a guest that of a first order',
  only({ withScript: 'the page is the same for everybody, and a script knows who is signed in' }),
  async ({ page, scripted }) => {
    const shirt = '/product/kemeja-kawung-lengan-panjang'
    const price = page.locator('#product-head small').filter({ hasText: /voucher|baru/ })
    await page.goto(shirt)
    await expect(price).toHaveText('Rp 259.000 dengan voucher pembeli baru')
    await enterAsSiti({ page, scripted }, '/profile')
    await page.goto(shirt)
    await expect(price).toHaveText('Rp 260.100 dengan voucher')
    const part = page.waitForResponse(/part=variant/)
    await page.getByRole('group', { name: 'Ukuran' }).getByRole('link', { name: 'M', exact: true }).click()
    await part
    await expect(page.getByRole('group', { name: 'Ukuran' })).not.toContainText('belum dipilih')
    await expect(price).toHaveText('Rp 260.100 dengan voucher')
  },
)
