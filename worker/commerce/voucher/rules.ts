import { formatDate } from '#shared/format/dates.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { CouponKind, coupons } from './tables.ts'

export type CouponRow = typeof coupons.$inferSelect

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

export const kindOf = ({ forShipping }: Pick<CouponRow, 'forShipping'>): CouponKind =>
  forShipping ? 'shipping' : 'goods'

/** A code as it is stored: letters count alike in both cases. */
export const storedCode = (typed: string): string => typed.trim().toUpperCase()

type Scope = Pick<CouponRow, 'categories' | 'products'>
/** Whether a voucher is for a product at all. */
export const covers = (
  { categories, products }: Scope,
  { productId, categorySlug }: { productId: string; categorySlug: string },
): boolean =>
  (categories.length === 0 && products.length === 0) ||
  categories.includes(categorySlug) ||
  products.includes(productId)

/** The part of the goods a voucher is for: its minimum is measured against it, and it takes no more than that. */
export const goodsFor = (coupon: Scope, { lines }: Basket): number =>
  lines.reduce((sum, line) => (covers(coupon, line) ? sum + line.amount : sum), 0)

/** Whole rupiah off, or coins back for cashback; rounded down, and never more than what it applies to. */
export function savingOf(coupon: CouponRow, basket: Basket): number {
  const goods = goodsFor(coupon, basket)
  const base = coupon.forShipping ? (goods > 0 && !basket.digital ? (basket.shippingCost ?? 0) : 0) : goods
  const value = coupon.percentage ? Math.floor((base * coupon.amount) / 100) : coupon.amount
  return Math.min(value, coupon.maximum ?? value, base)
}

/** The most a voucher can give: what speaks for one whose saving is not known yet. */
export const promiseOf = ({
  percentage,
  amount,
  maximum,
}: Pick<CouponRow, 'percentage' | 'amount' | 'maximum'>): number =>
  Math.min(percentage ? Number.POSITIVE_INFINITY : amount, maximum ?? Number.POSITIVE_INFINITY)

/** Why this buyer cannot use a voucher now, whatever is bought; the first reason counts. */
export function buyerProblem(coupon: CouponRow, buyer: Buyer, now: Date): Refused | null {
  if (now < coupon.startsAt) return refused('coupon_early', { date: formatDate(coupon.startsAt) })
  if (coupon.endsAt && now >= coupon.endsAt) return refused('coupon_expired')
  if (coupon.quota !== null && coupon.used >= coupon.quota) return refused('coupon_gone')
  if (coupon.newCustomersOnly && !buyer.isNew) return refused('coupon_new_only')
  return coupon.perCustomer !== null && (buyer.uses.get(coupon.id) ?? 0) >= coupon.perCustomer
    ? refused('coupon_used')
    : null
}

/** Why a voucher does not apply to what is bought; null when it does. */
export function basketProblem(coupon: CouponRow, basket: Basket): Refused | null {
  if (coupon.forShipping && basket.digital) return refused('coupon_nothing_to_ship')
  const goods = goodsFor(coupon, basket)
  if (goods === 0) return refused('coupon_not_for_goods')
  return goods < coupon.minimum ? refused('coupon_below_minimum', { missing: coupon.minimum - goods }) : null
}

/** The first reason why a voucher cannot be used; null when it can. */
export const problemOf = (coupon: CouponRow, basket: Basket, buyer: Buyer, now: Date): Refused | null =>
  buyerProblem(coupon, buyer, now) ?? basketProblem(coupon, basket)
