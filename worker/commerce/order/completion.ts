import { giveCoins } from '../ledger/coins.ts'
import { coinsFor } from '../ledger/rules.ts'
import { refundedOf } from '../return/store.ts'
import type { SaleRow } from '../sale/store.ts'
import type { Scope } from '../scope.ts'

/** What a completed order brings its customer: coins for what was paid for the goods that were kept, and of those a voucher promised the same part. Inside the caller's transaction. */
export function rewardOrder(scope: Scope, order: SaleRow): void {
  if (order.customerId === null) return
  const { coins } = scope.shop
  const paid = order.subtotal - order.discount - order.coinsUsed
  const kept = Math.max(0, paid - refundedOf(scope.db, order.id))
  if (coins) giveCoins(scope, order.customerId, coinsFor(kept, coins), 'coins_earned', order.id)
  giveCoins(scope, order.customerId, kept === paid ? order.cashback : Math.floor((order.cashback * kept) / paid), 'coins_cashback', order.id)
}
