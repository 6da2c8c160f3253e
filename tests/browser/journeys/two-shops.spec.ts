import { waitParam } from '#shared/web/routes.ts'
import { expect, plantCookies, test } from '../support/journey.ts'
import { addToCart, chooseVariant, findShirt, register, shirt } from '../support/journey-steps.ts'
import { only } from '../support/only.ts'

// Proves §1.3, ASVS 3.5.4
test(
  'two shops side by side: nothing of one shop appears in the other',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, shop, openShop, context }) => {
    const other = await openShop({ sample: 'kopi' })
    await findShirt({ page, scripted })
    await chooseVariant({ page, scripted })
    await addToCart({ page, scripted })
    const product = new URL(page.url()).pathname.startsWith('/product/')
      ? new URL(page.url()).pathname
      : '/product/kemeja-kawung-lengan-panjang'
    await page.goto('/auth/register')
    await register({ page, scripted }, '081366655544')
    await expect(page).toHaveURL(/\/profile$/)

    for (const path of ['/', '/order/cart', '/search?q=batik', '/products/semua']) {
      const answer = await page.goto(other.origin + path)
      const html = (await answer?.text()) ?? ''
      for (const word of [shop.host, 'Griya Larasati', shirt.name, 'Siti Rahmawati'])
        expect(html, `${path} shows ${word}`).not.toContain(word)
    }
    // However slow this machine is: a page that has left before its data can tell no status.
    expect((await page.goto(`${other.origin}${product}?${waitParam}=1`))?.status()).toBe(404)
    await page.goto(`${other.origin}/profile`)
    await expect(page).toHaveURL(/\/auth\/login/)
    await page.goto(`${other.origin}/order/cart`)
    await expect(page.getByText('Keranjang masih kosong')).toBeVisible()

    for (const cookie of await context.cookies()) {
      expect(cookie.name).toMatch(/^__Host-/)
      expect([shop.host, other.host]).toContain(cookie.domain)
      expect(cookie.secure).toBe(true)
    }
    const session = (await context.cookies(shop.origin)).find(({ name }) => name === '__Host-ACCESS_WEB')
    expect(session?.httpOnly).toBe(true)
    expect((await context.cookies(other.origin)).some(({ name }) => name === '__Host-ACCESS_WEB')).toBe(false)
  },
)

test(
  'a session cookie copied to another shop signs nobody in',
  only({ withoutScriptAtNight: 'the server sends the same page' }),
  async ({ page, scripted, openShop, context }) => {
    const other = await openShop({ sample: 'kopi' })
    await page.goto('/auth/register')
    await register({ page, scripted }, '081355544433')
    await expect(page).toHaveURL(/\/profile$/)
    const stolen = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
    await context.clearCookies()
    await plantCookies(context, other, stolen)
    await page.goto(`${other.origin}/profile`)
    await expect(page).toHaveURL(/\/auth\/login/)
  },
)
