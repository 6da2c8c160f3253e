import type { Return } from '#shared/api/order/return.ts'
import { place, press, valueOf } from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const png = pngOf()

export const returnStep = async (shop: SellingShop, returnId: string, body: object) =>
  (await shop.admin('POST', `/returns/${returnId}`, body)).status

export const findReturn = async (shop: SellingShop, returnId: string, as: Caller) =>
  valueOf<Return>(await shop.call('return.find', { returnId }, as))

/** Uploads a photo as the caller. */
export async function photo(shop: SellingShop, as: Caller): Promise<string> {
  const body = new FormData()
  body.append('FILE', new File([png], 'foto.png', { type: 'image/png' }))
  const answer = await shop.upstream('POST', '/helper/upload', { ...as, body })
  return (answer.body.data as { FILE_ID: string }).FILE_ID
}

/** A delivered order of a customer: three pieces at 50.000 each. */
export async function delivered(): Promise<{ shop: SellingShop; shopper: Caller; item: string; orderId: string }> {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item({ stock: 10, price: 50_000 })
  const orderId = await place(shop, shopper, [item], { quantity: 3 })
  await press(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  return { shop, shopper, item, orderId }
}

export const returnInput = (orderId: string, itemId: string, more: object = {}) => ({
  orderId,
  lines: [{ itemId, quantity: 1 }],
  reason: 'Barang rusak',
  description: 'Kemasan robek dan isinya sudah lembap ketika paket dibuka.',
  solution: 'return-refund',
  photos: [] as string[],
  ...more,
})

/** Requests a return of one piece, with a photo. */
export async function ask(
  shop: SellingShop,
  shopper: Caller,
  orderId: string,
  itemId: string,
  more: object = {},
): Promise<string> {
  const photos = [await photo(shop, shopper)]
  return valueOf<{ returnId: string }>(
    await shop.call('return.request', returnInput(orderId, itemId, { photos, ...more }), shopper),
  ).returnId
}
