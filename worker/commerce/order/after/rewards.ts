import { giveCoins, takeCoinsBack } from '#commerce/ledger/coins.ts'
import { coinsFor } from '#commerce/ledger/rules.ts'
import { movedFor, purseOf } from '#commerce/ledger/store.ts'
import { refundedOf } from './returns/store.ts'
import type { OrderRow } from '../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/**
 * What a completed order brings its customer: coins for what was paid for the goods that were kept, and of those a
 * voucher promised the same part. Inside the caller's transaction.
 */
export function rewardOrder(scope: Scope, order: OrderRow): void {
  if (order.customerId === null) return
  const { coins } = scope.shop
  const paid = order.subtotal - order.discount - order.coinsUsed
  const kept = Math.max(0, paid - refundedOf(scope.db, order.id))
  if (coins) giveCoins(scope, order.customerId, coinsFor(kept, coins), 'coins_earned', order.id)
  giveCoins(
    scope,
    order.customerId,
    kept === paid ? order.cashback : Math.floor((order.cashback * kept) / paid),
    'coins_cashback',
    order.id,
  )
}

/**
 * Goods of a completed order went back, for which `returned` was paid: of its coins those stay that fall on what is
 * kept. Asked before the return itself is written. Once for a `ref`, the return. Inside the caller's transaction.
 */
export function lowerReward(scope: Scope, order: OrderRow, { returned, ref }: { returned: number; ref: string }): void {
  const { customerId } = order
  const kept = order.subtotal - order.discount - order.coinsUsed - refundedOf(scope.db, order.id)
  if (customerId === null || kept <= 0) return
  const given = movedFor(
    scope.db,
    purseOf('coins', customerId),
    ['coins_earned', 'coins_cashback', 'coins_reversed'],
    order.id,
  )
  const stays = Math.floor((given * Math.max(0, kept - returned)) / kept)
  takeCoinsBack(scope, customerId, given - stays, `${order.id}:${ref}`)
}
