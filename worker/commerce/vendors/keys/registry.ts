import type { z } from 'zod'
import type { VendorCheck } from '../entry.ts'
import { humanCheckVendors, type HumanCheckKeys } from '../human-check/registry.ts'
import { messageVendors, type MessageKeys } from '../messages/registry.ts'
import { paymentVendors, type PaymentKeys } from '../payment/registry.ts'
import { shippingVendors, type ShippingKeys } from '../shipping/registry.ts'
import { tagVendors, type TagKeys } from '../tags/registry.ts'

/** The keys that a shop holds with its vendors, by the vendor's name. A vendor is complete or absent. */
export type ShopKeys = Partial<PaymentKeys & ShippingKeys & MessageKeys & TagKeys & HumanCheckKeys>

interface KeyedVendor extends VendorCheck<unknown> {
  keys: z.ZodType
}

/** The vendors that a shop can hold keys with: those that need a contract. */
export const keyedVendors: ReadonlyMap<string, KeyedVendor> = new Map(
  Object.entries({
    ...paymentVendors,
    ...shippingVendors,
    ...messageVendors,
    ...tagVendors,
    ...humanCheckVendors,
  }).flatMap(([name, { keys, check }]): [string, KeyedVendor][] =>
    typeof keys === 'function' || check === null ? [] : [[name, { keys, ...check }]],
  ),
)
