import { dayMs } from '#shared/format/units.ts'
import type { CoinRules } from '#commerce/site/tables.ts'

/** The part of a lot that spending needs. */
interface Lot {
  id: number
  left: number
}

/** How `amount` is taken from lots in their order; null when they do not hold that much. */
export function takesOf(lots: readonly Lot[], amount: number): { lotId: number; amount: number }[] | null {
  const takes: { lotId: number; amount: number }[] = []
  let missing = amount
  for (const { id, left } of lots) {
    if (missing === 0) break
    const taken = Math.min(left, missing)
    if (taken > 0) takes.push({ lotId: id, amount: taken })
    missing -= taken
  }
  return missing === 0 ? takes : null
}

/**
 * One coin is one rupiah, and fractions are not given. `paid` is the price of the goods without the savings of vouchers
 * and coins.
 */
export const coinsFor = (paid: number, { earnPercent }: CoinRules): number =>
  Math.max(0, Math.floor((paid * earnPercent) / 100))

/** How many coins an order may use: the balance, at most the shop's share of the goods after their voucher. */
export function coinsUsable(goods: number, balance: number, { usePercent }: CoinRules): number {
  return Math.max(0, Math.min(balance, Math.floor((goods * usePercent) / 100)))
}

/** Returned coins keep their day of expiry, but the shopper has at least a week to spend them. */
export const returnedUntil = (expiresAt: Date, now: Date, leastDays: number): Date =>
  new Date(Math.max(expiresAt.getTime(), now.getTime() + leastDays * dayMs))
