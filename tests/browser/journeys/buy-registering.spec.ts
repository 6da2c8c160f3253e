import { expect, test } from '../support/journey.ts'
import {
  addToCart,
  chooseShippingAndPayment,
  chooseVariant,
  fillAddress,
  findShirt,
  goToCheckout,
  openCart,
  pay,
  placeOrder,
  register,
  shirt,
} from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

// Proves §1.16, §2.14, §2.21, §2.29
test(
  'a guest with a full cart registers before buying; the cart is kept and the profile shows the order',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted }) => {
    const shopper = { page, scripted }
    await findShirt(shopper)
    await chooseVariant(shopper)
    await addToCart(shopper)

    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    await page.getByRole('link', { name: 'Daftar' }).click()
    await register(shopper, '081377788899')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText('Siti Rahmawati').first()).toBeVisible()

    await openCart(shopper)
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await chooseShippingAndPayment(shopper)
    await placeOrder(shopper)
    await pay(shopper)

    await page.goto('/profile/order')
    await page
      .getByRole('link', { name: new RegExp(shirt.name) })
      .first()
      .click()
    await expect(page.getByText('Pembayaran Dikonfirmasi').first()).toBeVisible()
  },
)

// Proves §1.23, §2.13, §4.22, §6.3
test(
  'a signed-in customer never sees the login, and signing out ends the session at once',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, context }) => {
    await page.goto('/auth/register')
    await register({ page, scripted }, '081377788800')
    await expect(page).toHaveURL(/\/profile$/)
    const before = await context.cookies()
    await page.goto('/auth/login')
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL(/\/$/)
    // A copy of the old cookie must not work any more.
    await context.addCookies(before)
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth\/login/)
  },
)
