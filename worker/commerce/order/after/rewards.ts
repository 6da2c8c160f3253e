import { giveCoins, takeCoinsBack } from '#commerce/ledger/coins.ts'
import { coinsFor } from '#commerce/ledger/rules.ts'
import { movedFor, customerAccount } from '#commerce/ledger/store.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import type { OrderRow } from '../core/tables.ts'
import { refundedOf } from './returns/store.ts'

/**
 * A completed order brings its customer coins: for what was paid for the goods that were kept, and the same part of
 * those that a voucher promised.
 */
export function rewardOrder(tx: Tx, { order }: { order: OrderRow }): void {
  if (order.customerId === null) return
  const { coins } = tx.shop
  const paid = paidForGoods(order)
  const kept = Math.max(0, paid - refundedOf(tx.db, order.id))
  if (coins) giveCoins(tx, order.customerId, coinsFor(kept, coins), 'coins_earned', order.id)
  const cashback = kept === paid ? order.cashback : Math.floor((order.cashback * kept) / paid)
  giveCoins(tx, order.customerId, cashback, 'coins_cashback', order.id)
}

/**
 * Goods were returned: of the coins that the order has brought, the customer keeps those for the goods that are kept.
 * Once for a return.
 */
export function lowerReward(tx: Tx, { order, returned, before, ref }: ShopEvents['goods_refunded']): void {
  const { customerId } = order
  const kept = paidForGoods(order) - before
  if (customerId === null || kept <= 0) return
  const given = movedFor(
    tx.db,
    customerAccount('coins', customerId),
    ['coins_earned', 'coins_cashback', 'coins_reversed'],
    order.id,
  )
  const stays = Math.floor((given * Math.max(0, kept - returned)) / kept)
  takeCoinsBack(tx, customerId, given - stays, `${order.id}:${ref}`)
}

const paidForGoods = ({ subtotal, discount, coinsUsed }: OrderRow): number => subtotal - discount - coinsUsed
