import { and, asc, desc, eq, gt, inArray, lt, lte, min, ne, or, sql } from 'drizzle-orm'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { coinLots, coinUses, isReceived, ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables.ts'

/** What a transfer needs of its transaction. */
export type Ledger = Pick<Tx, 'db' | 'now' | 'scheduler'>
export type LotRow = typeof coinLots.$inferSelect

/**
 * A customer's ledger account. 'held' is money that waits: for the rest of an order's payment, or on its way to a bank.
 */
export type CustomerAccount = 'wallet' | 'held' | 'coins' | 'pending' | 'commission'
export const customerAccount = (account: CustomerAccount, customerId: string) => `${account}:${customerId}` as const
/** The shop's own accounts, the other side of what customers get and give. */
export type ShopSide =
  | 'shop:refunds'
  | 'shop:postage'
  | 'shop:sales'
  | 'shop:coins'
  | 'shop:commission'
  | 'shop:payouts'
  | 'shop:fees'
/** What the shop owes for an order to somebody without a wallet, until it is paid. */
export const owedAccount = (orderId: string) => `owed:${orderId}` as const
export type Account = ReturnType<typeof customerAccount> | ReturnType<typeof owedAccount> | ShopSide

/** Why something moved. Together with `ref` it identifies one transfer forever. */
export type TransferKind =
  | 'refund'
  | 'refund_double'
  | 'wallet_held'
  | 'wallet_released'
  | 'refund_return'
  | 'return_postage'
  | 'refund_to_wallet'
  | 'refund_paid'
  | 'wallet_spent'
  | 'wallet_returned'
  | 'coins_earned'
  | 'coins_cashback'
  | 'coins_spent'
  | 'coins_returned'
  | 'coins_reversed'
  | 'coins_expired'
  | 'commission_pending'
  | 'commission_ready'
  | 'commission_reversed'
  | 'commission_given_up'
  | 'withdrawal'
  | 'withdrawal_paid'
  | 'withdrawal_fee'
  | 'withdrawal_refused'

export interface Transfer {
  kind: TransferKind
  ref: string
  from: Account
  to: Account
  /** Whole rupiah or coins, above zero. */
  amount: number
}

/**
 * Moves an amount from one account to another, once for a kind and a ref; false when it was done before. An account
 * that would fall below zero stops the transaction, so ask `balanceOf` first.
 */
export function move({ db, now }: Ledger, { kind, ref, from, to, amount }: Transfer): boolean {
  assert(
    Number.isSafeInteger(amount) && amount > 0 && from !== to,
    'a transfer moves whole rupiah from one account to another: leave out what is nothing',
  )
  const [transfer] = db.insert(ledgerTransfers).values({ kind, ref, at: now }).onConflictDoNothing().returning().all()
  if (!transfer) return false
  for (const id of [from, to]) db.insert(ledgerAccounts).values({ id }).onConflictDoNothing().run()
  const entry = { transferId: transfer.id }
  db.insert(ledgerEntries)
    .values([
      { ...entry, account: from, amount: -amount },
      { ...entry, account: to, amount },
    ])
    .run()
  return true
}

export const wasMoved = (db: Db, kind: TransferKind, ref: string): boolean =>
  db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, kind), eq(ledgerTransfers.ref, ref)))
    .get() !== undefined

/** What transfers of these kinds brought to an account for a `ref` and for its parts, `ref:…`, but for one of them. */
export const movedFor = (
  db: Db,
  account: Account,
  kinds: readonly TransferKind[],
  ref: string,
  without?: string,
): number =>
  db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(
      and(
        eq(ledgerEntries.account, account),
        inArray(ledgerTransfers.kind, [...kinds]),
        or(eq(ledgerTransfers.ref, ref), and(gt(ledgerTransfers.ref, `${ref}:`), lt(ledgerTransfers.ref, `${ref};`))),
        without === undefined ? undefined : ne(ledgerTransfers.ref, without),
      ),
    )
    .get()?.sum ?? 0

export const balanceOf = (db: Db, account: Account): number =>
  db.select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(eq(ledgerAccounts.id, account)).get()
    ?.balance ?? 0

interface Listing {
  index: number
  size: number
  /** IN: received · OUT: spent. */
  direction?: 'IN' | 'OUT' | null
}

/** A page of an account's entries, the newest first, by index alone; the triggers count how many there are. */
export function listMoves(db: Db, account: Account, { index, size, direction = null }: Listing) {
  const { id, amount } = ledgerEntries
  const { kind, ref, at } = ledgerTransfers
  const most = (index + 1) * size
  const directions = direction === null ? (['IN', 'OUT'] as const) : [direction]
  const ids = directions
    .flatMap((one) =>
      db
        .select({ id })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.account, account), sql`${isReceived(amount)} = ${one === 'IN' ? 1 : 0}`))
        .orderBy(desc(id))
        .limit(most)
        .all(),
    )
    .map((row) => row.id)
    .toSorted((a, b) => b - a)
    .slice(index * size, most)
  const rows = db
    .select({ id, amount, kind, ref, at })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(isOneOf(id, ids))
    .orderBy(desc(id))
    .limit(Math.max(1, ids.length))
    .all()
  return { rows, total: tallyOf(db, `ledger_entry:${account}`, directions) }
}

export function addLot(db: Db, lot: { customerId: string; given: number; expiresAt: Date }): void {
  db.insert(coinLots)
    .values({ ...lot, left: lot.given })
    .run()
}
/** As the index has it. */
const isLeft = sql`${coinLots.left} > 0`
/** The lots that can be spent at `now`, the first to expire first. */
export const listLots = (db: Db, customerId: string, now: Date, most: number = limits.listRows): LotRow[] =>
  db
    .select()
    .from(coinLots)
    .where(and(eq(coinLots.customerId, customerId), isLeft, gt(coinLots.expiresAt, now)))
    .orderBy(asc(coinLots.expiresAt), asc(coinLots.id))
    .limit(most)
    .all()
export const listExpiredLots = (db: Db, customerId: string, now: Date): LotRow[] =>
  db
    .select()
    .from(coinLots)
    .where(and(eq(coinLots.customerId, customerId), isLeft, lte(coinLots.expiresAt, now)))
    .limit(limits.listRows)
    .all()
export const nextLotExpiry = (db: Db, customerId: string): Date | null =>
  db
    .select({ at: min(coinLots.expiresAt) })
    .from(coinLots)
    .where(and(eq(coinLots.customerId, customerId), isLeft))
    .get()?.at ?? null
export function takeFromLot(db: Db, lotId: number, amount: number): void {
  db.update(coinLots)
    .set({ left: sql`${coinLots.left} - ${amount}` })
    .where(eq(coinLots.id, lotId))
    .run()
}
export function addCoinUse(db: Db, use: typeof coinUses.$inferInsert): void {
  db.insert(coinUses).values(use).run()
}
export const listCoinUses = (db: Db, orderId: string) =>
  db
    .select({ amount: coinUses.amount, expiresAt: coinLots.expiresAt })
    .from(coinUses)
    .innerJoin(coinLots, eq(coinLots.id, coinUses.lotId))
    .where(eq(coinUses.orderId, orderId))
    .orderBy(asc(coinUses.id))
    .limit(limits.listRows)
    .all()
