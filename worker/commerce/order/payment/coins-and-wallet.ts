import { formatRupiah } from '#shared/format/money.ts'
import { coinsOf, returnCoins, returnSomeCoins, spendCoins } from '#commerce/ledger/coins.ts'
import { coinsUsable } from '#commerce/ledger/rules.ts'
import { balanceOf, move, purseOf, type TransferKind, wasMoved } from '#commerce/ledger/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { type Amounts, totalOf } from '../core/rules.ts'
import { addEvent, type OrderRow } from '../core/store.ts'

/** What there is in a purse, and how much of it this sale can take. */
export interface PurseNow {
  balance: number
  usable: number
}
export interface Purses {
  coins: PurseNow
  wallet: PurseNow
}

/**
 * What the customer's coins and balance can pay of a draft whose other amounts are known; a fee for COD is collected
 * with the rest.
 */
export function measurePurses({ db, now, shop }: Scope, draft: OrderRow, amounts: Amounts): Purses {
  const { customerId, coinsWanted } = draft
  if (customerId === null) return { coins: { balance: 0, usable: 0 }, wallet: { balance: 0, usable: 0 } }
  const [coins, wallet] = [coinsOf({ db, now }, customerId), balanceOf(db, purseOf('wallet', customerId))]
  const usable = shop.coins ? coinsUsable(amounts.subtotal - amounts.discount, coins, shop.coins) : 0
  const due = totalOf({ ...amounts, coinsUsed: coinsWanted ? usable : 0 })
  return { coins: { balance: coins, usable }, wallet: { balance: wallet, usable: Math.min(wallet, due) } }
}

/**
 * An order that expired and was paid after all takes from its purses a second time, under another name: a movement
 * happens once for its name.
 */
const namesOf = (orderId: string) => [orderId, `${orderId}:again`] as const
const givenBack: readonly TransferKind[] = ['coins_returned', 'wallet_released', 'wallet_returned']
function nameNow(db: Db, orderId: string): string {
  const [first, again] = namesOf(orderId)
  return givenBack.some((kind) => wasMoved(db, kind, first)) ? again : first
}

type Order = Pick<OrderRow, 'id' | 'customerId' | 'coinsUsed' | 'walletUsed'>

/** Whether an order's purses hold what it takes of them: asked in the transaction that takes it. */
export const purseHolds = ({ db, now }: Scope, { customerId, coinsUsed, walletUsed }: Order): boolean =>
  customerId === null ||
  (coinsOf({ db, now }, customerId) >= coinsUsed && balanceOf(db, purseOf('wallet', customerId)) >= walletUsed)

/**
 * Takes what an order is paid with from its customer's purses: coins are spent, the balance is held until the rest is
 * paid. Inside the caller's transaction.
 */
export function holdPurses(scope: Scope, { id, customerId, coinsUsed, walletUsed }: Order): void {
  if (customerId === null) return
  const ref = nameNow(scope.db, id)
  spendCoins(scope, customerId, coinsUsed, ref)
  if (walletUsed > 0)
    move(scope, {
      kind: 'wallet_held',
      ref,
      from: purseOf('wallet', customerId),
      to: purseOf('held', customerId),
      amount: walletUsed,
    })
}

/**
 * The order is paid, or goes on unpaid to the door: its part of the balance is the shop's. Inside the caller's
 * transaction.
 */
export function spendHeld(scope: Scope, { id, customerId, walletUsed }: Order): void {
  if (customerId === null || walletUsed === 0) return
  move(scope, {
    kind: 'wallet_spent',
    ref: nameNow(scope.db, id),
    from: purseOf('held', customerId),
    to: 'shop:sales',
    amount: walletUsed,
  })
}

/**
 * An order has ended: its coins come back with their day of expiry, its part of the balance from where it lies. Once.
 * Inside the caller's transaction.
 */
export function returnPurses(scope: Scope, { id, customerId, coinsUsed, walletUsed }: Order): void {
  const ref = nameNow(scope.db, id)
  const taken = wasMoved(scope.db, 'coins_spent', ref) || wasMoved(scope.db, 'wallet_held', ref)
  if (customerId === null || !taken) return
  const spent = wasMoved(scope.db, 'wallet_spent', ref)
  const to = purseOf('wallet', customerId)
  returnCoins(scope, customerId, ref)
  if (walletUsed > 0 && spent) move(scope, { kind: 'wallet_returned', ref, from: 'shop:sales', to, amount: walletUsed })
  else if (walletUsed > 0)
    move(scope, { kind: 'wallet_released', ref, from: purseOf('held', customerId), to, amount: walletUsed })
  const parts = [coinsUsed > 0 ? `${coinsUsed} koin` : '', walletUsed > 0 ? formatRupiah(walletUsed) : '']
  addEvent(scope.db, id, 'purse_returned', scope.now, parts.filter((part) => part !== '').join(' dan '))
}

/**
 * Goods have gone back: the coins that fell on them come back, those that fell on what went back before left out. Once
 * for a `ref`, the return. Inside the caller's transaction.
 */
export function returnCoinsPart(
  scope: Scope,
  { id, customerId }: Order,
  part: { amount: number; before: number; ref: string },
): void {
  if (customerId !== null) returnSomeCoins(scope, customerId, { ...part, spentFor: nameNow(scope.db, id) })
}
