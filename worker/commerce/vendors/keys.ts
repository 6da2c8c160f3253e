import { z } from 'zod'
import { humanCheckVendors, type HumanCheckKeys } from './human-check/registry.ts'
import { messageVendors, type MessageKeys } from './messages/registry.ts'
import { paymentVendors, type PaymentKeys } from './payment/registry.ts'
import { shippingVendors, type ShippingKeys } from './shipping/registry.ts'
import { tagVendors, type TagKeys } from './tags/registry.ts'

/** The keys that a shop holds with its vendors, by the vendor's name. */
export type ShopKeys = Partial<PaymentKeys & ShippingKeys & MessageKeys & TagKeys & HumanCheckKeys>

const schemas = Object.entries({
  ...paymentVendors,
  ...shippingVendors,
  ...messageVendors,
  ...tagVendors,
  ...humanCheckVendors,
}).flatMap(([name, { keys }]) => (typeof keys === 'function' ? [] : [[name, keys.optional()] as const]))
/**
 * A vendor is complete or absent: incomplete keys are refused when the Worker reads them. Type and schema agree,
 * because both are made from the registries, name by name.
 */
const ShopKeys = z.strictObject(Object.fromEntries(schemas)) as unknown as z.ZodType<ShopKeys>
const AllKeys = z.record(z.string().max(253), ShopKeys)

/**
 * The keys of one shop, from the secret VENDOR_KEYS: JSON by primary host. Without the secret, or without the host in
 * it, the shop has none. An unreadable secret stops every shop that needs it: the log says why and never shows the
 * secret.
 */
export function keysOf(secret: string | undefined, host: string): ShopKeys {
  if (!secret) return {}
  const known = read.get(secret) ?? parse(secret)
  read.set(secret, known)
  return known[host] ?? {}
}
/** The same text always means the same, so an isolate parses it once. */
const read = new Map<string, Readonly<Record<string, ShopKeys>>>()

function parse(secret: string): Readonly<Record<string, ShopKeys>> {
  let json: unknown
  try {
    json = JSON.parse(secret)
  } catch {
    throw new Error('VENDOR_KEYS is no JSON: put it again with wrangler secret put VENDOR_KEYS')
  }
  const parsed = AllKeys.safeParse(json)
  if (parsed.success) return parsed.data
  throw new Error(
    `VENDOR_KEYS cannot be used: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  )
}
