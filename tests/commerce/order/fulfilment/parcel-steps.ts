import { expect } from 'vitest'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bcaVa, begin, press, siti, valueOf } from '../checkout/checkout-steps.ts'

/** A visitor’s id in the edge’s format: 22 safe characters. */
export const me = { visitor: 'visitor-one-0000000000' }
export const point = { latitude: -6.2435, longitude: 106.7986 }

/** A paid and packed order of two pieces, whose courier is not called yet. */
export async function pack(shop: SellingShop, code = 'jne:reg'): Promise<string> {
  const orderId = await begin(shop, me, [await shop.item({ price: 85_000 })], 2)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, ...point }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await press(shop, orderId, me, 'settlement')
  expect(await sellerStep(shop, orderId, { step: 'process' })).toBe(200)
  return orderId
}
