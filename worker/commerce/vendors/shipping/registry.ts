import type { z } from 'zod'
import type { VendorCheck, VendorDeps } from '../entry.ts'
import { biteship } from './biteship.ts'
import type { ShippingVendor } from './courier.ts'
import { gosend } from './gosend.ts'
import { ownRatesName } from './own-rates.ts'

/**
 * Everything the shop knows of a vendor that fetches shipments. To add one, write its adapter, its line below, and its
 * test.
 */
export interface ShippingEntry<Keys> {
  keys: z.ZodType<Keys>
  check: VendorCheck<Keys>
  /**
   * It sells the services of many couriers. A demo shop with such a contract uses its rates instead of the table's. It
   * books with it every service that is not another vendor's own.
   */
  aggregator: boolean
  /** Its drivers go from point to point within hours, so a shop can offer it only once it has set its pickup point. */
  byTheHour: boolean
  /** The shop pays for each question what a shipment costs. */
  paidByQuestion: boolean
  courier(keys: Keys, deps: Pick<VendorDeps, 'fetch'>): ShippingVendor
  /** The adapter that simulates the vendor in a demo shop without any courier's keys; null: none does. */
  demo: ((deps: Pick<VendorDeps, 'now'>) => ShippingVendor) | null
}

const entries = { biteship, gosend }
type Entries = typeof entries

/** A shop's keys with each vendor. */
export type ShippingKeys = { [N in keyof Entries]: Entries[N] extends ShippingEntry<infer Keys> ? Keys : never }
export type ShippingVendorName = keyof ShippingKeys

export const shippingVendors: { readonly [N in ShippingVendorName]: ShippingEntry<ShippingKeys[N]> } = entries

/** Whether this courier is a vendor that the shop has a contract with, and not a table of prices. */
export const isShippingVendor = (name: string): name is ShippingVendorName => Object.hasOwn(shippingVendors, name)
export const shippingVendorNames = Object.keys(shippingVendors).filter(isShippingVendor)

/** Whether this vendor's drivers come within hours. */
export const isByTheHour = (name: string): boolean => isShippingVendor(name) && shippingVendors[name].byTheHour

/** Whether each question to this courier costs the shop money. */
export const isPaidByQuestion = (name: string): boolean =>
  isShippingVendor(name) && shippingVendors[name].paidByQuestion

/**
 * Which vendor books a service, by the service's code: the vendor named before the colon, else the shop's aggregator;
 * nobody books what the shop brings by its own rates.
 */
export function bookerOf(rateCode: string, open: readonly ShippingVendor[]): string | null {
  const [prefix = ''] = rateCode.split(':')
  if (prefix === ownRatesName) return null
  const books = ({ name }: ShippingVendor) =>
    isShippingVendor(prefix) ? name === prefix : isShippingVendor(name) && shippingVendors[name].aggregator
  return open.find(books)?.name ?? null
}
