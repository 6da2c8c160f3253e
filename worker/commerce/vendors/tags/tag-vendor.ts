import type { VendorResult } from '../vendor-http.ts'

/** A purchase as a tag reports it; amounts in whole rupiah. */
export interface Purchase {
  /** The order's number: a vendor recognises it when it comes twice. */
  eventId: string
  at: Date
  /** What the vendor's tag called the browser; after a blank the visit or the click that led to the purchase. */
  client: string
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
