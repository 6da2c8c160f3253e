import { dayMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { returnedUntil, takesOf } from './rules.ts'
import {
  addCoinUse,
  addLot,
  balanceOf,
  listCoinUses,
  listExpiredLots,
  listLots,
  type Ledger,
  move,
  movedFor,
  nextLotExpiry,
  customerAccount,
  takeFromLot,
} from './store.ts'

/** Gives coins, once for a kind and a ref. */
export function giveCoins(
  tx: Ledger,
  customerId: string,
  amount: number,
  kind: 'coins_earned' | 'coins_cashback',
  ref: string,
): void {
  if (amount === 0) return
  const given = move(tx, { kind, ref, from: 'shop:coins', to: customerAccount('coins', customerId), amount })
  if (given) keepLot(tx, customerId, amount, new Date(tx.now.getTime() + limits.coinDays * dayMs))
}

/** What the customer can spend now: expired coins do not count, whether or not the job has taken them yet. */
export const coinsOf = ({ db, now }: Pick<Scope, 'db' | 'now'>, customerId: string): number =>
  balanceOf(db, customerAccount('coins', customerId)) -
  listExpiredLots(db, customerId, now).reduce((sum, { left }) => sum + left, 0)

/** Pays a part of an order, with the coins that expire first. The caller has asked `coinsOf`. */
export function spendCoins(tx: Ledger, customerId: string, amount: number, orderId: string): void {
  if (amount === 0) return
  const takes = takesOf(listLots(tx.db, customerId, tx.now), amount)
  assert(takes, 'more coins than there are: ask coinsOf first, in the same transaction')
  if (
    !move(tx, {
      kind: 'coins_spent',
      ref: orderId,
      from: customerAccount('coins', customerId),
      to: 'shop:coins',
      amount,
    })
  )
    return
  for (const { lotId, amount: taken } of takes) {
    takeFromLot(tx.db, lotId, taken)
    addCoinUse(tx.db, { orderId, lotId, amount: taken })
  }
}

/** Gives back, once, the coins of an order that expired or was cancelled. */
export function returnCoins(tx: Ledger, customerId: string, orderId: string): void {
  const uses = listCoinUses(tx.db, orderId)
  const amount = uses.reduce((sum, use) => sum + use.amount, 0)
  if (
    amount === 0 ||
    !move(tx, {
      kind: 'coins_returned',
      ref: orderId,
      from: 'shop:coins',
      to: customerAccount('coins', customerId),
      amount,
    })
  )
    return
  for (const use of uses)
    keepLot(tx, customerId, use.amount, returnedUntil(use.expiresAt, tx.now, limits.coinReturnedDays))
}

/**
 * Gives back a part of the coins of an order: `amount` after the first `before`, which came back already. Each coin
 * keeps its own day of expiry. Once for a `ref`.
 */
export function returnSomeCoins(
  tx: Ledger,
  customerId: string,
  { spentFor, amount, before, ref }: { spentFor: string; amount: number; before: number; ref: string },
): void {
  if (
    amount === 0 ||
    !move(tx, { kind: 'coins_returned', ref, from: 'shop:coins', to: customerAccount('coins', customerId), amount })
  )
    return
  let [skip, left] = [before, amount]
  for (const use of listCoinUses(tx.db, spentFor)) {
    const part = Math.min(left, Math.max(0, use.amount - skip))
    skip = Math.max(0, skip - use.amount)
    left -= part
    if (part > 0) keepLot(tx, customerId, part, returnedUntil(use.expiresAt, tx.now, limits.coinReturnedDays))
  }
  assert(left === 0, 'more coins come back than were spent: the parts of a sale add up to what it was paid with')
}

/** The coins that an order has brought and that were not taken back. */
export const coinsGivenFor = (db: Db, customerId: string, orderId: string): number =>
  movedFor(
    db,
    customerAccount('coins', customerId),
    ['coins_earned', 'coins_cashback', 'coins_reversed'],
    orderId,
    earlyRef(orderId),
  )

/** Names the coins that came back before their order ended, and are taken then: the order has not brought them. */
export const earlyRef = (orderId: string): string => `${orderId}:early`

/** Takes back coins whose payment is gone. Coins that were spent in the meantime are the shop's loss. Once for a `ref`. */
export function takeCoinsBack(tx: Ledger, customerId: string, wanted: number, ref: string): void {
  const amount = Math.min(wanted, coinsOf(tx, customerId))
  if (amount <= 0) return
  const takes = takesOf(listLots(tx.db, customerId, tx.now), amount)
  if (
    takes &&
    move(tx, { kind: 'coins_reversed', ref, from: customerAccount('coins', customerId), to: 'shop:coins', amount })
  )
    for (const { lotId, amount: taken } of takes) takeFromLot(tx.db, lotId, taken)
}

/** Takes expired coins; a second run finds nothing left to take. */
export function expireCoins(customerId: string, tx: Ledger): void {
  for (const { id, left } of listExpiredLots(tx.db, customerId, tx.now)) {
    takeFromLot(tx.db, id, left)
    move(tx, {
      kind: 'coins_expired',
      ref: String(id),
      from: customerAccount('coins', customerId),
      to: 'shop:coins',
      amount: left,
    })
  }
  planExpiry(tx, customerId)
  assert(balanceOf(tx.db, customerAccount('coins', customerId)) >= 0, 'an account is never below zero')
}

function keepLot(tx: Ledger, customerId: string, given: number, expiresAt: Date): void {
  addLot(tx.db, { customerId, given, expiresAt })
  planExpiry(tx, customerId)
}

function planExpiry({ db, scheduler }: Ledger, customerId: string): void {
  const next = nextLotExpiry(db, customerId)
  if (next) scheduler.plan('expire-coins', customerId, next)
}
