import type { Rate, TrackingState } from '#commerce/order/fulfilment/tables.ts'
import type { VendorResult } from '../vendor-http.ts'
import type { WebhookRequest } from '../webhook.ts'

export type { Rate, TrackingState }

/** One end of a parcel's way. */
export interface Place {
  /** Kemendagri regency: `31.74`. */
  regency: string
  postcode: string | null
  /** Degrees; instant couriers ride to a point and not to a postcode. */
  point: { latitude: number; longitude: number } | null
}

export interface ParcelItem {
  name: string
  /** Whole rupiah of one piece. */
  value: number
  quantity: number
  /** Of one piece, the larger of its own weight and its volume's. */
  weightGrams: number
}

/** What a parcel costs to send, from where to where. */
export interface RateQuery {
  origin: Place
  destination: Place
  weightGrams: number
  items: readonly ParcelItem[]
}

/** A vendor of parcel rates. An empty answer means: not served; it throws when it cannot answer. */
export interface Courier {
  /** What its last known rates are kept under: `table`, `biteship`, `gosend`. */
  name: string
  /** Who drives, as shoppers know them: `JNE`. Nearly always; whether one goes to an address its rates tell. */
  brands: readonly string[]
  rates(query: RateQuery): Promise<readonly Rate[]>
}

/** Where a parcel is, in our terms; `label` is the shopper's sentence. */
export interface TrackingEvent {
  state: TrackingState
  label: string
  /** Where, or what the courier wrote beside it. */
  place?: string
  at: string | null
}
export interface Tracking {
  state: TrackingState
  receiptNumber: string | null
  events: readonly TrackingEvent[]
  driver: { name: string; phone: string; plate: string } | null
  /** The vendor's own map, on its own site. */
  liveUrl: string | null
}

/** A vendor that also fetches the parcel and says where it is. */
export interface ShippingVendor extends Courier {
  /** Asked again with the same reference, it answers with the booking that is there. */
  book(order: Booking): Promise<VendorResult<{ bookingId: string; receiptNumber: string | null }>>
  /** Before it is fetched; afterwards the vendor refuses. */
  cancel(bookingId: string): Promise<VendorResult<unknown>>
  track(bookingId: string): Promise<VendorResult<Tracking>>
  /** What a request to `/webhooks/shipping/<name>/<host>` says. null: nothing of a parcel; 'forged': it is not theirs. */
  webhook(request: WebhookRequest): ShipmentNotice | 'forged' | null
}

export interface Booking {
  /** The shop's own number of this call for a courier: the same number books once. */
  reference: string
  rateCode: string
  sender: Contact
  recipient: Contact
  parcel: RateQuery
  /** Whole rupiah to collect at the door; 0: nothing. */
  codAmount: number
  insured: boolean
}
export interface Contact {
  name: string
  phone: string
  address: string
  note: string
}
export interface ShipmentNotice {
  bookingId: string
  receiptNumber: string | null
  state: TrackingState | null
}
