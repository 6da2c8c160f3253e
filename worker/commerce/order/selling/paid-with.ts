import { findMethod, settledBy } from '#commerce/vendors/payment/methods.ts'
import type { OrderRow } from '../core/tables.ts'

/** Where balance or coins leave nothing to pay, the way that was chosen before brings nothing. As SQL of `orders o`. */
export const paidWithText =
  "CASE WHEN o.total > 0 THEN o.payment_vendor END AS vendor, CASE WHEN o.total > 0 THEN o.payment_method WHEN o.wallet_used > 0 THEN 'wallet' WHEN o.coins_used > 0 THEN 'coins' ELSE '' END AS method"

/** How that is called. */
export const nameOfWay = (vendor: string | null, method: string | null): string =>
  findMethod(vendor, method)?.name ?? settledBy[method ?? '']?.name ?? method ?? ''

/** The same of one order. */
export function paidWith({ total, paymentVendor, paymentMethod, walletUsed, coinsUsed }: OrderRow): string {
  if (total > 0) return findMethod(paymentVendor, paymentMethod)?.name ?? ''
  return nameOfWay(null, walletUsed > 0 ? 'wallet' : coinsUsed > 0 ? 'coins' : '')
}
