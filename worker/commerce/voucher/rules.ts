import { formatDate } from '#shared/format/dates.ts'
import { refused, type Refused } from '#shared/result.ts'
import { type Basket, goodsFor } from '#commerce/pricing/voucher-saving.ts'
import type { VoucherKind, VoucherRow } from './tables.ts'

/** The person who is about to buy. */
export interface Shopper {
  /** How many of the shopper's orders use a voucher, by its id. */
  readonly uses: ReadonlyMap<string, number>
  readonly isNew: boolean
}

export const kindOf = ({ forShipping }: Pick<VoucherRow, 'forShipping'>): VoucherKind =>
  forShipping ? 'shipping' : 'goods'

/** What a shopper has decided, by kind: a voucher, or null for none. Of a kind that is missing the best is taken. */
export type Choices = ReadonlyMap<VoucherKind, VoucherRow | null>

/** A code as it is stored: upper and lower case are the same. */
export const storedCode = (typed: string): string => typed.trim().toUpperCase()

/** The most a voucher can give: it ranks by that while its saving is not known. */
export const promiseOf = ({
  percentage,
  amount,
  maximum,
}: Pick<VoucherRow, 'percentage' | 'amount' | 'maximum'>): number =>
  Math.min(percentage ? Number.POSITIVE_INFINITY : amount, maximum ?? Number.POSITIVE_INFINITY)

/** What more goods reach comes first: what is for all of them, and what asks for less. Equal ones keep their order. */
export const inOrderOfReach = (offered: readonly VoucherRow[]): VoucherRow[] =>
  offered.toSorted((a, b) => Number(isForSome(a)) - Number(isForSome(b)) || a.minimum - b.minimum)
const isForSome = ({ categories, products }: VoucherRow): boolean => categories.length + products.length > 0

/** The first reason why this shopper cannot use a voucher now, whatever is bought. */
export function shopperProblem(voucher: VoucherRow, shopper: Shopper, now: Date): Refused | null {
  // One that was ended before it began never begins.
  if (voucher.endsAt && now >= voucher.endsAt) return refused('voucher_expired')
  if (now < voucher.startsAt) return refused('voucher_early', { date: formatDate(voucher.startsAt) })
  if (voucher.quota !== null && voucher.used >= voucher.quota) return refused('voucher_gone')
  if (voucher.newCustomersOnly && !shopper.isNew) return refused('voucher_new_only')
  return voucher.perCustomer !== null && (shopper.uses.get(voucher.id) ?? 0) >= voucher.perCustomer
    ? refused('voucher_used')
    : null
}

/** Why a voucher does not fit what is bought; null when it does. */
export function basketProblem(voucher: VoucherRow, basket: Basket): Refused | null {
  if (voucher.forShipping && !basket.sent) return refused('voucher_nothing_to_ship')
  const goods = goodsFor(voucher, basket)
  if (goods === 0) return refused('voucher_not_for_goods')
  return goods < voucher.minimum ? refused('voucher_below_minimum', { missing: voucher.minimum - goods }) : null
}

/** The first reason why a voucher cannot be used; null when it can. */
export const problemOf = (voucher: VoucherRow, basket: Basket, shopper: Shopper, now: Date): Refused | null =>
  shopperProblem(voucher, shopper, now) ?? basketProblem(voucher, basket)
