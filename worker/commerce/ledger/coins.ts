import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import type { Scope } from '#commerce/platform/scope.ts'
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
  nextLotExpiry,
  customerAccount,
  takeFromLot,
} from './store.ts'

const dayMs = 86_400_000

/** Gives coins, once for a kind and a ref. Inside the caller's transaction. */
export function giveCoins(
  scope: Ledger,
  customerId: string,
  amount: number,
  kind: 'coins_earned' | 'coins_cashback',
  ref: string,
): void {
  if (amount === 0) return
  const given = move(scope, { kind, ref, from: 'shop:coins', to: customerAccount('coins', customerId), amount })
  if (given) keepLot(scope, customerId, amount, new Date(scope.now.getTime() + limits.coinDays * dayMs))
}

/** What the customer can spend now: expired coins do not count, whether or not the job has taken them yet. */
export const coinsOf = ({ db, now }: Pick<Scope, 'db' | 'now'>, customerId: string): number =>
  listLots(db, customerId, now).reduce((sum, { left }) => sum + left, 0)

/** Pays a part of an order, with the coins that expire first. The caller asked `coinsOf` in the same transaction. */
export function spendCoins(scope: Ledger, customerId: string, amount: number, orderId: string): void {
  if (amount === 0) return
  const takes = takesOf(listLots(scope.db, customerId, scope.now), amount)
  assert(takes, 'more coins than there are: ask coinsOf in the same transaction first')
  if (
    !move(scope, {
      kind: 'coins_spent',
      ref: orderId,
      from: customerAccount('coins', customerId),
      to: 'shop:coins',
      amount,
    })
  )
    return
  for (const { lotId, amount: taken } of takes) {
    takeFromLot(scope.db, lotId, taken)
    addCoinUse(scope.db, { orderId, lotId, amount: taken })
  }
}

/** Gives back, once, the coins of an order that expired or was cancelled. Inside the caller's transaction. */
export function returnCoins(scope: Ledger, customerId: string, orderId: string): void {
  const uses = listCoinUses(scope.db, orderId)
  const amount = uses.reduce((sum, use) => sum + use.amount, 0)
  if (
    amount === 0 ||
    !move(scope, {
      kind: 'coins_returned',
      ref: orderId,
      from: 'shop:coins',
      to: customerAccount('coins', customerId),
      amount,
    })
  )
    return
  for (const use of uses)
    keepLot(scope, customerId, use.amount, returnedUntil(use.expiresAt, scope.now, limits.coinReturnedDays))
}

/**
 * Gives back a part of the coins of an order: `amount` after the first `before`, which came back already. Each coin
 * keeps its own day of expiry. Once for a `ref`. Inside the caller's transaction.
 */
export function returnSomeCoins(
  scope: Ledger,
  customerId: string,
  { spentFor, amount, before, ref }: { spentFor: string; amount: number; before: number; ref: string },
): void {
  if (
    amount === 0 ||
    !move(scope, { kind: 'coins_returned', ref, from: 'shop:coins', to: customerAccount('coins', customerId), amount })
  )
    return
  let [skip, left] = [before, amount]
  for (const use of listCoinUses(scope.db, spentFor)) {
    const part = Math.min(left, Math.max(0, use.amount - skip))
    skip = Math.max(0, skip - use.amount)
    left -= part
    if (part > 0) keepLot(scope, customerId, part, returnedUntil(use.expiresAt, scope.now, limits.coinReturnedDays))
  }
  assert(left === 0, 'more coins come back than were spent: the parts of a sale add up to what it was paid with')
}

/**
 * Takes back coins that were given for goods which were returned later. Coins that were spent in the meantime are the
 * shop's loss. Once for a `ref`. Inside the caller's transaction.
 */
export function takeCoinsBack(scope: Ledger, customerId: string, wanted: number, ref: string): void {
  const amount = Math.min(wanted, coinsOf(scope, customerId))
  if (amount <= 0) return
  const takes = takesOf(listLots(scope.db, customerId, scope.now), amount)
  if (
    takes &&
    move(scope, { kind: 'coins_reversed', ref, from: customerAccount('coins', customerId), to: 'shop:coins', amount })
  )
    for (const { lotId, amount: taken } of takes) takeFromLot(scope.db, lotId, taken)
}

/** Takes expired coins; a second run finds nothing left to take. */
export function expireCoins(customerId: string, scope: Ledger): void {
  scope.db.transaction(() => {
    for (const { id, left } of listExpiredLots(scope.db, customerId, scope.now)) {
      takeFromLot(scope.db, id, left)
      move(scope, {
        kind: 'coins_expired',
        ref: String(id),
        from: customerAccount('coins', customerId),
        to: 'shop:coins',
        amount: left,
      })
    }
    planExpiry(scope, customerId)
    assert(balanceOf(scope.db, customerAccount('coins', customerId)) >= 0, 'an account is never below zero')
  })
}

function keepLot(scope: Ledger, customerId: string, given: number, expiresAt: Date): void {
  addLot(scope.db, { customerId, given, expiresAt })
  planExpiry(scope, customerId)
}

function planExpiry({ db, scheduler }: Ledger, customerId: string): void {
  const next = nextLotExpiry(db, customerId)
  if (next) scheduler.plan('expire-coins', customerId, next)
}
