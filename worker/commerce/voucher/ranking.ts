import {
  type Basket,
  basketProblem,
  type Buyer,
  buyerProblem,
  type CouponRow,
  goodsFor,
  problemOf,
  promiseOf,
  savingOf,
} from './rules.ts'
import type { Refused } from '#shared/result.ts'

/** A voucher measured against a basket. */
export interface Offer {
  coupon: CouponRow
  saving: number
  problem: Refused | null
  /** How much more has to be bought; null: that is not what is missing. */
  missing: number | null
  claimed: boolean
}

export function offerOf(coupon: CouponRow, basket: Basket, buyer: Buyer, now: Date, claimed = false): Offer {
  const problem = problemOf(coupon, basket, buyer, now)
  const missing = problem?.code === 'coupon_below_minimum' ? Number(problem.values['missing']) : null
  return { coupon, saving: problem ? 0 : savingOf(coupon, basket), problem, missing, claimed }
}

/**
 * Usable ones first, the larger saving before the smaller; claimed ones lead among equals; then what is nearest, ends
 * first, and the code.
 */
export const rank = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => betterBy.map((by) => by(a, b)).find((order) => order !== 0) ?? 0)

type Compare = (a: Offer, b: Offer) => number
const lower =
  (of: (offer: Offer) => number): Compare =>
  (a, b) =>
    of(a) === of(b) ? 0 : of(a) < of(b) ? -1 : 1
const never = Number.POSITIVE_INFINITY
const betterBy: readonly Compare[] = [
  lower(({ problem }) => (problem ? 1 : 0)),
  lower(({ saving }) => -saving),
  lower(({ claimed }) => (claimed ? 0 : 1)),
  // A price that falls now is worth more than as many coins later.
  lower(({ coupon }) => (coupon.cashback ? 1 : 0)),
  lower(({ coupon, problem }) => (problem ? 0 : -promiseOf(coupon))),
  lower(({ missing }) => missing ?? never),
  lower(({ coupon }) => coupon.endsAt?.getTime() ?? never),
  (a, b) => (a.coupon.code < b.coupon.code ? -1 : 1),
]

/**
 * The vouchers that save most together: at most one for the goods and one for the parcel. The two never lower the same
 * amount, so the best pair is the best of each. A parcel's voucher counts by its promise while no courier is chosen.
 */
export function bestOf(offers: readonly Offer[], basket: Basket): CouponRow[] {
  const ranked = rank(offers).filter(({ problem }) => problem === null)
  const goods = ranked.find(({ coupon, saving }) => !coupon.forShipping && saving > 0)
  const shipping = ranked.find(
    ({ coupon, saving }) => coupon.forShipping && (saving > 0 || basket.shippingCost === null),
  )
  return [goods, shipping].flatMap((offer) => (offer ? [offer.coupon] : []))
}

/** The nearest voucher that pays for the parcel: what has to be bought for it, and how much of that is missing. */
export function freeShippingOf(coupons: readonly CouponRow[], basket: Basket, buyer: Buyer, now: Date) {
  const free = coupons.filter(
    (coupon) =>
      coupon.forShipping && (!coupon.percentage || coupon.amount === 100) && buyerProblem(coupon, buyer, now) === null,
  )
  const near = free
    .flatMap((coupon) => {
      const problem = basketProblem(coupon, basket)
      if (problem && problem.code !== 'coupon_below_minimum') return []
      return [
        {
          minimum: coupon.minimum,
          missing: Math.max(0, coupon.minimum - goodsFor(coupon, basket)),
          promise: promiseOf(coupon),
        },
      ]
    })
    .toSorted((a, b) => a.missing - b.missing || (a.promise === b.promise ? 0 : a.promise > b.promise ? -1 : 1))[0]
  return near
    ? { minimum: near.minimum, missing: near.missing, maximum: Number.isFinite(near.promise) ? near.promise : null }
    : null
}
