import type { z } from 'zod'
import type { VendorDeps } from '../entry.ts'
import { biteship } from './biteship.ts'
import type { ShippingVendor } from './courier.ts'
import { gosend } from './gosend.ts'

/** Everything the shop knows of a vendor that fetches parcels. A new one is its adapter, its line below, and its test. */
export interface ShippingEntry<Keys> {
  keys: z.ZodType<Keys>
  /**
   * It sells the services of many couriers. A shop with such a contract quotes by it and not by the table of usual
   * prices, and books there what no other vendor's name stands before.
   */
  aggregator: boolean
  /** Its drivers go from point to point within hours: it is offered where the shop has said from where. */
  byTheHour: boolean
  courier(keys: Keys, deps: VendorDeps): ShippingVendor
  /** Who plays it in a demo shop that holds no keys of any courier; null: nobody. */
  demo: ((deps: VendorDeps) => ShippingVendor) | null
}

const entries = { biteship, gosend }
type Entries = typeof entries

/** What a shop holds with each of them. */
export type ShippingKeys = { [N in keyof Entries]: Entries[N] extends ShippingEntry<infer Keys> ? Keys : never }
export type ShippingVendorName = keyof ShippingKeys

export const shippingVendors: { readonly [N in ShippingVendorName]: ShippingEntry<ShippingKeys[N]> } = entries

const isShippingVendor = (name: string): name is ShippingVendorName => Object.hasOwn(shippingVendors, name)
export const shippingVendorNames = Object.keys(shippingVendors).filter(isShippingVendor)

/** Whether this vendor's drivers come within hours. */
export const isByTheHour = (name: string): boolean => isShippingVendor(name) && shippingVendors[name].byTheHour

/** Who books a service, by its code: the vendor whose name stands before the colon, else the shop's aggregator. */
export function bookerOf(rateCode: string, open: readonly ShippingVendor[]): string | null {
  const [prefix = ''] = rateCode.split(':')
  const books = ({ name }: ShippingVendor) =>
    isShippingVendor(prefix) ? name === prefix : isShippingVendor(name) && shippingVendors[name].aggregator
  return open.find(books)?.name ?? null
}
