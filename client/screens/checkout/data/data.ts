import type { SavedAddress } from '#shared/api/account/address.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import type { CountryChoice } from '#client/app/page/page.ts'
import type { KnownCheckout } from './read-checkout.ts'
import type { Regions } from '#client/kit/form/load-regions.ts'

/** An address that a customer has used before. */
export type KnownAddress = Omit<SavedAddress, 'id' | 'label' | 'main'>

export type ShippingOffer = {
  code: string
  name: string
  cost: number
  /** What a voucher leaves of it. */
  left: number
  /** When it comes, and why one may want this one: the cheapest, the fastest. */
  arrives: string
  /** The same, with what the shopper should know about the price. */
  detail: string
  /** null: this courier does not insure. */
  insuranceFee: number | null
  cod: boolean
}

/** What the page of checkout loads. Each part beside the checkout itself may be missing alone. */
export type CheckoutData = {
  key: string
  checkout: KnownCheckout
  signedIn: boolean
  /** Addresses this customer has used before. */
  used: KnownAddress[]
  /** null: this backend has no regions and the names are typed. */
  regions: Regions | null
  /** The address card is open to change the region. */
  changing: boolean
  /** null: not asked (no address yet, digital), not answered, or late. */
  shipping: ShippingOffer[] | null
  /** The couriers take their time: what they offer comes after the page. */
  shippingLate: boolean
  /** Why there is no shipping in this shop at all; null: there is, or nobody knows. */
  shippingRefused: string | null
  payments: PaymentChoice[] | null
  /** null: this backend has none. */
  vouchers: VoucherOffers | null
  /** What the total says of shipping until a courier is chosen. */
  shippingNote: string
  /** What phone fields offer. */
  countries: CountryChoice
  /** Whether another sender can be named. */
  dropshipping: boolean
}

/** What the page shows: a checkout, the question for the age before it, or none is named, and goods to begin with. */
export type Asked = CheckoutData | 'age' | { popular: readonly ProductCard[] }
