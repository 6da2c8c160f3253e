import type { InstalmentTerm } from '#shared/admin/settings.ts'
import { limits } from '#shared/limits.ts'
import { handoverWords, paymentWay } from '#shared/order/payment-way.ts'
import { refused, type Refused } from '#shared/result.ts'
import { type DeliveryWay, deliveryWay } from '#shared/order/delivery-way.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'

/** What decides which ways to pay are open to an order. */
export interface PaymentFacts {
  /** Without a unique code. */
  amount: number
  delivery: DeliveryWay
  /** An e-mail goes with the name and the phone of who gets it. */
  email: boolean
  /** The phone is an Indonesian one, or not known yet. */
  mobile: boolean
  /** It has an address, and with it a phone, and the courier that it needs. */
  sendable: boolean
  courierTakesCod: boolean
  codMax: number
  /** The customer's phone is verified, or the shop does not ask for that. */
  verified: boolean
  /** Shipments that this phone or customer sent back unpaid lately. */
  refusals: number
  /** Orders to be paid on delivery that this shopper has under way, when no more are allowed; null: one more is. */
  codOpen: number | null
}

/** Why an order cannot be paid this way; null when it can. */
export function obstacle(
  { vendor, min, max, needs = [] }: Pick<PaymentMethod, 'vendor' | 'min' | 'max' | 'needs'>,
  facts: PaymentFacts,
): Refused | null {
  // A free order needs no payment, whatever was chosen before.
  if (facts.amount > 0 && facts.amount < min) return refused('payment_below_minimum', { min })
  if (max !== undefined && facts.amount > max) return refused('payment_above_maximum', { max })
  if (needs.includes('address') && !deliveryWay[facts.delivery].needsAddress) return refused('payment_unfit')
  if (needs.includes('email') && !facts.email) return refused('payment_email')
  if (needs.includes('mobile') && !facts.mobile) return refused('payment_phone')
  if (!paymentWay(vendor).onHandover) return null
  if (deliveryWay[facts.delivery].takesMoney !== vendor) return refused('payment_unfit')
  const way = handoverWords[vendor] ?? ''
  if (facts.amount > facts.codMax) return refused('cod_over_limit', { way, max: facts.codMax })
  if (facts.refusals >= limits.codRefusalsMax) return refused('cod_blocked', { way })
  if (!facts.verified) return refused('cod_unverified', { way })
  const open = facts.codOpen
  if (open !== null) return refused('cod_open', { way, count: open })
  if (!facts.sendable) return refused('cod_address')
  return facts.courierTakesCod ? null : refused('cod_courier')
}

/**
 * The smallest monthly instalment among the terms that the shop's owner has set; null without any. Each month costs its
 * part of the amount and the percentage of the whole amount, rounded up.
 */
export function smallestInstalment(amount: number, terms: readonly InstalmentTerm[]) {
  const plans = terms.map(({ months, monthlyPercent }) => {
    const hundredths = Math.round(monthlyPercent * 100)
    return { months, monthlyPercent, monthly: Math.ceil((amount * (10_000 + hundredths * months)) / (10_000 * months)) }
  })
  return plans.toSorted((a, b) => a.monthly - b.monthly)[0] ?? null
}
