import { expect, test } from 'vitest'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bill, place, prepare, transfer, valueOf } from '../checkout/checkout-steps.ts'

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

test('who has chosen the counter of a store reads its fee where it says what to do, as far as the owner knows it', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'simulator', method: 'alfamart' } })
  const asked = async (fee: number | null) => {
    if (fee !== null)
      await shop.admin('PATCH', '/settings', { payments: { counterFees: [{ method: 'alfamart', fee }] } })
    const { steps } = await bill(shop, orderId, me)
    return steps[0]?.lines[2]
  }
  expect(await asked(null)).toBe('Bayar sesuai jumlah. Biaya admin kasir mungkin dikenakan.')
  expect(await asked(2_500)).toBe('Bayar sesuai jumlah, ditambah biaya kasir Rp 2.500.')
  expect(await asked(0)).toBe('Bayar sesuai jumlah, tanpa biaya kasir.')
})
