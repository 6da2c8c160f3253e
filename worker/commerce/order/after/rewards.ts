import { dayMs } from '#shared/format/units.ts'
import { coinsGivenFor, giveCoins } from '#commerce/ledger/coins.ts'
import { shareOf } from '#shared/order/share.ts'
import { coinsFor } from '#commerce/ledger/rules.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { findAttempt, findBill } from '../core/bills.ts'
import { returnDaysFor } from '../core/issued.ts'
import { findOrder, listLines } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { reverseCoins } from '../payment/charges/coins-and-wallet.ts'
import { isSeenOnlyByHelper } from '../payment/charges/shown.ts'
import { walletOwner } from '../payment/refunds/store.ts'
import { moneyLeft } from './money-left.ts'
import { worthOf } from './returns/rules.ts'
import { hasAllSince, hasOpenReturn, listRefunded, refundedOf } from './returns/store.ts'

/**
 * A completed order brings coins when nothing of it can be returned any more. Coins that came earlier could be spent
 * before the goods go back.
 */
export function planReward(tx: Tx, { order }: { order: OrderRow }): void {
  const at = rewardedAt(tx, order)
  if (at <= tx.now) rewardOrder(order.id, tx)
  else tx.scheduler.plan('give-coins', order.id, at)
}

const rewardedAt = (tx: Tx, { id, delivery, deliveredAt }: OrderRow): Date =>
  !deliveryWay[delivery].returnable
    ? tx.now
    : returnWindowEnd(hasAllSince(tx.db, { id }, deliveredAt ?? tx.now), returnDaysFor(tx, id))

/**
 * A job: gives the coins for what was paid for the goods that were kept, and the same part of those that a voucher
 * promised. Once.
 */
export function rewardOrder(orderId: string, tx: Tx): void {
  const order = findOrder(tx.db, orderId)
  if (order?.status !== 'COMPLETED' || !isStillPaid(tx, order)) return
  const owner = walletOwner(tx.db, order)
  // When the money is shown, `money_shown` calls this again.
  if (owner === null || isSeenOnlyByHelper(tx.db, orderId)) return
  const at = rewardedAt(tx, order)
  // The shop has given its shoppers more days meanwhile, or goods are on their way back.
  if (tx.now < at) return tx.scheduler.plan('give-coins', orderId, at)
  if (hasOpenReturn(tx.db, orderId)) return tx.scheduler.plan('give-coins', orderId, new Date(tx.now.getTime() + dayMs))
  // A vendor may have sent a part of it back, by the seller's wish or a bank's.
  const kept = Math.max(0, Math.min(paidForGoods(order) - refundedOf(tx.db, orderId), moneyLeft(tx.db, order)))
  if (tx.shop.coins) giveCoins(tx, owner, coinsFor(kept, tx.shop.coins), 'coins_earned', orderId)
  // By the goods and not by the money: coins may have paid for all of them, and what was kept for nothing brings nothing.
  const gone = worthOf(listRefunded(tx.db, orderId), listLines(tx.db, orderId))
  const cashback = shareOf(order.cashback, order.subtotal - gone, order.subtotal)
  giveCoins(tx, owner, cashback, 'coins_cashback', orderId)
}

function isStillPaid({ db }: Tx, { id }: OrderRow): boolean {
  const bill = findBill(db, id)
  return bill?.status === 'PAID' && findAttempt(db, bill)?.state !== 'returned'
}

/** The payment is gone: so are its coins, as far as they are still there. */
export function takeBackReward(tx: Tx, { order: { id, customerId } }: ShopEvents['payment_taken_back']): void {
  if (customerId !== null) reverseCoins(tx, customerId, coinsGivenFor(tx.db, customerId, id), id)
}

/**
 * Goods were paid back of an order that has brought its coins already: those for these goods go back, as far as they are
 * still there. Once for a `ref`, the return.
 */
export function lowerReward(tx: Tx, { order, given: { before, worth }, ref }: ShopEvents['goods_refunded']): void {
  const { id, customerId, subtotal } = order
  const kept = subtotal - before
  if (customerId === null || kept <= 0) return
  const coins = coinsGivenFor(tx.db, customerId, id)
  reverseCoins(tx, customerId, coins - shareOf(coins, kept - worth, kept), `${id}:${ref}`)
}

const paidForGoods = ({ subtotal, discount, coinsUsed }: OrderRow): number => subtotal - discount - coinsUsed
