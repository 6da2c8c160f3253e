import { expect } from 'vitest'
import type { TestShop } from './shop.ts'

type Shop = Pick<TestShop, 'admin'>

/** A step of the seller with an order; returns the status. */
export const sellerStep = async ({ admin }: Shop, orderId: string, body: object): Promise<number> =>
  (await admin('POST', `/orders/${orderId}`, body)).status

/** Packs a paid order and sends it. */
export async function ship(shop: Shop, orderId: string, receiptNumber = 'JP1234567'): Promise<void> {
  for (const body of [{ step: 'process' }, { step: 'ship', receiptNumber }])
    expect(await sellerStep(shop, orderId, body), JSON.stringify(body)).toBe(200)
}

/** Packs a paid order, sends it, and it arrives. */
export async function shipAndDeliver(shop: Shop, orderId: string, receiptNumber?: string): Promise<void> {
  await ship(shop, orderId, receiptNumber)
  expect(await sellerStep(shop, orderId, { step: 'deliver' })).toBe(200)
}
