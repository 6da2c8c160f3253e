import { expect, test } from 'vitest'
import { place } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { randomHost } from '#tests/support/in-workerd/shop.ts'
import { vendorControl } from '#tests/support/in-workerd/vendors.ts'

const host = randomHost()
const me = guest('visitor-one')

test('a closed shop learns at once what is paid to it, and lists it as open', async () => {
  const shop = await openSellingShop({ demo: false, host, vendors: 'midtrans' })
  const control = vendorControl('midtrans', host)
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'midtrans', method: 'bca_va' } })
  const [charge] = await shop.sql('SELECT reference FROM charge')
  const reference = String(charge?.['reference'])
  expect((await shop.admin('POST', '/close')).status).toBe(200)
  await control(`move/${reference}`, { transaction_status: 'settlement' })
  const notice = JSON.stringify(await control(`notice/${reference}`))
  expect(await shop.deliver('{}', 'midtrans')).toBe(401)
  expect(await shop.deliver(notice, 'midtrans')).toBe(200)
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ status: 'PAYMENT_CONFIRMED' })
  // What its operator sees of a closed shop, and pays back.
  expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'cancel', note: 'Toko tutup' })).status).toBe(200)
  expect((await shop.admin('POST', '/close')).body).toMatchObject({
    open: [{ what: 'dana yang belum dikembalikan', count: 1 }],
  })
})
