import { expect } from '@playwright/test'
import { test } from './support/fixture.ts'
import { expectWholePage } from './support/expect-whole-page.ts'

// Proves §2.17, §7.1
test('a backend with only the specification’s calls gives a complete home, cart and checkout', async ({
  foreign,
  visit,
}) => {
  const visitor = visit(foreign)
  const home = await visitor.get('/')
  expect(home.status).toBe(200)
  expect(home.body).toContain('Warung Acme')
  expectWholePage(home, 'home')

  const empty = await visitor.get('/order/cart')
  expect(empty.status).toBe(200)
  expectWholePage(empty, 'empty cart')

  // The smallest backend has no product page, so the test fills the cart through the browser API.
  const added = await visitor.callApi('cart.add', { itemId: '501', quantity: 2 })
  expect(added.status).toBe(200)
  const cart = await visitor.get('/order/cart')
  expect(cart.body).toContain('Teh Melati Celup')
  expect(cart.body).toContain('18.500')
  expectWholePage(cart, 'cart')

  const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
  const { headers } = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
  const checkout = await visitor.get(headers.location ?? '')
  expect(checkout.status).toBe(200)
  expect(checkout.body).toContain('Teh Melati Celup')
  expectWholePage(checkout, 'checkout')
})

test('pages leave out what the backend lacks, offer a next step, and ask for it only once', async ({
  foreign,
  visit,
}) => {
  const visitor = visit(foreign)
  for (let i = 0; i < 3; i++) {
    for (const path of ['/products/semua', '/search?q=teh', '/product/teh-melati-celup', '/profile']) {
      const reply = await visitor.get(path)
      if (reply.status < 300 || reply.status >= 400) expectWholePage(reply, path)
      // Its field is in every header, so it is no address that does not exist.
      if (path === '/search?q=teh')
        expect([reply.status, reply.body.includes('Toko ini belum punya pencarian')]).toEqual([200, true])
    }
  }
  // A busy machine may send it a second time; each round would add more.
  expect(foreign.calls(/GET \/product\/list$/).length).toBeLessThanOrEqual(2)
})

// Proves §1.26, §1.31, §3.49
test('a page follows the foreign shop’s settings: title, green theme, no watermark', async ({ foreign, visit }) => {
  const { body } = await visit(foreign).get('/')
  expect(body).toMatch(/<title>[^<]*Warung Acme/)
  expect(body).toContain('data-theme="green"')
  expect(body).not.toMatch(/powered by/i)
})

test('a product of a backend that knows no districts does not offer what only they could answer', async ({
  foreignWithCatalogue,
  visit,
}) => {
  const visitor = visit(foreignWithCatalogue)
  const { body } = await visitor.get('/product/teh-melati-celup')
  expect(body).toContain('Ongkir tampil saat checkout')
  expect(body).not.toContain('Cek Ongkir')
  // No footer leads there either, from the first page on; the address itself says where the cost is.
  expect(body).not.toContain('Cek Ongkir')
  expect((await visitor.get('/ongkir')).body).toContain('menghitung ongkir dari alamat lengkap')
  expect((await visitor.get('/order/cart')).body).not.toContain('Cek Ongkir')
})
