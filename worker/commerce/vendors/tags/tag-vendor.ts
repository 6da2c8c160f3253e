import type { VendorResult } from '../vendor-http.ts'

/** A browser as a vendor's tag calls it. */
export interface TagBrowser {
  id: string
  /** The visit or the click that led to the purchase; '' when there is none. */
  click: string
}

/** A purchase as a tag reports it; amounts in whole rupiah. */
export interface Purchase {
  /** The order's number: a vendor recognises it when it comes twice. */
  eventId: string
  at: Date
  browser: TagBrowser
  userAgent: string
  /** 'https://toko.id/' */
  shopAddress: string
  /** The goods after discounts, without the parcel. */
  value: number
  shipping: number
  items: readonly { id: string; name: string; price: number; quantity: number }[]
}

/** Takes a purchase from the server. `down`: ask again with the same id; `refused`: it will never be taken. */
export interface TagVendor {
  tell(purchase: Purchase): Promise<VendorResult<unknown>>
}
