import type { Rate, TrackingState } from '#commerce/order/fulfilment/tables.ts'
import type { VendorResult } from '../vendor-http.ts'
import type { WebhookRequest } from '../webhook.ts'

/** Where a shipment leaves from or goes to. */
export interface Place {
  /** The Kemendagri regency: `31.74`. */
  regency: string
  postcode: string | null
  /** In degrees; couriers by the hour drive to a point and not to a postcode. */
  point: { latitude: number; longitude: number } | null
}

export interface ShipmentItem {
  name: string
  /** Whole rupiah of one piece. */
  value: number
  quantity: number
  /** Of one piece: its own weight or the weight of its volume, whichever is larger. */
  weightGrams: number
}

/** The question what it costs to send a shipment from one place to another. */
export interface RateQuery {
  origin: Place
  destination: Place
  weightGrams: number
  items: readonly ShipmentItem[]
}

/**
 * A vendor of shipping rates. An empty answer means that it does not serve this way; it throws when it cannot answer.
 */
export interface Courier {
  /** The name under which its last known rates are stored: `biteship`, `gosend`; or of a table: `table`, `own`. */
  name: string
  /**
   * The brands that shoppers know: `JNE`. They serve nearly every address; the rates say whether they serve this one.
   */
  brands: readonly string[]
  rates(query: RateQuery): Promise<readonly Rate[]>
  /** The same of a table, which asks nobody; undefined: it must ask. */
  quote?(query: RateQuery): readonly Rate[]
}

/** One event in a shipment's history, in our terms; `label` is the sentence for the shopper. */
export interface TrackingEvent {
  state: TrackingState
  label: string
  /** The place, or what the courier wrote beside the event. */
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

/** A vendor that also fetches the shipment and says where it is. */
export interface ShippingVendor extends Courier {
  /** A second call with the same reference answers the existing booking. */
  book(order: Booking): Promise<VendorResult<{ bookingId: string; receiptNumber: string | null }>>
  /** Possible until the shipment is fetched; afterwards the vendor refuses. */
  cancel(bookingId: string): Promise<VendorResult<unknown>>
  track(bookingId: string): Promise<VendorResult<Tracking>>
  /**
   * What a request to `/webhooks/shipping/<name>/<host>` says. null: nothing about a shipment; 'forged': this vendor
   * did not send it.
   */
  webhook(request: WebhookRequest): ShipmentNotice | 'forged' | null
}

export interface Booking {
  /** The shop's own number of this booking: the same number books once. */
  reference: string
  rateCode: string
  sender: Contact
  recipient: Contact
  shipment: RateQuery
  /** Whole rupiah to collect on delivery; 0: nothing. */
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
  /** What the parcel costs after it was weighed, whole rupiah; undefined: the notice is about something else. */
  price?: number
}
