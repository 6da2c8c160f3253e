import { formatDate } from '#shared/format/dates.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { VoucherKind, vouchers } from './tables.ts'

export type VoucherRow = typeof vouchers.$inferSelect

/** What is about to be bought, as far as a voucher can see it. */
export interface Basket {
  lines: readonly { productId: string; categorySlug: string; amount: number }[]
  /** null: no courier is chosen yet. */
  shippingCost: number | null
  digital: boolean
}

/** Who is about to buy. */
export interface Buyer {
  /** How many of the buyer's orders count on a voucher, by its id. */
  uses: ReadonlyMap<string, number>
  isNew: boolean
}

export const kindOf = ({ forShipping }: Pick<VoucherRow, 'forShipping'>): VoucherKind =>
  forShipping ? 'shipping' : 'goods'

/** A code as it is stored: letters count alike in both cases. */
export const storedCode = (typed: string): string => typed.trim().toUpperCase()

type Scope = Pick<VoucherRow, 'categories' | 'products'>
/** Whether a voucher is for a product at all. */
export const covers = (
  { categories, products }: Scope,
  { productId, categorySlug }: { productId: string; categorySlug: string },
): boolean =>
  (categories.length === 0 && products.length === 0) ||
  categories.includes(categorySlug) ||
  products.includes(productId)

/** The part of the goods a voucher is for: its minimum is measured against it, and it takes no more than that. */
export const goodsFor = (voucher: Scope, { lines }: Basket): number =>
  lines.reduce((sum, line) => (covers(voucher, line) ? sum + line.amount : sum), 0)

/** Whole rupiah off, or coins back for cashback; rounded down, and never more than what it applies to. */
export function savingOf(voucher: VoucherRow, basket: Basket): number {
  const goods = goodsFor(voucher, basket)
  const base = voucher.forShipping ? (goods > 0 && !basket.digital ? (basket.shippingCost ?? 0) : 0) : goods
  const value = voucher.percentage ? Math.floor((base * voucher.amount) / 100) : voucher.amount
  return Math.min(value, voucher.maximum ?? value, base)
}

/** The most a voucher can give: what speaks for one whose saving is not known yet. */
export const promiseOf = ({
  percentage,
  amount,
  maximum,
}: Pick<VoucherRow, 'percentage' | 'amount' | 'maximum'>): number =>
  Math.min(percentage ? Number.POSITIVE_INFINITY : amount, maximum ?? Number.POSITIVE_INFINITY)

/** Why this buyer cannot use a voucher now, whatever is bought; the first reason counts. */
export function buyerProblem(voucher: VoucherRow, buyer: Buyer, now: Date): Refused | null {
  if (now < voucher.startsAt) return refused('voucher_early', { date: formatDate(voucher.startsAt) })
  if (voucher.endsAt && now >= voucher.endsAt) return refused('voucher_expired')
  if (voucher.quota !== null && voucher.used >= voucher.quota) return refused('voucher_gone')
  if (voucher.newCustomersOnly && !buyer.isNew) return refused('voucher_new_only')
  return voucher.perCustomer !== null && (buyer.uses.get(voucher.id) ?? 0) >= voucher.perCustomer
    ? refused('voucher_used')
    : null
}

/** Why a voucher does not apply to what is bought; null when it does. */
export function basketProblem(voucher: VoucherRow, basket: Basket): Refused | null {
  if (voucher.forShipping && basket.digital) return refused('voucher_nothing_to_ship')
  const goods = goodsFor(voucher, basket)
  if (goods === 0) return refused('voucher_not_for_goods')
  return goods < voucher.minimum ? refused('voucher_below_minimum', { missing: voucher.minimum - goods }) : null
}

/** The first reason why a voucher cannot be used; null when it can. */
export const problemOf = (voucher: VoucherRow, basket: Basket, buyer: Buyer, now: Date): Refused | null =>
  buyerProblem(voucher, buyer, now) ?? basketProblem(voucher, basket)
