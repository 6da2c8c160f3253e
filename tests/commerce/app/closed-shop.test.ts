import { expect, test } from 'vitest'
import { place } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { guest } from '#tests/support/in-workerd/selling-shop.ts'
import { midtransAt, referenceOf } from '../order/payment/midtrans-steps.ts'

const me = guest('visitor-one')

test('a closed shop learns at once what is paid to it, and lists it as open', async () => {
  const { open, move, midtrans } = midtransAt()
  const shop = await open()
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'midtrans', method: 'bca_va' } })
  const reference = await referenceOf(shop, orderId)
  expect((await shop.admin('POST', '/close')).status).toBe(200)
  await move(reference, 'settlement')
  const notice = JSON.stringify(await midtrans(`notice/${reference}`))
  expect(await shop.deliver('{}', 'midtrans')).toBe(401)
  expect(await shop.deliver(notice, 'midtrans')).toBe(200)
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ status: 'PAYMENT_CONFIRMED' })
  // What its operator sees of a closed shop, and pays back.
  expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'cancel', note: 'Toko tutup' })).status).toBe(200)
  expect((await shop.admin('POST', '/close')).body).toMatchObject({
    open: [{ what: 'dana yang belum dikembalikan', count: 1 }],
  })
})
