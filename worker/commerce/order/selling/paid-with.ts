import { findMethod, settledBy } from '#commerce/vendors/payment/methods.ts'
import type { OrderRow } from '../core/tables.ts'

/** What decides how an order was paid; of the amounts it only matters whether there are any. */
interface PaymentFacts extends Pick<OrderRow, 'paymentVendor' | 'paymentMethod'> {
  total: number
  walletUsed: number
  coinsUsed: number
}
/** As SQL of `orders o`. */
export const paymentFacts = {
  total: 'o.total > 0',
  paymentVendor: 'o.payment_vendor',
  paymentMethod: 'o.payment_method',
  walletUsed: 'o.wallet_used > 0',
  coinsUsed: 'o.coins_used > 0',
} as const satisfies Record<keyof PaymentFacts, string>

/** How an order was paid. Where balance or coins leave nothing to pay, the way that was chosen before brings nothing. */
export function paidWith({ total, paymentVendor, paymentMethod, walletUsed, coinsUsed }: PaymentFacts): string {
  if (total > 0) return findMethod(paymentVendor, paymentMethod)?.name ?? paymentMethod ?? ''
  return settledBy[walletUsed > 0 ? 'wallet' : coinsUsed > 0 ? 'coins' : '']?.name ?? ''
}
