import type { VendorCheck, KeySource, VendorDeps } from '../entry.ts'
import type { PaymentGateway } from './gateway.ts'
import { manual } from './manual-transfer.ts'
import type { MethodName } from './method-table.ts'
import { midtrans } from './midtrans.ts'
import { xendit } from './xendit.ts'
import { simulator } from './simulator/gateway.ts'

/**
 * Everything the shop knows of a payment vendor. To add one, write its adapter, its line in the list below, and its
 * test: the list makes the keys that an owner sets, the address of the webhook and the choices at checkout.
 */
export interface PaymentEntry<Keys> {
  /** The ways to pay that it takes. */
  methods: readonly MethodName[]
  keys: KeySource<Keys>
  /** It moves no money: its pages are part of the shop. */
  simulated?: true
  /** null: a vendor without a contract. */
  check: VendorCheck<Keys> | null
  /**
   * The vendor's gateway for one shop. The webhook is part of it, because the same keys prove who sent a notification.
   */
  gateway(keys: Keys, deps: VendorDeps): PaymentGateway
}

/** Of several vendors that a shop has keys for, the first that takes a method gets it. */
const entries = { simulator, midtrans, xendit, manual }
type Entries = typeof entries

/** A shop's keys with each vendor. */
export type PaymentKeys = { [N in keyof Entries]: Entries[N] extends PaymentEntry<infer Keys> ? Keys : never }
export type PaymentVendorName = keyof PaymentKeys

export const paymentVendors: { readonly [N in PaymentVendorName]: PaymentEntry<PaymentKeys[N]> } = entries

export const isPaymentVendor = (name: string): name is PaymentVendorName => Object.hasOwn(paymentVendors, name)
export const isSimulated = (name: string): boolean => isPaymentVendor(name) && paymentVendors[name].simulated === true
export const paymentVendorNames = Object.keys(paymentVendors).filter(isPaymentVendor)
