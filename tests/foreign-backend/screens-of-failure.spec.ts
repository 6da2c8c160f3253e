import { expect } from '@playwright/test'
import { Refused } from './support/foreign-sales.ts'
import { test } from './support/fixture.ts'
import { collectErrors } from '#tests/browser/support/journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    // Proves §2.75, §2.76, §8.7
    test('a shop says that its backend is down and recovers when it is back', async ({
      page,
      foreignWithCatalogue: shop,
      server,
    }) => {
      const complaints: string[] = []
      collectErrors(page, complaints)
      const origin = `http://${shop.host}:${server.port}`
      await page.goto(`${origin}/`)
      shop.fail(/./, 'boom')
      const answer = await page.goto(`${origin}/order/cart`)
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('heading', { name: /Something went wrong - 503/ })).toBeVisible()
      await expect(page.getByText('NullPointerException')).toHaveCount(0)
      shop.heal()
      await page.getByRole('link', { name: 'Muat Ulang' }).click()
      await expect(page.getByText('Keranjang masih kosong')).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('a failed look-up offers to try again, and the shop opens once it succeeds', async ({
      page,
      foreign,
      server,
    }) => {
      foreign.fail(/api-access/, 'dead')
      const origin = `http://${foreign.host}:${server.port}`
      await page.goto(`${origin}/`)
      await expect(page.getByRole('heading', { name: /Something went wrong - 503/ })).toBeVisible()
      foreign.heal()
      await page.getByRole('link', { name: 'Muat Ulang' }).click()
      await expect(page).toHaveTitle(/Warung Acme/)
    })

    test('a heart of a shop whose backend has no wishlist says so', async ({
      page,
      foreignWithCatalogue: shop,
      server,
    }) => {
      await page.goto(`http://${shop.host}:${server.port}/product/teh-melati-celup`)
      await page
        .getByRole('button', { name: /wishlist/ })
        .first()
        .click()
      await expect(page.getByText('Toko ini belum menyediakannya.')).toBeVisible()
      await expect(page.getByText('Request failed')).toHaveCount(0)
    })
  })
}

// Proves §8.3, §8.21
test('a refusal in words of its own is read on the next page without script too, also where the page is everybody’s', async ({
  openShop,
  visit,
}) => {
  let words = 'Stok kurang, tinggal 2 ~ 3 | "maaf".'
  const refusing = () => {
    throw new Refused(422, words)
  }
  const visitor = visit(openShop({ catalogue: true, more: { 'POST /cart/cart': refusing } }))
  const shownAfterAdd = async () => {
    const { status, headers } = await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
    expect([status, headers.location]).toEqual([303, '/order/cart'])
    const { body } = await visitor.get('/order/cart')
    return /<p class="(toast toast-\w+)">([^<]*)</.exec(body)?.slice(1)
  }
  expect(await shownAfterAdd()).toEqual(['toast toast-warning', words.replaceAll('"', '&quot;')])
  words = '<b>500</b>'
  expect(await shownAfterAdd()).toEqual(['toast toast-warning', 'Request failed'])
  words = 'Habis.'.repeat(60)
  expect(await shownAfterAdd()).toEqual(['toast toast-warning', words.slice(0, 200)])
  expect(visitor.cookies.has('__Host-FLASH')).toBe(false)
})

// Proves §4.32
test('a cart that the backend has emptied takes the number off the badge, on its page and for a script', async ({
  openShop,
  visit,
}) => {
  const shop = openShop({ catalogue: true })
  for (const path of ['/order/cart', '/order/cart?part=mini-cart', '/api/cart.list']) {
    const visitor = visit(shop)
    await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '2' })
    expect(visitor.cookies.get('__Host-CART')).toBe('2')
    shop.change = (line, data) => (line === 'GET /cart/cart-list-v2' ? [] : data)
    await visitor.get(path)
    expect([path, visitor.cookies.get('__Host-CART')]).toEqual([path, '0'])
    shop.change = null
    await visitor.get(path)
    expect([path, visitor.cookies.get('__Host-CART')]).toEqual([path, '2'])
    expect((await visitor.get(path)).headers['set-cookie']).toBeUndefined()
  }
})
