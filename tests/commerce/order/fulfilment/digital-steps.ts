import type { Licence } from '#shared/api/order/digital.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import type { Caller, SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { bcaVa, begin, press, siti, valueOf } from '../checkout/checkout-steps.ts'

/** A checkout of a digital product, ready to place. */
export async function readied(shop: SellingShop, shopper: Caller, item: string, quantity: number): Promise<string> {
  const orderId = await begin(shop, shopper, [item], quantity)
  valueOf(await shop.call('checkout.applyAddress', { orderId, recipient: siti.recipient, phone: siti.phone }, shopper))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, shopper))
  return orderId
}
/** Orders a digital product and, by default, pays for it. */
export async function bought(
  shop: SellingShop,
  shopper: Caller,
  item: string,
  { quantity = 2, pay = true } = {},
): Promise<string> {
  const orderId = await readied(shop, shopper, item, quantity)
  valueOf(await shop.call('checkout.place', { orderId }, shopper))
  if (pay) await press(shop, orderId, shopper, 'settlement')
  return orderId
}
export const addCodes = async (shop: SellingShop, itemId: string, codes: string[]) =>
  (await shop.admin('POST', '/licences', { itemId, codes })).body
export const openCodes = (shop: SellingShop, as: Caller, orderId: string, itemId: string) =>
  shop.call<{ pass: string }>('digital.open', { orderId, itemId }, as)
export const findCodes = (shop: SellingShop, as: Caller, orderId: string, itemId: string, pass: string) =>
  shop.call<Licence>('digital.find', { orderId, itemId, pass }, as)
/** Opens a line and reads what it brings. */
export async function reveal(shop: SellingShop, as: Caller, orderId: string, itemId: string): Promise<Licence> {
  const { pass } = valueOf(await openCodes(shop, as, orderId, itemId))
  return valueOf(await findCodes(shop, as, orderId, itemId, pass))
}

/** Uploads the seller's file for a product; returns its id, or the status of the refusal. */
export async function addFile(
  shop: SellingShop,
  query: Record<string, string>,
  file: File | null = new File(['isi berkas'], 'Panduan É.pdf'),
): Promise<string | number> {
  const body = new FormData()
  if (file) body.append('FILE', file)
  const url = `https://commerce/admin/v1/shops/${shop.host}/digital-files?${new URLSearchParams(query)}`
  const answer = await send(
    new Request(url, { method: 'POST', headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}` }, body }),
  )
  return answer.ok ? ((await answer.json()) as { fileId: string }).fileId : answer.status
}
