import { type Channel, channels } from '#shared/api/account/message.ts'
import { lazy } from '#shared/lazy.ts'
import type { ShippingEstimate } from '#shared/api/goods/shipping-estimate.ts'
import { limits } from '#shared/limits.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { allRegencies } from '#commerce/region/store.ts'
import type { VendorDeps } from '#commerce/vendors/entry.ts'
import { humanCheckVendors } from '#commerce/vendors/human-check/registry.ts'
import type { ShopKeys } from '#commerce/vendors/keys/registry.ts'
import type { Messenger } from '#commerce/vendors/messages/messenger.ts'
import { messageVendorNames, type MessageVendorName, messageVendors } from '#commerce/vendors/messages/registry.ts'
import type { PaymentGateway } from '#commerce/vendors/payment/gateway.ts'
import { methodsBy, type PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import {
  isPaymentVendor,
  type PaymentKeys,
  paymentVendorNames,
  type PaymentVendorName,
  paymentVendors,
} from '#commerce/vendors/payment/registry.ts'
import type { Courier, ShippingVendor } from '#commerce/vendors/shipping/courier.ts'
import { ownRates } from '#commerce/vendors/shipping/own-rates.ts'
import {
  bookerOf,
  isByTheHour,
  shippingVendorNames,
  type ShippingVendorName,
  shippingVendors,
} from '#commerce/vendors/shipping/registry.ts'
import { rangeOf } from '#commerce/vendors/shipping/range.ts'
import { tableCourier } from '#commerce/vendors/shipping/table-courier.ts'
import { type TagVendorName, tagVendors } from '#commerce/vendors/tags/registry.ts'
import type { TagVendor } from '#commerce/vendors/tags/tag-vendor.ts'
import type { Vendors } from '#commerce/vendors/vendors.ts'

interface Deps extends Omit<VendorDeps, 'fetch'> {
  /** Reads the shop's keys. Most calls ask no vendor, so it is called by the first that does. */
  readKeys(): ShopKeys
}

/** The vendors that one shop works with: from the registries, by the shop's keys and settings. */
export function createVendors({ readKeys, ...rest }: Deps): Vendors {
  const deps = { ...rest, fetch: (request: Request) => fetch(request) }
  const { demo, bankAccount: bank, payments } = deps.settings
  const keys = lazy(readKeys)
  const shipping = lazy(() => shippingOf(keys(), deps))
  const couriers = lazy(() => [
    ...tablesOf(keys(), deps),
    ...shipping().filter(({ name }) => !isByTheHour(name) || deps.settings.pickup?.point),
  ])
  return {
    get couriers() {
      return couriers()
    },
    shippingRange: rangesOf(couriers, deps),
    shipping: (name) => shipping().find((one) => one.name === name) ?? null,
    bookerOf: (rateCode) => bookerOf(rateCode, shipping()),
    bank,
    get methods() {
      return methodsOf(keys(), deps)
    },
    codMax: payments?.codMax ?? limits.codMaxRupiah,
    gateway: (vendor) => (isPaymentVendor(vendor) ? gatewayOf(vendor, keys(), deps) : null),
    get channels() {
      return channels.filter((channel) => demo || messageVendorOf(channel, keys()) !== null)
    },
    messenger: (channel) => messengerOf(channel, keys(), deps) ?? (demo ? 'outbox' : null),
    tag: (vendor) => tagOf(vendor, keys(), deps),
    get humanCheck() {
      const { turnstile } = keys()
      return turnstile ? humanCheckVendors.turnstile.humanCheck(turnstile, deps) : null
    },
  }
}

/** A product's variants mostly weigh and cost much the same: each weight and value is computed once. */
function rangesOf(couriers: () => readonly Courier[], deps: VendorDeps): Vendors['shippingRange'] {
  const known = new Map<string, ShippingEstimate | null>()
  const free = lazy(() => (deps.settings.shippingRates ?? []).flatMap(({ freeFrom }) => freeFrom ?? []))
  return (piece) => {
    const key = `${chargedKilos(piece.weightGrams)} ${Math.max(0, ...free().filter((from) => from <= piece.value))}`
    const found = known.has(key) ? known.get(key) : rangeOf(couriers(), piece, deps, allRegencies())
    known.set(key, found ?? null)
    return found ?? null
  }
}

/**
 * The shop's keys with a payment vendor; null: it does not work with it. No money moves in a demo shop, so keys do not
 * count there.
 */
function paymentKeys<N extends PaymentVendorName>(
  name: N,
  keys: Partial<PaymentKeys>,
  { settings }: VendorDeps,
): PaymentKeys[N] | null {
  const { keys: source } = paymentVendors[name]
  if (typeof source === 'function') return source(settings)
  return settings.demo ? null : (keys[name] ?? null)
}

function gatewayOf<N extends PaymentVendorName>(name: N, keys: ShopKeys, deps: VendorDeps): PaymentGateway | null {
  const held = paymentKeys(name, keys, deps)
  return held === null ? null : paymentVendors[name].gateway(held, deps)
}

/**
 * The ways to pay of the shop's vendors, without those its owner has switched off. Cash on delivery trusts the shopper,
 * and a lender wants a contract of its own, so the owner must switch them on; a demo shop has nothing to lose.
 */
function methodsOf(keys: ShopKeys, deps: VendorDeps): PaymentMethod[] {
  const { demo, payments } = deps.settings
  const chosen = payments?.methods
  return methodsBy(paymentVendorNames.filter((name) => paymentKeys(name, keys, deps) !== null)).filter(
    ({ vendor, method, lends }) => chosen?.includes(method) ?? (demo || !(paymentWay(vendor).onHandover || lends)),
  )
}

/**
 * Prices that need no answer of a courier: those that the shop says itself. Only a demo shop, which sends nothing, has
 * invented ones, until it has rates of its own or a contract for all couriers.
 */
function tablesOf(keys: ShopKeys, { settings: { demo, shippingRates = [] } }: VendorDeps): Courier[] {
  if (shippingRates.length > 0) return [ownRates(shippingRates)]
  const byContract = shippingVendorNames.some((name) => keys[name] && shippingVendors[name].aggregator)
  return demo && !byContract ? [tableCourier] : []
}

/** The couriers that the shop holds keys for. A demo shop without any keys gets simulated couriers. */
function shippingOf(keys: ShopKeys, deps: VendorDeps): ShippingVendor[] {
  const real = shippingVendorNames.flatMap((name) => courierOf(name, keys, deps) ?? [])
  if (real.length > 0 || !deps.settings.demo) return real
  return shippingVendorNames.flatMap((name) => shippingVendors[name].demo?.(deps) ?? [])
}

function courierOf<N extends ShippingVendorName>(name: N, keys: ShopKeys, deps: VendorDeps): ShippingVendor | null {
  const held = keys[name]
  return held ? shippingVendors[name].courier(held, deps) : null
}

const messageVendorOf = (channel: Channel, keys: ShopKeys): MessageVendorName | null =>
  messageVendorNames.find((name) => messageVendors[name].channel === channel && keys[name]) ?? null

function messengerOf(channel: Channel, keys: ShopKeys, deps: VendorDeps): Messenger | null {
  const name = messageVendorOf(channel, keys)
  return name && make(name, keys, deps)
}

function make<N extends MessageVendorName>(name: N, keys: ShopKeys, deps: VendorDeps): Messenger | null {
  const held = keys[name]
  return held ? messageVendors[name].messenger(held, deps) : null
}

function tagOf<N extends TagVendorName>(name: N, keys: ShopKeys, deps: VendorDeps): TagVendor | null {
  const held = keys[name]
  const id = tagVendors[name].idOf(deps.settings)
  return held && id ? tagVendors[name].vendor(held, id, deps) : null
}
