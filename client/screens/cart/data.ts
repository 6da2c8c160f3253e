import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'

export type LinkedLine = {
  itemId: string
  name: string
  variant: string
  slug: string | null
  image: string
  price: number
  quantity: number
  left: number | null
}
/** What came by link. `quantity` 0 is sold out; `left` says that the link asked for more than there is. */
export type LinkedCart = {
  lines: LinkedLine[]
  /** Variants of the link that this shop does not sell. */
  unknown: number
  /** Its products could not be read just now. */
  failed: boolean
}

/** What the page of the cart loads. */
export type CartData = {
  lines: CartItem[]
  key: string
  /** null: this backend keeps none. */
  note: string | null
  /** Measured against every line that can be bought; null: no vouchers here, or not now. */
  vouchers: VoucherOffers | null
  /** What a link brought, to be looked at. */
  linked: LinkedCart | null
  /** Lines can be saved for later: the backend keeps a wishlist, and the shopper has one to look at. */
  saves: boolean
  /** The shipping cost to a district can be looked up. */
  costed: boolean
  /** Goods above a worth are insured here, asked or not. */
  insures: boolean
  /** The kecamatan of the address that checkout will take; '' while there is none. */
  district: string
}

/** The whole page. */
export interface CartPage extends CartData {
  /** Ways on from an empty cart. They are no part of the island, which has its data twice in the page. */
  popular?: readonly ProductCard[]
}
