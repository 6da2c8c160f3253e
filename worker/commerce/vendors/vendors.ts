import type { ShippingEstimate } from '#shared/api/goods/shipping-estimate.ts'
import type { Channel } from '#shared/api/account/message.ts'
import type { BankAccount } from './entry.ts'
import type { HumanCheck } from './human-check/human-check.ts'
import type { Messenger } from './messages/messenger.ts'
import type { PaymentGateway } from './payment/gateway.ts'
import type { PaymentMethod } from './payment/methods.ts'
import type { TagVendorName } from './tags/registry.ts'
import type { TagVendor } from './tags/tag-vendor.ts'
import type { Courier, ShipmentItem, ShippingVendor } from './shipping/courier.ts'

/** All the outside services that one shop works with. */
export interface Vendors {
  /**
   * They are all asked at once what a shipment costs. Drivers by the hour are among them once the shop has said from
   * which point they start.
   */
  couriers: readonly Courier[]
  /** What they ask for a piece anywhere in the country; null: some of them must be asked, or nothing is sent. */
  shippingRange(piece: Pick<ShipmentItem, 'weightGrams' | 'value'>): ShippingEstimate | null
  /** Those that also fetch the shipment and say where it is, by name; null: this shop does not work with that one. */
  shipping(name: string): ShippingVendor | null
  /** The vendor that fetches a shipment of this service; null: the seller brings it to the courier. */
  bookerOf(rateCode: string): string | null
  bank: BankAccount | null
  /** What the shop takes, in the order in which it is shown. */
  methods: readonly PaymentMethod[]
  /** The largest amount that can be paid on delivery. */
  codMax: number
  /** null: this shop does not work with that vendor. */
  gateway(vendor: string): PaymentGateway | null
  /** How the shop reaches people. */
  channels: readonly Channel[]
  /**
   * 'outbox': a demo shop without a vendor stores what it would have sent and shows it there. null: the shop has no
   * such channel.
   */
  messenger(channel: Channel): Messenger | 'outbox' | null
  /** The vendor that gets purchases; null: the shop has no id or no keys there. */
  tag(vendor: TagVendorName): TagVendor | null
  /** null: the shop does not ask whether a shopper is a person. */
  humanCheck: HumanCheck | null
}
