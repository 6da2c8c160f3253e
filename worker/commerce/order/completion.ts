import { giveCoins } from '../ledger/coins.ts'
import { coinsFor } from '../ledger/rules.ts'
import type { SaleRow } from '../sale/store.ts'
import type { Scope } from '../scope.ts'

/** What a completed order brings its customer: coins for what was paid for the goods, and those a voucher promised. Inside the caller's transaction. */
export function rewardOrder(scope: Scope, order: SaleRow): void {
  if (order.customerId === null) return
  const { coins } = scope.shop
  if (coins) giveCoins(scope, order.customerId, coinsFor(order.subtotal - order.discount - order.coinsUsed, coins), 'coins_earned', order.id)
  giveCoins(scope, order.customerId, order.cashback, 'coins_cashback', order.id)
}
