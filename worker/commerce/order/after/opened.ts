import { shareOf } from '#shared/order/share.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { OrderRow } from '../core/tables.ts'
import { countOpened, listDigitalKept } from '../fulfilment/digital/store.ts'

/** Pieces whose code was revealed or whose file was downloaded: they cannot go back. */
export interface OpenedLine {
  variantId: string
  name: string
  pieces: number
  /** What was paid for them, the order's vouchers taken off. */
  paid: number
}

/** What of an order cannot go back, line by line. */
export function listOpened(db: Db, { id, subtotal, discount }: OrderRow): OpenedLine[] {
  return listDigitalKept(db, id).flatMap(({ line }) => {
    const pieces = countOpened(db, line)
    if (pieces === 0) return []
    const { variantId, name, unitPrice } = line
    return [{ variantId, name, pieces, paid: shareOf(subtotal - discount, unitPrice * pieces, subtotal) }]
  })
}

type Kept = Pick<OrderRow, 'keptMoney' | 'keptWallet' | 'keptCoins'>

/**
 * What the shop keeps for opened pieces when their order is cancelled: of the money that is still there, then of the
 * balance, then of the coins.
 */
export function keptFor(
  opened: readonly OpenedLine[],
  { walletUsed, coinsUsed }: Pick<OrderRow, 'walletUsed' | 'coinsUsed'>,
  money: number,
): Kept {
  const worth = opened.reduce((sum, { paid }) => sum + paid, 0)
  const keptMoney = Math.min(worth, money)
  const keptWallet = Math.min(worth - keptMoney, walletUsed)
  return { keptMoney, keptWallet, keptCoins: Math.min(worth - keptMoney - keptWallet, coinsUsed) }
}
