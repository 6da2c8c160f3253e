import { grow, type Size } from './grow.ts'
import { begin, bcaVa, place, siti, valueOf } from '../order/checkout/checkout-steps.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { type Caller, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** A shop of a certain size with a guest who buys and a customer who has bought. */
export interface Grown {
  shop: SellingShop
  edge: ReturnType<typeof browse>
  buyer: Caller
  customer: Caller
  /** The draft and the order of the buyer, from one step to the next. */
  orderId: string
  lineId: string
  /** An order of the customer. */
  bought: string
  cookie: string
  visitorCookie: string
}

export async function openGrown(size: Size): Promise<Grown> {
  const shop = await openSellingShop()
  await grow(shop, size)
  await shop.sql("UPDATE variant SET sku = 'KODE-1' WHERE id = 'v1-M'")
  await shop.sql(`UPDATE product SET attributes = '[["Bahan","Wol"]]' WHERE id IN ('p11', 'p33')`)
  const [buyer, me] = [{ visitor: 'pembeli-tamu-yang-baru' }, { visitor: 'pelanggan-yang-lama-ya' }]
  const customer = await shop.customer(me)
  const bought = await place(shop, customer, ['v2-M'])
  valueOf(await shop.call('address.save', { ...siti, label: 'Rumah', main: true }, customer))
  valueOf(await shop.call('wishlist.add', { slug: 'barang-3' }, customer))
  // A job that becomes due would else be done, and counted, in the middle of a step.
  await shop.sql("UPDATE shop_state SET settings = json_set(settings, '$.jobsHeld', json('true'))")
  const cookie = `__Host-ACCESS_WEB=${customer.token}; __Host-VISITOR=${me.visitor}`
  const edge = browse(shop)
  // The frame of the shop and the generation are known before the first page is counted.
  await (await edge.fetch('/robots.txt')).text()
  await (await edge.fetch('/info')).text()
  return {
    shop,
    edge,
    buyer,
    customer,
    orderId: '',
    lineId: '',
    bought,
    cookie,
    visitorCookie: `__Host-VISITOR=${buyer.visitor}`,
  }
}

/** Buys one piece up to the last step before the order is placed. */
export const draftOf = (shop: SellingShop, who: Caller) => begin(shop, who, ['v4-M'])
export { bcaVa, siti }
