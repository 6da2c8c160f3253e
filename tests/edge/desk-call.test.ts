import { expect, test } from 'vitest'
import { place } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

test('the desk offers no call of a courier where nobody can be called', async () => {
  const shop = await openSellingShop({ demo: false })
  expect((await shop.admin('PATCH', '/settings', { payments: { methods: ['transfer', 'cod'] } })).status).toBe(200)
  const desk = await openDesk(shop, 'orders')
  const orderId = await place(shop, guest('visitor-one'), [await shop.item()], {
    payment: { vendor: 'cod', method: 'cod' },
  })
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ courier: 'Kurir toko', callable: false })
  const screen = await desk.read('/serahkan')
  expect([screen.includes('Serahkan ke kurir'), screen.includes('Panggil kurir')]).toEqual([true, false])
  expect(screen).toContain('Batalkan pesanan')
})
