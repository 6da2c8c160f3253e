import { and, asc, eq, gt } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { coinsOf, earlyRef, returnCoins, returnSomeCoins, spendCoins, takeCoinsBack } from '#commerce/ledger/coins.ts'
import { coinsUsable } from '#commerce/ledger/rules.ts'
import { balanceOf, move, movedFor, customerAccount, type TransferKind, wasMoved } from '#commerce/ledger/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type Amounts, totalOf } from '#commerce/order/core/rules.ts'
import { addHistory } from '#commerce/order/core/store.ts'
import { type OrderRow, orders } from '#commerce/order/core/tables.ts'
import type { Spending } from '#commerce/platform/events.ts'

/** What a customer has of coins, or in the wallet, and how much of it can pay for a checkout. */
export interface Usable {
  balance: number
  usable: number
}
export interface CoinsAndWallet {
  coins: Usable
  wallet: Usable
}

/**
 * What the customer's coins and balance can pay of a draft whose other amounts are known. The fee for COD is not among
 * those: it is collected with the rest on delivery.
 */
export function measureCoinsAndWallet({ db, now, shop }: Scope, draft: OrderRow, amounts: Amounts): CoinsAndWallet {
  const { customerId, coinsWanted } = draft
  if (customerId === null) return { coins: { balance: 0, usable: 0 }, wallet: { balance: 0, usable: 0 } }
  const [coins, balance] = [coinsOf({ db, now }, customerId), balanceOf(db, customerAccount('wallet', customerId))]
  const usable = shop.coins ? coinsUsable(amounts.subtotal - amounts.discount, coins, shop.coins) : 0
  const due = totalOf({ ...amounts, coinsUsed: coinsWanted ? usable : 0 })
  return { coins: { balance: coins, usable }, wallet: { balance, usable: Math.min(balance, due) } }
}

type Order = Pick<OrderRow, 'id' | 'customerId' | 'coinsUsed' | 'walletUsed'>
type EndedOrder = Order & Pick<OrderRow, 'keptCoins' | 'keptWallet'>

/** Whether the customer still has what an order takes. Asked in the transaction that takes it. */
export const hasCoinsAndBalance = ({ db, now }: Scope, { customerId, coinsUsed, walletUsed }: Order): boolean =>
  customerId === null ||
  (coinsOf({ db, now }, customerId) >= coinsUsed && balanceOf(db, customerAccount('wallet', customerId)) >= walletUsed)

/** Takes what an order is paid with: coins are spent, the balance is held until the rest is paid. */
export function holdCoinsAndBalance(tx: Tx, { order, spending }: { order: Order; spending: Spending }): void {
  hold(tx, order, spending)
}

/** An expired order was paid after all: it takes what it was placed with again. */
export const holdCoinsAndBalanceAgain = (tx: Tx, { order }: { order: Order }): void =>
  hold(tx, order, { coins: order.coinsUsed, wallet: order.walletUsed })

function hold(tx: Tx, { id, customerId }: Order, { coins, wallet }: Pick<Spending, 'coins' | 'wallet'>): void {
  if (customerId === null) return
  const ref = refNow(tx.db, id)
  spendCoins(tx, customerId, coins, ref)
  if (wallet > 0)
    move(tx, {
      kind: 'wallet_held',
      ref,
      from: customerAccount('wallet', customerId),
      to: customerAccount('held', customerId),
      amount: wallet,
    })
}

/** The order is paid, or is sent as cash on delivery: the held part of the balance is the shop's. */
export function spendHeldBalance(tx: Tx, { id, customerId, walletUsed }: Order): void {
  if (customerId === null || walletUsed === 0) return
  move(tx, {
    kind: 'wallet_spent',
    ref: refNow(tx.db, id),
    from: customerAccount('held', customerId),
    to: 'shop:sales',
    amount: walletUsed,
  })
}

/**
 * An order was cancelled or has expired: its coins come back with their day of expiry, and its part of the balance from
 * where it is now. What the shop keeps for opened codes and files stays. Once.
 */
export function returnCoinsAndBalance(tx: Tx, { order }: { order: EndedOrder }): void {
  const { id, customerId } = order
  const [coins, amount] = [order.coinsUsed - order.keptCoins, order.walletUsed - order.keptWallet]
  const ref = refNow(tx.db, id)
  const taken = wasMoved(tx.db, 'coins_spent', ref) || wasMoved(tx.db, 'wallet_held', ref)
  if (customerId === null || !taken) return
  const spent = wasMoved(tx.db, 'wallet_spent', ref)
  const to = customerAccount('wallet', customerId)
  if (order.keptCoins === 0) returnCoins(tx, customerId, ref)
  else returnSomeCoins(tx, customerId, { amount: coins, before: 0, spentFor: ref, ref })
  if (amount > 0 && spent) move(tx, { kind: 'wallet_returned', ref, from: 'shop:sales', to, amount })
  else if (amount > 0) move(tx, { kind: 'wallet_released', ref, from: customerAccount('held', customerId), to, amount })
  const early = coins > 0 ? Math.min(coins, earlyOf(tx.db, customerId, id)) : 0
  if (early > 0) takeCoinsBack(tx, customerId, early, earlyRef(id))
  const back = coins - early
  const parts = [back > 0 ? `${back} koin` : '', amount > 0 ? formatRupiah(amount) : ''].filter((part) => part !== '')
  if (parts.length > 0) addHistory(tx.db, id, 'balance_returned', tx.now, parts.join(' dan '))
}

/**
 * Goods were returned: the coins that paid for them come back, without those that came back for other goods before.
 * Once for a `ref`, the return.
 */
export function returnCoinsPart(
  tx: Tx,
  { id, customerId }: Order,
  part: { amount: number; before: number; ref: string },
): void {
  if (customerId !== null) returnSomeCoins(tx, customerId, { ...part, spentFor: refNow(tx.db, id) })
}

/**
 * Takes back coins whose payment is gone. Those that an unpaid order holds come back early for it, and are taken when
 * the order ends; once it is paid they are the shop's loss, like all that were spent. Once for a `ref`.
 */
export function reverseCoins(tx: Tx, customerId: string, wanted: number, ref: string): void {
  if (wasMoved(tx.db, 'coins_reversed', ref)) return
  let missing = wanted - coinsOf(tx, customerId)
  for (const { id, coinsUsed } of missing > 0 ? listUnpaid(tx.db, customerId) : []) {
    const before = earlyOf(tx.db, customerId, id)
    const amount = Math.min(missing, coinsUsed - before)
    returnSomeCoins(tx, customerId, { spentFor: refNow(tx.db, id), amount, before, ref: `${earlyRef(id)}:${ref}` })
    missing -= amount
  }
  takeCoinsBack(tx, customerId, wanted, ref)
}

/** What came back early for an order and was not taken yet. */
const earlyOf = (db: Db, customerId: string, orderId: string): number =>
  movedFor(db, customerAccount('coins', customerId), ['coins_returned', 'coins_reversed'], earlyRef(orderId))

/** The orders of a customer that hold coins until they are paid. */
const listUnpaid = (db: Db, customerId: string) =>
  db
    .select({ id: orders.id, coinsUsed: orders.coinsUsed })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'PENDING'), gt(orders.coinsUsed, 0)))
    .orderBy(asc(orders.placedAt))
    .limit(limits.listRows)
    .all()

/**
 * The name of an order's movements in the ledger, where one name moves once. An order that expired and was paid after
 * all takes its coins and balance a second time, under another name.
 */
function refNow(db: Db, orderId: string): string {
  return givenBack.some((kind) => wasMoved(db, kind, orderId)) ? `${orderId}:again` : orderId
}
const givenBack: readonly TransferKind[] = ['coins_returned', 'wallet_released', 'wallet_returned']
