import { expect, test } from 'vitest'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { prepare, transfer, valueOf } from '../checkout/checkout-steps.ts'

const me = guest('visitor-one')

test('what a store asks at its counter is said as its owner knows it, and no total contains it', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item()], { payment: transfer })
  const byMethod = async () => {
    const choices = valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me))
    return Object.fromEntries(choices.map((one) => [one.method, one]))
  }
  const set = async (method: string) =>
    (await shop.admin('PATCH', '/settings', { payments: { counterFees: [{ method, fee: 2_500 }] } })).status
  const before = await byMethod()
  expect(before['alfamart']).toMatchObject({ fee: null, description: 'Tunai di kasir, bisa ada biaya' })
  expect(before['bca_va']?.fee).toBe(0)
  expect(before['transfer']?.fee).toBeNull()

  expect([await set('qris'), await set('alfamart')]).toEqual([422, 200])
  const { alfamart } = await byMethod()
  expect(alfamart).toMatchObject({ fee: 2_500, description: 'Tunai di kasir', total: before['alfamart']?.total })
})
